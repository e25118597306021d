"""The settings: how one sees the tables, when one is called and named, and where people of a server may open tables."""
