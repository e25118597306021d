"""What can be chosen at Juse: buttons and lists, made from views."""
