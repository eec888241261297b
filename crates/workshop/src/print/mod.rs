//! `tessella print`: boards to play on paper, with solutions at the end, as a PDF file.

mod board_view;
mod cells;
mod font;
mod item;
mod options;
mod pages;
mod pdf;
mod primitives;
mod race;
mod sheet;
mod solutions;
#[cfg(test)]
mod tests;

use super::parallel::work_in_order;
use super::solution::{Found, Solution};
use super::{Console, Exit, puzzles};
use item::Item;
use options::Output;
pub use options::PrintArguments;
use std::fs;
use std::sync::atomic::Ordering;
use tessella_library::received::join_words;

pub(super) fn run(mut options: PrintArguments, console: &mut Console<'_>) -> Result<Exit, String> {
    options.boards = join_words(options.boards);
    if options.output == Output::Standard && console.is_terminal {
        return Err(
            "--output -: the standard output is a terminal; expected a file or a pipe".to_owned(),
        );
    }
    let mut exit = Exit::Success;
    let mut items = Vec::new();
    for word in &options.boards {
        for read in puzzles::read(word, options.start, console.input) {
            match read.map_err(|error| error.to_string()).and_then(Item::new) {
                Ok(item) => items.push(item),
                Err(error) => {
                    console.say(&error);
                    exit = Exit::InvalidInput;
                }
            }
        }
    }
    if items.is_empty() {
        console.say("expected at least one board, and nothing was printed");
        return Ok(Exit::InvalidInput);
    }
    if !options.no_solutions {
        let Some(solved) = solve_all(&mut items, &options, console)? else {
            console.say("stopped before all boards were solved; nothing was printed");
            return Ok(exit.max(Exit::Failed));
        };
        exit = exit.max(solved);
    }
    let limits = options.budget.to_string();
    let pages = pages::lay_out(&items, options.per_page, options.paper, &limits);
    let bytes = pdf::encode(&pages, options.paper);
    match &options.output {
        Output::Standard => console.write_file(&bytes)?,
        Output::File(path) => fs::write(path, bytes)
            .map_err(|error| format!("{} cannot be written: {error}", path.display()))?,
    }
    Ok(exit)
}

/// Searches for a solution of each board that can have one. Returns `None` if the command was stopped.
fn solve_all(
    items: &mut [Item],
    options: &PrintArguments,
    console: &mut Console<'_>,
) -> Result<Option<Exit>, String> {
    let (stop, limits) = (console.stop, options.budget);
    let mut exit = Exit::Success;
    let mut solutions = Vec::new();
    let solve = |item: &Item| {
        let solution = if item.is_solvable() {
            item.solve(&limits.begin(stop)).map(Some)
        } else {
            Ok(None)
        };
        solution.map_err(|error| format!("{}: {error}", item.code))
    };
    work_in_order(
        items,
        options.threads.count(),
        console,
        solve,
        |_, solution| {
            solutions.push(solution?);
            Ok(())
        },
    )?;
    // A search that was stopped looks like one that has used up its budget.
    let is_unknown = |solution: &Solution| matches!(solution.found, Found::Unknown { .. });
    let is_stopped = stop.load(Ordering::Relaxed) && solutions.iter().flatten().any(is_unknown);
    if solutions.len() < items.len() || is_stopped {
        return Ok(None);
    }
    for (item, solution) in items.iter_mut().zip(solutions) {
        item.solution = solution;
        let found = item.solution.as_ref().map(|solution| &solution.found);
        if matches!(found, Some(Found::Unknown { .. })) && item.is_for_one() {
            console.say(&format!("{}: no solution found in the budget", item.code));
            exit = Exit::Failed;
        }
    }
    Ok(Some(exit))
}
