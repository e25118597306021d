"""What is added to discord.py, whatever the game: responses, components, names, permissions."""
