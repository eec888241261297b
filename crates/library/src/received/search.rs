//! Search for game codes in a text.

use super::plain::QUOTES;
use tessella_games::Game;
use tessella_games::{CodeError, GameCode};

/// Maximum number of codes found in a text.
pub const MAX_CODES: usize = 20;
/// Maximum number of candidates that are parsed: some boards take milliseconds.
const MAX_CANDIDATES: usize = 200;
/// Maximum number of places where a code could begin: each can be read to the end of the text.
const MAX_BEGINNINGS: usize = 2000;
/// Maximum number of digits in a side length in an ID of Flood.
const MAX_SIDE_DIGITS: usize = 4;

/// Parser for a code with nothing around it.
pub(super) type Parser = fn(&str) -> Result<GameCode, CodeError>;

/// Game code found in a text, and the notation that it is in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReceivedCode {
    /// The game.
    pub code: GameCode,
    /// `true` if the text has an ID of Flood in Simon Tatham's collection.
    pub is_flood_id: bool,
}

/// Codes in a text.
#[derive(Debug, Default)]
pub(super) struct FoundCodes {
    /// Distinct codes, in the order of the text.
    pub(super) codes: Vec<ReceivedCode>,
    /// Error for the first part of the text that begins like a code but is not one.
    pub(super) error: Option<CodeError>,
}

/// Finds the codes in a normalized text.
pub(super) fn find_codes(text: &str, parse: Parser) -> FoundCodes {
    let mut found = FoundCodes::default();
    let (mut candidates, mut beginnings) = (0, 0);
    let mut at = 0;
    let mut before = None;
    while let Some(next) = text[at..].chars().next() {
        let mut unfinished = None;
        let is_word_start = !before.is_some_and(is_word_character);
        let candidate = is_word_start
            .then(|| candidate(&text[at..], parse, &mut beginnings, &mut unfinished))
            .flatten();
        if let Some(code) = unfinished.filter(|_| at == 0) {
            // The text begins like a code without a seed.
            found.error = parse(&code).err();
        }
        let Some(Candidate { code, len }) = candidate else {
            before = Some(next);
            at += next.len_utf8();
            if beginnings > MAX_BEGINNINGS {
                break;
            }
            continue;
        };
        candidates += 1;
        match parse(&code) {
            Ok(code) => {
                let is_flood_id = next.is_ascii_digit();
                if found.codes.iter().all(|known| known.code != code) {
                    found.codes.push(ReceivedCode { code, is_flood_id });
                }
            }
            Err(error) => drop(found.error.get_or_insert(error)),
        }
        if found.codes.len() == MAX_CODES || candidates == MAX_CANDIDATES {
            break;
        }
        at += len;
        before = text[..at].chars().next_back();
    }
    found
}

/// Returns `true` for a character after which no code can begin.
const fn is_word_character(character: char) -> bool {
    character.is_ascii_alphanumeric() || matches!(character, '_' | '.')
}

/// Text that begins like a code.
struct Candidate {
    /// The code without blanks, in lower case as far as its meaning allows.
    code: String,
    /// Length in the text in bytes, at least one.
    len: usize,
}

/// Returns the code at the start of a text. It can be invalid, but has all its parts; a code that lacks the last one is
/// stored in `unfinished`.
fn candidate(
    text: &str,
    parse: Parser,
    beginnings: &mut usize,
    unfinished: &mut Option<String>,
) -> Option<Candidate> {
    if text.starts_with(|first: char| first.is_ascii_digit()) {
        return flood_id(text);
    }
    let game = Game::ALL.iter().find(|game| {
        let name = text.get(..game.name().len());
        name.is_some_and(|name| name.eq_ignore_ascii_case(game.name()))
    })?;
    let mut reader = Reader {
        text,
        at: game.name().len(),
    };
    reader.skip_blanks();
    reader.take(':')?;
    *beginnings += 1;
    let mut code = format!("{}:", game.name());
    loop {
        reader.skip_blanks();
        let word = reader.option();
        if word.starts_with("map@") {
            code.push_str(word);
        } else {
            code.push_str(&word.to_ascii_lowercase());
        }
        reader.skip_blanks();
        if reader.take(',').is_none() {
            break;
        }
        code.push(',');
    }
    if reader.take('#').is_some() {
        code.push('#');
        reader.skip_spaces();
        code.push_str(reader.seed());
    } else if reader.take('=').is_none() {
        *unfinished = Some(code);
        return None;
    } else {
        // The number of cells follows from the options.
        let cells = parse(&format!("{code}#0")).ok();
        let cells = cells.map(|code| code.setup.plan().shape.cells() as usize);
        code.push('=');
        reader.cells(cells, &mut code);
    }
    Some(Candidate {
        code,
        len: reader.at,
    })
}

