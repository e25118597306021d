-- Every open table now has a deadline: a game in which nothing happens is closed after 14 days.
UPDATE tables SET deadline = touched_at + 1209600 WHERE phase = 'playing';
