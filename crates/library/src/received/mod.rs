//! Text from people and other programs: finding the game codes in it, or recognizing what it is instead.
//!
//! People copy a code along with the sentence around it, word processors capitalize it and add quotes, and messengers
//! insert invisible characters. Every place that accepts a code reads it with this module; [`GameCode`]'s own parser is
//! for what the program itself has written.

mod error;
mod kind;
mod plain;
mod search;

pub use error::{MAX_TEXT_BYTES, ReceivedError};
pub use kind::{FileKind, TextKind, text_of_bytes};

use crate::backup::find_backup_text;
use crate::links::{DeepLink, is_link};
use search::{FoundCodes, Parser, find_codes};
pub use search::{MAX_CODES, ReceivedCode};
use tessella_games::GameCode;
use tessella_games::{Game, Setup};
use tessella_session::find_transfer_text;

/// What a text contains.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Received {
    /// Distinct game codes, in the order of the text: at least one, and at most [`MAX_CODES`].
    Codes(Vec<GameCode>),
    /// Link to a server.
    Server(DeepLink),
    /// Text of a game that was exported on another device, valid or not, without the text around it.
    Game(String),
    /// Text of a backup, valid or not, without the text around it.
    Backup(String),
}

/// Returns what a text contains.
///
/// ```
/// use tessella_library::received::{Received, recognize};
///
/// let Received::Codes(codes) = recognize("Try “Drench:15×15, c6#4711”, it is hard!")? else {
///     panic!("no code");
/// };
/// assert_eq!(codes[0].to_string(), "drench:15x15,c6#4711");
///
/// let error = recognize("7x7n12#123456").unwrap_err();
/// assert!(error.to_string().contains("a random seed of another program"));
/// # Ok::<(), tessella_library::received::ReceivedError>(())
/// ```
///
/// # Errors
/// If the text contains nothing that the program understands. The error says what it is instead, if that can be
/// recognized.
pub fn recognize(text: &str) -> Result<Received, ReceivedError> {
    if let Some(backup) = find_backup_text(text) {
        return Ok(Received::Backup(backup));
    }
    if let Some(game) = find_transfer_text(text) {
        return Ok(Received::Game(game));
    }
    // A link that lists all tiles of a board can be longer than a text that is searched.
    let link = is_link(text).then(|| DeepLink::parse(text));
    match (link, game_codes(text)) {
        (Some(Ok(DeepLink::Game(code))), _) => Ok(Received::Codes(vec![*code])),
        (Some(Ok(server @ DeepLink::Join { .. })), _) => Ok(Received::Server(server)),
        (_, Err(ReceivedError::Kind(TextKind::ServerLink))) => {
            let link = kind::server_link(&plain::plain(text));
            link.map(Received::Server)
                .ok_or(ReceivedError::Kind(TextKind::ServerLink))
        }
        (Some(Err(error)), Err(_)) => Err(ReceivedError::Link(error)),
        (_, codes) => codes.map(Received::Codes),
    }
}

/// Returns the distinct game codes in a text: at least one, and at most [`MAX_CODES`].
///
/// # Errors
/// If there is none. The error says what the text is instead, if that can be recognized.
pub fn game_codes(text: &str) -> Result<Vec<GameCode>, ReceivedError> {
    let codes = codes_with(text, str::parse)?;
    Ok(codes.into_iter().map(|found| found.code).collect())
}

/// Returns the one game code in a text.
///
/// # Errors
/// Those of [`game_codes`], or if there are several codes.
pub fn game_code(text: &str) -> Result<GameCode, ReceivedError> {
    game_codes(text).and_then(only)
}

/// Returns the game codes in a text, also of boards that can only be solved: see [`GameCode::parse_for_solver`].
///
/// # Errors
/// Those of [`game_codes`].
pub fn game_codes_for_solver(text: &str) -> Result<Vec<ReceivedCode>, ReceivedError> {
    codes_with(text, GameCode::parse_for_solver)
}

/// Returns the options of the game in a text: those of a code, which may lack a seed, or the defaults of a game that is
/// named. If there are several codes, they must differ only in their seeds.
///
/// # Errors
/// Those of [`game_code`].
pub fn setup(text: &str) -> Result<Setup, ReceivedError> {
    setup_with(text, str::parse)
}

