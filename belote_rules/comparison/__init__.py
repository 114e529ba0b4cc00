"""Where two rule sets differ."""
