//! Recognition of texts and files that contain no game code.

use super::plain::QUOTES;
use crate::backup::find_backup_text;
use crate::links::{DeepLink, is_link};
use std::net::{IpAddr, SocketAddr};
use tessella_formats::join_code::JoinCode;
use tessella_games::Game;
use tessella_session::find_transfer_text;
use thiserror::Error;

/// Kind of text without a game code. As an error, it says what to do instead.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum TextKind {
    /// Backup of everything that the program stores for a player.
    #[error("it is a backup; import it in Settings")]
    Backup,
    /// Game exported on another device.
    #[error("it is a game copied on another device; import it in Settings")]
    Game,
    /// Link to a server.
    #[error("it is a link to a host; open it to join")]
    ServerLink,
    /// Join code of a server.
    #[error("it is a join code; enter it where you join a game on the local network")]
    JoinCode,
    /// Address of a server.
    #[error("it is the address of a host; enter it where you join a game on the local network")]
    Address,
    /// Random seed of a puzzle in another program, which is the only one that can turn it into a board.
    #[error("it is a random seed of another program; copy the specific ID there")]
    RandomSeed,
    /// ID of a puzzle in another program that is not one of our games.
    #[error("it is an ID of another puzzle; only those of Flood can be played here")]
    OtherPuzzle,
    /// Saved game from another program.
    #[error("it is a save of another program; copy the specific ID of a game of Flood there")]
    OtherSave,
    /// Board of colours with one character per cell, which `tessella solve` reads.
    #[error("it is a board of colours for \"tessella solve\"")]
    Grid,
    /// Name of a game without options.
    #[error("it is only the name of a game; a code continues with \":\" and the options")]
    GameName,
    /// Address of a web page.
    #[error("it is the address of a web page; copy the code on it")]
    WebPage,
    /// Name or address of a file.
    #[error("it is the name of a file; drop the file on the window or open it with Tessella")]
    FileName,
}

impl TextKind {
    /// Returns `true` for names and addresses of files.
    pub const fn is_file_name(self) -> bool {
        matches!(self, Self::FileName)
    }
}

/// Returns the kind of a text without codes; `plain` is its [`plain_text`](super::plain_text).
pub(super) fn kind_of(text: &str, plain: &str) -> Option<TextKind> {
    if find_backup_text(text).is_some() {
        return Some(TextKind::Backup);
    }
    if find_transfer_text(text).is_some() {
        return Some(TextKind::Game);
    }
    if is_other_save(plain) {
        return Some(TextKind::OtherSave);
    }
    if server_link(plain).is_some() {
        return Some(TextKind::ServerLink);
    }
    let words = || plain.split_whitespace().map(unquoted);
    if words().any(is_random_seed) {
        return Some(TextKind::RandomSeed);
    }
    if words().any(is_other_puzzle) {
        return Some(TextKind::OtherPuzzle);
    }
    if is_grid(plain) {
        return Some(TextKind::Grid);
    }
    if Game::ALL
        .iter()
        .any(|game| plain.eq_ignore_ascii_case(game.name()))
    {
        return Some(TextKind::GameName);
    }
    let word = unquoted(plain);
    let is_address =
        |text: &str| text.parse::<SocketAddr>().is_ok() || text.parse::<IpAddr>().is_ok();
    if is_address(word) || is_address(plain) {
        return Some(TextKind::Address);
    }
    if is_join_code(plain) {
        return Some(TextKind::JoinCode);
    }
    words()
        .find_map(|word| {
            let begins = |scheme: &str| {
                let begin = word.get(..scheme.len());
                begin.is_some_and(|begin| begin.eq_ignore_ascii_case(scheme))
            };
            match () {
                () if begins("http://") || begins("https://") || begins("www.") => {
                    Some(TextKind::WebPage)
                }
                () if begins("file:") => Some(TextKind::FileName),
                () => None,
            }
        })
        .or_else(|| is_file_name(plain).then_some(TextKind::FileName))
}

/// Returns a word without the quotes and the punctuation around it.
fn unquoted(word: &str) -> &str {
    let is_around = |c: char| QUOTES.contains(&c) || "()<>[]".contains(c);
    let word = word.trim_matches(is_around);
    let word = word.trim_end_matches(['.', ',', ';', '!', '?', ':']);
    word.trim_matches(is_around)
}

/// Returns the first link to a server in a text.
pub(super) fn server_link(plain: &str) -> Option<DeepLink> {
    let mut words = plain.split_whitespace().map(unquoted);
    words.find_map(|word| match DeepLink::parse(word) {
        Ok(link @ DeepLink::Join { .. }) if is_link(word) => Some(link),
        _ => None,
    })
}

/// Returns `true` for a random seed from Simon Tatham's collection: the parameters of a puzzle, `#` and a number.
fn is_random_seed(word: &str) -> bool {
    word.split_once('#').is_some_and(|(parameters, seed)| {
        is_parameters(parameters)
            && !seed.is_empty()
            && seed.bytes().all(|byte| byte.is_ascii_digit())
    })
}

/// Returns `true` for the ID of a puzzle from Simon Tatham's collection.
fn is_other_puzzle(word: &str) -> bool {
    word.split_once(':')
        .is_some_and(|(parameters, description)| {
            let is_flood = description
                .bytes()
                .all(|byte| byte.is_ascii_hexdigit() || byte == b',');
            is_parameters(parameters)
                && parameters.contains('x')
                && !description.is_empty()
                && !is_flood
        })
}

