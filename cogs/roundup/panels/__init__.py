"""What can be chosen at Roundup: buttons and lists, made from views."""
