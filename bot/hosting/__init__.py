"""What the host can see of a running bot: whether it is healthy, its figures, its status, and what systemd is told."""
