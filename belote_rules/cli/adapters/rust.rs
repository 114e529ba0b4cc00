// An adapter: it answers questions about Belote, one JSON object a line, from standard input to standard output.
// Run it with: rustc -O adapter.rs && ./adapter
//
// Fill the three functions with calls of your own program, and name in OPS those that are filled. All the rest is done.
//
// Cards are rank and suit ("9H", "TS"; ranks 7 8 9 T J Q K A, suits S H D C), seats "N" "E" "S" "W", partners N-S and
// E-W, sides "NS" "EW". A trick is in the order played.

use std::io::{self, BufRead, Write};

const NAME: &str = "my-belote";
const VERSION: &str = "0.1";
const ROTATION: &str = "clockwise"; // who follows whom at your table: N E S W is clockwise, N W S E "anticlockwise"
const OPS: &[&str] = &[]; // of "legal_cards", "trick_winner", "score_deal" those that are filled

/// A card as it was played.
#[allow(dead_code)]
struct Play {
    seat: String,
    card: String,
}

/// Why there is no result.
#[allow(dead_code)]
enum Problem {
    /// A question that this program does not answer.
    Unsupported(String),
    /// A question that makes no sense.
    Error(String),
}

/// The cards of the hand that may be played to the trick, which has 0 to 3 cards. The trump is
/// `contract.text("trump")?`: "S" "H" "D" "C" or "NT" "AT".
fn legal_cards(_contract: &Json, _trick: &[Play], _seat: &str, _hand: &[String]) -> Result<Vec<String>, Problem> {
    Err(Problem::Unsupported("legal_cards is not filled".into()))
}

/// The seat that holds the trick, which has 1 to 4 cards.
fn trick_winner(_contract: &Json, _trick: &[Play]) -> Result<String, Problem> {
    Err(Problem::Unsupported("trick_winner is not filled".into()))
}

/// What is recorded for a finished deal. `contract`: {"trump": "H", "taker": "N", "value": 80, "multiplier": 1};
/// `counts`: {"card_points": {"NS": 90, "EW": 72}, "tricks": {...}, "belote": side or null, "declarations": {...}}. Give
/// {"made": true, "components": {"NS": {"card_points": 90}, "EW": {"card_points": 72}}, "recorded": {"NS": 90,
/// "EW": 72}, "reserve": 0}, made with `object` and `.into()`; "recorded" is the sum of a side's components.
fn score_deal(_contract: &Json, _counts: &Json, _last_deal: bool) -> Result<Json, Problem> {
    Err(Problem::Unsupported("score_deal is not filled".into()))
}

/// The result of a request.
fn result(request: &Json) -> Result<Json, Problem> {
    match request.text("op")? {
        "hello" => Ok(object(vec![
            ("protocol", 1.into()),
            (
                "implementation",
                object(vec![("name", NAME.into()), ("version", VERSION.into()), ("language", "Rust".into())]),
            ),
            ("ops", Json::Array(OPS.iter().map(|op| (*op).into()).collect())),
            ("rotation", ROTATION.into()),
            ("window", 64.into()),
        ])),
        "ping" | "bye" => Ok(object(vec![])),
        "batch" => {
            let replies = request.list("items")?.iter().map(reply).collect();
            Ok(object(vec![("items", Json::Array(replies))]))
        }
        "legal_cards" => {
            let (contract, trick, seat) = (request.needed("contract")?, trick(request)?, request.text("seat")?);
            let hand = request.list("hand")?.iter().map(Json::string).collect::<Result<Vec<_>, _>>()?;
            check_cards(&trick, &hand)?;
            let cards = legal_cards(contract, &trick, seat, &hand)?;
            Ok(object(vec![("cards", Json::Array(cards.into_iter().map(Json::Text).collect()))]))
        }
        "trick_winner" => {
            let trick = trick(request)?;
            check_cards(&trick, &[])?;
            Ok(object(vec![("seat", Json::Text(trick_winner(request.needed("contract")?, &trick)?))]))
        }
        "score_deal" => {
            let last_deal = matches!(request.get("last_deal"), Some(Json::Bool(true)));
            score_deal(request.needed("contract")?, request.needed("counts")?, last_deal)
        }
        op => Err(Problem::Unsupported(format!("unknown operation {op}"))),
    }
}

