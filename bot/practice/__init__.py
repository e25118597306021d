"""The practice table: the very same bot, on an offline Discord of one server, played in a browser on this computer."""
