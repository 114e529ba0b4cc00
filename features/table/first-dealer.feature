Feature: The first dealer
  The first dealer is drawn by lot: any of the four may be it, and the choice of trumps starts behind the dealer.

  @clause:000-01-first-dealer
  Scenario Outline: The lot may fall on anybody
    Given the rules of table-code
    And seat <dealer> deals
    And "8♣" is turned up
    Then seat <speaker> may call "pass, take ♣"

    Examples:
      | dealer | speaker |
      | 1      | 2       |
      | 2      | 3       |
      | 3      | 4       |
      | 4      | 1       |
