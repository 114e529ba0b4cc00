// An adapter: it answers questions about Belote, one JSON object a line, from standard input to standard output.
// Run it with: node adapter.mjs
//
// Fill the three functions with calls of your own program, and name in OPS those that are filled. All the rest is done.
//
// Cards are rank and suit ("9H", "TS"; ranks 7 8 9 T J Q K A, suits S H D C), seats "N" "E" "S" "W", partners N-S and
// E-W, sides "NS" "EW". A contract is {trump: "H", taker: "N", value: 80, multiplier: 1}; questions of play have its
// trump alone, "S" "H" "D" "C" or "NT" "AT". A trick is [{seat: "N", card: "9H"}, ...] in the order played.

import { createInterface } from "node:readline";

const NAME = "my-belote";
const VERSION = "0.1";
const ROTATION = "clockwise"; // who follows whom at your table: N E S W is clockwise, N W S E "anticlockwise"
const OPS = []; // of "legal_cards", "trick_winner", "score_deal" those that are filled

/** A question that this program does not answer. */
class Unsupported extends Error {}

/** The cards of the hand that may be played to the trick, which has 0 to 3 cards. */
function legalCards(contract, trick, seat, hand) {
  throw new Unsupported("legal_cards is not filled");
}

/** The seat that holds the trick, which has 1 to 4 cards. */
function trickWinner(contract, trick) {
  throw new Unsupported("trick_winner is not filled");
}

/**
 * What is recorded for a finished deal.
 * counts: {card_points: {NS: 90, EW: 72}, tricks: {...}, belote: side or null, declarations: {...}}.
 * Give {made: true, components: {NS: {card_points: 90}, EW: {card_points: 72}}, recorded: {NS: 90, EW: 72}, reserve: 0};
 * `recorded` is the sum of a side's components.
 */
function scoreDeal(contract, counts, reserve, lastDeal) {
  throw new Unsupported("score_deal is not filled");
}

/** The result of a request. */
function result(request) {
  switch (request.op) {
    case "hello": {
      const implementation = { name: NAME, version: VERSION, language: "JavaScript" };
      return { protocol: 1, implementation, ops: OPS, rotation: ROTATION, window: 64 };
    }
    case "ping":
    case "bye":
      return {};
    case "batch":
      return { items: request.items.map(reply) };
    case "legal_cards":
      checkCards([...request.trick.map((play) => play.card), ...request.hand]);
      return { cards: legalCards(request.contract, request.trick, request.seat, request.hand) };
    case "trick_winner":
      checkCards(request.trick.map((play) => play.card));
      return { seat: trickWinner(request.contract, request.trick) };
    case "score_deal":
      return scoreDeal(request.contract, request.counts, request.reserve ?? 0, request.last_deal ?? false);
    default:
      throw new Unsupported(`unknown operation ${request.op}`);
  }
}

/** No card may be there twice. */
function checkCards(cards) {
  const twice = cards.find((card, place) => cards.indexOf(card) < place);
  if (twice !== undefined) throw new Error(`${twice} is there twice`);
}

/** The reply to a request: its result, that it is not supported, or what is wrong with it. */
function reply(request) {
  const id = request?.id ?? null;
  try {
    return { id, result: result(request) };
  } catch (problem) {
    const message = String(problem?.message ?? problem);
    return problem instanceof Unsupported ? { id, unsupported: message } : { id, error: message };
  }
}

for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
  let request = null;
  let answer;
  try {
    request = JSON.parse(line);
    answer = reply(request);
  } catch (problem) {
    answer = { id: null, error: `not JSON: ${problem.message}` };
  }
  process.stdout.write(JSON.stringify(answer) + "\n");
  if (request?.op === "bye") break;
}
