-- The badges that its record shows, with spaces; NULL: nobody has looked yet.
ALTER TABLE results ADD COLUMN badges TEXT COLLATE "C";
-- Games that have just ended, and nobody has looked yet.
CREATE TABLE unread_results (table_id BIGINT PRIMARY KEY);
-- Of those that ended before there were badges, the ones up to here are still to be read, from the newest down.
CREATE TABLE older_results (up_to BIGINT PRIMARY KEY);
INSERT INTO older_results SELECT up_to FROM (SELECT max(table_id) AS up_to FROM results) AS older WHERE up_to IS NOT NULL;
