// An adapter: it answers questions about Belote, one JSON object a line, from standard input to standard output.
// Run it with: kotlinc Adapter.kt -include-runtime -d adapter.jar && java -jar adapter.jar
//
// Fill the three functions with calls of your own program, and name in OPS those that are filled. All the rest is done.
//
// Cards are rank and suit ("9H", "TS"; ranks 7 8 9 T J Q K A, suits S H D C), seats "N" "E" "S" "W", partners N-S and
// E-W, sides "NS" "EW". A trick is in the order played.

const val NAME = "my-belote"
const val VERSION = "0.1"
const val ROTATION = "clockwise" // who follows whom at your table: N E S W is clockwise, N W S E "anticlockwise"
val OPS = listOf<String>() // of "legal_cards", "trick_winner", "score_deal" those that are filled

/** A card as it was played. */
data class Play(val seat: String, val card: String)

/** A question that this program does not answer. */
class Unsupported(reason: String) : Exception(reason)

/**
 * The cards of the hand that may be played to the trick, which has 0 to 3 cards. The trump is contract["trump"]:
 * "S" "H" "D" "C" or "NT" "AT".
 */
fun legalCards(contract: Map<*, *>, trick: List<Play>, seat: String, hand: List<String>): List<String> {
    throw Unsupported("legal_cards is not filled")
}

/** The seat that holds the trick, which has 1 to 4 cards. */
fun trickWinner(contract: Map<*, *>, trick: List<Play>): String {
    throw Unsupported("trick_winner is not filled")
}

/**
 * What is recorded for a finished deal. contract: {"trump": "H", "taker": "N", "value": 80, "multiplier": 1}; counts:
 * {"card_points": {"NS": 90, "EW": 72}, "tricks": {...}, "belote": side or null, "declarations": {...}}; numbers are
 * Long. Give mapOf("made" to true, "components" to mapOf("NS" to mapOf("card_points" to 90), "EW" to
 * mapOf("card_points" to 72)), "recorded" to mapOf("NS" to 90, "EW" to 72), "reserve" to 0); "recorded" is the sum of a
 * side's components.
 */
fun scoreDeal(contract: Map<*, *>, counts: Map<*, *>, lastDeal: Boolean): Map<String, Any?> {
    throw Unsupported("score_deal is not filled")
}

/** The result of a request. */
fun result(request: Map<*, *>): Map<String, Any?> = when (val op = request["op"] as String) {
    "hello" -> mapOf(
        "protocol" to 1,
        "implementation" to mapOf("name" to NAME, "version" to VERSION, "language" to "Kotlin"),
        "ops" to OPS,
        "rotation" to ROTATION,
        "window" to 64,
    )
    "ping", "bye" -> mapOf()
    "batch" -> mapOf("items" to (request["items"] as List<*>).map { reply(it) })
    "legal_cards" -> {
        val hand = (request["hand"] as List<*>).map { it as String }
        checkCards(trick(request).map { it.card } + hand)
        mapOf("cards" to legalCards(request["contract"] as Map<*, *>, trick(request), request["seat"] as String, hand))
    }
    "trick_winner" -> {
        checkCards(trick(request).map { it.card })
        mapOf("seat" to trickWinner(request["contract"] as Map<*, *>, trick(request)))
    }
    "score_deal" ->
        scoreDeal(request["contract"] as Map<*, *>, request["counts"] as Map<*, *>, request["last_deal"] == true)
    else -> throw Unsupported("unknown operation $op")
}

fun trick(request: Map<*, *>): List<Play> =
    (request["trick"] as List<*>).map { it as Map<*, *> }.map { Play(it["seat"] as String, it["card"] as String) }

/** No card may be there twice. */
fun checkCards(cards: List<String>) {
    require(cards.toSet().size == cards.size) { "a card is there twice" }
}

/** The reply to a request: its result, that it is not supported, or what is wrong with it. */
fun reply(request: Any?): Map<String, Any?> {
    val id = (request as? Map<*, *>)?.get("id")
    return try {
        mapOf("id" to id, "result" to result(request as Map<*, *>))
    } catch (reason: Unsupported) {
        mapOf("id" to id, "unsupported" to reason.message)
    } catch (problem: Exception) {
        mapOf("id" to id, "error" to problem.message.toString())
    }
}

