Feature: The second round: another suit
  When all four have passed, each may name a suit, or pass again. Whether the turned suit may be named now is where two
  parts of one document disagree.

  Background:
    Given "8♣" is turned up

  @clause:000-01-second-round @clause:001-play-second-round @clause:002-bidding-second-round
  @clause:003-faq-trump-second-round @clause:004-second-round
  Scenario Outline: The turned suit is out
    Given the rules of <variant>
    And the calls are "pass, pass, pass, pass"
    Then seat 1 may call nothing but "pass, take ♠, take ♥, take ♦"
    And seat 1 may not call "take ♣" because of auction.round2_choices

    Examples:
      | variant                     |
      | table-code                  |
      | marquoir-classic            |
      | belote-classic              |
      | belote-classic-declarations |
      | vanikar:faq                 |
      | atout                       |
      | atout-declarations          |

  @clause:003-rules-any-suit @clause:003-guide-second-round
  Scenario: Any of the four suits, the turned one too
    Given the rules of vanikar
    And the calls are "pass, pass, pass, pass"
    Then seat 1 may call nothing but "pass, take ♠, take ♥, take ♦, take ♣"

  @clause:000-01-second-round @clause:001-play-second-round @clause:002-bidding-second-round
  @clause:002-bidding-ends @clause:003-rules-any-suit @clause:004-second-round
  Scenario Outline: The first to name a suit has the contract
    Given the rules of <variant>
    And the calls are "pass, pass, pass, pass, pass, 2: take ♥"
    Then the auction ends with "♥" by seat 2

    Examples:
      | variant          |
      | table-code       |
      | marquoir-classic |
      | belote-classic   |
      | vanikar          |
      | atout            |
