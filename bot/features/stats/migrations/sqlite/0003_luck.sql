-- What made up the result, in chances to win, once somebody has worked that out; and the square of its standard error.
ALTER TABLE results ADD COLUMN luck_cards REAL;
ALTER TABLE results ADD COLUMN luck_own REAL;
ALTER TABLE results ADD COLUMN luck_others REAL;
ALTER TABLE results ADD COLUMN luck_variance REAL;
-- Games that have ended, and nobody has worked it out yet.
CREATE TABLE unread_luck (table_id INTEGER PRIMARY KEY, finished_at REAL NOT NULL) WITHOUT ROWID;
