// An adapter: it answers questions about Belote, one JSON object a line, from standard input to standard output.
// Run it with: dotnet run adapter.cs (.NET 10 or newer), or put it into a console project as Program.cs.
//
// Fill the three functions with calls of your own program, and name in Ops those that are filled. All the rest is done.
//
// Cards are rank and suit ("9H", "TS"; ranks 7 8 9 T J Q K A, suits S H D C), seats "N" "E" "S" "W", partners N-S and
// E-W, sides "NS" "EW". A trick is in the order played.

#nullable enable

using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Text;
using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Nodes;

/// <summary>A card as it was played.</summary>
record Play(string Seat, string Card);

/// <summary>A question that this program does not answer.</summary>
class Unsupported : Exception
{
    public Unsupported(string reason) : base(reason) { }
}

static class Adapter
{
    const string Name = "my-belote";
    const string Version = "0.1";
    const string Rotation = "clockwise"; // who follows whom at your table: N E S W is clockwise, N W S E "anticlockwise"
    static readonly string[] Ops = { }; // of "legal_cards", "trick_winner", "score_deal" those that are filled

    /// <summary>The cards of the hand that may be played to the trick, which has 0 to 3 cards. The trump is
    /// contract["trump"]: "S" "H" "D" "C" or "NT" "AT".</summary>
    static IEnumerable<string> LegalCards(JsonNode contract, List<Play> trick, string seat, List<string> hand)
    {
        throw new Unsupported("legal_cards is not filled");
    }

    /// <summary>The seat that holds the trick, which has 1 to 4 cards.</summary>
    static string TrickWinner(JsonNode contract, List<Play> trick)
    {
        throw new Unsupported("trick_winner is not filled");
    }

    /// <summary>What is recorded for a finished deal. contract: {"trump": "H", "taker": "N", "value": 80,
    /// "multiplier": 1}; counts: {"card_points": {"NS": 90, "EW": 72}, "tricks": {...}, "belote": side or null,
    /// "declarations": {...}}. Give {"made": true, "components": {"NS": {"card_points": 90}, "EW": {"card_points": 72}},
    /// "recorded": {"NS": 90, "EW": 72}, "reserve": 0}; recorded is the sum of a side's components.</summary>
    static JsonObject ScoreDeal(JsonNode contract, JsonNode counts, JsonNode? reserve, bool lastDeal)
    {
        throw new Unsupported("score_deal is not filled");
    }

    /// <summary>The result of a request.</summary>
    static JsonObject Result(JsonObject request)
    {
        string op = Needed(request, "op").GetValue<string>();
        switch (op)
        {
            case "hello":
                var who = new JsonObject { ["name"] = Name, ["version"] = Version, ["language"] = "C#" };
                return new JsonObject
                {
                    ["protocol"] = 1, ["implementation"] = who, ["ops"] = Strings(Ops), ["rotation"] = Rotation,
                    ["window"] = 64,
                };
            case "ping":
            case "bye":
                return new JsonObject();
            case "batch":
                JsonNode[] items = Needed(request, "items").AsArray().Select(Reply).ToArray();
                return new JsonObject { ["items"] = new JsonArray(items) };
            case "legal_cards":
                List<Play> trick = Trick(request);
                List<string> hand = Needed(request, "hand").AsArray().Select(card => card!.GetValue<string>()).ToList();
                CheckCards(trick.Select(play => play.Card).Concat(hand));
                string seat = Needed(request, "seat").GetValue<string>();
                return new JsonObject { ["cards"] = Strings(LegalCards(Needed(request, "contract"), trick, seat, hand)) };
            case "trick_winner":
                CheckCards(Trick(request).Select(play => play.Card));
                return new JsonObject { ["seat"] = TrickWinner(Needed(request, "contract"), Trick(request)) };
            case "score_deal":
                bool last = request["last_deal"]?.GetValue<bool>() ?? false;
                return ScoreDeal(Needed(request, "contract"), Needed(request, "counts"), request["reserve"], last);
            default:
                throw new Unsupported("unknown operation " + op);
        }
    }

    static JsonNode Needed(JsonNode node, string key)
    {
        return node[key] ?? throw new ArgumentException(key + " is missing");
    }

    static List<Play> Trick(JsonObject request)
    {
        var plays = Needed(request, "trick").AsArray();
        return plays.Select(play => new Play(
            Needed(play!, "seat").GetValue<string>(), Needed(play!, "card").GetValue<string>())).ToList();
    }

    static JsonArray Strings(IEnumerable<string> words)
    {
        return new JsonArray(words.Select(word => (JsonNode)JsonValue.Create(word)!).ToArray());
    }

    /// <summary>No card may be there twice.</summary>
    static void CheckCards(IEnumerable<string> cards)
    {
        var seen = new HashSet<string>();
        foreach (string card in cards)
            if (!seen.Add(card)) throw new ArgumentException(card + " is there twice");
    }

    /// <summary>The reply to a request: its result, that it is not supported, or what is wrong with it.</summary>
    static JsonNode Reply(JsonNode? request)
    {
        JsonNode? id = request is JsonObject given ? given["id"]?.DeepClone() : null;
        try
        {
            return new JsonObject { ["id"] = id, ["result"] = Result(request!.AsObject()) };
        }
        catch (Unsupported reason)
        {
            return new JsonObject { ["id"] = id?.DeepClone(), ["unsupported"] = reason.Message };
        }
        catch (Exception problem)
        {
            return new JsonObject { ["id"] = id?.DeepClone(), ["error"] = problem.Message };
        }
    }

    static void Main()
    {
        var utf8 = new UTF8Encoding(false);
        using var input = new StreamReader(Console.OpenStandardInput(), utf8);
        using var output = new StreamWriter(Console.OpenStandardOutput(), utf8) { NewLine = "\n" };
        var writing = new JsonSerializerOptions { Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping };
        while (input.ReadLine() is string line)
        {
            JsonNode? request = null;
            JsonNode answer;
            try
            {
                request = JsonNode.Parse(line);
                answer = Reply(request);
            }
            catch (JsonException problem)
            {
                answer = new JsonObject { ["id"] = null, ["error"] = "not JSON: " + problem.Message };
            }
            output.WriteLine(answer.ToJsonString(writing));
            output.Flush();
            if (request is JsonObject asked && asked["op"]?.ToString() == "bye") return;
        }
    }
}
