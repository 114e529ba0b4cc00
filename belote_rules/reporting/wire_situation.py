"""A question of the wire in words: the situation and what is asked, or the message itself where it has no words."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

from belote_rules.engine.contract import Trump
from belote_rules.errors import BeloteError
from belote_rules.questions.values import DealSchedule, Question
from belote_rules.questions.wire import counts, positions, requests
from belote_rules.questions.wire.calls import read_call
from belote_rules.questions.wire.reading import clip, read_request
from belote_rules.questions.wire.seats import SeatNames
from belote_rules.questions.wire.values import Hands
from belote_rules.reporting.plain import plain
from belote_rules.reporting.situation import question_lines
from belote_rules.reporting.words import Words
from belote_rules.rules.ruleset import RuleSet

LONGEST_RAW: Final = 2_000
"""Characters of a message that is shown as it is."""


def read(request: Mapping[str, Any]) -> requests.Request | None:
    """The request, None where it is none of the protocol's."""
    try:
        return read_request({"id": 0, **request})
    except BeloteError:
        return None


def raw(message: Mapping[str, Any]) -> str:
    """A message as it is, on one line."""
    return plain(clip(json.dumps(message, ensure_ascii=False), LONGEST_RAW))


def request_lines(request: Mapping[str, Any], rules: RuleSet, language: str) -> tuple[str, ...]:
    """The situation, then what is asked about it: sentences, one a line."""
    asked = read(request)
    try:
        if asked is not None:
            return _lines(asked, rules, Words(language))
    except BeloteError:
        pass  # a question that makes no sense under these rules is shown as it was sent
    return (raw(request),)


def question_of(request: requests.Request, rules: RuleSet) -> Question | None:
    """The same as a question to the referee, None where a picture or words of its own say more.

    Raises a `BeloteError` for a question that makes no sense.
    """
    names = SeatNames.under(rules)
    match request:
        case requests.LegalCards() | requests.JudgeCard():
            return positions.legal_cards(request, names)
        case requests.TrickWinner():
            return positions.trick_winner(request, names)
        case requests.DealSchedule(dealer=dealer, taker=taker):
            return DealSchedule(names.read(dealer), None if taker is None else names.read(taker))
        case requests.Belote():
            return positions.belote_claim(request)
        case requests.ScoreDeal():
            return counts.score_deal(request, names, rules)
        case requests.ScoreMatch():
            return counts.score_match(request, rules)
    return None


def call_shown(text: str, turned: str | None, words: Words, rules: RuleSet) -> str:
    """A call in words; one that is none of this game's as it was written."""
    names = SeatNames.under(rules)
    try:
        said = read_call(text, None if turned is None else positions.CARDS.get(turned), names, rules)
    except BeloteError:
        return plain(text)
    if said.call is None or (said.call.kind == "take" and said.call.trump is None):
        return plain(text)
    shown = words.call(said.call)
    return shown if said.seat is None else f"{shown} ({words.seat(said.seat)})"


def _lines(request: requests.Request, rules: RuleSet, words: Words) -> tuple[str, ...]:
    match request:
        case requests.AuctionRequest():
            return _auction(request, rules, words)
        case requests.Declarations(hands=Hands()):
            return _declarations(request, rules, words)
        case requests.JudgeCard():
            *told, _ = question_lines(positions.legal_cards(request, SeatNames.under(rules)), words.language)
            card = words.card(positions.CARDS[request.card])
            return (*told, words.say("results.may_play", card=card))
    question = question_of(request, rules)
    if question is None:
        return (raw(request.model_dump(exclude_unset=True)),)
    return question_lines(question, words.language)


def _auction(request: requests.AuctionRequest, rules: RuleSet, words: Words) -> tuple[str, ...]:
    names = SeatNames.under(rules)
    told = words.say("told.dealer", player=words.seat(names.read(request.dealer)))
    if request.turned is not None:
        told += " " + words.say("told.turned", card=words.card(positions.CARDS[request.turned]))
    said = words.listed(call_shown(text, request.turned, words, rules) for text in request.calls)
    calls = words.say("told.calls", calls=said or words.texts.label("call.none"))
    if isinstance(request, requests.JudgeCall):
        asked = words.say("results.may_call", call=call_shown(request.call, request.turned, words, rules))
    else:
        over = isinstance(request, requests.AuctionResult)
        asked = words.say("results.ask_auction_result" if over else "ask.auction")
    return (told, calls, asked)


def _declarations(request: requests.Declarations, rules: RuleSet, words: Words) -> tuple[str, ...]:
    """Trumps and leader, the hands, and what each declares where that was said."""
    names = SeatNames.under(rules)
    trumps = words.say("told.trumps", suit=words.trump(Trump[request.contract.trump]))
    told = [f"{trumps} {words.say('told.leader', player=words.seat(names.read(request.leader)))}"]
    for name in names.order:
        seat = names.read(name)
        held = words.cards(positions.CARDS[code] for code in getattr(request.hands, name))
        line = words.say("results.player_holds", player=words.seat(seat), cards=held)
        claims = getattr(request.declared, name) if request.declared is not None else []
        if claims:
            cards = words.listed(words.cards(positions.CARDS[code] for code in claim.cards) for claim in claims)
            line += " " + words.say("told.player_declares", player=words.seat(seat), cards=cards)
        told.append(line)
    if request.declared is None:
        told.append(words.say("results.all_declare"))
    return (*told, words.say("ask.declared"))
