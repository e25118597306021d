"""What only several processes need, or very many servers. The rest of the bot does without it."""
