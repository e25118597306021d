"""The parts that every game is made of. Pure: this knows no Discord, no SQL, no pictures."""
