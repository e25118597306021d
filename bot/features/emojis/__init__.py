"""The application's emojis: cards, suits, seats and games, uploaded once for all servers."""
