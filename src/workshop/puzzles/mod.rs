//! Puzzles to solve: game codes on the command line, or files of boards.
//!
//! A file contains either one board in rows of numbers, in the format of the "99 problems" of Flood-It, or one board
//! per line: a game code, an ID of Simon Tatham's Flood, or a square of colours, one character per cell, optionally
//! followed by the length of an optimal solution. Empty lines and lines that start with `#` are ignored.

mod grid;

pub use grid::{Grid, StartCell};

use crate::session::GameCode;
use grid::{read_line, read_rows};
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

/// Reads the boards of an argument: those of a file if it exists, else a game code; `-` is the standard input.
///
/// For each board that cannot be read, the error names it and says what was expected.
pub fn read(word: &str, start: StartCell, input: &mut dyn Read) -> Vec<Result<Puzzle, String>> {
    if word == "-" {
        let mut text = String::new();
        return match input.take(MAX_FILE_SIZE).read_to_string(&mut text) {
            Ok(_) => from_file("standard input", &text, start),
            Err(error) => vec![Err(format!("standard input: {error}"))],
        };
    }
    match File::open(word) {
        Ok(file) => {
            let mut text = String::new();
            match file.take(MAX_FILE_SIZE).read_to_string(&mut text) {
                Ok(_) => from_file(word, &text, start),
                Err(error) => vec![Err(format!("{word}: {error}"))],
            }
        }
        // An argument with a colon is a game code; others could only be files.
        Err(error) if !word.contains(':') => vec![Err(format!("{word}: {error}"))],
        Err(_) => vec![from_code(word).map_err(|error| format!("{word}: {error}"))],
    }
}

/// Parses an argument that is a game code or an ID of Flood.
///
/// # Errors
/// The position of the error, and what was expected there.
pub fn from_code(word: &str) -> Result<Puzzle, String> {
    let code: GameCode = word.parse().map_err(|error| format!("{error}"))?;
    Ok(Puzzle {
        name: word.to_owned(),
        board: PuzzleBoard::Game(Box::new(code)),
        known: None,
    })
}

/// Parses the text of a file. Grids start at `start`; games define their own start.
///
/// For each board that cannot be parsed, the error names the file and line and says what was expected.
pub fn from_file(name: &str, text: &str, start: StartCell) -> Vec<Result<Puzzle, String>> {
    // Some editors write a byte order mark.
    let text = text.trim_start_matches('\u{feff}');
    let lines: Vec<(usize, &str)> = (1..)
        .zip(text.lines())
        .map(|(number, line)| (number, line.trim()))
        .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
        .collect();
    let Some(&(_, first)) = lines.first() else {
        return vec![Err(format!("{name}: expected a board, and it has none"))];
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
        return vec![puzzle.map_err(|(line, error)| format!("{name}:{line}: {error}"))];
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
            let (board, known) = read.map_err(|error| format!("{name}:{number}: {error}"))?;
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
