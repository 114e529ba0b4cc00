"""`referee`: the engine answering questions over standard input and output."""

from __future__ import annotations

import sys

from belote_rules.cli import options


def referee(variant: options.VariantName) -> int:
    """Answer questions under a rule set until the input ends."""
    from belote_rules.questions.wire.serve import serve
    from belote_rules.rules.loading import load_variant

    loaded = load_variant(variant)
    return serve(loaded.rules, loaded.name, sys.stdin.buffer, sys.stdout.buffer)
