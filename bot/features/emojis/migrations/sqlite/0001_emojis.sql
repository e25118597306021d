-- What the bot has uploaded, for each Discord application.
CREATE TABLE emojis (
    application_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    -- Of the picture.
    hash TEXT NOT NULL,
    -- A time of day: when its upload was begun.
    uploaded_at REAL NOT NULL,
    -- NULL: it is not known that Discord has it.
    emoji_id INTEGER,
    PRIMARY KEY (application_id, name)
) WITHOUT ROWID;
