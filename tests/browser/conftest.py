from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from belote_rules.comparison.compare import compare
from belote_rules.comparison.many import compare_all
from belote_rules.reporting.comparison_html import comparison_html
from belote_rules.reporting.family_html import family_html
from belote_rules.rules.loading import load_variant

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

FAMILY = ("table-code", "vanikar", "vanikar:faq", "atout", "marquoir-classic", "marquoir-coinche")
QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Debian's Chromium, which must be there: these tests run only when they are asked for."""
    from playwright.sync_api import sync_playwright

    executable = shutil.which("chromium")
    assert executable is not None, "install Chromium (Debian's package chromium)"
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=executable, args=QUIET)
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page of a pair and the page of a family, in both languages."""
    folder = tmp_path_factory.mktemp("pages")
    family = compare_all([load_variant(name) for name in FAMILY])
    pair = compare(load_variant("table-code"), load_variant("vanikar"))
    for language in ("en", "fr"):
        (folder / f"pair.{language}.html").write_text(comparison_html(pair, language), encoding="utf-8")
        (folder / f"family.{language}.html").write_text(family_html(family, language), encoding="utf-8")
    return folder


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A page that fails the test on a console error, an exception, or a request to anywhere but the disk."""
    faults: list[str] = []
    context = browser.new_context()
    page = context.new_page()
    page.on("console", lambda message: faults.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("request", lambda request: None if request.url.startswith("file:") else faults.append(request.url))
    yield page
    context.close()
    assert faults == []
