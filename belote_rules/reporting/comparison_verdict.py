"""The verdict of a comparison in a sentence: where two rule sets are equal, and in how many ways they differ where."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from belote_rules.comparison.compare import Comparison
from belote_rules.comparison.idle import WithoutEffect
from belote_rules.reporting.comparison_measure import number
from belote_rules.reporting.words import colon
from belote_rules.rules.ruleset import PHASES
from belote_rules.texts import catalogue


def verdict(comparison: Comparison, language: str) -> str:
    """`Equal in the play and announcements; they differ in scoring (3) and the match (1).`"""
    texts = catalogue(language)
    if comparison.equal:
        return texts.label("compare.verdict_mirror" if comparison.mirrored else "compare.equal")
    found = Counter(difference.phase for difference in comparison.differences)
    differ = _listed((f"{phase_shown(p, language)} ({found[p]})" for p in PHASES if p in found), language)
    equal = [each.phase for each in comparison.phases if each.cells and each.phase not in found]
    if not equal:
        return texts.label("compare.verdict_differ", differ=differ)
    told = _listed((phase_shown(phase, language) for phase in equal), language)
    return texts.label("compare.verdict", equal=told, differ=differ)


def remarks(comparison: Comparison, language: str) -> Iterator[str]:
    """What belongs to the verdict: what was asked, what was not compared, and the mirror."""
    texts = catalogue(language)
    asked = [f"{phase_shown(e.phase, language)} {number(e.cells, language)}" for e in comparison.phases if e.cells]
    if asked:
        yield f"{texts.label('compare.asked')}{colon(language)}{', '.join(asked)}."
    apart = [phase_shown(each.phase, language) for each in comparison.phases if not each.cells]
    if apart:
        yield texts.label("compare.not_compared", phases=_listed(apart, language))
    if comparison.mirrored:
        yield texts.label("compare.mirrored")


def phase_shown(phase: str, language: str) -> str:
    """The name of a phase within a sentence."""
    name = catalogue(language).phase(phase)
    return name[:1].lower() + name[1:]


def why_idle(idle: WithoutEffect, language: str) -> str:
    """Why a parameter has no effect, and which others have to do with it."""
    texts = catalogue(language)
    why = texts.label(f"compare.{idle.why}")
    by = "; ".join(f"{texts.title(path)}, {path}" for path in idle.by)
    return f"{why} ({by})" if by else why


def _listed(parts: Iterable[str], language: str) -> str:
    """Parts with commas, and a word before the last."""
    *first, last = parts
    word = catalogue(language).label("compare.and")
    return f"{', '.join(first)} {word} {last}" if first else last
