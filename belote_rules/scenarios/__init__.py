"""The rule book in Gherkin: the vocabulary of steps and the runner."""
