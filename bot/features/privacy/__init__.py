"""What is stored about somebody: a copy of it, or to have it deleted."""
