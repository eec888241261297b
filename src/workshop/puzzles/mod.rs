//! What there is to solve: game codes on the command line, or files of boards.
//!
//! A file holds either one board in rows of numbers, as the "99 problems" of Flood-It have it, or a board a line: a game code, an
//! id of Simon Tatham's Flood, or a square of colours, a sign a cell, with the number of moves of an optimal solution behind it
//! if that is known. Lines that are empty or begin with `#` say nothing.

mod grid;

pub use grid::{Grid, StartCell};

use crate::session::GameCode;
use grid::{read_line, read_rows};

/// Something to solve.
#[derive(Clone, Debug)]
pub struct Puzzle {
    /// Where it came from: the code itself, or the file, with the line if there are several.
    pub name: String,
    /// The board.
    pub board: PuzzleBoard,
    /// How many moves an optimal solution has, where the file says so.
    pub known: Option<u32>,
}

/// A board to solve.
#[derive(Clone, Debug)]
pub enum PuzzleBoard {
    /// A game, as its code has it.
    Game(Box<GameCode>),
    /// A grid of colours to flood from a cell.
    Grid(Grid),
}

/// Reads a word of the command line that is a game code, or an id of Flood.
///
/// # Errors
/// Says where it is wrong and what was expected.
pub fn from_code(word: &str) -> Result<Puzzle, String> {
    let code: GameCode = word.parse().map_err(|error| format!("{error}"))?;
    Ok(Puzzle {
        name: word.to_owned(),
        board: PuzzleBoard::Game(Box::new(code)),
        known: None,
    })
}

/// Reads the text of a file. Grids begin at `start`; games say themselves where they begin.
///
/// Each board that cannot be read is a line that names the file and its line, and says what was expected.
pub fn from_file(name: &str, text: &str, start: StartCell) -> Vec<Result<Puzzle, String>> {
    // Some editors begin every text with a mark for its encoding.
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

/// Whether a line is rows, columns and colours: three numbers.
fn is_size(line: &str) -> bool {
    let words: Vec<&str> = line.split_whitespace().collect();
    words.len() == 3 && words.iter().all(|word| word.parse::<u32>().is_ok())
}
