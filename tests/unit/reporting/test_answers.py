"""Every kind of answer in words, in both languages."""

from typing import get_args

import pytest

from belote_rules.cards import EMPTY, CardSet, Seat, Side, read_card, read_cards
from belote_rules.engine.announcements import Scored, declaration_of
from belote_rules.engine.belote import BeloteScore
from belote_rules.engine.calls import PASS, take
from belote_rules.engine.contract import Contract, Trump
from belote_rules.engine.deal import Packet, TurnedTo, TurnUp
from belote_rules.engine.match import Standing
from belote_rules.engine.outcome import Counts, SideScore
from belote_rules.engine.scoring import DealScore
from belote_rules.questions.referee import Answer
from belote_rules.questions.values import (
    AuctionAnswer,
    AuctionSoFar,
    BeloteClaim,
    CardPoints,
    CardsBeforeDeclaring,
    DealSchedule,
    DealScheduleAnswer,
    Declared,
    LeadsNext,
    LegalCards,
    LegalCardsAnswer,
    MayDeclare,
    Offices,
    OfficesAnswer,
    ScoreDeal,
    ScoreMatch,
    TrickWinner,
)
from belote_rules.reporting.answers import answer_lines

LEGAL = LegalCards(Trump.H, read_cards("9H"), CardSet.of(read_cards("JH QH")))
AUCTION = AuctionSoFar(Seat.W, read_card("8C"), (PASS, take(Trump.H)))
DECLARED = Declared(Trump.H, Seat.N, ((), (), (), ()))
SCORE = ScoreDeal(Contract(Trump.H), Counts((81, 81), (4, 4)))
ROUND = tuple(Packet(seat, 3) for seat in Seat)
LAST = (Packet(Seat.N, 2), Packet(Seat.E, 3), Packet(Seat.S, 3), Packet(Seat.W, 3))
OFFICES = {"first_speaker": Seat.N, "first_leader": Seat.N, "next_dealer": Seat.N}
RUN = declaration_of(CardSet.of(read_cards("7S 8S 9S")))
assert RUN is not None

