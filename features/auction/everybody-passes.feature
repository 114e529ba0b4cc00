Feature: Everybody passes
  When nobody wants to play, the deal is void and the cards are dealt again.

  @clause:000-01-eight-passes @clause:001-play-nobody-takes
  @clause:003-rules-redeal @clause:003-guide-second-round @clause:003-faq-trump-redeal @clause:004-nobody-takes
  Scenario Outline: Two rounds of passes
    Seat 4 has dealt.

    Given the rules of <variant>
    And "8♣" is turned up
    And the calls are "pass, pass, pass, pass, pass, pass, pass, pass"
    Then the deal is void and seat 1 deals

    Examples: Said by the document
      | variant          |
      | table-code       |
      | marquoir-classic |

    Examples: The next dealer is assumed
      | variant        |
      | belote-classic |
      | vanikar        |
      | atout          |

  @clause:001-play-nobody-takes
  Scenario Outline: Four passes where trumps are bid for
    Given the rules of <variant>
    And the calls are "pass, pass, pass, pass"
    Then the deal is void and seat 1 deals

    Examples:
      | variant          |
      | marquoir-coinche |
      | marquoir-contree |
