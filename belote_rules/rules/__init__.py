"""What may vary: the parameter tree, profiles and their evidence."""