/// Returns the ID of Flood, from Simon Tatham's collection, at the start of a text, if it has as many cells as its size
/// says.
fn flood_id(text: &str) -> Option<Candidate> {
    let mut reader = Reader { text, at: 0 };
    let side = |reader: &mut Reader<'_>| {
        let digits = reader.while_true(|c| c.is_ascii_digit());
        let is_short = (1..=MAX_SIDE_DIGITS).contains(&digits.len());
        digits.parse::<usize>().ok().filter(|_| is_short)
    };
    let width = side(&mut reader)?;
    reader.take('x').or_else(|| reader.take('X'))?;
    let height = side(&mut reader)?;
    reader.while_true(|c| c.is_ascii_digit() || matches!(c, 'c' | 'm'));
    let mut code = text[..reader.at].to_ascii_lowercase();
    reader.take(':')?;
    reader.skip_blanks();
    code.push(':');
    let begin = code.len();
    while code.len() < begin + width * height {
        let cells = reader.while_true(|c| c.is_ascii_hexdigit());
        if cells.is_empty() {
            return None;
        }
        code.push_str(&cells.to_ascii_lowercase());
        reader.skip_line_break();
    }
    reader.skip_blanks();
    reader.take(',')?;
    reader.skip_blanks();
    code.push(',');
    code.push_str(reader.seed());
    Some(Candidate {
        code,
        len: reader.at,
    })
}

/// Reader that moves forward through a text.
struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Reader<'a> {
    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    /// Takes this character if it is the next one.
    fn take(&mut self, expected: char) -> Option<()> {
        self.rest().starts_with(expected).then(|| {
            self.at += expected.len_utf8();
        })
    }

    /// Takes the characters for which a condition is true.
    fn while_true(&mut self, is_part: impl Fn(char) -> bool) -> &'a str {
        let rest = self.rest();
        let end = rest.find(|c| !is_part(c)).unwrap_or(rest.len());
        self.at += end;
        &rest[..end]
    }

    fn skip_blanks(&mut self) {
        self.while_true(char::is_whitespace);
    }

    fn skip_spaces(&mut self) {
        self.while_true(|c| c == ' ' || c == '\t');
    }

    /// Skips blanks that include a line break, as mail programs insert them. Otherwise skips nothing and returns
    /// `false`.
    fn skip_line_break(&mut self) -> bool {
        let before = self.at;
        self.skip_blanks();
        let has_break = self.text[before..self.at].contains('\n');
        if !has_break {
            self.at = before;
        }
        has_break
    }

    /// Takes an option, up to a separator or a character that occurs in no option.
    fn option(&mut self) -> &'a str {
        let is_map = self.rest().starts_with("map@");
        self.while_true(|c| match c {
            ',' | '#' | '=' => false,
            _ if is_map => !c.is_whitespace(),
            _ => !c.is_whitespace() && !QUOTES.contains(&c) && !"()[]{}<>:;!?|\\".contains(c),
        })
    }

    /// Takes the digits of a seed, along with adjacent letters and other characters, which make it invalid.
    fn seed(&mut self) -> &'a str {
        let begin = self.at;
        self.while_true(|c| c == '-' || c == '+');
        self.while_true(|c| c.is_ascii_alphanumeric());
        &self.text[begin..self.at]
    }

    /// Takes the cells of a board, with the slashes between its rows. `wanted` is the number of cells, if it is known.
    fn cells(&mut self, wanted: Option<usize>, code: &mut String) {
        let mut count = 0;
        loop {
            // Rows can be on lines of their own.
            if wanted.is_some_and(|wanted| count < wanted) {
                self.skip_line_break();
            }
            let Some(next) = self.rest().chars().next() else {
                return;
            };
            let is_end = next.is_whitespace() || QUOTES.contains(&next);
            let is_surplus = wanted == Some(count) && !next.is_ascii_alphanumeric();
            if is_end || is_surplus {
                // A blank after a slash or before one does not end the cells.
                let slash = self.rest().trim_start().starts_with('/') || code.ends_with('/');
                if is_end && slash && wanted.is_some_and(|wanted| count < wanted) {
                    let before = self.at;
                    self.skip_blanks();
                    if self.at > before {
                        continue;
                    }
                }
                return;
            }
            self.at += next.len_utf8();
            code.push(next);
            count += usize::from(next != '/');
        }
    }
}
