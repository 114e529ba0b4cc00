"""Pages in HTML: self-contained, every text escaped by the templates, which are compiled once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from jinja2 import Environment, FileSystemLoader, StrictUndefined, Template
from markupsafe import Markup

from belote_rules.reporting.comparison_measure import number, percent
from belote_rules.reporting.svg import suit_symbols
from belote_rules.reporting.words import colon
from belote_rules.texts import LANGUAGES, catalogue

_TEMPLATES: Final = Path(__file__).with_name("templates")

Link = Callable[..., str | None]


@dataclass(frozen=True, slots=True)
class Site:
    """The site that a page is part of, as addresses relative to the page.

    `menu` are the pages that all others lead to: the key of the label, then the address; `other` is the same page in
    the other language. `page_of` and `pair_of` give the page of a rule set or of two, or None where there is none.
    """

    menu: tuple[tuple[str, str], ...]
    other: str
    page_of: Callable[[str], str | None]
    pair_of: Callable[[str, str], str | None]


def _nothing(*_names: str) -> None:
    return None


ALONE: Final = Site((), "", _nothing, _nothing)
"""A page that is no part of a site and leads nowhere."""


def render(name: str, language: str, site: Site = ALONE, **facts: object) -> str:
    """The page that a template makes of these facts, in a language."""
    texts = catalogue(language)
    return _template(name).render(
        language=language,
        other_language=next(each for each in LANGUAGES if each != language),
        site=site,
        say=texts.label,
        phase=texts.phase,
        title_of=texts.title,
        meaning_of=texts.meaning,
        colon=colon(language),
        number=lambda value: number(value, language),
        percent=lambda part, whole: percent(part, whole, language),
        symbols=suit_symbols(),
        style=_asset("style.css"),
        script=_asset("script.js"),
        **facts,
    )


@cache
def _template(name: str) -> Template:
    return _environment().get_template(name)


@cache
def _environment() -> Environment:
    return Environment(
        loader=FileSystemLoader(_TEMPLATES),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        auto_reload=False,
    )


@cache
def _asset(name: str) -> Markup:
    """A style or a script of ours, which goes into each page as it is."""
    return Markup((_TEMPLATES / name).read_text(encoding="utf-8"))
