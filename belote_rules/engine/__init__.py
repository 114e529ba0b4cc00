"""What happens: pure functions of rules and state, one file a phase."""
