/* An adapter: it answers questions about Belote, one JSON object a line, from standard input to standard output.
   Make it with: cc -O2 -o adapter adapter.c

   Fill the three functions with calls of your own program, and name in OPS those that are filled. All the rest is done.

   Cards are rank and suit ("9H", "TS"; ranks 7 8 9 T J Q K A, suits S H D C), seats "N" "E" "S" "W", partners N-S and
   E-W, sides "NS" "EW". A trick is in the order played. */

#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define NAME "my-belote"
#define VERSION "0.1"
#define ROTATION "clockwise" /* who follows whom at your table: N E S W is clockwise, N W S E "anticlockwise" */
#define OPS "" /* of "legal_cards", "trick_winner", "score_deal" those that are filled: "\"legal_cards\",\"trick_winner\"" */

typedef struct Json Json;
typedef struct { const char *seat, *card; } Play;
typedef enum { DONE, UNSUPPORTED, WRONG } Outcome;

static Outcome because(Outcome outcome, const char *format, ...);
static const Json *member(const Json *object, const char *key);
static const char *text(const Json *object, const char *key);
static long number(const Json *object, const char *key);
static void put(const char *format, ...);

/* Which cards of the hand may be played to the trick? Puts them into `legal` and how many they are into `*count`.
   The trump is "S" "H" "D" "C" or "NT" "AT"; `played` cards are on the table (0 to 3), `held` in the hand. */
static Outcome legal_cards(const char *trump, const Play *trick, int played, const char *seat, const char **hand,
                           int held, const char **legal, int *count)
{
    (void)trump, (void)trick, (void)played, (void)seat, (void)hand, (void)held, (void)legal, (void)count;
    return because(UNSUPPORTED, "legal_cards is not filled");
}

/* Which seat holds the trick of `played` cards (1 to 4)? Puts it into `*seat`. */
static Outcome trick_winner(const char *trump, const Play *trick, int played, const char **seat)
{
    (void)trump, (void)trick, (void)played, (void)seat;
    return because(UNSUPPORTED, "trick_winner is not filled");
}

/* What is recorded for a finished deal? `contract`: {"trump": "H", "taker": "N", "value": 80, "multiplier": 1};
   `counts`: {"card_points": {"NS": 90, "EW": 72}, "tricks": {...}, "belote": side or null, "declarations": {...}}.
   Read them with text(contract, "taker"), number(member(counts, "tricks"), "NS"). Put the result as JSON:
   put("{\"made\":true,\"components\":{\"NS\":{\"card_points\":%ld},\"EW\":{\"card_points\":%ld}},"
       "\"recorded\":{\"NS\":%ld,\"EW\":%ld},\"reserve\":0}", ...); recorded is the sum of a side's components. */
static Outcome score_deal(const Json *contract, const Json *counts, int last_deal)
{
    (void)contract, (void)counts, (void)last_deal, (void)number;
    return because(UNSUPPORTED, "score_deal is not filled");
}

/* ---- JSON: the values of one line ---- */

#define LONGEST (1 << 20)
#define DEEPEST 64

typedef enum { NUL, BOOLEAN, NUMBER, STRING, ARRAY, OBJECT } Kind;
struct Json {
    Kind kind;
    const char *key;  /* its name, in an object */
    const char *text; /* a string, or a number as it is written */
    int truth;
    Json *first, *next; /* what an array or object holds, one after the other */
};

static char line[LONGEST + 2];
static Json values[LONGEST / 2 + 2];
static int used;
static char *at;

static Json *value(int depth);

static void skip_blanks(void)
{
    at += strspn(at, " \t\r\n");
}

static int taken(char wanted)
{
    skip_blanks();
    if (*at != wanted)
        return 0;
    at++;
    return 1;
}

static int hex(const char *digits)
{
    int found = 0;
    for (int i = 0; i < 4; i++) {
        if (!isxdigit((unsigned char)digits[i]))
            return -1;
        char one[2] = {digits[i], 0};
        found = found * 16 + (int)strtol(one, NULL, 16);
    }
    return found;
}

/* Writes a code point as UTF-8 and says where it ends. */
static char *utf8(char *to, int code)
{
    if (code < 0x80) {
        *to++ = (char)code;
        return to;
    }
    if (code < 0x800) {
        *to++ = (char)(0xC0 | code >> 6);
    } else {
        if (code < 0x10000) {
            *to++ = (char)(0xE0 | code >> 12);
        } else {
            *to++ = (char)(0xF0 | code >> 18);
            *to++ = (char)(0x80 | (code >> 12 & 0x3F));
        }
        *to++ = (char)(0x80 | (code >> 6 & 0x3F));
    }
    *to++ = (char)(0x80 | (code & 0x3F));
    return to;
}

/* Reads what follows `\u`; two halves of a surrogate pair become one. */
static int code_point(void)
{
    int code = hex(at);
    if (code <= 0)
        return -1;
    at += 4;
    if (code < 0xD800 || code > 0xDFFF)
        return code;
    int low = code < 0xDC00 && at[0] == '\\' && at[1] == 'u' ? hex(at + 2) : -1;
    if (low < 0xDC00 || low > 0xDFFF)
        return 0xFFFD;
    at += 6;
    return 0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00);
}

