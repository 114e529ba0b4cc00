// An adapter: it answers questions about Belote, one JSON object a line, from standard input to standard output.
// Run it with: java Adapter.java (Java 17 or newer)
//
// Fill the three functions with calls of your own program, and name in OPS those that are filled. All the rest is done.
//
// Cards are rank and suit ("9H", "TS"; ranks 7 8 9 T J Q K A, suits S H D C), seats "N" "E" "S" "W", partners N-S and
// E-W, sides "NS" "EW". A trick is in the order played.

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

public class Adapter {
    static final String NAME = "my-belote";
    static final String VERSION = "0.1";
    static final String ROTATION = "clockwise"; // who follows whom: N E S W is clockwise, N W S E "anticlockwise"
    static final List<String> OPS = List.of(); // of "legal_cards", "trick_winner", "score_deal" those that are filled

    /** A card as it was played. */
    record Play(String seat, String card) {}

    /** A question that this program does not answer. */
    static class Unsupported extends RuntimeException {
        Unsupported(String reason) {
            super(reason);
        }
    }

    /**
     * The cards of the hand that may be played to the trick, which has 0 to 3 cards. The trump is
     * contract.get("trump"): "S" "H" "D" "C" or "NT" "AT".
     */
    static List<String> legalCards(Map<String, Object> contract, List<Play> trick, String seat, List<String> hand) {
        throw new Unsupported("legal_cards is not filled");
    }

    /** The seat that holds the trick, which has 1 to 4 cards. */
    static String trickWinner(Map<String, Object> contract, List<Play> trick) {
        throw new Unsupported("trick_winner is not filled");
    }

    /**
     * What is recorded for a finished deal. contract: {"trump": "H", "taker": "N", "value": 80, "multiplier": 1};
     * counts: {"card_points": {"NS": 90, "EW": 72}, "tricks": {...}, "belote": side or null, "declarations": {...}};
     * numbers are Long. Give {"made": true, "components": {"NS": {"card_points": 90}, "EW": {"card_points": 72}},
     * "recorded": {"NS": 90, "EW": 72}, "reserve": 0} as maps; "recorded" is the sum of a side's components.
     */
    static Map<String, Object> scoreDeal(Map<String, Object> contract, Map<String, Object> counts, boolean lastDeal) {
        throw new Unsupported("score_deal is not filled");
    }

    /** The result of a request. */
    static Map<String, Object> result(Map<String, Object> request) {
        String op = (String) needed(request, "op");
        switch (op) {
            case "hello":
                Map<String, Object> who = object("name", NAME, "version", VERSION, "language", "Java");
                return object(
                        "protocol", 1, "implementation", who, "ops", OPS, "rotation", ROTATION, "window", 64);
            case "ping":
            case "bye":
                return object();
            case "batch":
                List<Object> replies = new ArrayList<>();
                for (Object item : list(needed(request, "items"))) replies.add(reply(item));
                return object("items", replies);
            case "legal_cards":
                List<String> hand = new ArrayList<>();
                for (Object card : list(needed(request, "hand"))) hand.add((String) card);
                checkCards(trick(request), hand);
                String seat = (String) needed(request, "seat");
                return object("cards", legalCards(map(needed(request, "contract")), trick(request), seat, hand));
            case "trick_winner":
                checkCards(trick(request), List.of());
                return object("seat", trickWinner(map(needed(request, "contract")), trick(request)));
            case "score_deal":
                boolean last = Boolean.TRUE.equals(request.get("last_deal"));
                return scoreDeal(map(needed(request, "contract")), map(needed(request, "counts")), last);
            default:
                throw new Unsupported("unknown operation " + op);
        }
    }

    static List<Play> trick(Map<String, Object> request) {
        List<Play> plays = new ArrayList<>();
        for (Object each : list(needed(request, "trick"))) {
            Map<String, Object> play = map(each);
            plays.add(new Play((String) needed(play, "seat"), (String) needed(play, "card")));
        }
        return plays;
    }

    static Object needed(Map<String, Object> object, String key) {
        if (object.get(key) == null) throw new IllegalArgumentException(key + " is missing");
        return object.get(key);
    }

    /** No card may be there twice. */
    static void checkCards(List<Play> trick, List<String> hand) {
        Set<String> seen = new HashSet<>(hand);
        int cards = hand.size() + trick.size();
        for (Play play : trick) seen.add(play.card());
        if (seen.size() < cards) throw new IllegalArgumentException("a card is there twice");
    }

    /** The reply to a request: its result, that it is not supported, or what is wrong with it. */
    static Map<String, Object> reply(Object request) {
        Object id = request instanceof Map<?, ?> given ? given.get("id") : null;
        try {
            return object("id", id, "result", result(map(request)));
        } catch (Unsupported reason) {
            return object("id", id, "unsupported", reason.getMessage());
        } catch (RuntimeException problem) {
            return object("id", id, "error", String.valueOf(problem.getMessage()));
        }
    }

