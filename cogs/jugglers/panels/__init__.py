"""What can be chosen at Jugglers: buttons and lists, made from views."""
