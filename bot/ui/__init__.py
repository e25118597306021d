"""What all games share on Discord: one live message per table, answers that always come, the lobby, Juse!."""
