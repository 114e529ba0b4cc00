// An adapter: it answers questions about Belote, one JSON object a line, from standard input to standard output.
// Run it with: go run adapter.go
//
// Fill the three functions with calls of your own program, and name in ops those that are filled. All the rest is done.
//
// Cards are rank and suit ("9H", "TS"; ranks 7 8 9 T J Q K A, suits S H D C), seats "N" "E" "S" "W", partners N-S and
// E-W, sides "NS" "EW". A trick is in the order played.
package main

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"os"
)

const (
	name     = "my-belote"
	version  = "0.1"
	rotation = "clockwise" // who follows whom at your table: N E S W is clockwise, N W S E "anticlockwise"
)

var ops = []string{} // of "legal_cards", "trick_winner", "score_deal" those that are filled

// Contract is what has been chosen. Questions of play have its trump alone: "S" "H" "D" "C" or "NT" "AT".
type Contract struct {
	Trump      string `json:"trump"`
	Taker      string `json:"taker"`
	Value      any    `json:"value"` // a number (float64), "capot", "generale" or nil
	Multiplier int    `json:"multiplier"`
}

// Play is a card as it was played.
type Play struct {
	Seat string `json:"seat"`
	Card string `json:"card"`
}

// Sides are numbers by side.
type Sides struct {
	NS int `json:"NS"`
	EW int `json:"EW"`
}

// Counts are what was counted in a finished deal; Belote is a side, nil, or numbers by side.
type Counts struct {
	CardPoints   *Sides `json:"card_points"`
	Tricks       *Sides `json:"tricks"`
	Belote       any    `json:"belote"`
	Declarations *Sides `json:"declarations"`
}

// Score is what is recorded for a deal. Components are lines by side ("NS": {"card_points": 90, "contract": 80}), and
// Recorded is for each side their sum.
type Score struct {
	Made       *bool                     `json:"made"`
	Components map[string]map[string]int `json:"components"`
	Recorded   Sides                     `json:"recorded"`
	Reserve    int                       `json:"reserve"`
}

// Unsupported is a question that this program does not answer.
type Unsupported string

func (reason Unsupported) Error() string { return string(reason) }

// legalCards gives the cards of the hand that may be played to the trick, which has 0 to 3 cards.
func legalCards(contract Contract, trick []Play, seat string, hand []string) ([]string, error) {
	return nil, Unsupported("legal_cards is not filled")
}

// trickWinner gives the seat that holds the trick, which has 1 to 4 cards.
func trickWinner(contract Contract, trick []Play) (string, error) {
	return "", Unsupported("trick_winner is not filled")
}

// scoreDeal says what is recorded for a finished deal.
func scoreDeal(contract Contract, counts Counts, lastDeal bool) (Score, error) {
	return Score{}, Unsupported("score_deal is not filled")
}

type request struct {
	ID       *int64            `json:"id"`
	Op       string            `json:"op"`
	Contract Contract          `json:"contract"`
	Trick    []Play            `json:"trick"`
	Seat     string            `json:"seat"`
	Hand     []string          `json:"hand"`
	Counts   Counts            `json:"counts"`
	LastDeal bool              `json:"last_deal"`
	Items    []json.RawMessage `json:"items"`
}

type object = map[string]any

// result answers a request.
func result(asked request) (any, error) {
	switch asked.Op {
	case "hello":
		who := object{"name": name, "version": version, "language": "Go"}
		return object{"protocol": 1, "implementation": who, "ops": ops, "rotation": rotation, "window": 64}, nil
	case "ping", "bye":
		return object{}, nil
	case "batch":
		items := []object{}
		for _, item := range asked.Items {
			answer, _ := reply(item)
			items = append(items, answer)
		}
		return object{"items": items}, nil
	case "legal_cards":
		if err := checkCards(asked.Trick, asked.Hand); err != nil {
			return nil, err
		}
		cards, err := legalCards(asked.Contract, asked.Trick, asked.Seat, asked.Hand)
		return object{"cards": cards}, err
	case "trick_winner":
		if err := checkCards(asked.Trick, nil); err != nil {
			return nil, err
		}
		seat, err := trickWinner(asked.Contract, asked.Trick)
		return object{"seat": seat}, err
	case "score_deal":
		return scoreDeal(asked.Contract, asked.Counts, asked.LastDeal)
	case "":
		return nil, errors.New("op is missing")
	}
	return nil, Unsupported("unknown operation " + asked.Op)
}

// checkCards sees to it that no card is there twice.
func checkCards(trick []Play, hand []string) error {
	seen := map[string]bool{}
	cards := append([]string{}, hand...)
	for _, play := range trick {
		cards = append(cards, play.Card)
	}
	for _, card := range cards {
		if seen[card] {
			return fmt.Errorf("%s is there twice", card)
		}
		seen[card] = true
	}
	return nil
}

// reply gives the result of a request, that it is not supported, or what is wrong with it; and its operation.
func reply(line []byte) (object, string) {
	var asked request
	if err := json.Unmarshal(line, &asked); err != nil {
		return object{"id": asked.ID, "error": err.Error()}, ""
	}
	answer, err := result(asked)
	var reason Unsupported
	switch {
	case errors.As(err, &reason):
		return object{"id": asked.ID, "unsupported": reason.Error()}, asked.Op
	case err != nil:
		return object{"id": asked.ID, "error": err.Error()}, asked.Op
	}
	return object{"id": asked.ID, "result": answer}, asked.Op
}

func main() {
	in := bufio.NewScanner(os.Stdin)
	in.Buffer(make([]byte, 1<<16), 1<<20+2)
	out := bufio.NewWriter(os.Stdout)
	for in.Scan() {
		answer, op := reply(in.Bytes())
		written, err := json.Marshal(answer)
		if err != nil {
			written = []byte(`{"id":null,"error":"the answer is not JSON"}`)
		}
		out.Write(append(written, '\n'))
		out.Flush()
		if op == "bye" {
			return
		}
	}
}
