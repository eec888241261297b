//! Puzzles to solve: game codes on the command line, or files of boards.
//!
//! A file contains either one board in rows of numbers, in the format of the "99 problems" of Flood-It, or one board
//! per line: a game code, an ID of Simon Tatham's Flood, or a square of colours, one character per cell, optionally
//! followed by the length of an optimal solution. Empty lines, lines that start with `#` and sentences are ignored.

mod grid;

pub use grid::{Grid, StartCell};

use grid::{read_line, read_rows};
use std::fmt;
use std::fs::File;
use std::io::Read;
use tessella_games::Game;
use tessella_library::received::{
    MAX_TEXT_BYTES, ReceivedCode, ReceivedError, game_codes_for_solver, plain_text, text_of_bytes,
};

/// Maximum size of a file in bytes.
const MAX_FILE_SIZE: u64 = 64 << 20;
/// Maximum number of characters of an argument that an error message quotes.
const MAX_SHOWN: usize = 200;

/// Puzzle to solve.
#[derive(Clone, Debug)]
pub struct Puzzle {
    /// Source: the code itself, or the file, with the line if there are several.
    pub name: String,
    /// Board to solve.
    pub board: PuzzleBoard,
    /// Length of an optimal solution, if the file gives it.
    pub known: Option<u32>,
}

/// Board to solve.
#[derive(Clone, Debug)]
pub enum PuzzleBoard {
    /// Game given by its code.
    Game(Box<ReceivedCode>),
    /// Grid of colours to flood from a cell.
    Grid(Grid),
}

/// Error returned for unreadable input. Its text names the source and says what was expected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unreadable {
    /// A file cannot be read or contains no board.
    File(String),
    /// A board cannot be read.
    Board(String),
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(text) | Self::Board(text) => f.write_str(text),
        }
    }
}

/// Reads the boards that an argument names: those in a file of that name, or else the game codes in the argument; `-`
/// means standard input.
///
/// For each board that cannot be read, the error names it and says what was expected.
pub fn read(word: &str, start: StartCell, input: &mut dyn Read) -> Vec<Result<Puzzle, Unreadable>> {
    let (name, text) = match (word, File::open(word)) {
        ("-", _) => ("standard input", read_text(input)),
        (_, Ok(mut file)) => (word, read_text(&mut file)),
        (_, Err(error)) => match from_codes(word) {
            Ok(puzzles) => return puzzles.into_iter().map(Ok).collect(),
            // An argument with a colon is meant as a game code; others could be files.
            Err(why) if is_about_code(word, &why) => {
                let shown: String = word.chars().take(MAX_SHOWN).collect();
                return vec![Err(Unreadable::Board(format!("{shown}: {why}")))];
            }
            Err(_) => (word, Err(error.to_string())),
        },
    };
    match text {
        Ok(text) => from_file(name, &text, start),
        Err(error) => vec![Err(Unreadable::File(format!("{name}: {error}")))],
    }
}

/// Reads a text of at most [`MAX_FILE_SIZE`] bytes.
fn read_text(input: &mut dyn Read) -> Result<String, String> {
    let mut bytes = Vec::new();
    let read = input.take(MAX_FILE_SIZE + 1).read_to_end(&mut bytes);
    read.map_err(|error| error.to_string())?;
    if bytes.len() as u64 > MAX_FILE_SIZE {
        return Err(format!(
            "expected at most {} MiB of boards",
            MAX_FILE_SIZE >> 20
        ));
    }
    text_of_bytes(bytes).map_err(|kind| format!("expected a text in UTF-8: {kind}"))
}

/// Returns `true` if the error for a game code is more helpful than saying why there is no file with that name.
fn is_about_code(word: &str, error: &ReceivedError) -> bool {
    let is_known = matches!(error, ReceivedError::Kind(kind) if !kind.is_file_name());
    is_known || plain_text(word).contains(':') || word.len() > MAX_TEXT_BYTES
}

/// Parses the game codes and IDs of Flood in an argument. If there are several, each is its own name.
///
/// # Errors
/// The position of the error and what was expected there, or what the text is instead.
pub fn from_codes(word: &str) -> Result<Vec<Puzzle>, ReceivedError> {
    let codes = game_codes_for_solver(word)?;
    let is_alone = codes.len() == 1;
    let puzzle = |found: ReceivedCode| Puzzle {
        name: if is_alone {
            word.trim().to_owned()
        } else {
            found.code.to_string()
        },
        board: PuzzleBoard::Game(Box::new(found)),
        known: None,
    };
    Ok(codes.into_iter().map(puzzle).collect())
}

