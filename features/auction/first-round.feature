Feature: The first round: the turned suit
  One after the other takes the suit of the turned card as trumps, or passes. The first to take ends the choice.

  Background:
    Given "8♣" is turned up

  @clause:000-01-first-round @clause:001-play-first-round @clause:002-bidding-first-round
  @clause:003-rules-turned-suit @clause:003-guide-first-round @clause:003-faq-trump-first-round @clause:004-first-round
  Scenario Outline: The first speaker may take the turned suit or pass
    Given the rules of <variant>
    Then seat 1 may call nothing but "pass, take ♣"
    And seat 1 may not call "take ♥" because of auction.round1_choices

    Examples:
      | variant                     |
      | table-code                  |
      | marquoir-classic            |
      | belote-classic              |
      | belote-classic-declarations |
      | vanikar                     |
      | vanikar:faq                 |
      | atout                       |
      | atout-declarations          |

  @clause:000-01-first-acceptance @clause:001-play-first-round @clause:002-bidding-ends
  @clause:003-rules-turned-suit @clause:004-first-round
  Scenario Outline: The first to take has the contract
    Given the rules of <variant>
    And the calls are "1: pass, 2: take ♣"
    Then the auction ends with "♣" by seat 2

    Examples:
      | variant          |
      | table-code       |
      | marquoir-classic |
      | belote-classic   |
      | vanikar          |
      | atout            |

  @clause:000-04-no-numbers
  Scenario Outline: Nobody bids a number in a game with a turned card
    Given the rules of <variant>
    Then seat 1 may not call "80♣" because of auction.auction_kind

    Examples:
      | variant          |
      | table-code       |
      | marquoir-classic |
      | belote-classic   |
      | vanikar          |
      | atout            |
