"""What every game is made of. Pure: knows no Discord, no SQL, no pictures."""
