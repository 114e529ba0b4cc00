"""The wire: the questions and answers as lines of JSON, for programs that answer or ask over a pipe (protocol 1)."""
