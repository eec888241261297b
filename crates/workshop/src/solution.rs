//! Solutions of boards, checked against the rules.

use super::puzzles::Grid;
use tessella_games::budget::{Effort, SearchBudget, SearchResult};
use tessella_games::drench::{self, Drench, Flood, Par};
use tessella_games::{Colour, GameSetup, Move, Outcome, Position, Rules, Seat};

/// Result of a search.
pub(super) struct Solution {
    pub(super) found: Found,
    /// Number of nodes searched.
    pub(super) nodes: u64,
}

/// Result of a search.
pub(super) enum Found {
    /// A solution.
    Solved {
        moves: Vec<Move>,
        /// `true` if it is proved that no shorter solution exists.
        shortest: bool,
        /// Lower bound of the length, if the solver has one.
        least: Option<usize>,
    },
    /// It is proved that the board cannot be won.
    Unsolvable {
        /// Lower bound of the length without the move limit.
        least: Option<usize>,
    },
    /// The outcome with best play by all seats.
    Value { outcome: Outcome, line: Vec<Move> },
    /// Nothing was found within the budget.
    Unknown {
        /// Lower bound of the length.
        least: Option<usize>,
    },
    /// The game involves chance, so it has no solution.
    Chance,
}

/// Strength of a search.
#[derive(Clone, Copy)]
pub(super) struct Strength {
    pub(super) effort: Effort,
    /// Memory for the tables of one board, in bytes.
    pub(super) memory: usize,
}

/// Solves a game, and checks the solution by playing it.
pub(super) fn solve_position(
    position: &Position,
    strength: Strength,
    budget: &SearchBudget<'_>,
) -> Result<Solution, String> {
    if let Position::Drench(drench) = position
        && drench.setup().seats() == 1
    {
        // Unlike [`Position`]'s solver, this one takes a memory limit and returns a lower bound.
        return solve_drench(position, drench, strength, budget);
    }
    let budget = match strength.effort {
        Effort::Quick => SearchBudget {
            nodes: budget.nodes.min(quick_nodes(position)),
            ..*budget
        },
        Effort::Full => *budget,
    };
    let Some(report) = position.solve(strength.effort, &budget) else {
        return Ok(Solution {
            found: Found::Chance,
            nodes: 0,
        });
    };
    let found = match report.result {
        SearchResult::Solved { moves, shortest } => {
            check_win(position, &moves)?;
            Found::Solved {
                moves,
                shortest,
                least: None,
            }
        }
        SearchResult::Unsolvable => Found::Unsolvable { least: None },
        SearchResult::Value { outcome, line } => {
            play(position, &line)?;
            Found::Value { outcome, line }
        }
        SearchResult::Unknown => Found::Unknown { least: None },
    };
    Ok(Solution {
        found,
        nodes: report.nodes,
    })
}

/// Returns the node limit of a quick search, which takes about a second on the largest boards. Drench and Light Block
/// have limits of their own.
const fn quick_nodes(position: &Position) -> u64 {
    match position {
        Position::Drench(_) | Position::LightBlock(_) | Position::Race(_) => u64::MAX,
        Position::Link(_) => 2_000,
        Position::InARow(_) => 100_000,
        Position::Blockade(_) => 2_000,
    }
}

fn solve_drench(
    position: &Position,
    drench: &Drench,
    strength: Strength,
    budget: &SearchBudget<'_>,
) -> Result<Solution, String> {
    let Some(par) = drench.shortest(strength.effort, budget, strength.memory) else {
        return Ok(NOTHING);
    };
    let limit = drench.limit().map_or(usize::MAX, usize::from);
    let (least, nodes) = (Some(par.lower_bound), par.nodes);
    let found = if par.lower_bound > limit {
        Found::Unsolvable { least }
    } else if par.solution.len() > limit {
        Found::Unknown { least }
    } else {
        let solved = solved(&par);
        if let Found::Solved { moves, .. } = &solved {
            check_win(position, moves)?;
        }
        solved
    };
    Ok(Solution { found, nodes })
}

/// Solves a grid from its start cell, and checks the solution by flooding it.
pub(super) fn solve_grid(
    grid: &Grid,
    strength: Strength,
    budget: &SearchBudget<'_>,
) -> Result<Solution, String> {
    let board = grid.board()?;
    let cells: Vec<u8> = grid.cells.iter().map(|colour| colour.0).collect();
    let Strength { effort, memory } = strength;
    let par = drench::shortest(board.graph(), &cells, grid.start, effort, budget, memory);
    let Some(par) = par else {
        return Ok(NOTHING);
    };
    let mut flood = Flood::new(board.graph(), &cells, &[grid.start]);
    for &colour in &par.solution {
        flood.recolour(board.graph(), Seat::FIRST, colour);
    }
    if flood.size(Seat::FIRST) as usize != board.len() {
        return Err("the solution that was found does not flood the board".to_owned());
    }
    Ok(Solution {
        found: solved(&par),
        nodes: par.nodes,
    })
}

/// Result of a search that ended without finding anything.
const NOTHING: Solution = Solution {
    found: Found::Unknown { least: None },
    nodes: 0,
};

fn solved(par: &Par) -> Found {
    let moves = par.solution.iter().copied().map(Move::Paint).collect();
    Found::Solved {
        moves,
        shortest: par.is_shortest(),
        least: Some(par.lower_bound),
    }
}

/// Returns the colours of painting moves.
pub(super) fn painted(moves: &[Move]) -> Vec<Colour> {
    let colour = |mv: &Move| match mv {
        Move::Paint(colour) => Some(*colour),
        _ => None,
    };
    moves.iter().filter_map(colour).collect()
}

/// Checks by the rules that moves win.
pub(super) fn check_win(position: &Position, moves: &[Move]) -> Result<(), String> {
    match play(position, moves)? {
        Some(Outcome::Won(Seat::FIRST)) => Ok(()),
        _ => Err("the solution that was found does not win by the rules".to_owned()),
    }
}

/// Returns the outcome after these moves.
fn play(position: &Position, moves: &[Move]) -> Result<Option<Outcome>, String> {
    let mut position = position.clone();
    for (ply, &mv) in (1..).zip(moves) {
        let refused = |why: &dyn std::fmt::Display| {
            format!("move {ply} of what was found is against the rules: {why}")
        };
        let seat = position.to_move().seat();
        let seat = seat.ok_or_else(|| refused(&"the game is over"))?;
        position.advance(seat, mv).map_err(|why| refused(&why))?;
    }
    Ok(position.outcome())
}
