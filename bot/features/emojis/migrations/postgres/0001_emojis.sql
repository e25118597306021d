-- What the bot has uploaded, for each Discord application.
CREATE TABLE emojis (
    application_id BIGINT NOT NULL,
    name TEXT COLLATE "C" NOT NULL,
    -- Of the picture.
    hash TEXT COLLATE "C" NOT NULL,
    -- A time of day: when its upload was begun.
    uploaded_at DOUBLE PRECISION NOT NULL,
    -- NULL: it is not known that Discord has it.
    emoji_id BIGINT,
    PRIMARY KEY (application_id, name)
);
