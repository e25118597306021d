"""Engines, which keep the tables: in a file, or on a server."""
