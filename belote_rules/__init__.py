"""The rules of Belote and its family as an executable specification."""

__version__ = "0.1.0"
