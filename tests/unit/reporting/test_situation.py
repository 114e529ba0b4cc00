"""Every kind of question in words, in both languages."""

from typing import get_args

import pytest

from belote_rules.cards import CardSet, Seat, Side, read_card, read_cards
from belote_rules.engine.announcements import declaration_of
from belote_rules.engine.belote import Spoken
from belote_rules.engine.calls import DOUBLE, PASS, REDOUBLE, bid, take
from belote_rules.engine.contract import Contract, Trump
from belote_rules.engine.match import PlayedDeal
from belote_rules.engine.outcome import Counts
from belote_rules.questions.values import (
    AuctionSoFar,
    BeloteClaim,
    CardPoints,
    CardsBeforeDeclaring,
    DealSchedule,
    Declared,
    LeadsNext,
    LegalCards,
    MayDeclare,
    Offices,
    Question,
    ScoreDeal,
    ScoreMatch,
    TrickWinner,
)
from belote_rules.reporting.situation import question_lines


def cards(text: str) -> CardSet:
    return CardSet.of(read_cards(text))


def declared(text: str):
    found = declaration_of(cards(text))
    assert found is not None
    return found


WORDED = [
    (
        LegalCards(Trump.H, read_cards("9H 10H"), cards("JH QH")),
        "Trumps are ♥. On the table, in the order played: 9♥ 10♥. In your hand: J♥ Q♥.|Which cards may you play?",
        "Atout ♥. Sur la table, dans l'ordre joué : 9♥ 10♥. Dans votre main : V♥ D♥.|"
        "Quelles cartes pouvez-vous jouer ?",
    ),
    (
        LegalCards(Trump.S, (), cards("KS AH"), multiplier=2),
        "Trumps are ♠. The contract is doubled or redoubled and counts 2 times. You lead. In your hand: K♠ A♥.|"
        "Which cards may you play?",
        "Atout ♠. Le contrat est contré ou surcontré et compte 2 fois. Vous entamez. Dans votre main : R♠ A♥.|"
        "Quelles cartes pouvez-vous jouer ?",
    ),
    (
        TrickWinner(Trump.NT, read_cards("QD")),
        "Trumps are no trump. On the table, in the order played: Q♦.|Which card holds the trick?",
        "Atout sans-atout. Sur la table, dans l'ordre joué : D♦.|Quelle carte est maîtresse ?",
    ),
    (
        LeadsNext(Trump.C, Seat.S, read_cards("7S 8S 9S AS")),
        "Trumps are ♣. Player 3 leads. On the table, in the order played: 7♠ 8♠ 9♠ A♠.|Who leads to the next trick?",
        "Atout ♣. Le joueur 3 entame. Sur la table, dans l'ordre joué : 7♠ 8♠ 9♠ A♠.|Qui entame le pli suivant ?",
    ),
    (
        CardPoints(Trump.H, cards("9H JH")),
        "Trumps are ♥.|How many card points are 9♥ J♥?",
        "Atout ♥.|Combien de points de cartes valent 9♥ V♥ ?",
    ),
    (
        Offices(Seat.W),
        "Player 4 deals.|Who cuts, speaks first, leads first and deals next, and what is done with the pack?",
        "Le joueur 4 donne.|Qui coupe, parle, entame, donne ensuite, et que fait-on du paquet ?",
    ),
    (
        DealSchedule(Seat.W),
        "Player 4 deals.|How are the cards dealt?",
        "Le joueur 4 donne.|Comment distribue-t-on les cartes ?",
    ),
    (
        DealSchedule(Seat.W, Seat.N),
        "Player 4 deals. Player 1 takes.|How are the cards dealt?",
        "Le joueur 4 donne. Le joueur 1 prend.|Comment distribue-t-on les cartes ?",
    ),
    (
        AuctionSoFar(Seat.W, read_card("8C"), (PASS, take(Trump.C))),
        "Player 4 deals. The turned card is 8♣.|Said so far, in turn: pass, take ♣.|What may be said now?",
        "Le joueur 4 donne. La retourne est 8♣.|Dit jusque-là, à tour de rôle : je passe, je prends à ♣.|"
        "Que peut-on dire maintenant ?",
    ),
    (
        AuctionSoFar(Seat.N, None, (bid(80, Trump.H), bid("capot", Trump.S), DOUBLE, REDOUBLE)),
        "Player 1 deals.|Said so far, in turn: 80 ♥, capot ♠, double, redouble.|What may be said now?",
        "Le joueur 1 donne.|Dit jusque-là, à tour de rôle : 80 ♥, capot ♠, contre, surcontre.|"
        "Que peut-on dire maintenant ?",
    ),
    (
        AuctionSoFar(Seat.N, None, ()),
        "Player 1 deals.|Said so far, in turn: nothing.|What may be said now?",
        "Le joueur 1 donne.|Dit jusque-là, à tour de rôle : rien.|Que peut-on dire maintenant ?",
    ),
    (
        BeloteClaim(Trump.H, (Spoken(read_card("KH"), "belote"), Spoken(read_card("QH"))), 0, excused_before=True),
        'Trumps are ♥. One player plays, one after the other, K♥ ("belote"), Q♥ (says nothing). '
        "This player's side wins no trick. A forgotten rebelote of the same side was let pass earlier in the match.|"
        "What is it worth?",
        "Atout ♥. Un joueur joue l'un après l'autre R♥ (« belote »), D♥ (sans rien dire). Son camp ne fait aucun pli. "
        "Une rebelote oubliée a déjà été pardonnée à ce camp dans la partie.|Combien cela vaut-il ?",
    ),
    (
        MayDeclare(cards("JS JH JD JC QS KS"), (cards("JS JH JD JC"), cards("JS QS KS"))),
        "A player holds J♠ Q♠ K♠ J♥ J♦ J♣. Declared: J♠ J♥ J♦ J♣, and J♠ Q♠ K♠.|May one declare this?",
        "Un joueur tient V♠ D♠ R♠ V♥ V♦ V♣. Il annonce V♠ V♥ V♦ V♣, puis V♠ D♠ R♠.|Peut-on annoncer cela ?",
    ),
    (
        CardsBeforeDeclaring(),
        "How many cards are on the table when the second player declares?",
        "Combien de cartes sont sur la table quand le deuxième joueur annonce ?",
    ),
    (
        Declared(Trump.H, Seat.N, ((declared("7S 8S 9S"),), (declared("10S JS QS KS"), declared("7D 8D 9D")), (), ())),
        "Trumps are ♥. Player 1 leads.|Player 1 declares 7♠ 8♠ 9♠ (20 points).|"
        "Player 2 declares 10♠ J♠ Q♠ K♠ (50 points), 7♦ 8♦ 9♦ (20 points).|What counts?",
        "Atout ♥. Le joueur 1 entame.|Le joueur 1 annonce 7♠ 8♠ 9♠ (pour 20 points).|"
        "Le joueur 2 annonce 10♠ V♠ D♠ R♠ (pour 50 points), 7♦ 8♦ 9♦ (pour 20 points).|Qu'est-ce qui compte ?",
    ),
    (
        ScoreDeal(Contract(Trump.H), Counts((82, 80), (5, 3))),
        "Player 1 has the contract: ♥.|Players 1 and 3 have 82 card points and 5 tricks.|"
        "Players 2 and 4 have 80 card points and 3 tricks.|What is recorded?",
        "Le joueur 1 a le contrat : ♥.|Les joueurs 1 et 3 ont 82 points de cartes et 5 plis.|"
        "Les joueurs 2 et 4 ont 80 points de cartes et 3 plis.|Que marque-t-on ?",
    ),
    (
        ScoreDeal(Contract(Trump.D, Seat.E, 100, 2), Counts((81, 81), (4, 4), (0, 1), (0, 50)), 162, last_deal=True),
        "Player 2 has the contract: 100 ♦, counted 2 times.|Players 1 and 3 have 81 card points and 4 tricks.|"
        "Players 2 and 4 have 81 card points and 4 tricks. Their declarations that count are worth 50 points.|"
        "Players 2 and 4 have said belote and rebelote.|From earlier deals 162 points still hang.|"
        "This is the last deal of the match.|What is recorded?",
        "Le joueur 2 a le contrat : 100 ♦, compté 2 fois.|Les joueurs 1 et 3 ont 81 points de cartes et 4 plis.|"
        "Les joueurs 2 et 4 ont 81 points de cartes et 4 plis. Leurs annonces retenues valent 50 points.|"
        "Les joueurs 2 et 4 ont dit belote et rebelote.|"
        "Il reste 162 points en litige des donnes précédentes.|C'est la dernière donne de la partie.|Que marque-t-on ?",
    ),
    (
        ScoreMatch(
            (
                PlayedDeal((900, 800)),
                PlayedDeal((0, 0), passed_out=True),
                PlayedDeal((20, 252), Side.NS, made=False, belote=(20, 0), tricks=(0, 8)),
                PlayedDeal((90, 72), Side.EW, made=True, tricks=(4, 4)),
                PlayedDeal((81, 81), Side.EW),
            )
        ),
        "Deal 1: players 1 and 3 record 900, players 2 and 4 800.|In deal 2 everybody passes.|"
        "Deal 3: players 1 and 3 record 20, players 2 and 4 252. Players 1 and 3 took and failed. "
        "Players 1 and 3 won no trick. Players 1 and 3 have 20 points of it for belote.|"
        "Deal 4: players 1 and 3 record 90, players 2 and 4 72. Players 2 and 4 took and made it.|"
        "Deal 5: players 1 and 3 record 81, players 2 and 4 81. Players 2 and 4 took.|How does the match stand?",
        "Donne 1 : les joueurs 1 et 3 marquent 900, les joueurs 2 et 4 800.|À la donne 2, tout le monde passe.|"
        "Donne 3 : les joueurs 1 et 3 marquent 20, les joueurs 2 et 4 252. Les joueurs 1 et 3 avaient pris et sont "
        "dedans. Les joueurs 1 et 3 n'ont fait aucun pli. Les joueurs 1 et 3 en ont 20 pour la belote.|"
        "Donne 4 : les joueurs 1 et 3 marquent 90, les joueurs 2 et 4 72. Les joueurs 2 et 4 avaient pris et ont "
        "réussi.|Donne 5 : les joueurs 1 et 3 marquent 81, les joueurs 2 et 4 81. Les joueurs 2 et 4 avaient pris.|"
        "Où en est la partie ?",
    ),
]


@pytest.mark.parametrize(("question", "english", "french"), WORDED, ids=lambda each: type(each).__name__)
def test_a_question_in_words(question, english, french):
    assert question_lines(question, "en") == tuple(english.split("|"))
    assert question_lines(question, "fr") == tuple(french.split("|"))


def test_every_kind_of_question_is_there():
    assert {type(question) for question, _, _ in WORDED} == set(get_args(Question))
