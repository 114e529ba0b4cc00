"""An act that the rules forbid."""

from __future__ import annotations

from belote_rules import texts
from belote_rules.errors import BeloteError


class Refused(BeloteError):
    """An act that is not allowed; `reason` is the code of the rule against it, `action` the act."""

    def __init__(self, action: object, reason: str) -> None:
        super().__init__("act.refused", action=action, reason=reason)
        self.action = action
        self.reason = reason

    def text(self, language: str = "en") -> str:
        """The rule in words, and its code."""
        catalogue = texts.catalogue(language)
        return catalogue.error(self.code, why=catalogue.reason(self.reason), reason=self.reason)
