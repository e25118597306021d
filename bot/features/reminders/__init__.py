"""Reminders of the deals of the day that wait, for those who have asked for them."""
