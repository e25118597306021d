"""What every game's tables share: /table."""
