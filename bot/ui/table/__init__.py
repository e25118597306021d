"""How a table is shown: what its messages say, and keeping them right."""
