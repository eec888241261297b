//! Text from people and other programs: the game codes in it, or what it is instead.
//!
//! People copy a code with the sentence around it, word processors begin it with a capital and add quotes, and messengers
//! insert invisible characters. Every place that takes a code reads it with this module; [`GameCode`]'s own parser is for
//! what the program itself has written.

mod error;
mod kind;
mod plain;
mod search;

pub use error::ReceivedError;
pub use kind::{FileKind, TextKind, text_of_bytes};

use crate::backup::is_backup_text;
use crate::links::{DeepLink, is_link};
use crate::session::{CodeError, GameCode, is_transfer_text};
use search::{FoundCodes, find_codes};

/// Maximum length of a text in which codes are searched for, in bytes. A text that is nothing but a code may be longer.
pub const MAX_TEXT_BYTES: usize = 64 * 1024;
/// Maximum number of codes that are taken from a text.
pub const MAX_CODES: usize = 20;

/// What a text holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Received {
    /// Game codes in the order of the text, each once: at least one, and at most [`MAX_CODES`].
    Codes(Vec<GameCode>),
    /// Link to a server.
    Server(DeepLink),
    /// Text of a game that was exported on another device, valid or not.
    Game,
    /// Text of a backup, valid or not.
    Backup,
}

/// Returns what a text holds.
///
/// ```
/// use tessella::received::{Received, recognize};
///
/// let Received::Codes(codes) = recognize("Try “Drench:15×15, c6#4711”, it is hard!")? else {
///     panic!("no code");
/// };
/// assert_eq!(codes[0].to_string(), "drench:15x15,c6#4711");
///
/// let error = recognize("7x7n12#123456").unwrap_err();
/// assert!(error.to_string().contains("a random seed of another program"));
/// # Ok::<(), tessella::received::ReceivedError>(())
/// ```
///
/// # Errors
/// If the text holds nothing that the program understands. The error says what it is instead, if that is known.
pub fn recognize(text: &str) -> Result<Received, ReceivedError> {
    if is_backup_text(text) {
        return Ok(Received::Backup);
    }
    if is_transfer_text(text) {
        return Ok(Received::Game);
    }
    // A link to a board with all its tiles may be longer than a text that is searched.
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

/// Returns the game codes in a text, each once: at least one, and at most [`MAX_CODES`].
///
/// # Errors
/// If there is none. The error says what the text is instead, if that is known.
pub fn game_codes(text: &str) -> Result<Vec<GameCode>, ReceivedError> {
    codes_with(text, str::parse)
}

/// Returns the one game code in a text.
///
/// # Errors
/// Those of [`game_codes`], or if there are several codes.
pub fn game_code(text: &str) -> Result<GameCode, ReceivedError> {
    game_codes(text).and_then(only)
}

/// Returns the codes in a text of boards that are only solved, see [`GameCode::parse_for_solver`].
///
/// # Errors
/// Those of [`game_codes`].
pub fn game_codes_for_solver(text: &str) -> Result<Vec<GameCode>, ReceivedError> {
    codes_with(text, GameCode::parse_for_solver)
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

fn codes_with(
    text: &str,
    parse: fn(&str) -> Result<GameCode, CodeError>,
) -> Result<Vec<GameCode>, ReceivedError> {
    // The code of a board with all its tiles may be longer than a text that is searched.
    let trimmed = text.trim();
    let strict = parse(trimmed);
    if let Ok(code) = strict {
        return Ok(vec![code]);
    }
    let plain = match trimmed.len() {
        0 => return Err(ReceivedError::Empty),
        1..=MAX_TEXT_BYTES => plain::plain(trimmed),
        _ if is_backup_text(text) => return Err(ReceivedError::Kind(TextKind::Backup)),
        _ if is_transfer_text(text) => return Err(ReceivedError::Kind(TextKind::Game)),
        _ => return Err(ReceivedError::TooLong),
    };
    if plain.is_empty() {
        return Err(ReceivedError::Empty);
    }
    let FoundCodes { codes, error } = find_codes(&plain, parse);
    if !codes.is_empty() {
        return Ok(codes);
    }
    if let Some(kind) = kind::kind_of(text, &plain) {
        return Err(ReceivedError::Kind(kind));
    }
    // A word that is meant as a code has a colon.
    let is_word = !plain.contains(char::is_whitespace) && plain.contains([':', '#', '=']);
    let strict = strict.err().filter(|_| is_word);
    Err(error
        .or(strict)
        .map_or(ReceivedError::Unknown, ReceivedError::Code))
}
