-- Up to which of its own steps each feature has made its tables. It stays, as they do, when the feature is taken out.
CREATE TABLE feature_steps (
    feature TEXT PRIMARY KEY,
    number INTEGER NOT NULL
) WITHOUT ROWID;
