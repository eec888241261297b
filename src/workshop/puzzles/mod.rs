//! Puzzles to solve: game codes on the command line, or files of boards.
//!
//! A file contains either one board in rows of numbers, in the format of the "99 problems" of Flood-It, or one board
//! per line: a game code, an ID of Simon Tatham's Flood, or a square of colours, one character per cell, optionally
//! followed by the length of an optimal solution. Empty lines and lines that start with `#` are ignored.

mod grid;

pub use grid::{Grid, StartCell};

use crate::session::GameCode;
use grid::{read_line, read_rows};
use std::fmt;
use std::fs::File;
use std::io::Read;

/// Maximum size of a file in bytes.
const MAX_FILE_SIZE: u64 = 64 << 20;

/// Puzzle to solve.
#[derive(Clone, Debug)]
pub struct Puzzle {
    /// Source: the code itself, or the file, with the line if there are several.
    pub name: String,
    /// Board to solve.
    pub board: PuzzleBoard,
    /// Length of an optimal solution, if the file has one.
    pub known: Option<u32>,
}

/// Board to solve.
#[derive(Clone, Debug)]
pub enum PuzzleBoard {
    /// Game given by its code.
    Game(Box<GameCode>),
    /// Grid of colours to flood from a cell.
    Grid(Grid),
}

/// Error of the input. Its text names the source and says what was expected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unreadable {
    /// A file that cannot be read or has no board.
    File(String),
    /// A board.
    Board(String),
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(text) | Self::Board(text) => f.write_str(text),
        }
    }
}

/// Reads the boards of an argument: those of a file if it exists, else a game code; `-` is the standard input.
///
/// For each board that cannot be read, the error names it and says what was expected.
pub fn read(word: &str, start: StartCell, input: &mut dyn Read) -> Vec<Result<Puzzle, Unreadable>> {
    let (name, text) = match (word, File::open(word)) {
        ("-", _) => ("standard input", read_text(input)),
        (_, Ok(mut file)) => (word, read_text(&mut file)),
        // An argument with a colon is a game code; others could only be files.
        (_, Err(_)) if word.contains(':') => {
            let read = from_code(word);
            return vec![read.map_err(|error| Unreadable::Board(format!("{word}: {error}")))];
        }
        (_, Err(error)) => (word, Err(error.to_string())),
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
    String::from_utf8(bytes).map_err(|_| "expected a text in UTF-8".to_owned())
}

/// Parses an argument that is a game code or an ID of Flood.
///
/// # Errors
/// The position of the error, and what was expected there.
pub fn from_code(word: &str) -> Result<Puzzle, String> {
    let code = GameCode::parse_for_solver(word).map_err(|error| error.to_string())?;
    Ok(Puzzle {
        name: word.to_owned(),
        board: PuzzleBoard::Game(Box::new(code)),
        known: None,
    })
}

/// Parses the text of a file. Grids start at `start`; games define their own start.
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
    let several = lines.len() > 1;
    lines
        .into_iter()
        .map(|(number, line)| {
            let read = match line.contains(':') {
                true => from_code(line).map(|puzzle| (puzzle.board, None)),
                false => read_line(line).and_then(|(grid, known)| {
                    Ok((PuzzleBoard::Grid(grid.with_start(start)?), known))
                }),
            };
            let unreadable = |error| Unreadable::Board(format!("{name}:{number}: {error}"));
            let (board, known) = read.map_err(unreadable)?;
            let name = match several {
                true => format!("{name}:{number}"),
                false => name.to_owned(),
            };
            Ok(Puzzle { name, board, known })
        })
        .collect()
}

/// Returns `true` if a line has rows, columns and colours: three numbers.
fn is_size(line: &str) -> bool {
    let words: Vec<&str> = line.split_whitespace().collect();
    words.len() == 3 && words.iter().all(|word| word.parse::<u32>().is_ok())
}
