"""Errors that their reader can mend: a code of the catalogue of texts and the facts to fill in."""

from __future__ import annotations

from belote_rules import texts


class BeloteError(Exception):
    """Something given to us is wrong: a card, a profile, an act that the rules forbid.

    `code` names the text under `errors:` in the catalogue; `facts` fill its places. `str(error)` is English,
    `error.text("fr")` is French.
    """

    def __init__(self, code: str, /, **facts: object) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts

    def text(self, language: str = "en") -> str:
        """What is wrong, what is allowed and what to do, in the reader's language."""
        return texts.catalogue(language).error(self.code, **self.facts)

    def __str__(self) -> str:
        return self.text()
