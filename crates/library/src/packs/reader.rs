//! Parser for the text of a pack.
//!
//! Empty lines and lines that begin with `#` are ignored. `title: ` and `author: ` begin the two headers. Each other line
//! is a level: a game code, optionally `par` and a number of moves, and optionally a title.

use super::error::{PackError, PackHeader, PackLineError};
use super::pack::{Pack, PackLevel};
use std::collections::HashMap;
use tessella_games::{GameCode, Position, Rules, Setup};

/// Maximum length of a text in bytes.
pub const MAX_BYTES: usize = 1 << 20;
/// Maximum number of levels in a pack.
pub const MAX_LEVELS: usize = 500;
/// Maximum number of tiles on all boards of a pack in total, so that they can be set up within seconds.
pub const MAX_TILES: usize = 100_000;
/// Maximum length of a title or a name in characters.
pub const MAX_TITLE_CHARS: usize = 60;

/// Maximum number of characters of invalid text that an error quotes.
const MAX_SHOWN: usize = 16;

/// Function that completes a code with the options that the rules decide, or returns what is wrong with its board.
type Completion = fn(GameCode) -> Result<GameCode, PackLineError>;

impl Pack {
    /// Parses a pack. All boards are set up, to be sure that each can be opened; for the largest packs this takes
    /// seconds.
    ///
    /// # Errors
    /// If the text is not a valid pack.
    pub fn parse(text: &str) -> Result<Self, PackError> {
        parse_with(text, complete)
    }

    /// Parses the contents of a file, as [`Pack::parse`] does.
    ///
    /// # Errors
    /// Those of [`Pack::parse`], and if the contents are longer than [`MAX_BYTES`] or not UTF-8.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, PackError> {
        check_length(bytes.len())?;
        let text = std::str::from_utf8(bytes).map_err(|error| {
            let before = &bytes[..error.valid_up_to()];
            let line = before.iter().filter(|&&byte| byte == b'\n').count() + 1;
            let error = PackLineError::Encoding;
            PackError::Line { line, error }
        })?;
        Self::parse(text)
    }
}

/// Parses a pack that the program comes with, without setting up its boards: its codes are complete, and a test covers
/// them.
pub(super) fn parse_shipped(text: &str) -> Result<Pack, PackError> {
    parse_with(text, Ok)
}

fn parse_with(text: &str, completion: Completion) -> Result<Pack, PackError> {
    check_length(text.len())?;
    let mut pack = PackBuilder::new(completion);
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    for (line, content) in (1..).zip(text.lines()) {
        let read = pack.read_line(line, content.trim());
        read.map_err(|error| PackError::Line { line, error })?;
    }
    pack.finish()
}

fn check_length(bytes: usize) -> Result<(), PackError> {
    if bytes <= MAX_BYTES {
        Ok(())
    } else {
        Err(PackError::TooLong(bytes))
    }
}

/// The part of a pack parsed so far.
struct PackBuilder {
    completion: Completion,
    title: Option<String>,
    author: Option<String>,
    levels: Vec<PackLevel>,
    /// Line number of each board.
    lines: HashMap<String, usize>,
    /// Total number of tiles on all boards.
    tiles: usize,
}

impl PackBuilder {
    fn new(completion: Completion) -> Self {
        Self {
            completion,
            title: None,
            author: None,
            levels: Vec::new(),
            lines: HashMap::new(),
            tiles: 0,
        }
    }

    fn read_line(&mut self, number: usize, line: &str) -> Result<(), PackLineError> {
        if let Some(character) = line.chars().find(|&character| is_unwanted(character)) {
            return Err(PackLineError::Invisible(character));
        }
        if line.is_empty() || line.starts_with('#') {
            return Ok(());
        }
        if let Some(title) = value_of(line, PackHeader::Title) {
            return set(&mut self.title, title, PackHeader::Title);
        }
        if let Some(author) = value_of(line, PackHeader::Author) {
            return set(&mut self.author, author, PackHeader::Author);
        }
        if self.levels.len() == MAX_LEVELS {
            return Err(PackLineError::TooManyLevels);
        }
        let level = self.level(line)?;
        let code = level.code.to_string();
        if let Some(first) = self.lines.insert(code, number) {
            return Err(PackLineError::DuplicateBoard(first));
        }
        self.levels.push(level);
        Ok(())
    }