fn trick(request: &Json) -> Result<Vec<Play>, Problem> {
    let plays = request.list("trick")?.iter();
    plays.map(|play| Ok(Play { seat: play.text("seat")?.into(), card: play.text("card")?.into() })).collect()
}

/// No card may be there twice.
fn check_cards(trick: &[Play], hand: &[String]) -> Result<(), Problem> {
    let cards: Vec<&String> = trick.iter().map(|play| &play.card).chain(hand).collect();
    match cards.iter().enumerate().find(|(place, card)| cards[..*place].contains(card)) {
        Some((_, card)) => Err(Problem::Error(format!("{card} is there twice"))),
        None => Ok(()),
    }
}

/// The reply to a request: its result, that it is not supported, or what is wrong with it.
fn reply(request: &Json) -> Json {
    let id = ("id", request.get("id").cloned().unwrap_or(Json::Null));
    match result(request) {
        Ok(found) => object(vec![id, ("result", found)]),
        Err(Problem::Unsupported(reason)) => object(vec![id, ("unsupported", Json::Text(reason))]),
        Err(Problem::Error(problem)) => object(vec![id, ("error", Json::Text(problem))]),
    }
}

fn main() -> io::Result<()> {
    let mut output = io::stdout().lock();
    for line in io::stdin().lock().split(b'\n') {
        let text = String::from_utf8_lossy(&line?).into_owned();
        let request = Json::read(&text).unwrap_or(Json::Null);
        let answer = if let Json::Null = request {
            object(vec![("id", Json::Null), ("error", "not a JSON object".into())])
        } else {
            reply(&request)
        };
        writeln!(output, "{}", answer.written())?;
        output.flush()?;
        if request.text("op").is_ok_and(|op| op == "bye") {
            break;
        }
    }
    Ok(())
}

/// A JSON value. Whole numbers are `Int`; the members of an object keep their order.
#[derive(Clone)]
enum Json {
    Null,
    Bool(bool),
    Int(i64),
    Float(f64),
    Text(String),
    Array(Vec<Json>),
    Object(Vec<(String, Json)>),
}

impl From<i64> for Json {
    fn from(number: i64) -> Json {
        Json::Int(number)
    }
}

impl From<&str> for Json {
    fn from(text: &str) -> Json {
        Json::Text(text.into())
    }
}

fn object(members: Vec<(&str, Json)>) -> Json {
    Json::Object(members.into_iter().map(|(key, value)| (key.into(), value)).collect())
}

fn error<T>(problem: String) -> Result<T, Problem> {
    Err(Problem::Error(problem))
}

impl Json {
    /// The member of an object, if it is there.
    fn get(&self, key: &str) -> Option<&Json> {
        match self {
            Json::Object(members) => members.iter().rev().find(|(name, _)| name == key).map(|(_, value)| value),
            _ => None,
        }
    }

    /// A member that must be there.
    fn needed(&self, key: &str) -> Result<&Json, Problem> {
        self.get(key).map_or_else(|| error(format!("{key} is missing")), Ok)
    }

    /// A member that must be a text.
    fn text(&self, key: &str) -> Result<&str, Problem> {
        match self.needed(key)? {
            Json::Text(text) => Ok(text),
            _ => error(format!("{key} must be a string")),
        }
    }

    /// A member that must be an array.
    fn list(&self, key: &str) -> Result<&[Json], Problem> {
        match self.needed(key)? {
            Json::Array(items) => Ok(items),
            _ => error(format!("{key} must be an array")),
        }
    }

    /// A value that must be a text.
    fn string(&self) -> Result<String, Problem> {
        match self {
            Json::Text(text) => Ok(text.clone()),
            _ => error("a string is expected".into()),
        }
    }

    /// The value that a text stands for, if it is JSON.
    fn read(text: &str) -> Option<Json> {
        let mut reader = Reader { left: text };
        let value = reader.value(0)?;
        reader.skip_blanks();
        reader.left.is_empty().then_some(value)
    }

    /// The value as text.
    fn written(&self) -> String {
        let joined = |parts: Vec<String>| parts.join(",");
        match self {
            Json::Null => "null".into(),
            Json::Bool(value) => value.to_string(),
            Json::Int(number) => number.to_string(),
            Json::Float(number) => number.to_string(),
            Json::Text(text) => quoted(text),
            Json::Array(items) => format!("[{}]", joined(items.iter().map(Json::written).collect())),
            Json::Object(members) => {
                let member = |(key, value): &(String, Json)| format!("{}:{}", quoted(key), value.written());
                format!("{{{}}}", joined(members.iter().map(member).collect()))
            }
        }
    }
}

