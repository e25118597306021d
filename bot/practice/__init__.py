"""The practice table: the same bot on an offline Discord with one server, played in a browser on this computer."""
