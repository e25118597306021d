-- A start asks for open tables and for those not yet shown; neither should grow with all the games ever played.
DROP INDEX open_tables;
DROP INDEX tables_of_guild;
CREATE INDEX open_tables_of_guild ON tables (guild_id) WHERE phase IN ('lobby', 'playing');
CREATE INDEX not_yet_shown ON tables (touched_at) WHERE shown_version < version;
