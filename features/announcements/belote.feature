Feature: Belote and rebelote
  The king and the queen of trumps in one hand are worth 20 points. What has to be said when they are played is another
  matter at every table.

  Background:
    Given hearts are trumps

  @clause:000-03-belote @clause:001-scoring-belote @clause:001-faq-belote
  @clause:002-declarations-belote @clause:003-rules-belote @clause:003-guide-belote @clause:003-faq-belote
  @clause:003-faq-belote-value @clause:003-scoring-box @clause:004-belote @clause:004-faq-belote
  Scenario Outline: Both words are said
    Given the rules of <variant>
    And one player plays "<cards>"
    Then belote is worth <points>

    Examples:
      | variant                     | cards                  | points |
      | table-code                  | K♥ belote, Q♥ rebelote | 20     |
      | table-code                  | Q♥ belote, K♥ rebelote | 20     |
      | marquoir-classic            | K♥ belote, Q♥ rebelote | 20     |
      | marquoir-classic            | Q♥ belote, K♥ rebelote | 20     |
      | marquoir-coinche            | K♥ belote, Q♥ rebelote | 20     |
      | marquoir-contree            | K♥ belote, Q♥ rebelote | 20     |
      | belote-classic              | K♥ belote, Q♥ rebelote | 20     |
      | belote-classic-declarations | K♥ belote, Q♥ rebelote | 20     |
      | vanikar                     | K♥ belote, Q♥ rebelote | 20     |
      | vanikar:faq                 | Q♥ belote, K♥ rebelote | 20     |
      | atout                       | K♥ belote, Q♥ rebelote | 20     |
      | atout-declarations          | Q♥ belote, K♥ rebelote | 20     |

  @clause:000-03-belote @clause:001-scoring-belote @clause:001-faq-belote @clause:002-declarations-belote
  @clause:003-rules-belote @clause:003-guide-belote @clause:003-faq-belote @clause:004-belote
  Scenario Outline: Something is left unsaid
    Given the rules of <variant>
    And one player plays "<cards>"
    Then belote is worth <points>

    Examples: The second word
      | variant          | cards         | points |
      | table-code       | K♥ belote, Q♥ | 20     |
      | marquoir-classic | K♥ belote, Q♥ | 0      |
      | marquoir-coinche | K♥ belote, Q♥ | 0      |
      | belote-classic   | K♥ belote, Q♥ | 20     |
      | vanikar          | K♥ belote, Q♥ | 20     |
      | vanikar:faq      | K♥ belote, Q♥ | 0      |
      | atout            | K♥ belote, Q♥ | 0      |

    Examples: The first word
      | variant          | cards           | points |
      | table-code       | K♥, Q♥ rebelote | 0      |
      | marquoir-classic | K♥, Q♥ rebelote | 0      |
      | belote-classic   | K♥, Q♥ rebelote | 20     |
      | vanikar          | K♥, Q♥ rebelote | 20     |
      | vanikar:faq      | K♥, Q♥ rebelote | 0      |
      | atout            | K♥, Q♥ rebelote | 0      |

    Examples: Both words
      | variant          | cards  | points |
      | table-code       | K♥, Q♥ | 0      |
      | marquoir-classic | K♥, Q♥ | 0      |
      | belote-classic   | K♥, Q♥ | 0      |
      | vanikar          | K♥, Q♥ | 20     |
      | vanikar:faq      | K♥, Q♥ | 0      |
      | atout            | K♥, Q♥ | 0      |

  @clause:001-faq-belote @clause:002-declarations-belote @clause:002-with-or-without-declarations
  Scenario Outline: Why there is nothing for it
    Given the rules of <variant>
    And one player plays "<cards>"
    Then belote is worth nothing because of <reason>

    Examples:
      | variant                  | cards                  | reason                            |
      | marquoir-classic         | K♥ belote, Q♥          | announcements.belote_announcement |
      | table-code               | K♥                     | announcements.belote_holding      |
      | vanikar                  | K♠, Q♠                 | announcements.belote_holding      |
      | belote-classic:no-belote | K♥ belote, Q♥ rebelote | announcements.belote_value        |

  @clause:000-03-belote
  Scenario Outline: A side without a trick, at a table where belote needs one
    Given the rules of <variant>
    And one player plays "K♥ belote, Q♥ rebelote"
    And that player's side has won 0 tricks
    Then <worth>

    Examples:
      | variant                                         | worth                                                               |
      | table-code                                      | belote is worth 20                                                  |
      | table-code@announcements.belote_needs_trick=yes | belote is worth nothing because of announcements.belote_needs_trick |

  @clause:000-03-belote
  Scenario: A rebelote that may be forgotten once
    Given the rules of table-code@announcements.belote_announcement=late_rebelote_once
    And one player plays "K♥ belote, Q♥"
    Then belote is worth 20

  @clause:000-03-belote
  Scenario: A rebelote that is forgotten again
    Given the rules of table-code@announcements.belote_announcement=late_rebelote_once
    And one player plays "K♥ belote, Q♥"
    And that player's side has been excused before
    Then belote is worth nothing because of announcements.belote_announcement