/* Reads a string in place: decoded it is never longer than written. NULL for what is none. */
static const char *string(void)
{
    if (!taken('"'))
        return NULL;
    char *start = at, *to = at;
    while (*at != '"') {
        if ((unsigned char)*at < ' ')
            return NULL;
        if (*at != '\\') {
            *to++ = *at++;
            continue;
        }
        static const char *const plain = "\"\\/bfnrt";
        const char *found = at[1] ? strchr(plain, at[1]) : NULL;
        if (found) {
            *to++ = "\"\\/\b\f\n\r\t"[found - plain];
            at += 2;
        } else {
            if (at[1] != 'u')
                return NULL;
            at += 2;
            int code = code_point();
            if (code < 0)
                return NULL;
            to = utf8(to, code);
        }
    }
    at++;
    *to = 0;
    return start;
}

/* Reads what an array or an object holds, up to its end. */
static int members(Json *holder, char end, int depth)
{
    Json **last = &holder->first;
    if (taken(end))
        return 1;
    do {
        const char *key = NULL;
        if (holder->kind == OBJECT && (!(key = string()) || !taken(':')))
            return 0;
        Json *each = value(depth + 1);
        if (!each)
            return 0;
        each->key = key;
        *last = each;
        last = &each->next;
    } while (taken(','));
    return taken(end);
}

static int word(const char *wanted)
{
    size_t length = strlen(wanted);
    if (strncmp(at, wanted, length))
        return 0;
    at += length;
    return 1;
}

static char written[LONGEST + 2]; /* the numbers of the line, each with an end of its own */
static size_t numbers;

static int digits(Json *found)
{
    size_t count = strspn(at, "+-.0123456789eE");
    const char *whole = at + (*at == '-');
    char *end;
    strtod(at, &end);
    if (end != at + count || !isdigit((unsigned char)*whole) || (*whole == '0' && isdigit((unsigned char)whole[1])))
        return 0;
    found->text = written + numbers;
    memcpy(written + numbers, at, count);
    written[numbers + count] = 0;
    numbers += count + 1; /* never more than the line: each number has a character behind it */
    at += count;
    return 1;
}

/* Reads a value; NULL for what is no JSON. */
static Json *value(int depth)
{
    if (depth > DEEPEST || used >= (int)(sizeof values / sizeof *values))
        return NULL;
    Json *found = &values[used++];
    memset(found, 0, sizeof *found);
    skip_blanks();
    if (*at == '{' || *at == '[') {
        found->kind = *at++ == '{' ? OBJECT : ARRAY;
        return members(found, found->kind == OBJECT ? '}' : ']', depth) ? found : NULL;
    }
    if (*at == '"') {
        found->kind = STRING;
        return (found->text = string()) ? found : NULL;
    }
    if (word("null"))
        return found;
    found->kind = BOOLEAN;
    if ((found->truth = word("true")) || word("false"))
        return found;
    found->kind = NUMBER;
    return digits(found) ? found : NULL;
}

static const Json *member(const Json *object, const char *key)
{
    if (object && object->kind == OBJECT)
        for (const Json *each = object->first; each; each = each->next)
            if (!strcmp(each->key, key))
                return each;
    return NULL;
}

/* A member that is a string, or NULL. */
static const char *text(const Json *object, const char *key)
{
    const Json *found = member(object, key);
    return found && found->kind == STRING ? found->text : NULL;
}

/* A member that is a whole number, or 0. */
static long number(const Json *object, const char *key)
{
    const Json *found = member(object, key);
    return found && found->kind == NUMBER ? strtol(found->text, NULL, 10) : 0;
}

/* ---- Replies ---- */

static char out[LONGEST + 2];
static size_t length;
static char why[256];

static Outcome because(Outcome outcome, const char *format, ...)
{
    va_list facts;
    va_start(facts, format);
    vsnprintf(why, sizeof why, format, facts);
    va_end(facts);
    return outcome;
}

static void put(const char *format, ...)
{
    va_list facts;
    va_start(facts, format);
    int more = vsnprintf(out + length, sizeof out - length, format, facts);
    va_end(facts);
    if (more > 0)
        length = length + (size_t)more < sizeof out ? length + (size_t)more : sizeof out - 1;
}

static void put_string(const char *string)
{
    put("\"");
    for (; *string; string++) {
        if (*string == '"' || *string == '\\')
            put("\\%c", *string);
        else if ((unsigned char)*string < ' ')
            put("\\u%04x", *string);
        else
            put("%c", *string);
    }
    put("\"");
}

