"""What the bot says to Discord and how, whatever the game: responses, components, names, permissions."""
