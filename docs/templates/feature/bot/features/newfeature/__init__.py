"""`/table newfeature` rolls a die."""
