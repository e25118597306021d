"""The steps of a PostgreSQL database. They have the numbers of SQLite's, and begin with what those had led to."""
