-- How many games of the person were rated up to the last one of that season, over all seasons: until there are enough, they
-- see no number.
ALTER TABLE ratings ADD COLUMN played INTEGER NOT NULL DEFAULT 0;
UPDATE ratings SET played = (SELECT count(*) FROM ledger WHERE ledger.person = ratings.person AND ledger.game = ratings.game AND ledger.number <= ratings.number);
DROP INDEX ladders;
CREATE INDEX ladders ON ratings (scope, game, season, mean, spread, played);

-- The points that the game took at most; NULL: it could take any, as every game did that was rated before.
ALTER TABLE ledger ADD COLUMN most_lost INTEGER;
