"""A result of the wire in words, to be read below its question (`wire_situation`)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from pydantic import TypeAdapter, ValidationError

from belote_rules.cards import CardSet, Side
from belote_rules.engine.contract import Contract, Trump
from belote_rules.engine.deal import Packet, Schedule, TurnedTo, TurnUp
from belote_rules.questions.wire import replies, requests
from belote_rules.questions.wire.positions import CARDS
from belote_rules.questions.wire.seats import SeatNames, read_side
from belote_rules.questions.wire.values import SidePoints
from belote_rules.reporting.wire_situation import call_shown, raw, read
from belote_rules.reporting.words import Words, colon
from belote_rules.rules.ruleset import RuleSet


def result_lines(
    request: Mapping[str, Any], result: Mapping[str, Any], rules: RuleSet, language: str
) -> tuple[str, ...]:
    """What is answered to a request: sentences, one a line; the message itself where there are no words for it."""
    asked = read(request)
    form = replies.RESULTS.get(str(request.get("op")))
    if asked is None or form is None:
        return (raw(result),)
    try:
        answered = TypeAdapter[Any](form).validate_python(result)
    except ValidationError:
        return (raw(result),)
    return _Told(asked, rules, Words(language)).lines(answered) or (raw(result),)


class _Told:
    """Tells results of one request."""

    def __init__(self, request: requests.Request, rules: RuleSet, words: Words) -> None:
        self.request, self.rules, self.words = request, rules, words
        self.names = SeatNames.under(rules)

    def lines(self, result: Any) -> tuple[str, ...]:
        """The sentences; none for a form that has no words."""
        match result:
            case replies.LegalCardsResult():
                return self._legal_cards(result)
            case replies.Judgement():
                told = self.words.say("results.allowed" if result.legal else "results.not_allowed")
                return (self._because(told, result.reason),)
            case replies.TrickWinnerResult():
                return (self._winner(result),)
            case replies.ScheduleResult(steps=steps):
                return (self._schedules([steps]),)
            case replies.AlternativesResult(alternatives=alternatives):
                return (self._schedules(alternatives),)
            case replies.BeloteResult():
                return (self._because(self.words.say("answer.belote", points=result.points), result.reason),)
            case replies.DeclarationsResult():
                return self._declarations(result)
            case replies.ScoreDealResult():
                return self._score(result)
            case replies.ScoreMatchResult():
                return self._match(result)
        return self._auction(result)

    def _because(self, told: str, code: str | None) -> str:
        """A sentence with the reason behind a code, where it is one of ours."""
        reasons = self.words.texts.tree["reasons"]
        return f"{told} {reasons[code]}" if code in reasons else told

    def _legal_cards(self, result: replies.LegalCardsResult) -> tuple[str, ...]:
        cards = CardSet.of(CARDS[code] for code in result.cards)
        reasons = self.words.texts.tree["reasons"]
        refused = (
            f"{self.words.card(CARDS[card])}{colon(self.words.language)}{reasons[code]}"
            for card, code in (result.reasons or {}).items()
            if code in reasons
        )
        return (self.words.say("answer.legal", cards=self.words.cards(cards)), *refused)

    def _winner(self, result: replies.TrickWinnerResult) -> str:
        trick = self.request.trick if isinstance(self.request, requests.TrickWinner) else []
        for play in trick:
            if play.seat == result.seat:
                return self.words.say("results.winner", card=self.words.card(CARDS[play.card]))
        return self.words.say("results.no_winner", player=self.words.seat(self.names.read(result.seat)))

    def _schedules(self, schedules: Iterable[replies.Steps]) -> str:
        told = f", {self.words.texts.label('answer.or')} ".join(
            self.words.schedule(self._schedule(steps)) for steps in schedules
        )
        return f"{told[:1].upper()}{told[1:]}."

    def _schedule(self, steps: replies.Steps) -> Schedule:
        read: list[Packet | TurnUp | TurnedTo] = []
        for step in steps:
            match step:
                case replies.PacketStep():
                    read.append(Packet(self.names.read(step.seat), step.cards))
                case replies.TurnUpStep():
                    read.append(TurnUp())
                case replies.TurnedStep():
                    read.append(TurnedTo(self.names.read(step.seat)))
        return tuple(read)

    def _auction(self, result: Any) -> tuple[str, ...]:
        words = self.words
        match result:
            case replies.IllegalHistory(illegal=place, reason=reason):
                calls = getattr(self.request, "calls", [])
                call = self._call(calls[place]) if place < len(calls) else "–"
                return (self._because(words.say("answer.illegal", number=place + 1, call=call), reason),)
            case replies.LegalCallsResult(seat=seat, calls=said) if seat is not None:
                player = words.seat(self.names.read(seat))
                shown = words.listed(map(self._call, said)) or words.texts.label("call.none")
                return (words.say("answer.speaker", player=player, calls=shown),)
            case replies.ContractResult():
                taker = self.names.read(result.taker)
                contract = Contract(Trump[result.trump], taker, result.value, result.multiplier)
                return (words.say("answer.contract", player=words.seat(taker), contract=words.contract(contract)),)
            case replies.RedealResult(dealer=seat):
                return (words.say("answer.passed_out", player=words.seat(self.names.read(seat))),)
            case replies.UnfinishedResult(seat=seat):
                return (words.say("results.unfinished", player=words.seat(self.names.read(seat))),)
            case replies.LegalCallsResult():
                return (words.say("results.auction_over"),)
        return ()

    def _call(self, text: str) -> str:
        return call_shown(text, getattr(self.request, "turned", None), self.words, self.rules)

    def _declarations(self, result: replies.DeclarationsResult) -> tuple[str, ...]:
        told = [
            self.words.say(key, cards=self._made(made)) if made else self.words.say(none)
            for key, none, made in (
                ("results.valid", "results.none_valid", result.valid),
                ("answer.scored", "answer.none_scored", result.scored),
            )
        ]
        return (*told, self._records("results.side_points", result.points))

    def _made(self, declared: Iterable[replies.DeclarationMade]) -> str:
        return "; ".join(
            f"{self.words.seat(self.names.read(made.seat))}{colon(self.words.language)}"
            + self.words.texts.label(
                "declaration", cards=self.words.cards(CARDS[code] for code in made.cards), points=made.points
            )
            for made in declared
        )

    def _records(self, key: str, points: SidePoints) -> str:
        pair = (points.NS, points.EW)
        return " ".join(self.words.say(key, side=self.words.side(side), points=pair[side]) for side in Side)

    def _score(self, result: replies.ScoreDealResult) -> tuple[str, ...]:
        words = self.words
        if result.replay:
            return (words.say("answer.replay"),)
        key = {True: "answer.made", False: "answer.failed", None: "answer.neither"}[result.made]
        told = [words.say(key)]
        for side, recorded, lines in (
            (Side.NS, result.recorded.NS, result.components.NS),
            (Side.EW, result.recorded.EW, result.components.EW),
        ):
            sheet = ((name, amount) for name, amount in lines.model_dump().items() if amount)
            shown = words.listed(f"{words.texts.label(f'line.{name}')} {amount}" for name, amount in sheet)
            aside = f" ({shown})" if shown else ""
            told.append(words.say("results.records", side=words.side(side), points=recorded, lines=aside))
        reserve = result.reserve if isinstance(result.reserve, int) else sum(result.reserve)
        if reserve:
            told.append(words.say("answer.reserve", points=reserve))
        return tuple(told)

    def _match(self, result: replies.ScoreMatchResult) -> tuple[str, ...]:
        words = self.words
        told = words.say("answer.totals", one=result.totals.NS, two=result.totals.EW)
        if result.winner is not None:
            end = words.say("answer.wins", side=words.side(read_side(result.winner)))
        else:
            end = words.say("answer.drawn" if result.over else "answer.goes_on")
        return (self._because(f"{told} {end}", result.reason),)
