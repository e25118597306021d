-- Up to which of its own steps each feature has made its tables. It stays, as they do, when the feature is taken out.
CREATE TABLE feature_steps (
    feature TEXT COLLATE "C" PRIMARY KEY,
    number BIGINT NOT NULL
);
