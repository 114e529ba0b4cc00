"""The first page of the reports: the documents, how they stand to each other, and the way to all other pages."""

from __future__ import annotations

from belote_rules.comparison.many import Family
from belote_rules.reporting.family_tree import family_tree
from belote_rules.reporting.html import ALONE, Site, render
from belote_rules.reporting.matrix_view import matrix_view
from belote_rules.texts import catalogue


def index_html(documents: Family, family: Family, language: str, site: Site = ALONE) -> str:
    """The page; `documents` are the members of the family without their other readings."""
    label = catalogue(language).label("family.tree")
    return render(
        "index.html.j2",
        language,
        site,
        documents=documents,
        family=family,
        tree=family_tree(documents.tree, language, (label, ", ".join(documents.tree.names))),
        matrix=matrix_view(documents, site),
        alike=[group for group in documents.alike if len(group) > 1],
    )
