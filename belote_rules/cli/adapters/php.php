<?php
// An adapter: it answers questions about Belote, one JSON object a line, from standard input to standard output.
// Run it with: php adapter.php
//
// Fill the three functions with calls of your own program, and name in OPS those that are filled. All the rest is done.
//
// Cards are rank and suit ("9H", "TS"; ranks 7 8 9 T J Q K A, suits S H D C), seats "N" "E" "S" "W", partners N-S and
// E-W, sides "NS" "EW". A contract is ["trump" => "H", "taker" => "N", "value" => 80, "multiplier" => 1]; questions of
// play have its trump alone, "S" "H" "D" "C" or "NT" "AT". A trick is [["seat" => "N", "card" => "9H"], ...] in the
// order played.

declare(strict_types=1);
ini_set("display_errors", "stderr");

const NAME = "my-belote";
const VERSION = "0.1";
const ROTATION = "clockwise"; // who follows whom at your table: N E S W is clockwise, N W S E "anticlockwise"
const OPS = []; // of "legal_cards", "trick_winner", "score_deal" those that are filled

/** A question that this program does not answer. */
class Unsupported extends Exception {}

/** The cards of the hand that may be played to the trick, which has 0 to 3 cards. */
function legal_cards(array $contract, array $trick, string $seat, array $hand): array
{
    throw new Unsupported("legal_cards is not filled");
}

/** The seat that holds the trick, which has 1 to 4 cards. */
function trick_winner(array $contract, array $trick): string
{
    throw new Unsupported("trick_winner is not filled");
}

/**
 * What is recorded for a finished deal.
 *
 * $counts: ["card_points" => ["NS" => 90, "EW" => 72], "tricks" => [...], "belote" => side or null,
 * "declarations" => [...]]. Give ["made" => true, "components" => ["NS" => ["card_points" => 90],
 * "EW" => ["card_points" => 72]], "recorded" => ["NS" => 90, "EW" => 72], "reserve" => 0]; "recorded" is the sum of a
 * side's components.
 */
function score_deal(array $contract, array $counts, int|array $reserve, bool $last_deal): array
{
    throw new Unsupported("score_deal is not filled");
}

/** The result of a request. */
function result(array $request): array|stdClass
{
    switch ($request["op"] ?? throw new Exception("op is missing")) {
        case "hello":
            $who = ["name" => NAME, "version" => VERSION, "language" => "PHP"];
            return ["protocol" => 1, "implementation" => $who, "ops" => OPS, "rotation" => ROTATION, "window" => 64];
        case "ping":
        case "bye":
            return new stdClass();
        case "batch":
            return ["items" => array_map(reply(...), $request["items"])];
        case "legal_cards":
            check_cards([...array_column($request["trick"], "card"), ...$request["hand"]]);
            $cards = legal_cards($request["contract"], $request["trick"], $request["seat"], $request["hand"]);
            return ["cards" => array_values($cards)];
        case "trick_winner":
            check_cards(array_column($request["trick"], "card"));
            return ["seat" => trick_winner($request["contract"], $request["trick"])];
        case "score_deal":
            $rest = [$request["reserve"] ?? 0, $request["last_deal"] ?? false];
            return score_deal($request["contract"], $request["counts"], ...$rest);
        default:
            throw new Unsupported("unknown operation " . $request["op"]);
    }
}

/** No card may be there twice. */
function check_cards(array $cards): void
{
    foreach (array_count_values($cards) as $card => $times) {
        if ($times > 1) {
            throw new Exception("$card is there twice");
        }
    }
}

/** The reply to a request: its result, that it is not supported, or what is wrong with it. */
function reply(mixed $request): array
{
    $id = is_array($request) ? $request["id"] ?? null : null;
    try {
        return ["id" => $id, "result" => result($request)];
    } catch (Unsupported $reason) {
        return ["id" => $id, "unsupported" => $reason->getMessage()];
    } catch (Throwable $problem) {
        return ["id" => $id, "error" => $problem->getMessage()];
    }
}

while (($line = fgets(STDIN)) !== false) {
    $request = null;
    try {
        $request = json_decode($line, true, 64, JSON_THROW_ON_ERROR);
        $answer = reply($request);
    } catch (JsonException $problem) {
        $answer = ["id" => null, "error" => "not JSON: " . $problem->getMessage()];
    }
    echo json_encode($answer, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE), "\n";
    flush();
    if (is_array($request) && ($request["op"] ?? null) === "bye") {
        break;
    }
}
