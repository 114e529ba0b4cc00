// An adapter: it answers questions about Belote, one JSON object a line, from standard input to standard output.
// Run it with: node adapter.ts (Node 22.18 or newer), or translate it with tsc first (it needs @types/node).
//
// Fill the three functions with calls of your own program, and name in OPS those that are filled. All the rest is done.
//
// Cards are rank and suit ("9H", "TS"; ranks 7 8 9 T J Q K A, suits S H D C), seats "N" "E" "S" "W", partners N-S and
// E-W, sides "NS" "EW". A trick is in the order played.

import { createInterface } from "node:readline";

type Seat = "N" | "E" | "S" | "W";
type Side = "NS" | "EW";
type Sides = Record<Side, number>;
type Play = { seat: Seat; card: string };
type Contract = {
  trump: "S" | "H" | "D" | "C" | "NT" | "AT"; // questions of play have this alone
  taker?: Seat | null;
  value?: number | "capot" | "generale" | null;
  multiplier?: number;
};
type Counts = { card_points?: Sides; tricks?: Sides; belote?: Side | Sides | null; declarations?: Sides };
type Components = { card_points?: number; capot?: number; belote?: number; declarations?: number; contract?: number };
type Score = {
  made: boolean | null;
  components: Record<Side, Components>;
  recorded: Sides; // for each side the sum of its components
  reserve: number;
};
type Request = { id: number; op: string; [key: string]: any };

const NAME = "my-belote";
const VERSION = "0.1";
const ROTATION = "clockwise"; // who follows whom at your table: N E S W is clockwise, N W S E "anticlockwise"
const OPS: string[] = []; // of "legal_cards", "trick_winner", "score_deal" those that are filled

/** A question that this program does not answer. */
class Unsupported extends Error {}

/** The cards of the hand that may be played to the trick, which has 0 to 3 cards. */
function legalCards(contract: Contract, trick: Play[], seat: Seat, hand: string[]): string[] {
  throw new Unsupported("legal_cards is not filled");
}

/** The seat that holds the trick, which has 1 to 4 cards. */
function trickWinner(contract: Contract, trick: Play[]): Seat {
  throw new Unsupported("trick_winner is not filled");
}

/** What is recorded for a finished deal. */
function scoreDeal(contract: Contract, counts: Counts, reserve: number | number[], lastDeal: boolean): Score {
  throw new Unsupported("score_deal is not filled");
}

/** The result of a request. */
function result(request: Request): object {
  switch (request.op) {
    case "hello": {
      const implementation = { name: NAME, version: VERSION, language: "TypeScript" };
      return { protocol: 1, implementation, ops: OPS, rotation: ROTATION, window: 64 };
    }
    case "ping":
    case "bye":
      return {};
    case "batch":
      return { items: request.items.map(reply) };
    case "legal_cards":
      checkCards([...request.trick.map((play: Play) => play.card), ...request.hand]);
      return { cards: legalCards(request.contract, request.trick, request.seat, request.hand) };
    case "trick_winner":
      checkCards(request.trick.map((play: Play) => play.card));
      return { seat: trickWinner(request.contract, request.trick) };
    case "score_deal":
      return scoreDeal(request.contract, request.counts, request.reserve ?? 0, request.last_deal ?? false);
    default:
      throw new Unsupported(`unknown operation ${request.op}`);
  }
}

/** No card may be there twice. */
function checkCards(cards: string[]): void {
  const twice = cards.find((card, place) => cards.indexOf(card) < place);
  if (twice !== undefined) throw new Error(`${twice} is there twice`);
}

/** The reply to a request: its result, that it is not supported, or what is wrong with it. */
function reply(request: any): object {
  const id = request?.id ?? null;
  try {
    return { id, result: result(request) };
  } catch (problem: any) {
    const message = String(problem?.message ?? problem);
    return problem instanceof Unsupported ? { id, unsupported: message } : { id, error: message };
  }
}

async function main(): Promise<void> {
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    let request: any = null;
    let answer: object;
    try {
      request = JSON.parse(line);
      answer = reply(request);
    } catch (problem: any) {
      answer = { id: null, error: `not JSON: ${problem.message}` };
    }
    process.stdout.write(JSON.stringify(answer) + "\n");
    if (request?.op === "bye") break;
  }
}

main();
