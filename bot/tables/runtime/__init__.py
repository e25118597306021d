"""Open tables as they live: locks, alarms, computer players."""
