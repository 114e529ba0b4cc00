"""The index of the reports as Markdown, which a forge shows: the verdict of each pair, and where the pages are."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from belote_rules.comparison.many import Family
from belote_rules.reporting import markdown
from belote_rules.reporting.comparison_verdict import verdict
from belote_rules.reporting.family_words import mark
from belote_rules.reporting.variant_html import worth
from belote_rules.reporting.words import colon
from belote_rules.texts import LANGUAGES, catalogue


def index_markdown(documents: Family, family: Family, language: str, pages: Mapping[tuple[str, ...], str]) -> str:
    """The index; `pages` are the pages of a language by the names that they are about."""
    return "\n\n".join(_blocks(documents, family, language, pages)) + "\n"


def _blocks(documents: Family, family: Family, language: str, pages: Mapping[tuple[str, ...], str]) -> Iterator[str]:
    texts = catalogue(language)
    count = len(family.comparisons)
    yield f"# {markdown.text(texts.label('page.reports'))}"
    other = next(each for each in LANGUAGES if each != language)
    first = {"en": "README.md", "fr": "README.fr.md"}[other]
    yield f"[{texts.label('page.other_language')}]({first})"
    facts = {"documents": len(documents.variants), "all": len(family.variants), "pairs": count}
    yield markdown.text(texts.label("page.reports_of", **facts))
    keys = (("page.index", "index"), ("page.matrix", "matrix"), ("page.contested", "contested"))
    yield markdown.items(f"[{texts.label(key)}]({language}/{page}.html)" for key, page in keys)
    yield markdown.text(texts.label("page.open_in_browser"))
    yield f"## {texts.label('page.documents')}"
    yield markdown.items(
        f"[{markdown.code(v.name)}]({language}/{pages[v.name,]}){colon(language)}{markdown.text(v.title.in_(language))}"
        + (f". {markdown.text(v.summary.in_(language))}" if v.summary else "")
        for v in documents.variants
    )
    yield f"## {texts.label('family.matrix')}"
    yield _matrix(documents, language, pages)
    yield markdown.text(texts.label("family.matrix_note"))
    yield f"## {texts.label('page.pairs')}"
    yield markdown.items(
        f"[{markdown.code(a)}, {markdown.code(b)}]({language}/{pages[a, b]}){colon(language)}"
        f"{markdown.text(verdict(found, language))}"
        for (a, b), found in documents.comparisons.items()
    )
    yield f"## {texts.label('page.readings')}"
    yield markdown.text(texts.label("page.readings_note"))
    yield markdown.items(_readings(documents, family, language))


def _matrix(documents: Family, language: str, pages: Mapping[tuple[str, ...], str]) -> str:
    names = [variant.name for variant in documents.variants]
    numbers = [str(place) for place in range(1, len(names) + 1)]

    def cell(one: str, other: str) -> str:
        shown = markdown.text(mark(documents, one, other))
        page = pages.get((one, other)) or pages.get((other, one))
        return shown if page is None else f"[{shown}]({language}/{page})"

    rows = [
        (number, markdown.code(one), *(cell(one, other) for other in names))
        for number, one in zip(numbers, names, strict=True)
    ]
    return markdown.table(("", "", *numbers), rows)


def _readings(documents: Family, family: Family, language: str) -> Iterator[str]:
    """Each other reading of each document, and what it changes."""
    for variant in documents.variants:
        for reading in variant.readings.values():
            name = f"{variant.id}:{reading.name}"
            told = worth(family.between(variant.name, name), language)
            title = markdown.text(reading.title.in_(language))
            yield f"{markdown.code(name)}{colon(language)}{title}. {markdown.text(told)}"
