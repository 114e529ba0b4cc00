"""The vocabulary of questions and answers, and the referee who answers them."""
