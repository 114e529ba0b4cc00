"""What jobs share: what an answer depends on, who is to blame for a difference, the smallest witness."""
