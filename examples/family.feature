Feature: How our family plays

  Scenario: Any trump will do
    Given diamonds are trumps
    And the trick is "A♣ 10♦"
    And the hand is "9♦ 7♦ K♠"
    Then the legal cards are "9♦ 7♦"
