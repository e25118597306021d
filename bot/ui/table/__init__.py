"""The messages of a table: what they say, and the reconciler that keeps them right."""
