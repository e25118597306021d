"""What Jugglers says, made from views."""
