"""Views of results: terminal and JSON."""
