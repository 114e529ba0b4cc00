"""Verifying an implementation: the cases, the verdicts, the causes of failures, the journal."""
