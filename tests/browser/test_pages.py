"""The HTML reports, opened from the disk in Chromium."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.browser


def opened(page: Page, file: Path, anchor: str = "", width: int = 1280) -> Page:
    page.set_viewport_size({"width": width, "height": 900})
    page.goto(f"{file.as_uri()}{anchor}")
    return page


@pytest.mark.parametrize("width", [390, 1280])
@pytest.mark.parametrize("name", ["pair.en", "pair.fr", "family.en", "family.fr"])
def test_nothing_overflows(page: Page, pages: Path, name: str, width: int) -> None:
    opened(page, pages / f"{name}.html", width=width)
    assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("name", ["en/index", "en/contested", "fr/variants/vanikar", "en/pairs/table-code--vanikar"])
def test_published_pages_do_not_overflow_a_phone(page: Page, name: str) -> None:
    reports = Path(__file__).parents[2] / "reports"
    opened(page, reports / f"{name}.html", width=390)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_the_filter_leaves_one_phase(page: Page, pages: Path) -> None:
    opened(page, pages / "pair.en.html")
    assert page.locator("article.difference:visible").count() == 10
    page.locator(".filter button[data-phase=play]").click()
    assert page.locator("article.difference:visible").count() == 2
    assert page.locator(".filter button[data-phase=play]").get_attribute("aria-pressed") == "true"


def test_the_filter_works_by_keyboard(page: Page, pages: Path) -> None:
    opened(page, pages / "pair.fr.html")
    page.locator(".filter button[data-phase=match]").focus()
    page.keyboard.press("Enter")
    assert page.locator("article.difference:visible").count() == 1


def test_a_deep_link_leads_to_its_difference(page: Page, pages: Path) -> None:
    opened(page, pages / "pair.en.html")
    wanted = page.locator("article.difference", has_text="play.overtrump_opponent").first.get_attribute("id")
    assert wanted
    opened(page, pages / "pair.en.html", f"#{wanted}")
    assert page.evaluate("document.activeElement.id") == wanted
    place = "Math.round(document.activeElement.getBoundingClientRect().top)"
    page.wait_for_function(f"{place} > -50 && {place} < 900", timeout=10_000)


def test_the_positions_are_drawn_with_words_for_those_who_do_not_see_them(page: Page, pages: Path) -> None:
    opened(page, pages / "pair.en.html")
    pictures = page.locator("article.difference svg")
    assert pictures.count() > 0
    assert all(picture.locator("title").count() for picture in pictures.all())


def test_a_table_of_pairs_is_sorted_by_a_click(page: Page, pages: Path) -> None:
    opened(page, pages / "family.en.html")
    page.locator("#pairs thead button").nth(2).click()
    cells = page.locator("#pairs tbody tr td:nth-child(4)").all_inner_texts()
    assert len(cells) == 15
    head = page.locator("#pairs thead th").nth(2)
    assert head.get_attribute("aria-sort") == "ascending"


def test_the_matrix_is_filtered_by_words(page: Page, pages: Path) -> None:
    opened(page, pages / "family.en.html")
    before = page.locator("#matrix tbody tr:visible").count()
    page.locator("input[type=search]").first.fill("vanikar")
    assert before == 6
    assert page.locator("#matrix tbody tr:visible").count() == 2
