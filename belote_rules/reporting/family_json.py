"""Several rule sets compared, as plain values; the form is that of `comparison_document.FamilyDocument`.

A pair is told by the causes of its differences: the comparison of the two alone has their witnesses.
"""

from __future__ import annotations

from typing import Any

from belote_rules.comparison.compare import Comparison
from belote_rules.comparison.many import Branch, Family, values_by_variant
from belote_rules.reporting.comparison_document import FamilyDocument
from belote_rules.reporting.comparison_json import as_written, variant_json
from belote_rules.texts import catalogue


def family_json(family: Family, language: str) -> dict[str, Any]:
    """The rule sets, who behaves alike, every pair, the tree, and the parameters on which not all agree."""
    names = [variant.name for variant in family.variants]
    document = {
        "kind": "family",
        "language": language,
        "variants": [variant_json(variant, language) for variant in family.variants],
        "alike": [list(group) for group in family.alike],
        "pairs": [_pair(family, comparison) for comparison in family.comparisons.values()],
        "tree": _branch(family.tree),
        "values": [
            {"path": path, "title": catalogue(language).title(path), "values": dict(zip(names, row, strict=True))}
            for path, row in values_by_variant(family)
        ],
    }
    return as_written(FamilyDocument, document)


def _pair(family: Family, comparison: Comparison) -> dict[str, Any]:
    causes: dict[str, list[list[str]]] = {}
    for difference in comparison.differences:
        causes.setdefault(difference.phase, []).append(list(difference.cause.paths))
    return {
        "a": comparison.a.name,
        "b": comparison.b.name,
        "equal": comparison.equal,
        "mirrored": comparison.mirrored,
        "distance": family.distance(comparison.a.name, comparison.b.name),
        "differences": causes,
        "without_effect": {idle.path: idle.why for idle in comparison.without_effect},
    }


def _branch(branch: Branch) -> dict[str, Any]:
    parts = [_branch(part) if isinstance(part, Branch) else part for part in branch.parts]
    return {"parts": parts, "names": list(branch.names), "height": branch.height}
