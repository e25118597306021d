-- Whether the film of its best half minute is still to be posted.
ALTER TABLE nights ADD COLUMN film BIGINT NOT NULL DEFAULT 0;
CREATE INDEX nights_film_owed ON nights (id) WHERE film = 1;