    public static void main(String[] arguments) throws IOException {
        var in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        var out = new PrintStream(System.out, false, StandardCharsets.UTF_8);
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            Object request = null;
            Map<String, Object> answer;
            try {
                request = new Json(line).read();
                answer = reply(request);
            } catch (IllegalArgumentException problem) {
                answer = object("id", null, "error", "not JSON: " + problem.getMessage());
            }
            out.print(Json.write(answer) + "\n");
            out.flush();
            if (request instanceof Map<?, ?> asked && "bye".equals(asked.get("op"))) return;
        }
    }

    static Map<String, Object> object(Object... keysAndValues) {
        Map<String, Object> made = new LinkedHashMap<>();
        for (int i = 0; i < keysAndValues.length; i += 2) made.put((String) keysAndValues[i], keysAndValues[i + 1]);
        return made;
    }

    @SuppressWarnings("unchecked")
    static Map<String, Object> map(Object value) {
        if (value instanceof Map) return (Map<String, Object>) value;
        throw new IllegalArgumentException("an object is expected");
    }

    @SuppressWarnings("unchecked")
    static List<Object> list(Object value) {
        if (value instanceof List) return (List<Object>) value;
        throw new IllegalArgumentException("an array is expected");
    }

    /** JSON as maps, lists, strings, Long, Double, Boolean and null. */
    static class Json {
        static final int DEEPEST = 64;
        final String text;
        int at = 0;

        Json(String text) {
            this.text = text;
        }

        Object read() {
            Object value = value(0);
            skipBlanks();
            if (at < text.length()) throw wrong();
            return value;
        }

        IllegalArgumentException wrong() {
            return new IllegalArgumentException("unexpected at character " + at);
        }

        void skipBlanks() {
            while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) at++;
        }

        char next() {
            skipBlanks();
            if (at >= text.length()) throw wrong();
            return text.charAt(at);
        }

        void expect(char wanted) {
            if (next() != wanted) throw wrong();
            at++;
        }

        boolean taken(char wanted) {
            if (next() != wanted) return false;
            at++;
            return true;
        }

        Object value(int depth) {
            if (depth > DEEPEST) throw new IllegalArgumentException("too deep");
            switch (next()) {
                case '{':
                    return object(depth);
                case '[':
                    return array(depth);
                case '"':
                    return string();
                case 't':
                    return word("true", true);
                case 'f':
                    return word("false", false);
                case 'n':
                    return word("null", null);
                default:
                    return number();
            }
        }

        Object word(String word, Object meaning) {
            if (!text.startsWith(word, at)) throw wrong();
            at += word.length();
            return meaning;
        }

        Map<String, Object> object(int depth) {
            Map<String, Object> found = new LinkedHashMap<>();
            expect('{');
            if (taken('}')) return found;
            do {
                next();
                String key = string();
                expect(':');
                found.put(key, value(depth + 1));
            } while (taken(','));
            expect('}');
            return found;
        }

        List<Object> array(int depth) {
            List<Object> found = new ArrayList<>();
            expect('[');
            if (taken(']')) return found;
            do found.add(value(depth + 1));
            while (taken(','));
            expect(']');
            return found;
        }

        String string() {
            expect('"');
            StringBuilder found = new StringBuilder();
            while (true) {
                if (at >= text.length() || text.charAt(at) < ' ') throw wrong();
                char c = text.charAt(at++);
                if (c == '"') return found.toString();
                found.append(c == '\\' ? escaped() : c);
            }
        }

        char escaped() {
            if (at >= text.length()) throw wrong();
            char c = text.charAt(at++);
            int plain = "\"\\/bfnrt".indexOf(c);
            if (plain >= 0) return "\"\\/\b\f\n\r\t".charAt(plain);
            if (c != 'u' || at + 4 > text.length()) throw wrong();
            String digits = text.substring(at, at += 4);
            if (!digits.matches("[0-9a-fA-F]{4}")) throw wrong();
            return (char) Integer.parseInt(digits, 16);
        }

        Object number() {
            int start = at;
            while (at < text.length() && "+-.0123456789eE".indexOf(text.charAt(at)) >= 0) at++;
            String digits = text.substring(start, at);
            if (!digits.matches("-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][+-]?[0-9]+)?")) throw wrong();
            if (digits.matches("-?[0-9]{1,18}")) return Long.valueOf(digits);
            return Double.valueOf(digits);
        }

        static String write(Object value) {
            if (value instanceof Map<?, ?> object) {
                List<String> parts = new ArrayList<>();
                object.forEach((key, each) -> parts.add(quoted((String) key) + ":" + write(each)));
                return "{" + String.join(",", parts) + "}";
            }
            if (value instanceof List<?> array) {
                List<String> parts = new ArrayList<>();
                for (Object each : array) parts.add(write(each));
                return "[" + String.join(",", parts) + "]";
            }
            return value instanceof String string ? quoted(string) : String.valueOf(value);
        }

        static String quoted(String string) {
            StringBuilder written = new StringBuilder("\"");
            for (char c : string.toCharArray()) {
                if (c == '"' || c == '\\') written.append('\\').append(c);
                else if (c < ' ') written.append(String.format("\\u%04x", (int) c));
                else written.append(c);
            }
            return written.append('"').toString();
        }
    }
}
