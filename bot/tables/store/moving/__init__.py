"""Copying a database to another place, whole or not at all."""
