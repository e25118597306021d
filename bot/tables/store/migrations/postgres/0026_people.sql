-- A person on a server; and, with no server (0), what belongs to them wherever they are. Everything else knows keys only, in
-- the columns `person` and `private_to`. Forgetting somebody deletes the row: a key that is in none leads to nobody.
CREATE TABLE people (
    -- Random. Less than 2 are those that `seats` explains.
    key BIGINT PRIMARY KEY,
    guild_id BIGINT NOT NULL,
    user_id BIGINT NOT NULL,
    -- The one they used last there.
    name TEXT COLLATE "C" NOT NULL DEFAULT ''
);
CREATE UNIQUE INDEX people_by_user ON people (user_id, guild_id);
CREATE INDEX people_of_server ON people (guild_id);

-- Requests to be forgotten that were still being carried out.
UPDATE seats SET user_id = 1, name = '' WHERE EXISTS (SELECT 1 FROM erasures AS request WHERE request.user_id = seats.user_id AND coalesce(request.guild_id, seats.guild_id) = seats.guild_id AND seats.table_id <= request.up_to);
UPDATE challenges SET user_id = 1, name = '' WHERE EXISTS (SELECT 1 FROM erasures AS request WHERE request.user_id = challenges.user_id AND coalesce(request.guild_id, challenges.guild_id) = challenges.guild_id AND challenges.last_table <= request.up_to);
DELETE FROM results WHERE EXISTS (SELECT 1 FROM erasures AS request WHERE request.user_id = results.user_id AND coalesce(request.guild_id, results.guild_id) = results.guild_id AND results.table_id <= request.up_to);
DELETE FROM ratings WHERE EXISTS (SELECT 1 FROM erasures AS request WHERE request.user_id = ratings.user_id AND coalesce(request.guild_id, ratings.scope) = ratings.scope AND ratings.table_id <= request.up_to);
DELETE FROM deal_players WHERE EXISTS (SELECT 1 FROM erasures AS request WHERE request.user_id = deal_players.user_id AND coalesce(request.guild_id, deal_players.guild_id) = deal_players.guild_id AND deal_players.last_table <= request.up_to);
DELETE FROM daily_results WHERE EXISTS (SELECT 1 FROM erasures AS request WHERE request.user_id = daily_results.user_id AND coalesce(request.guild_id, daily_results.guild_id) = daily_results.guild_id AND daily_results.day < request.day);
DELETE FROM daily_lists WHERE EXISTS (SELECT 1 FROM erasures AS request WHERE request.user_id = daily_lists.user_id AND coalesce(request.guild_id, daily_lists.guild_id) = daily_lists.guild_id AND daily_lists.day < request.day);
UPDATE ledger SET user_id = NULL WHERE EXISTS (SELECT 1 FROM erasures AS request WHERE request.user_id = ledger.user_id AND coalesce(request.guild_id, ledger.scope) = ledger.scope AND ledger.table_id <= request.up_to);
UPDATE tables SET private_to = 1 WHERE private_to IS NOT NULL AND EXISTS (SELECT 1 FROM erasures AS request WHERE request.user_id = private_to AND coalesce(request.guild_id, tables.guild_id) = tables.guild_id AND tables.id <= request.up_to);

INSERT INTO people (key, guild_id, user_id, name)
SELECT ('x' || substr(replace(CAST(gen_random_uuid() AS TEXT), '-', ''), 1, 16))::bit(64)::bigint & 9223372036854775807, guild_id, user_id, name
FROM (SELECT DISTINCT ON (guild_id, user_id) guild_id, user_id, name FROM (
    SELECT guild_id, user_id, name, table_id AS at FROM seats WHERE user_id > 1
    UNION ALL SELECT guild_id, user_id, name, table_id FROM results
    UNION ALL SELECT scope, user_id, name, table_id FROM ratings
    UNION ALL SELECT guild_id, user_id, name, last_table FROM deal_players
    UNION ALL SELECT guild_id, user_id, name, last_table FROM challenges
    UNION ALL SELECT guild_id, user_id, name, 0 FROM daily_results
    UNION ALL SELECT 0, user_id, name, 0 FROM daily_results
    UNION ALL SELECT daily_lists.guild_id, user_id, name, 0 FROM daily_lists JOIN daily_results USING (user_id, game, day)
    UNION ALL SELECT scope, user_id, '', -1 FROM ledger
    UNION ALL SELECT guild_id, user_id, '', -1 FROM openers
    UNION ALL SELECT guild_id, private_to, '', -1 FROM tables
    UNION ALL SELECT 0, user_id, '', -1 FROM player_settings
    UNION ALL SELECT 0, user_id, '', -1 FROM reminders
    UNION ALL SELECT 0, user_id, '', -1 FROM viewers
    UNION ALL SELECT tables.guild_id, names, '', -1 FROM messages JOIN tables ON id = table_id
) AS named WHERE user_id > 1 ORDER BY guild_id, user_id, at DESC) AS known;