WORDED = [
    (
        LEGAL,
        LegalCardsAnswer(CardSet.of(read_cards("JH")), ((read_card("QH"), "play.must_head_trump_led"),)),
        "You may play J♥.|Q♥: Trumps were led: you must play a higher trump.",
        "Vous pouvez jouer V♥.|D♥ : On a demandé atout : vous devez monter.",
    ),
    (
        Offices(Seat.W),
        OfficesAnswer(Seat.S, may_shuffle=True, may_leave_unshuffled=False, lifted=(3, 29), **OFFICES),
        "Player 3 cuts off 3 to 29 cards.|The pack must be shuffled.|"
        "Player 1 speaks first, player 1 leads first, player 1 deals next.",
        "Le joueur 3 coupe et lève de 3 à 29 cartes.|Il faut battre les cartes.|"
        "Le joueur 1 parle en premier, le joueur 1 entame, le joueur 1 donne ensuite.",
    ),
    (
        Offices(Seat.W),
        OfficesAnswer(None, may_shuffle=True, may_leave_unshuffled=True, lifted=None, **OFFICES),
        "Nobody cuts.|The pack may be shuffled.|Player 1 speaks first, player 1 leads first, player 1 deals next.",
        "Personne ne coupe.|On peut battre les cartes.|"
        "Le joueur 1 parle en premier, le joueur 1 entame, le joueur 1 donne ensuite.",
    ),
    (
        Offices(Seat.W),
        OfficesAnswer(None, may_shuffle=False, may_leave_unshuffled=True, lifted=None, **OFFICES),
        "Nobody cuts.|The pack must not be shuffled.|Player 1 speaks first, player 1 leads first, player 1 deals next.",
        "Personne ne coupe.|On ne doit pas battre les cartes.|"
        "Le joueur 1 parle en premier, le joueur 1 entame, le joueur 1 donne ensuite.",
    ),
    (
        DealSchedule(Seat.W, Seat.N),
        DealScheduleAnswer(((*ROUND, TurnUp(), TurnedTo(Seat.N), *LAST), (*ROUND, TurnUp()))),
        "3 to each player, one card is turned up, player 1 gets the turned card, player 1 gets 2, player 2 gets 3, "
        "player 3 gets 3, player 4 gets 3, or 3 to each player, one card is turned up.",
        "3 à chacun, on retourne une carte, le joueur 1 reçoit la retourne, le joueur 1 en reçoit 2, "
        "le joueur 2 en reçoit 3, le joueur 3 en reçoit 3, le joueur 4 en reçoit 3, ou bien 3 à chacun, "
        "on retourne une carte.",
    ),
    (
        AUCTION,
        AuctionAnswer(speaker=Seat.S, calls=(PASS, take(Trump.C))),
        "Player 3 is to speak and may say: pass, take ♣.",
        "Le joueur 3 parle et peut dire : je passe, je prends à ♣.",
    ),
    (
        AUCTION,
        AuctionAnswer(contract=Contract(Trump.H, Seat.E, 90, 4)),
        "Player 2 has the contract: 90 ♥, counted 4 times.",
        "Le joueur 2 a le contrat : 90 ♥, compté 4 fois.",
    ),
    (
        AUCTION,
        AuctionAnswer(next_dealer=Seat.N),
        "Nobody has taken: player 1 deals again.",
        "Personne n'a pris : le joueur 1 redonne.",
    ),
    (
        AUCTION,
        AuctionAnswer(illegal=(1, "auction.round1_choices")),
        "Call 2 (take ♥) is refused. In the first round the turned suit is on offer, and no other suit may be named.",
        "L'annonce 2 (je prends à ♥) est refusée. Au premier tour, c'est la couleur de la retourne qui est proposée ; "
        "on n'en nomme pas d'autre.",
    ),
    (BeloteClaim(Trump.H, ()), BeloteScore(20), "It is worth 20 points.", "Cela vaut 20 points."),
    (
        BeloteClaim(Trump.H, ()),
        BeloteScore(0, "announcements.belote_needs_trick"),
        "It is worth 0 points.|A side without a trick does not score its belote.",
        "Cela vaut 0 points.|Un camp sans un seul pli ne marque pas sa belote.",
    ),
    (DECLARED, Scored((), (), (0, 0)), "Nothing counts.", "Rien ne compte."),
    (
        DECLARED,
        Scored(((Seat.E, RUN),), ((Seat.E, RUN),), (0, 20)),
        "What counts: 7♠ 8♠ 9♠ (20 points).|Players 2 and 4 score 20 points for it.",
        "Comptent : 7♠ 8♠ 9♠ (pour 20 points).|Les joueurs 2 et 4 en ont 20 points.",
    ),
    (
        SCORE,
        DealScore(None, (SideScore(), SideScore(card_points=81)), reserve=81),
        "The contract is neither made nor lost. Players 1 and 3 record 0. Players 2 and 4 record 81. "
        "81 points hang over to the next deal.",
        "Le contrat n'est ni fait ni chuté. Les joueurs 1 et 3 marquent 0. Les joueurs 2 et 4 marquent 81. "
        "81 points restent en litige pour la donne suivante.",
    ),
    (
        SCORE,
        DealScore(True, (SideScore(card_points=90, belote=20), SideScore(card_points=72))),
        "The contract is made. Players 1 and 3 record 110. Players 2 and 4 record 72.",
        "Le contrat est fait. Les joueurs 1 et 3 marquent 110. Les joueurs 2 et 4 marquent 72.",
    ),
    (
        SCORE,
        DealScore(False, (SideScore(), SideScore(card_points=162))),
        "The contract fails. Players 1 and 3 record 0. Players 2 and 4 record 162.",
        "Le contrat est chuté. Les joueurs 1 et 3 marquent 0. Les joueurs 2 et 4 marquent 162.",
    ),
    (
        SCORE,
        DealScore(None, (SideScore(), SideScore()), replay=True),
        "The deal is void and is played again.",
        "La donne est nulle et se rejoue.",
    ),
    (
        ScoreMatch(()),
        Standing((990, 1010), over=True, winner=Side.EW),
        "Players 1 and 3 have 990 points, players 2 and 4 have 1010. Players 2 and 4 win the match.",
        "Les joueurs 1 et 3 ont 990 points, les joueurs 2 et 4 en ont 1010. Les joueurs 2 et 4 gagnent la partie.",
    ),
    (
        ScoreMatch(()),
        Standing((1000, 1000), over=True),
        "Players 1 and 3 have 1000 points, players 2 and 4 have 1000. The match is drawn.",
        "Les joueurs 1 et 3 ont 1000 points, les joueurs 2 et 4 en ont 1000. La partie est nulle.",
    ),
    (
        ScoreMatch(()),
        Standing((1000, 1000), extra_deal=True),
        "Players 1 and 3 have 1000 points, players 2 and 4 have 1000. An extra deal is played.",
        "Les joueurs 1 et 3 ont 1000 points, les joueurs 2 et 4 en ont 1000. On joue une donne de plus.",
    ),
    (
        ScoreMatch(()),
        Standing((90, 72)),
        "Players 1 and 3 have 90 points, players 2 and 4 have 72. The match goes on.",
        "Les joueurs 1 et 3 ont 90 points, les joueurs 2 et 4 en ont 72. La partie continue.",
    ),
    (TrickWinner(Trump.H, ()), 1, "The card number 2.", "La carte numéro 2."),
    (LeadsNext(Trump.H, Seat.N, ()), Seat.E, "Player 2 does.", "C'est le joueur 2."),
    (CardPoints(Trump.H, EMPTY), 34, "34 card points.", "34 points de cartes."),
    (CardsBeforeDeclaring(), 1, "Cards on the table: 1.", "Cartes sur la table : 1."),
    (CardsBeforeDeclaring(), None, "Nobody declares anything.", "Personne n'annonce rien."),
    (MayDeclare(EMPTY, ()), None, "It may be declared.", "C'est permis."),
    (
        MayDeclare(EMPTY, ()),
        "announcements.not_held",
        "You do not hold all cards of this declaration.",
        "Vous n'avez pas toutes les cartes de cette annonce.",
    ),
]


@pytest.mark.parametrize(("question", "answer", "english", "french"), WORDED)
def test_an_answer_in_words(question, answer, english, french):
    assert answer_lines(question, answer, "en") == tuple(english.split("|"))
    assert answer_lines(question, answer, "fr") == tuple(french.split("|"))


def test_every_kind_of_answer_is_there():
    kinds = {Seat: int}
    said = {kinds.get(type(answer), type(answer)) for _, answer, _, _ in WORDED}
    assert said == set(get_args(Answer))
