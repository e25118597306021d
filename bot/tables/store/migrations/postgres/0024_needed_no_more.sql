-- Only versions before 0.9.0 needed them.
ALTER TABLE bot DROP COLUMN uncounted_up_to;
ALTER TABLE bot DROP COLUMN unpacked_up_to;
