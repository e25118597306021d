"""The welcome on a server that invites the bot: it says what is played here, and is posted once."""
