"""The steps of the rule book, a module a phase of the game."""
