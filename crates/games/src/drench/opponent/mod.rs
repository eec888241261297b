//! Computer player for two seats: an alpha-beta search over patches, whose evaluation estimates which seat reaches each
//! patch first. Lower levels search less deep and evaluate only nearby patches.

mod alpha_beta;
mod duel_position;
mod evaluate;
mod patch_sets;
mod proof;
mod static_evaluation;

use super::super::budget::{Effort, NodeCounter, SearchBudget, SearchReport, SearchResult};
use super::super::{Colour, Level, Move, Rules};
use super::position::Drench;
use super::setup::MAX_TILES;
use alpha_beta::{AlphaBeta, ScoreTable};
use duel_position::DuelPosition;
pub(super) use evaluate::evaluate;
use patch_sets::{PatchLists, PatchSets};
use proof::prove;
use static_evaluation::Evaluator;
use std::sync::atomic::AtomicBool;
use std::time::Duration;
use tessella_boards::random::SeededRng;

/// Time limit of the highest level per move.
const THINKING: Duration = Duration::from_millis(700);
/// Number of nodes between checks of the clock, which take less than a millisecond on any board.
const PACE: u64 = 32;
/// Maximum table size of a search for a move, in bytes.
const MOVE_TABLE_BYTES: usize = 32 << 20;
/// Maximum table size of a full solve, in bytes.
const SOLVE_TABLE_BYTES: usize = 1 << 30;

/// Number of words in a set of patches on the largest board.
const MAX_WORDS: usize = MAX_TILES.div_ceil(64);

/// Calls the instance of a generic function whose sets have enough words for the patches.
macro_rules! in_words {
    ($lists:expr, $function:ident($($argument:expr),*)) => {
        match $lists.len().div_ceil(64) {
            0..=1 => $function::<1>($($argument),*),
            2 => $function::<2>($($argument),*),
            3 => $function::<3>($($argument),*),
            4 => $function::<4>($($argument),*),
            5..=6 => $function::<6>($($argument),*),
            7..=10 => $function::<10>($($argument),*),
            11..=16 => $function::<16>($($argument),*),
            _ => $function::<MAX_WORDS>($($argument),*),
        }
    };
}
use in_words;

/// Search parameters of a level. Each level overlooks something that the next one sees, and wins about one in four
/// games against it.
#[derive(Clone, Copy)]
struct SearchParameters {
    /// Search depth in moves.
    depth: u16,
    /// Maximum distance from the regions at which patches are evaluated.
    range: usize,
    /// Number of colours out of 16 that are overlooked, if others remain.
    overlooks: u32,
}

impl SearchParameters {
    const BEST: Self = Self {
        depth: u16::MAX,
        range: usize::MAX,
        overlooks: 0,
    };

    const fn of(level: Level) -> Self {
        match level {
            Level::Gentle => Self {
                depth: 1,
                range: 0,
                overlooks: 5,
            },
            Level::Easy => Self {
                depth: 1,
                range: 0,
                overlooks: 0,
            },
            Level::Medium => Self {
                depth: 2,
                range: 1,
                overlooks: 0,
            },
            Level::Hard => Self::BEST,
        }
    }
}

/// Returns the move of a computer player of this level; `None` if the game is over or the search was stopped before it
/// found a move.
pub(super) fn choose(position: &Drench, level: Level, stop: &AtomicBool) -> Option<Move> {
    let budget = match level {
        Level::Hard => SearchBudget::time(THINKING, stop),
        _ => SearchBudget::unbounded(stop),
    };
    play(position, SearchParameters::of(level), &budget)
}

/// Returns the best move found within a budget. A node is a position of the search.
pub(super) fn best(position: &Drench, budget: &SearchBudget<'_>) -> Option<Move> {
    play(position, SearchParameters::BEST, budget)
}

/// Solves the position exactly if the budget is enough for a proof.
pub(super) fn solve(position: &Drench, effort: Effort, budget: &SearchBudget<'_>) -> SearchReport {
    if let Some(outcome) = position.outcome() {
        let line = Vec::new();
        let result = SearchResult::Value { outcome, line };
        return SearchReport { result, nodes: 0 };
    }
    let most = match effort {
        Effort::Quick => MOVE_TABLE_BYTES,
        Effort::Full => SOLVE_TABLE_BYTES,
    };
    let (lists, counter) = (PatchLists::new(position), NodeCounter::new(*budget, PACE));
    let bytes = table_bytes(budget, most);
    in_words!(lists, prove(&lists, position, bytes, counter))
}

/// Returns the legal colours that a player of this strength considers. Which ones are overlooked looks random, but
/// depends only on the position.
fn considered_colours(position: &Drench, strength: SearchParameters) -> Vec<Colour> {
    let moves = position.legal_moves().into_iter();
    let colours: Vec<Colour> = moves
        .filter_map(|mv| match mv {
            Move::Paint(colour) => Some(colour),
            _ => None,
        })
        .collect();
    let sizes = position
        .seats()
        .map(|seat| u64::from(position.flood().size(seat)));
    let seed = sizes.fold(u64::from(position.moves()), |seed, size| seed << 16 | size);
    let mut stream = SeededRng::new(b"careless", seed);
    let noticed: Vec<Colour> = colours
        .iter()
        .copied()
        .filter(|_| stream.below(16) >= strength.overlooks)
        .collect();
    if noticed.is_empty() { colours } else { noticed }
}

fn play(position: &Drench, strength: SearchParameters, budget: &SearchBudget<'_>) -> Option<Move> {
    let colours = considered_colours(position, strength);
    if let [] | [_] = colours.as_slice() {
        return colours.first().copied().map(Move::Paint);
    }
    let lists = PatchLists::new(position);
    let colours: Vec<u8> = colours.iter().map(|colour| colour.0).collect();
    let found = in_words!(lists, search(&lists, position, &colours, strength, budget));
    found.map(Move::Paint)
}

fn search<const WORDS: usize>(
    lists: &PatchLists,
    position: &Drench,
    colours: &[u8],
    strength: SearchParameters,
    budget: &SearchBudget<'_>,
) -> Option<Colour> {
    let patches = PatchSets::<WORDS>::new(lists);
    let start = DuelPosition::new(position, lists, &patches);
    let table = ScoreTable::new(table_bytes(budget, MOVE_TABLE_BYTES));
    let evaluator = Evaluator::new(strength.range);
    let mut search = AlphaBeta::new(
        &patches,
        &start,
        evaluator,
        table,
        NodeCounter::new(*budget, PACE),
    );
    let found = search.best(&start, colours, strength.depth);
    if found.is_none() && budget.is_over() {
        return None;
    }
    found.map(|found| Colour(found.colour)).or_else(|| {
        let brings = |&&colour: &&u8| patches.tiles_of(&start.taken(&patches, colour));
        colours.iter().max_by_key(brings).copied().map(Colour)
    })
}

/// Returns a table size in bytes that is enough for a search with this budget.
fn table_bytes(budget: &SearchBudget<'_>, most: usize) -> usize {
    usize::try_from(budget.nodes)
        .ok()
        .and_then(|nodes| nodes.checked_mul(2 * ScoreTable::ENTRY))
        .map_or(most, |bytes| bytes.min(most))
}
