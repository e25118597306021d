"""What keeps the tables: a file, or a server."""
