-- Each deal of a series but the first, and the one before it, after which no other may be dealt.
CREATE TABLE next_deals (
    table_id BIGINT PRIMARY KEY,
    after_id BIGINT NOT NULL UNIQUE
);
