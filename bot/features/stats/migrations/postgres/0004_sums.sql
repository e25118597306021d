-- What the games of a server, but for private ones, were for each person, in sums: its list reads the first of them, however
-- many games there were.
CREATE TABLE results_summed (
    person BIGINT NOT NULL,
    game TEXT COLLATE "C" NOT NULL,
    guild_id BIGINT NOT NULL,
    games BIGINT NOT NULL,
    won BIGINT NOT NULL,
    won_against_people BIGINT NOT NULL,
    misplays BIGINT NOT NULL,
    PRIMARY KEY (person, game)
);
INSERT INTO results_summed
SELECT person, game, guild_id, count(*), sum(won), count(*) FILTER (WHERE won = 1 AND people > 1), sum(misplays)
FROM results WHERE private = 0 AND person IN (SELECT key FROM people) GROUP BY guild_id, game, person;
-- In the order of the list.
CREATE INDEX server_ranks ON results_summed (guild_id, game, won_against_people DESC, won DESC, games, (misplays * 1.0 / games));

-- All that a page says of somebody is in it: their games lie all over the file. It takes the place of the one that the lists
-- of servers read.
DROP INDEX results_of_guild;
DROP INDEX results_of_player;
CREATE INDEX results_of_player ON results (person, finished_at, game, private, won, people, place, score, best, misplays, clean, clean_run, clean_seconds, catches,
    wrong_calls, seats, levels, badges, luck_cards, luck_own, luck_others, luck_variance);
