"""The command line: one small file a verb, no logic.

A verb imports what it needs inside its function, so that help and errors of usage are there at once.
"""
