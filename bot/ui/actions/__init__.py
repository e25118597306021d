"""What people can do, by button and by slash command."""