fn quoted(text: &str) -> String {
    let mut written = String::from("\"");
    for c in text.chars() {
        match c {
            '"' | '\\' => written.extend(['\\', c]),
            c if c < ' ' => written.push_str(&format!("\\u{:04x}", c as u32)),
            c => written.push(c),
        }
    }
    written + "\""
}

/// Reads JSON; `None` is what is no JSON.
struct Reader<'a> {
    left: &'a str,
}

impl Reader<'_> {
    fn skip_blanks(&mut self) {
        self.left = self.left.trim_start_matches([' ', '\t', '\r', '\n']);
    }

    fn taken(&mut self, word: &str) -> bool {
        self.skip_blanks();
        match self.left.strip_prefix(word) {
            Some(rest) => {
                self.left = rest;
                true
            }
            None => false,
        }
    }

    fn value(&mut self, depth: usize) -> Option<Json> {
        if depth > 64 {
            return None;
        }
        if self.taken("{") {
            return self.object(depth);
        }
        if self.taken("[") {
            return self.array(depth);
        }
        if self.taken("\"") {
            return self.string().map(Json::Text);
        }
        for (word, meaning) in [("true", Json::Bool(true)), ("false", Json::Bool(false)), ("null", Json::Null)] {
            if self.taken(word) {
                return Some(meaning);
            }
        }
        self.number()
    }

    fn object(&mut self, depth: usize) -> Option<Json> {
        let mut members = vec![];
        if self.taken("}") {
            return Some(Json::Object(members));
        }
        loop {
            let key = if self.taken("\"") { self.string()? } else { return None };
            if !self.taken(":") {
                return None;
            }
            members.push((key, self.value(depth + 1)?));
            if !self.taken(",") {
                return self.taken("}").then_some(Json::Object(members));
            }
        }
    }

    fn array(&mut self, depth: usize) -> Option<Json> {
        let mut items = vec![];
        if self.taken("]") {
            return Some(Json::Array(items));
        }
        loop {
            items.push(self.value(depth + 1)?);
            if !self.taken(",") {
                return self.taken("]").then_some(Json::Array(items));
            }
        }
    }

    /// The rest of a string whose opening quotation mark is taken.
    fn string(&mut self) -> Option<String> {
        let mut units: Vec<u16> = vec![];
        loop {
            let c = self.character()?;
            match c {
                '"' => return Some(String::from_utf16_lossy(&units)),
                '\\' => units.push(self.escaped()?),
                c if c < ' ' => return None,
                c => units.extend_from_slice(c.encode_utf16(&mut [0; 2])),
            }
        }
    }

    fn character(&mut self) -> Option<char> {
        let mut characters = self.left.chars();
        let c = characters.next()?;
        self.left = characters.as_str();
        Some(c)
    }

    fn escaped(&mut self) -> Option<u16> {
        Some(match self.character()? {
            'b' => 8,
            'f' => 12,
            'n' => 10,
            'r' => 13,
            't' => 9,
            'u' => {
                let digits = self.left.get(..4).filter(|all| all.bytes().all(|c| c.is_ascii_hexdigit()))?;
                self.left = &self.left[4..];
                u16::from_str_radix(digits, 16).ok()?
            }
            c @ ('"' | '\\' | '/') => c as u16,
            _ => return None,
        })
    }

    fn number(&mut self) -> Option<Json> {
        let end = self.left.find(|c: char| !"+-.0123456789eE".contains(c)).unwrap_or(self.left.len());
        let (digits, rest) = self.left.split_at(end);
        let whole = digits.strip_prefix('-').unwrap_or(digits);
        let starts_well = whole.starts_with(|c: char| c.is_ascii_digit());
        let leading_zero = whole.len() > 1 && whole.starts_with('0') && whole.as_bytes()[1].is_ascii_digit();
        if !starts_well || leading_zero || digits.ends_with('.') {
            return None;
        }
        self.left = rest;
        match digits.parse() {
            Ok(number) => Some(Json::Int(number)),
            Err(_) => digits.parse().ok().map(Json::Float),
        }
    }
}
