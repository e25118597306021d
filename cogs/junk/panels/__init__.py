"""What can be chosen at Junk: buttons and lists, made from views."""
