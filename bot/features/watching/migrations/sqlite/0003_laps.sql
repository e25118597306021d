-- Picks are of laps and gatherings now: what was predicted of who wins would answer another question.
DELETE FROM predictions WHERE choice <> '';
