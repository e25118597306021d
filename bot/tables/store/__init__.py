"""Everything that is kept: the only SQL, and the only importer of SQLite and PostgreSQL."""
