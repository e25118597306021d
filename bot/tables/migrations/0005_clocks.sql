-- Every open table now has a deadline: a game in which nothing happens is closed after 14 days.
UPDATE tables SET deadline = touched_at + 1209600 WHERE phase = 'playing';
-- Several may be called to turn at once, each by a message of their own, kept by seat. Whose seat the one call was for
-- was not kept; it goes like any other when it has been answered.
UPDATE messages SET kind = 'turn:0' WHERE kind = 'turn';
