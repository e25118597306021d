-- What the record does not say, as JSON. NULL: version 0.9.0 has written the record, and the rest is in the rows of seats.
ALTER TABLE records ADD COLUMN rest TEXT;
-- Records up to this table may be such; 0 when all of them have been looked at.
ALTER TABLE bot ADD COLUMN older_up_to INTEGER NOT NULL DEFAULT 0;
UPDATE bot SET older_up_to = (SELECT coalesce(max(table_id), 0) FROM records);
