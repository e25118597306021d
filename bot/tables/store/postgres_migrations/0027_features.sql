-- What a feature stores refers to tables of the frame without holding them: the feature may have been removed.
ALTER TABLE challenges DROP CONSTRAINT challenges_table_id_fkey;
