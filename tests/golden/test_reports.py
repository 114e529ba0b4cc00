"""What is published is what the rule sets give today: `make report` writes the same bytes again."""

from pathlib import Path

from belote_rules.comparison.many import compare_all
from belote_rules.reporting.published import published
from belote_rules.rules.loading import all_names, load_variant

REPORTS = Path(__file__).parents[2] / "reports"


def test_the_published_reports_are_not_stale() -> None:
    family = compare_all([load_variant(name) for name in all_names()])
    files = dict(published(family))
    stale = [path for path, text in files.items() if (REPORTS / path).read_text(encoding="utf-8") != text]
    assert stale == [], "run make report and commit what it writes"
    written = {path.relative_to(REPORTS).as_posix() for path in REPORTS.rglob("*") if path.is_file()}
    assert written == set(files), "a page that nothing writes any more, or one that is missing"
