//! Options of `tessella print`.

use super::pages::PageGrid;
use super::pdf::PageSize;
use crate::arguments::{SearchLimits, Threads};
use crate::puzzles::StartCell;
use clap::{Args, ValueHint};
use std::ffi::OsString;
use std::path::PathBuf;
use tessella_command_line::arguments::one_of;

const A4: PageSize = PageSize {
    width: 595.28,
    height: 841.89,
};
const LETTER: PageSize = PageSize {
    width: 612.0,
    height: 792.0,
};

/// Values of `--paper`.
const PAPERS: [(&str, PageSize); 2] = [("a4", A4), ("letter", LETTER)];
/// Values of `--per-page`.
const GRIDS: [(&str, PageGrid); 4] = [
    ("1", PageGrid::new(1, 1)),
    ("2", PageGrid::new(1, 2)),
    ("4", PageGrid::new(2, 2)),
    ("6", PageGrid::new(2, 3)),
];

/// File to write.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Output {
    /// Standard output.
    Standard,
    /// A file, which is replaced if it exists.
    File(PathBuf),
}

impl From<OsString> for Output {
    fn from(given: OsString) -> Self {
        if given == "-" {
            Self::Standard
        } else {
            Self::File(given.into())
        }
    }
}

/// Arguments of the command.
#[derive(Args, Debug)]
pub struct PrintArguments {
    /// Game codes, IDs of Simon Tatham's Flood, or files of boards (- for standard input)
    #[arg(required = true, value_name = "FILE|CODE", value_hint = ValueHint::FilePath)]
    pub(super) boards: Vec<String>,
    /// File to write, replaced if it exists; - for standard output
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(super) output: Output,
    /// Size of a page
    #[arg(long, value_name = "SIZE", default_value = "a4", ignore_case = true, value_parser = one_of(&PAPERS))]
    pub(super) paper: PageSize,
    /// Number of boards on a page
    #[arg(long, value_name = "N", default_value = "1", value_parser = one_of(&GRIDS))]
    pub(super) per_page: PageGrid,
    /// Print only the boards
    #[arg(long)]
    pub(super) no_solutions: bool,
    /// Budget of each solution: a time (500ms, 20s, 2m) or nodes (500000, 20M)
    #[arg(long, value_name = "B", allow_hyphen_values = true, default_value = "100k", value_parser = SearchLimits::parse)]
    pub(super) budget: SearchLimits,
    /// Where grids begin: corner, centre, or a column and a row from 0 such as 4.7
    #[arg(long, value_name = "CELL", default_value = "corner")]
    pub(super) start: StartCell,
    #[command(flatten)]
    pub(super) threads: Threads,
}
