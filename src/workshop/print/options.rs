//! Options of `tessella print`.

use super::pages::PageGrid;
use super::pdf::PageSize;
use crate::received::join_words;
use crate::workshop::arguments::{
    SearchLimits, all_cores, budget, start_cell, threads, unexpected, value,
};
use crate::workshop::puzzles::StartCell;
use lexopt::Parser;
use lexopt::prelude::*;
use std::path::PathBuf;

/// Default limits per solution. Nodes are counted the same on every machine.
const DEFAULT_LIMITS: SearchLimits = SearchLimits::Nodes(100_000);
const A4: PageSize = PageSize {
    width: 595.28,
    height: 841.89,
};
const LETTER: PageSize = PageSize {
    width: 612.0,
    height: 792.0,
};

/// File to write.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Output {
    /// The standard output.
    Standard,
    /// A file, which is replaced if it exists.
    File(PathBuf),
}

/// Options of the command.
pub(super) struct Options {
    pub(super) output: Output,
    pub(super) paper: PageSize,
    pub(super) grid: PageGrid,
    pub(super) solutions: bool,
    pub(super) limits: SearchLimits,
    pub(super) start: StartCell,
    pub(super) workers: usize,
    /// Game codes and files.
    pub(super) boards: Vec<String>,
}

impl Options {
    /// Parses the words after the command.
    ///
    /// # Errors
    /// One line that says which word is wrong or missing, and what was expected.
    pub(super) fn parse(mut parser: Parser) -> Result<Self, String> {
        let (mut output, mut paper, mut solutions) = (None, A4, true);
        let mut grid = PageGrid::ONE;
        let (mut limits, mut start) = (DEFAULT_LIMITS, StartCell::Corner);
        let (mut workers, mut boards) = (all_cores(), Vec::new());
        while let Some(argument) = parser.next().map_err(|error| error.to_string())? {
            match argument {
                Long("output") => {
                    let path = parser.value().map_err(|_| "--output needs a value")?;
                    output = Some(match path == "-" {
                        true => Output::Standard,
                        false => Output::File(path.into()),
                    });
                }
                Long("paper") => {
                    let name = value(&mut parser, "--paper")?;
                    paper = match name.to_ascii_lowercase().as_str() {
                        "a4" => A4,
                        "letter" => LETTER,
                        _ => {
                            return Err(format!("--paper: expected a4 or letter, not \"{name}\""));
                        }
                    };
                }
                Long("per-page") => {
                    let number = value(&mut parser, "--per-page")?;
                    let read = number.parse().ok().and_then(PageGrid::of);
                    grid = read.ok_or_else(|| {
                        format!("--per-page: expected 1, 2, 4 or 6, not \"{number}\"")
                    })?;
                }
                Long("no-solutions") => solutions = false,
                Long("threads") => workers = threads(&mut parser)?,
                Long("budget") => limits = budget(&mut parser)?,
                Long("start") => start = start_cell(&mut parser)?,
                Value(word) => boards.push(word.string().map_err(|error| error.to_string())?),
                other => return Err(unexpected(&other, "print")),
            }
        }
        let boards = join_words(boards);
        if boards.is_empty() {
            return Err("print needs a game code or a file of boards".to_owned());
        }
        let missing = "print needs --output FILE, or --output - for the standard output";
        Ok(Self {
            output: output.ok_or(missing)?,
            paper,
            grid,
            solutions,
            limits,
            start,
            workers,
            boards,
        })
    }
}