/// Parses the text of a file. `start` applies to grids; games have a start of their own. Sentences around codes are
/// ignored.
///
/// For each board that cannot be parsed, the error names the file and line and says what was expected.
pub fn from_file(name: &str, text: &str, start: StartCell) -> Vec<Result<Puzzle, Unreadable>> {
    // Some editors write a byte order mark.
    let text = text.trim_start_matches('\u{feff}');
    let lines: Vec<(usize, &str)> = (1..)
        .zip(text.lines())
        .map(|(number, line)| (number, line.trim()))
        .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
        .collect();
    let Some(&(_, first)) = lines.first() else {
        return vec![Err(Unreadable::File(format!(
            "{name}: expected a board, and it has none"
        )))];
    };
    if is_size(first) {
        let read = read_rows(&lines).and_then(|(grid, known)| {
            let grid = grid
                .with_start(start)
                .map_err(|error| (lines[0].0, error))?;
            Ok((grid, known))
        });
        let puzzle = read.map(|(grid, known)| Puzzle {
            name: name.to_owned(),
            board: PuzzleBoard::Grid(grid),
            known,
        });
        let unreadable = |(line, error)| Unreadable::Board(format!("{name}:{line}: {error}"));
        return vec![puzzle.map_err(unreadable)];
    }
    let mut read = Vec::new();
    let mut prose = Vec::new();
    for (number, line) in joined(&lines) {
        match boards_of_line(&line, start) {
            Ok(boards) => read.extend(boards.into_iter().map(|board| (number, Ok(board)))),
            Err(error) if is_prose(&line) => prose.push((number, Err(error))),
            Err(error) => read.push((number, Err(error))),
        }
    }
    if read.is_empty() {
        read = prose;
    }
    let several = read.len() > 1;
    read.into_iter()
        .map(|(number, read)| {
            let unreadable = |error| Unreadable::Board(format!("{name}:{number}: {error}"));
            let (board, known) = read.map_err(unreadable)?;
            let name = if several {
                format!("{name}:{number}")
            } else {
                name.to_owned()
            };
            Ok(Puzzle { name, board, known })
        })
        .collect()
}

/// Board on a line, and the length of an optimal solution.
type LineBoard = (PuzzleBoard, Option<u32>);

/// Reads the boards on a line: a grid, or game codes.
fn boards_of_line(line: &str, start: StartCell) -> Result<Vec<LineBoard>, String> {
    let plain = plain_text(line);
    if !plain.contains([':', '#']) {
        let read = read_line(&plain);
        let grid = read.and_then(|(grid, known)| Ok((grid.with_start(start)?, known)));
        return grid.map(|(grid, known)| vec![(PuzzleBoard::Grid(grid), known)]);
    }
    let codes = game_codes_for_solver(line).map_err(|error| error.to_string())?;
    let board = |found| (PuzzleBoard::Game(Box::new(found)), None);
    Ok(codes.into_iter().map(board).collect())
}

/// Joins each line that ends in the middle of a code with the next one.
fn joined(lines: &[(usize, &str)]) -> Vec<(usize, String)> {
    let mut joined: Vec<(usize, String)> = Vec::new();
    for &(number, line) in lines {
        match joined.last_mut() {
            Some((_, last)) if last.contains(':') && last.ends_with([',', '/', '=', ':']) => {
                last.push('\n');
                last.push_str(line);
            }
            _ => joined.push((number, line.to_owned())),
        }
    }
    joined
}

/// Returns `true` for a line with several words that begins neither with a number nor with a game.
fn is_prose(line: &str) -> bool {
    let plain = plain_text(line);
    let first = plain.split_whitespace().next().unwrap_or_default();
    let first = first
        .trim_end_matches(|c: char| !c.is_alphanumeric())
        .to_ascii_lowercase();
    let is_game = |game: &Game| first == game.name();
    let is_word = first.starts_with(char::is_alphabetic) && !Game::ALL.iter().any(is_game);
    is_word
        && plain.split_whitespace().count() >= 3
        && game_codes_for_solver(line) == Err(ReceivedError::Unknown)
}

/// Returns `true` if a line consists of three numbers: rows, columns and colours.
fn is_size(line: &str) -> bool {
    let words: Vec<&str> = line.split_whitespace().collect();
    words.len() == 3 && words.iter().all(|word| word.parse::<u32>().is_ok())
}
