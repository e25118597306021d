-- Whom a message calls by name, so that after a start the same person is not called a second time.
ALTER TABLE messages ADD COLUMN names INTEGER;