-- Who sits, or sat, at which table. `person`: 0 for a computer player, 1 for somebody who was forgotten while they had the
-- seat. `name`: that of a computer player.
DROP INDEX seats_of_person;
UPDATE seats SET user_id = (SELECT key FROM people WHERE people.user_id = seats.user_id AND people.guild_id = seats.guild_id), name = '' WHERE user_id > 1;
UPDATE seats SET name = '' WHERE user_id = 1;
ALTER TABLE seats RENAME COLUMN user_id TO person;
CREATE INDEX seats_of_person ON seats (person, table_id) WHERE person > 1;

DROP INDEX results_of_guild;
DROP INDEX results_of_player;
UPDATE results SET user_id = (SELECT key FROM people WHERE people.user_id = results.user_id AND people.guild_id = results.guild_id);
ALTER TABLE results RENAME COLUMN user_id TO person;
ALTER TABLE results DROP COLUMN name;
CREATE INDEX results_of_guild ON results (guild_id, game, person, private, won, people, misplays, clean, score);
CREATE INDEX results_of_player ON results (person, finished_at);

DROP INDEX ratings_of_person;
DROP INDEX ladders;
UPDATE ratings SET user_id = (SELECT key FROM people WHERE people.user_id = ratings.user_id AND people.guild_id = ratings.scope);
ALTER TABLE ratings RENAME COLUMN user_id TO person;
ALTER TABLE ratings DROP COLUMN name;
ALTER TABLE ratings DROP COLUMN table_id;
CREATE INDEX ladders ON ratings (scope, game, season, mean, spread);
CREATE INDEX ratings_of_person ON ratings (person, game);

DROP INDEX ledger_of_person;
UPDATE ledger SET user_id = (SELECT key FROM people WHERE people.user_id = ledger.user_id AND people.guild_id = ledger.scope) WHERE user_id IS NOT NULL;
ALTER TABLE ledger RENAME COLUMN user_id TO person;
CREATE INDEX ledger_of_person ON ledger (person, game, number) WHERE person IS NOT NULL;

DROP INDEX deals_of_person;
UPDATE deal_players SET user_id = (SELECT key FROM people WHERE people.user_id = deal_players.user_id AND people.guild_id = deal_players.guild_id);
ALTER TABLE deal_players RENAME COLUMN user_id TO person;
ALTER TABLE deal_players DROP COLUMN name;
ALTER TABLE deal_players DROP COLUMN last_table;
CREATE INDEX deals_of_person ON deal_players (person);

DROP INDEX challenges_of_person;
UPDATE challenges SET user_id = (SELECT key FROM people WHERE people.user_id = challenges.user_id AND people.guild_id = challenges.guild_id) WHERE user_id > 1;
ALTER TABLE challenges RENAME COLUMN user_id TO person;
ALTER TABLE challenges DROP COLUMN name;
ALTER TABLE challenges DROP COLUMN last_table;
CREATE INDEX challenges_of_person ON challenges (person);

DROP INDEX openers_of_person;
UPDATE openers SET user_id = (SELECT key FROM people WHERE people.user_id = openers.user_id AND people.guild_id = openers.guild_id);
ALTER TABLE openers RENAME COLUMN user_id TO person;
CREATE INDEX openers_of_person ON openers (person);