/// Like [`setup`], for boards that can also only be solved.
///
/// # Errors
/// Those of [`setup`].
pub fn setup_for_solver(text: &str) -> Result<Setup, ReceivedError> {
    setup_with(text, GameCode::parse_for_solver)
}

fn setup_with(text: &str, parse: Parser) -> Result<Setup, ReceivedError> {
    let short = match text.len() {
        ..=MAX_TEXT_BYTES => plain::plain(text),
        _ => String::new(),
    };
    let mut games = Game::ALL.iter();
    if let Some(game) = games.find(|game| short.eq_ignore_ascii_case(game.name())) {
        return Ok(game.default_setup());
    }
    let whole = if short.is_empty() || short.contains(['#', '=']) || !short.contains(':') {
        text.to_owned()
    } else {
        // A code without a seed, unless it is an ID of Flood, or a sentence that contains a code.
        format!("{}#1", short.trim_end_matches([',', '.']))
    };
    let codes = codes_with(&whole, parse).or_else(|error| {
        if whole == text {
            Err(error)
        } else {
            codes_with(text, parse).map_err(|other| match other {
                ReceivedError::Kind(_) => other,
                _ => error,
            })
        }
    })?;
    let mut setups: Vec<Setup> = Vec::new();
    for found in &codes {
        if !setups.contains(&found.code.setup) {
            setups.push(found.code.setup.clone());
        }
    }
    match <[Setup; 1]>::try_from(setups) {
        Ok([setup]) => Ok(setup),
        Err(_) => only(codes.into_iter().map(|found| found.code).collect()).map(|code| code.setup),
    }
}

/// Normalizes a text: removes invisible characters and the whitespace and quotes around it, and replaces look-alikes of
/// spaces and of the characters in codes.
pub fn plain_text(text: &str) -> String {
    plain::plain(text)
}

/// Returns the only code of a list.
///
/// # Errors
/// If there are several codes; the error lists them.
pub fn only(codes: Vec<GameCode>) -> Result<GameCode, ReceivedError> {
    match <[GameCode; 1]>::try_from(codes) {
        Ok([code]) => Ok(code),
        Err(codes) => Err(ReceivedError::SeveralCodes(
            codes.iter().map(ToString::to_string).collect(),
        )),
    }
}

/// Joins the words of a command line that belong to one code: those after a word that ends with a comma, as in
/// `drench:15x15, c6#4711` without quotes.
pub fn join_words(words: impl IntoIterator<Item = String>) -> Vec<String> {
    let mut joined: Vec<String> = Vec::new();
    for word in words {
        match joined.last_mut() {
            Some(last) if last.ends_with([',', ':', '，', '、']) && last.contains(':') => {
                last.push(' ');
                last.push_str(&word);
            }
            _ => joined.push(word),
        }
    }
    joined
}

fn codes_with(text: &str, parse: Parser) -> Result<Vec<ReceivedCode>, ReceivedError> {
    // A code that lists all tiles of a board can be longer than a text that is searched.
    let trimmed = text.trim();
    let strict = match parse(trimmed) {
        Ok(code) => {
            let is_flood_id = trimmed.starts_with(|first: char| first.is_ascii_digit());
            return Ok(vec![ReceivedCode { code, is_flood_id }]);
        }
        Err(error) => error,
    };
    let plain = match trimmed.len() {
        0 => return Err(ReceivedError::Empty),
        1..=MAX_TEXT_BYTES => plain::plain(trimmed),
        _ if find_backup_text(text).is_some() => {
            return Err(ReceivedError::Kind(TextKind::Backup));
        }
        _ if find_transfer_text(text).is_some() => {
            return Err(ReceivedError::Kind(TextKind::Game));
        }
        _ => return Err(ReceivedError::TooLong),
    };
    if plain.is_empty() {
        return Err(ReceivedError::Empty);
    }
    let FoundCodes { codes, error } = find_codes(&plain, parse);
    if !codes.is_empty() {
        return Ok(codes);
    }
    let kind = kind::kind_of(text, &plain).map(ReceivedError::Kind);
    // A sentence is not meant as a code.
    let strict = Some(strict).filter(|_| !plain.contains(char::is_whitespace));
    let error = error.map(ReceivedError::Code).or(kind);
    let error = error.or(strict.map(ReceivedError::Code));
    Err(error.unwrap_or(ReceivedError::Unknown))
}
