"""The buttons of Jugglers, made from views."""