/// Returns `true` for the parameters of a puzzle: they contain digits, and begin with at most two letters.
fn is_parameters(text: &str) -> bool {
    let letters = text.bytes().take_while(u8::is_ascii_alphabetic).count();
    let is_sign = |byte: u8| byte.is_ascii_alphanumeric() || b".-,/".contains(&byte);
    letters <= 2 && text.bytes().all(is_sign) && text.bytes().any(|byte| byte.is_ascii_digit())
}

/// Returns `true` for a save from Simon Tatham's collection, and for game records in PGN or SGF.
fn is_other_save(plain: &str) -> bool {
    let begins = |begin: &str| plain.starts_with(begin);
    begins("SAVEFILE:") || begins("[Event ") || (begins("(;") && plain.contains('['))
}

/// Returns `true` for a board in rows of numbers or letters, or in one line of at least 25 characters with few distinct
/// ones.
fn is_grid(plain: &str) -> bool {
    let words: Vec<&str> = plain.split_whitespace().collect();
    let is_number = |word: &&str| word.bytes().all(|byte| byte.is_ascii_digit());
    let is_rows = words.len() >= 12 && words.iter().all(is_number);
    let is_line = matches!(words[..], [cells] | [cells, _] if {
        let side = cells.len().isqrt();
        let mut kinds: Vec<u8> = cells.bytes().collect();
        kinds.sort_unstable();
        kinds.dedup();
        side >= 5 && side * side == cells.len() && kinds.len() <= 10
            && cells.bytes().all(|byte| byte.is_ascii_alphanumeric())
    });
    is_rows || is_line
}

/// Returns `true` for a join code the way the program shows it: in capitals, or with digits.
fn is_join_code(plain: &str) -> bool {
    let is_sign = |c: char| c.is_ascii_uppercase() || c.is_ascii_digit() || c == ' ' || c == '-';
    plain.chars().all(is_sign) && plain.parse::<JoinCode>().is_ok()
}

/// Returns `true` for a path, or a word with the extension of files that people open.
fn is_file_name(plain: &str) -> bool {
    const ENDINGS: [&str; 9] = [
        "tessella", "txt", "png", "gif", "jpg", "jpeg", "pdf", "map", "zip",
    ];
    let is_line = !plain.contains('\n');
    let ending = plain.rsplit_once('.').map(|(_, ending)| ending);
    let is_known = ending.is_some_and(|ending| {
        ENDINGS
            .iter()
            .any(|known| ending.eq_ignore_ascii_case(known))
    });
    let is_path =
        plain.starts_with('/') || plain.starts_with("~/") || plain.get(1..3) == Some(":\\");
    is_line && (is_path || is_known)
}

/// Kind of a file that is not text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum FileKind {
    /// Picture or animation.
    #[error("it is a picture")]
    Picture,
    /// PDF document.
    #[error("it is a PDF document")]
    Document,
    /// Archive of compressed files.
    #[error("it is an archive; unpack it first")]
    Archive,
    /// File from this program: a save, a backup or a history.
    #[error("it is a file of Tessella games")]
    Player,
    /// Anything else.
    #[error("it is not text")]
    Unknown,
}

impl FileKind {
    /// Returns the kind of a file by its first bytes.
    fn of(bytes: &[u8]) -> Self {
        let begins = |magic: &[u8]| bytes.starts_with(magic);
        match () {
            () if begins(b"\x89PNG") || begins(b"GIF8") || begins(b"\xff\xd8\xff") => Self::Picture,
            () if begins(b"RIFF") || begins(b"BM") || begins(b"II*\0") => Self::Picture,
            () if begins(b"%PDF") => Self::Document,
            () if begins(b"PK\x03\x04") || begins(b"\x1f\x8b") || begins(b"7z\xbc\xaf") => {
                Self::Archive
            }
            () if begins(b"TESS") => Self::Player,
            () => Self::Unknown,
        }
    }
}

/// Decodes the text of a file: UTF-8, or UTF-16 with a byte order mark, as some editors write it.
///
/// # Errors
/// If the file is not text; the error says what it is.
pub fn text_of_bytes(bytes: Vec<u8>) -> Result<String, FileKind> {
    let utf16 = |rest: &[u8], unit: fn([u8; 2]) -> u16| {
        let (units, rest) = rest.as_chunks::<2>();
        let units: Vec<u16> = units.iter().map(|&bytes| unit(bytes)).collect();
        let text = String::from_utf16(&units).ok();
        text.filter(|_| rest.is_empty()).ok_or(FileKind::Unknown)
    };
    match bytes.as_slice() {
        [0xff, 0xfe, rest @ ..] => utf16(rest, u16::from_le_bytes),
        [0xfe, 0xff, rest @ ..] => utf16(rest, u16::from_be_bytes),
        _ => match FileKind::of(&bytes) {
            FileKind::Unknown => String::from_utf8(bytes).map_err(|_| FileKind::Unknown),
            kind => match String::from_utf8(bytes) {
                // Text can begin with the letters of a magic number.
                Ok(text) if !text.contains('\0') && kind != FileKind::Document => Ok(text),
                _ => Err(kind),
            },
        },
    }
}
