"""The published reports: every page of the site with its place in it. The same rule sets give the same bytes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from belote_rules.comparison.many import Family
from belote_rules.reporting.comparison_html import comparison_html
from belote_rules.reporting.contested_html import contested_html
from belote_rules.reporting.family_html import family_html
from belote_rules.reporting.html import Site
from belote_rules.reporting.index_html import index_html
from belote_rules.reporting.index_markdown import index_markdown
from belote_rules.reporting.variant_html import variant_html
from belote_rules.rules.evidence import Variant
from belote_rules.texts import LANGUAGES

FIRST_PAGES: Final = {"en": "README.md", "fr": "README.fr.md"}
"""The index that a forge shows, by language."""
_MENU: Final = (("page.index", "index.html"), ("page.matrix", "matrix.html"), ("page.contested", "contested.html"))


def published(family: Family) -> Iterator[tuple[str, str]]:
    """Each file of the reports on a family: its path, with slashes, and its text."""
    reports = _Reports(family)
    for language in LANGUAGES:
        yield FIRST_PAGES[language], index_markdown(reports.documents_alone, family, language, reports.pages)
        for path, text in reports.in_language(language):
            yield f"{language}/{path}", text


@dataclass(frozen=True)
class _Reports:
    """The reports on a family: a page for each document (its rule set without readings) and for each two of them."""

    family: Family

    @property
    def documents(self) -> list[Variant]:
        return [variant for variant in self.family.variants if not variant.chosen]

    @property
    def documents_alone(self) -> Family:
        """The family without its other readings."""
        names = {variant.name for variant in self.documents}
        pairs = {pair: found for pair, found in self.family.comparisons.items() if names.issuperset(pair)}
        return Family(tuple(self.documents), pairs)

    @property
    def pages(self) -> dict[tuple[str, ...], str]:
        """The path of each page, relative to the pages of a language, by the names that it is about."""
        names = [variant.name for variant in self.documents]
        alone = {(name,): f"variants/{name}.html" for name in names}
        return alone | {pair: f"pairs/{'--'.join(pair)}.html" for pair in combinations(names, 2)}

    def site(self, path: str, language: str) -> Site:
        """The site as a page sees it that is in the top folder of its language, or in one below."""
        up = "../" * path.count("/")
        other = next(each for each in LANGUAGES if each != language)
        pages = {**self.pages, **{names[::-1]: page for names, page in self.pages.items()}}

        def address(*names: str) -> str | None:
            page = pages.get(names)
            return None if page is None else up + page

        menu = tuple((key, up + page) for key, page in _MENU)
        return Site(menu, f"{up}../{other}/{path}", address, address)

    def in_language(self, language: str) -> Iterator[tuple[str, str]]:
        """The pages of a language, each with its path below the folder of the language."""
        family = self.family
        yield "index.html", index_html(self.documents_alone, family, language, self.site("index.html", language))
        yield "matrix.html", family_html(family, language, self.site("matrix.html", language))
        yield "contested.html", contested_html(family, language, self.site("contested.html", language))
        for variant in self.documents:
            path = self.pages[variant.name,]
            yield path, variant_html(variant, family, language, self.site(path, language))
        for one, other in combinations([variant.name for variant in self.documents], 2):
            path = self.pages[one, other]
            yield path, comparison_html(family.between(one, other), language, self.site(path, language))