static Outcome read_trick(const Json *request, Play *trick, int most, int *played)
{
    const Json *given = member(request, "trick");
    if (!given || given->kind != ARRAY)
        return because(WRONG, "trick must be an array");
    *played = 0;
    for (const Json *each = given->first; each; each = each->next) {
        Play play = {text(each, "seat"), text(each, "card")};
        if (*played >= most || !play.seat || !play.card)
            return because(WRONG, "trick must have at most %d plays with seat and card", most);
        for (int i = 0; i < *played; i++)
            if (!strcmp(trick[i].card, play.card))
                return because(WRONG, "a card is there twice");
        trick[(*played)++] = play;
    }
    return DONE;
}

static Outcome read_hand(const Json *request, const Play *trick, int played, const char **hand, int *held)
{
    const Json *given = member(request, "hand");
    if (!given || given->kind != ARRAY)
        return because(WRONG, "hand must be an array");
    *held = 0;
    for (const Json *each = given->first; each; each = each->next) {
        if (*held >= 8 || each->kind != STRING)
            return because(WRONG, "hand must have at most 8 cards");
        for (int i = 0; i < *held + played; i++)
            if (!strcmp(i < *held ? hand[i] : trick[i - *held].card, each->text))
                return because(WRONG, "a card is there twice");
        hand[(*held)++] = each->text;
    }
    return DONE;
}

static Outcome put_legal_cards(const Json *request)
{
    Play trick[3];
    const char *hand[8], *legal[8], *trump = text(member(request, "contract"), "trump"), *seat = text(request, "seat");
    int played = 0, held = 0, count = 0;
    if (!trump || !seat)
        return because(WRONG, "contract.trump and seat are needed");
    Outcome outcome = read_trick(request, trick, 3, &played);
    if (outcome == DONE)
        outcome = read_hand(request, trick, played, hand, &held);
    if (outcome == DONE)
        outcome = legal_cards(trump, trick, played, seat, hand, held, legal, &count);
    put("{\"cards\":[");
    for (int i = 0; outcome == DONE && i < count; i++) {
        put(i ? "," : "");
        put_string(legal[i]);
    }
    put("]}");
    return outcome;
}

static Outcome put_trick_winner(const Json *request)
{
    Play trick[4];
    const char *trump = text(member(request, "contract"), "trump"), *seat = NULL;
    int played = 0;
    if (!trump)
        return because(WRONG, "contract.trump is needed");
    Outcome outcome = read_trick(request, trick, 4, &played);
    if (outcome == DONE && !played)
        outcome = because(WRONG, "trick is empty");
    if (outcome == DONE)
        outcome = trick_winner(trump, trick, played, &seat);
    if (outcome == DONE) {
        put("{\"seat\":");
        put_string(seat);
        put("}");
    }
    return outcome;
}

static void put_reply(const Json *request);

static Outcome put_batch(const Json *request)
{
    const Json *items = member(request, "items");
    if (!items || items->kind != ARRAY)
        return because(WRONG, "items must be an array");
    put("{\"items\":[");
    for (const Json *each = items->first; each; each = each->next) {
        put_reply(each);
        put(each->next ? "," : "");
    }
    put("]}");
    return DONE;
}

static Outcome put_result(const Json *request)
{
    const char *op = text(request, "op");
    const Json *last = member(request, "last_deal");
    if (!op)
        return because(WRONG, "op is missing");
    if (!strcmp(op, "hello")) {
        put("{\"protocol\":1,\"implementation\":{\"name\":\"%s\",\"version\":\"%s\",\"language\":\"C\"},"
            "\"ops\":[%s],\"rotation\":\"%s\",\"window\":64}", NAME, VERSION, OPS, ROTATION);
        return DONE;
    }
    if (!strcmp(op, "ping") || !strcmp(op, "bye")) {
        put("{}");
        return DONE;
    }
    if (!strcmp(op, "batch"))
        return put_batch(request);
    if (!strcmp(op, "legal_cards"))
        return put_legal_cards(request);
    if (!strcmp(op, "trick_winner"))
        return put_trick_winner(request);
    if (!strcmp(op, "score_deal"))
        return score_deal(member(request, "contract"), member(request, "counts"), last && last->truth);
    return because(UNSUPPORTED, "unknown operation %s", op);
}

/* The reply to a request: its result, that it is not supported, or what is wrong with it. */
static void put_reply(const Json *request)
{
    const Json *id = member(request, "id");
    put("{\"id\":%s,", id && id->kind == NUMBER ? id->text : "null");
    size_t start = length;
    put("\"result\":");
    Outcome outcome = put_result(request);
    if (outcome != DONE) {
        length = start;
        put(outcome == UNSUPPORTED ? "\"unsupported\":" : "\"error\":");
        put_string(why);
    }
    put("}");
}

int main(void)
{
    while (fgets(line, sizeof line, stdin)) {
        used = 0;
        numbers = 0;
        length = 0;
        out[0] = 0;
        at = line;
        const Json *request = value(0);
        skip_blanks();
        int whole = request && !*at;
        if (whole)
            put_reply(request);
        else
            put("{\"id\":null,\"error\":\"not JSON\"}");
        const char *op = whole ? text(request, "op") : NULL;
        puts(out);
        fflush(stdout);
        if (op && !strcmp(op, "bye"))
            break;
    }
    return 0;
}
