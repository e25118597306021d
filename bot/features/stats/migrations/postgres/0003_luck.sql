-- What made up the result, in chances to win, once somebody has worked that out; and the square of its standard error.
ALTER TABLE results ADD COLUMN luck_cards DOUBLE PRECISION;
ALTER TABLE results ADD COLUMN luck_own DOUBLE PRECISION;
ALTER TABLE results ADD COLUMN luck_others DOUBLE PRECISION;
ALTER TABLE results ADD COLUMN luck_variance DOUBLE PRECISION;
-- Games that have ended, and nobody has worked it out yet.
CREATE TABLE unread_luck (table_id BIGINT PRIMARY KEY, finished_at DOUBLE PRECISION NOT NULL);
