"""What is stored about somebody: /privacy."""
