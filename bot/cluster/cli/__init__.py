"""Commands of the command line, one module each, as in `bot.cli`."""