/** JSON as maps, lists, strings, Long, Double, Boolean and null. */
class Json(private val text: String) {
    private var at = 0

    fun read(): Any? {
        val found = value(0)
        skipBlanks()
        if (at < text.length) wrong()
        return found
    }

    private fun wrong(): Nothing = throw IllegalArgumentException("unexpected at character $at")

    private fun skipBlanks() {
        while (at < text.length && text[at] in " \t\r\n") at++
    }

    private fun next(): Char {
        skipBlanks()
        if (at >= text.length) wrong()
        return text[at]
    }

    private fun taken(wanted: Char): Boolean {
        if (next() != wanted) return false
        at++
        return true
    }

    private fun expect(wanted: Char) {
        if (!taken(wanted)) wrong()
    }

    private fun value(depth: Int): Any? {
        require(depth <= 64) { "too deep" }
        return when (next()) {
            '{' -> obj(depth)
            '[' -> array(depth)
            '"' -> string()
            't' -> word("true", true)
            'f' -> word("false", false)
            'n' -> word("null", null)
            else -> number()
        }
    }

    private fun word(word: String, meaning: Any?): Any? {
        if (!text.startsWith(word, at)) wrong()
        at += word.length
        return meaning
    }

    private fun obj(depth: Int): Map<String, Any?> {
        val found = LinkedHashMap<String, Any?>()
        expect('{')
        if (taken('}')) return found
        do {
            skipBlanks()
            val key = string()
            expect(':')
            found[key] = value(depth + 1)
        } while (taken(','))
        expect('}')
        return found
    }

    private fun array(depth: Int): List<Any?> {
        val found = ArrayList<Any?>()
        expect('[')
        if (taken(']')) return found
        do found.add(value(depth + 1)) while (taken(','))
        expect(']')
        return found
    }

    private fun string(): String {
        expect('"')
        val found = StringBuilder()
        while (true) {
            if (at >= text.length || text[at] < ' ') wrong()
            val c = text[at++]
            if (c == '"') return found.toString()
            found.append(if (c == '\\') escaped() else c)
        }
    }

    private fun escaped(): Char {
        if (at >= text.length) wrong()
        val c = text[at++]
        val plain = "\"\\/bfnrt".indexOf(c)
        if (plain >= 0) return "\"\\/\b\u000c\n\r\t"[plain]
        if (c != 'u' || at + 4 > text.length) wrong()
        val digits = text.substring(at, at + 4)
        if (!Regex("[0-9a-fA-F]{4}").matches(digits)) wrong()
        at += 4
        return digits.toInt(16).toChar()
    }

    private fun number(): Any {
        val digits = text.substring(at).takeWhile { it in "+-.0123456789eE" }
        if (!Regex("-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][+-]?[0-9]+)?").matches(digits)) wrong()
        at += digits.length
        return digits.toLongOrNull() ?: digits.toDouble()
    }

    companion object {
        fun write(value: Any?): String = when (value) {
            is Map<*, *> -> value.entries.joinToString(",", "{", "}") { quoted(it.key as String) + ":" + write(it.value) }
            is List<*> -> value.joinToString(",", "[", "]") { write(it) }
            is String -> quoted(value)
            else -> value.toString()
        }

        private fun quoted(string: String): String = string.map {
            when {
                it == '"' || it == '\\' -> "\\" + it
                it < ' ' -> "\\u" + it.code.toString(16).padStart(4, '0')
                else -> it.toString()
            }
        }.joinToString("", "\"", "\"")
    }
}

fun main() {
    val input = System.`in`.bufferedReader(Charsets.UTF_8)
    val output = System.out.bufferedWriter(Charsets.UTF_8)
    while (true) {
        val line = input.readLine() ?: return
        var request: Any? = null
        val answer = try {
            request = Json(line).read()
            reply(request)
        } catch (problem: IllegalArgumentException) {
            mapOf("id" to null, "error" to "not JSON: " + problem.message)
        }
        output.write(Json.write(answer) + "\n")
        output.flush()
        if ((request as? Map<*, *>)?.get("op") == "bye") return
    }
}
