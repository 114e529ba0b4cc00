"""Timings, printed by `make bench`; compare them with each other within one run, machines are noisy."""

import subprocess
import sys

import pytest

from belote_rules.cards import CardSet
from belote_rules.comparison.compare import compare
from belote_rules.comparison.many import compare_all
from belote_rules.comparison.phase import compare_phase
from belote_rules.engine.contract import Contract
from belote_rules.engine.play import legal_cards
from belote_rules.questions.auction_graph import choices
from belote_rules.questions.legality_table import legality_table
from belote_rules.questions.play_cells import Kind, smallest_positions
from belote_rules.rules.loading import all_names, load_variant

pytestmark = pytest.mark.benchmark


@pytest.mark.parametrize("pair", [("table-code", "vanikar"), ("marquoir-coinche", "marquoir-coinche:contract-doubled")])
def test_two_profiles_cold(benchmark, pair):
    command = [sys.executable, "-m", "belote_rules", "compare", *pair]
    done = benchmark.pedantic(lambda: subprocess.run(command, capture_output=True, check=False), rounds=5)
    assert done.returncode == 1


@pytest.mark.parametrize("pair", [("table-code", "vanikar"), ("marquoir-coinche", "marquoir-coinche:contract-doubled")])
def test_two_profiles_warm(benchmark, pair):
    a, b = (load_variant(name) for name in pair)
    assert not benchmark(compare, a, b).equal


def test_play_of_one_rule_set(benchmark):
    """What proves play equal: every cell asked."""
    rules = load_variant("table-code").rules.play

    def ask() -> list[CardSet]:
        return [
            legal_cards(rules, Contract(q.trump, multiplier=q.multiplier), q.trick, q.hand)
            for q in smallest_positions()
        ]

    assert len(benchmark(ask)) == 68


def test_play_compared(benchmark):
    a, b = load_variant("table-code").rules, load_variant("vanikar").rules
    assert benchmark(compare_phase, "play", a, b).differing == 4


def test_rank_tables(benchmark):
    rules = load_variant("table-code").rules
    kinds: tuple[Kind, ...] = ("suit", "no_trump", "all_trumps")
    tables = benchmark(lambda: [legality_table(rules, kind) for kind in kinds])
    assert len(tables) == 3


@pytest.mark.parametrize("ceiling", [160, 650])
def test_an_auction(benchmark, ceiling):
    rules = load_variant(f"marquoir-coinche@auction.bid_maximum={ceiling}").rules
    assert benchmark(lambda: len(list(choices(rules, rules)))) > 1000


def test_all_profiles_and_readings(benchmark):
    variants = [load_variant(name) for name in all_names()]
    family = benchmark.pedantic(compare_all, (variants,), rounds=1)
    assert len(family.comparisons) == 861


def test_all_reports_cold(benchmark, tmp_path):
    """A fresh process that loads all, compares all and writes every page."""
    command = [sys.executable, "-m", "belote_rules", "report", "-o", str(tmp_path)]
    done = benchmark.pedantic(lambda: subprocess.run(command, capture_output=True, check=False), rounds=1)
    assert done.returncode == 0
    assert (tmp_path / "README.md").is_file()