-- On which servers' lists a result is. Both are of the person wherever they are.
INSERT INTO daily_lists (user_id, game, day, guild_id)
SELECT user_id, game, day, guild_id FROM daily_results WHERE guild_id <> 0 ON CONFLICT DO NOTHING;
UPDATE daily_lists SET user_id = (SELECT key FROM people WHERE people.user_id = daily_lists.user_id AND people.guild_id = 0);
ALTER TABLE daily_lists RENAME COLUMN user_id TO person;

DROP INDEX daily_results_of_guild;
UPDATE daily_results SET user_id = (SELECT key FROM people WHERE people.user_id = daily_results.user_id AND people.guild_id = 0);
ALTER TABLE daily_results RENAME COLUMN user_id TO person;
ALTER TABLE daily_results DROP COLUMN guild_id;
ALTER TABLE daily_results DROP COLUMN name;
CREATE INDEX daily_results_of_person ON daily_results (person, game, day);

UPDATE player_settings SET user_id = (SELECT key FROM people WHERE people.user_id = player_settings.user_id AND people.guild_id = 0);
ALTER TABLE player_settings RENAME COLUMN user_id TO person;

UPDATE reminders SET user_id = (SELECT key FROM people WHERE people.user_id = reminders.user_id AND people.guild_id = 0);
ALTER TABLE reminders RENAME COLUMN user_id TO person;

UPDATE viewers SET user_id = (SELECT key FROM people WHERE people.user_id = viewers.user_id AND people.guild_id = 0);
ALTER TABLE viewers RENAME COLUMN user_id TO person;

-- Whom it calls: 1 for somebody who was forgotten.
UPDATE messages SET names = (SELECT key FROM people JOIN tables ON tables.guild_id = people.guild_id
    WHERE tables.id = messages.table_id AND people.user_id = messages.names) WHERE names IS NOT NULL;

-- One try at a day's deal is noted in `daily_tries`, as somebody has a key on each server.
DROP INDEX one_try_a_day;
DROP INDEX private_tables;
UPDATE tables SET private_to = (SELECT key FROM people WHERE people.user_id = tables.private_to AND people.guild_id = tables.guild_id) WHERE private_to > 1;
CREATE INDEX tables_of_days ON tables (game, day, private_to) WHERE day IS NOT NULL;
CREATE INDEX private_tables ON tables (guild_id, private_to, game) WHERE private_to IS NOT NULL;

-- Whether the computer made the move: anybody else is the person of the seat.
ALTER TABLE moves ADD COLUMN by_computer BIGINT NOT NULL DEFAULT 0;
UPDATE moves SET by_computer = 1 WHERE user_id = 0;
ALTER TABLE moves DROP COLUMN user_id;

-- Snapshots up to this table may name people, as those of version 0.9.0 do; 0 when all of them have been written anew.
ALTER TABLE bot ADD COLUMN named_up_to BIGINT NOT NULL DEFAULT 0;
UPDATE bot SET named_up_to = (SELECT coalesce(max(id), 0) FROM tables WHERE snapshot <> '');
-- How often somebody was forgotten: other processes then drop what they have in memory.
ALTER TABLE bot RENAME COLUMN wishes TO forgotten;

-- Servers that the bot left long ago: what is stored of them is deleted in small pieces, tables up to this number.
CREATE TABLE deleted_servers (
    guild_id BIGINT PRIMARY KEY,
    up_to BIGINT NOT NULL
);
INSERT INTO deleted_servers (guild_id, up_to)
SELECT guild_id, max(up_to) FROM erasures WHERE user_id IS NULL GROUP BY guild_id;
DELETE FROM people WHERE guild_id IN (SELECT guild_id FROM deleted_servers);
DROP TABLE erasures;

-- What a feature stores refers to tables of the frame without holding them: the feature may have been removed.
ALTER TABLE challenges DROP CONSTRAINT challenges_table_id_fkey;
ALTER TABLE results DROP CONSTRAINT results_table_id_fkey;
ALTER TABLE unrated DROP CONSTRAINT unrated_table_id_fkey;