    fn level(&mut self, line: &str) -> Result<PackLevel, PackLineError> {
        let (word, rest) = split_word(line);
        let code = word.parse::<GameCode>()?;
        check_seats(&code.setup)?;
        self.tiles += code.setup.plan().shape.cells() as usize;
        if self.tiles > MAX_TILES {
            return Err(PackLineError::TooManyTiles);
        }
        let (par, title) = match split_word(rest) {
            ("par", after) => {
                let (number, title) = split_word(after);
                (Some(par(&code.setup, number)?), title)
            }
            _ => (None, rest),
        };
        let title = match title {
            "" => None,
            title => Some(name(title, PackHeader::Title)?),
        };
        let code = (self.completion)(code)?;
        Ok(PackLevel { code, par, title })
    }

    fn finish(self) -> Result<Pack, PackError> {
        let title = self.title.ok_or(PackError::NoTitle)?;
        if self.levels.is_empty() {
            return Err(PackError::NoLevel);
        }
        Ok(Pack {
            title,
            author: self.author,
            levels: self.levels,
        })
    }
}

/// Returns `true` for control characters, and for invisible ones that change the order or the shape of others. In a
/// title, they could disguise what a pack is. Tabs are allowed as spaces.
fn is_unwanted(character: char) -> bool {
    match character {
        '\t' => false,
        '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' => true,
        '\u{ad}' | '\u{61c}' | '\u{feff}' => true,
        _ => character.is_control(),
    }
}

/// Returns the first word of a text, and what follows the space after it.
fn split_word(text: &str) -> (&str, &str) {
    let end = text.find(char::is_whitespace).unwrap_or(text.len());
    (&text[..end], text[end..].trim_start())
}

/// Returns the value of a header; `None` if the line does not have this header.
fn value_of(line: &str, header: PackHeader) -> Option<&str> {
    let (found, value) = line.split_once(':')?;
    found
        .trim_end()
        .eq_ignore_ascii_case(header.key())
        .then(|| value.trim_start())
}

/// Sets the value of a header, which must occur at most once.
fn set(value: &mut Option<String>, text: &str, header: PackHeader) -> Result<(), PackLineError> {
    if value.is_some() {
        return Err(PackLineError::DuplicateHeader(header));
    }
    *value = Some(name(text, header)?);
    Ok(())
}

/// Parses the title of a pack or a level, or the name of an author.
fn name(text: &str, header: PackHeader) -> Result<String, PackLineError> {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    match text.chars().count() {
        0 => Err(PackLineError::EmptyHeader(header)),
        1..=MAX_TITLE_CHARS => Ok(text),
        length => Err(PackLineError::HeaderTooLong { header, length }),
    }
}

/// Parses par, and checks that the game has one.
fn par(setup: &Setup, text: &str) -> Result<u16, PackLineError> {
    if !matches!(setup, Setup::Drench(_)) {
        return Err(PackLineError::UnexpectedPar(setup.game()));
    }
    let par = text.parse().ok().filter(|&par: &u16| par > 0);
    par.ok_or_else(|| PackLineError::Par(text.chars().take(MAX_SHOWN).collect()))
}

/// Checks that a game has one seat.
fn check_seats(setup: &Setup) -> Result<(), PackLineError> {
    let game = setup.game();
    match setup.seats() {
        1 => Ok(()),
        seats => Err(PackLineError::Seats { game, seats }),
    }
}

/// Sets up a board as a session does, and returns its code with the options that the rules decide, such as a move
/// limit.
fn complete(code: GameCode) -> Result<GameCode, PackLineError> {
    let position = Position::new(&code.setup, &code.start).map_err(PackLineError::Setup)?;
    if position.outcome().is_some() {
        return Err(PackLineError::Over);
    }
    Ok(GameCode {
        setup: position.setup(),
        start: code.start,
    })
}
