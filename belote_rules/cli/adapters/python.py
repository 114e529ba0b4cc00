"""An adapter: it answers questions about Belote, one JSON object a line, from standard input to standard output.

Fill the three functions with calls of your own program, and name in OPS those that are filled. All the rest is done.

Cards are rank and suit ("9H", "TS"; ranks 7 8 9 T J Q K A, suits S H D C), seats "N" "E" "S" "W", partners N-S and E-W,
sides "NS" "EW". A contract is {"trump": "H", "taker": "N", "value": 80, "multiplier": 1}; questions of play have its
trump alone, "S" "H" "D" "C" or "NT" "AT". A trick is [{"seat": "N", "card": "9H"}, ...] in the order played.
"""

from __future__ import annotations

import json
import sys
from typing import Any

NAME = "my-belote"
VERSION = "0.1"
ROTATION = "clockwise"  # who follows whom at your table: N E S W is clockwise, N W S E "anticlockwise"
OPS: list[str] = []  # of "legal_cards", "trick_winner", "score_deal" those that are filled


class Unsupported(Exception):
    """A question that this program does not answer."""


def legal_cards(contract: dict[str, Any], trick: list[dict[str, str]], seat: str, hand: list[str]) -> list[str]:
    """The cards of the hand that may be played to the trick, which has 0 to 3 cards."""
    raise Unsupported("legal_cards is not filled")


def trick_winner(contract: dict[str, Any], trick: list[dict[str, str]]) -> str:
    """The seat that holds the trick, which has 1 to 4 cards."""
    raise Unsupported("trick_winner is not filled")


def score_deal(contract: dict[str, Any], counts: dict[str, Any], reserve: Any, last_deal: bool) -> dict[str, Any]:
    """What is recorded for a finished deal.

    counts: {"card_points": {"NS": 90, "EW": 72}, "tricks": {...}, "belote": side or None, "declarations": {...}}.
    Give {"made": True, "components": {"NS": {"card_points": 90}, "EW": {"card_points": 72}},
    "recorded": {"NS": 90, "EW": 72}, "reserve": 0}; `recorded` is the sum of a side's components.
    """
    raise Unsupported("score_deal is not filled")


def result(request: dict[str, Any]) -> dict[str, Any]:
    """The result of a request."""
    op = request["op"]
    if op == "hello":
        who = {"name": NAME, "version": VERSION, "language": "Python"}
        return {"protocol": 1, "implementation": who, "ops": OPS, "rotation": ROTATION, "window": 64}
    if op in ("ping", "bye"):
        return {}
    if op == "batch":
        return {"items": [reply(item) for item in request["items"]]}
    if op == "legal_cards":
        check_cards([play["card"] for play in request["trick"]] + request["hand"])
        return {"cards": legal_cards(request["contract"], request["trick"], request["seat"], request["hand"])}
    if op == "trick_winner":
        check_cards([play["card"] for play in request["trick"]])
        return {"seat": trick_winner(request["contract"], request["trick"])}
    if op == "score_deal":
        given = request["contract"], request["counts"], request.get("reserve", 0), request.get("last_deal", False)
        return score_deal(*given)
    raise Unsupported(f"unknown operation {op}")


def check_cards(cards: list[str]) -> None:
    """No card may be there twice."""
    for card in cards:
        if cards.count(card) > 1:
            raise ValueError(f"{card} is there twice")


def reply(request: Any) -> dict[str, Any]:
    """The reply to a request: its result, that it is not supported, or what is wrong with it."""
    number = request.get("id") if isinstance(request, dict) else None
    try:
        return {"id": number, "result": result(request)}
    except Unsupported as reason:
        return {"id": number, "unsupported": str(reason)}
    except Exception as problem:  # noqa: BLE001 - whatever it is, the next question must be answered
        return {"id": number, "error": f"{type(problem).__name__}: {problem}"}


def main() -> None:
    """Answer line by line until the input ends or says good-bye."""
    for line in sys.stdin.buffer:
        try:
            request = json.loads(line)
        except (ValueError, RecursionError) as problem:
            answer = {"id": None, "error": f"not JSON: {problem}"}
            request = None
        else:
            answer = reply(request)
        sys.stdout.buffer.write(json.dumps(answer, ensure_ascii=False).encode("utf-8", "replace") + b"\n")
        sys.stdout.buffer.flush()
        if isinstance(request, dict) and request.get("op") == "bye":
            return


if __name__ == "__main__":
    main()
