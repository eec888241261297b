//! The computer's play for two seats: an alpha-beta search over patches that estimates who reaches which of them first. The lower
//! levels look less far, over the board and ahead.

mod alpha_beta;
mod duel_position;
mod evaluation;
mod patch_sets;
mod proof;
mod transposition_table;

use super::super::budget::{Effort, NodeCounter, SearchBudget, SearchReport, SearchResult};
use super::super::{Colour, Level, Move, Rules};
use super::Drench;
use super::setup::MOST_TILES;
use crate::boards::random::Stream;
use alpha_beta::AlphaBeta;
use duel_position::DuelPosition;
use evaluation::Evaluator;
use patch_sets::{PatchLists, PatchSets};
use proof::prove;
use std::sync::atomic::AtomicBool;
use std::time::Duration;
use transposition_table::TranspositionTable;

/// How long the highest level looks ahead.
const THINKING: Duration = Duration::from_millis(700);
/// Every how many nodes the clock is looked at: they take less than a millisecond on any board.
const PACE: u64 = 32;
/// How many bytes the table of a search may take that has a moment.
const MOVE_TABLE_BYTES: usize = 32 << 20;
/// How many bytes the table of a search may take that has all its time.
const SOLVE_TABLE_BYTES: usize = 1 << 30;

/// Calls a function that is there for each number of words with the one that a lists needs.
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
            _ => $function::<{ MOST_TILES.div_ceil(64) }>($($argument),*),
        }
    };
}

/// How a player looks at the board. Each level misses something that the next one sees, so that it wins about one of four games
/// against it.
#[derive(Clone, Copy)]
struct Strength {
    /// How many moves ahead.
    depth: u16,
    /// How many steps away from the regions.
    range: usize,
    /// How many of 16 colours it overlooks, if there are others.
    overlooks: u32,
}

impl Strength {
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

/// The move of a computer player of this level; `None` when the game is over or the search was stopped before it had anything to
/// say.
pub(super) fn choose(position: &Drench, level: Level, stop: &AtomicBool) -> Option<Move> {
    let budget = match level {
        Level::Hard => SearchBudget::time(THINKING, stop),
        _ => SearchBudget::unbounded(stop),
    };
    play(position, Strength::of(level), &budget)
}

/// The best move that can be found within a budget. A node is a position that the search comes to.
pub(super) fn best(position: &Drench, budget: &SearchBudget<'_>) -> Option<Move> {
    play(position, Strength::BEST, budget)
}

/// How the game ends if both play as well as can be, if the budget suffices to prove it.
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
    let (lists, meter) = (PatchLists::new(position), NodeCounter::new(*budget, PACE));
    let bytes = table_bytes(budget, most);
    in_words!(lists, prove(&lists, position, bytes, meter))
}

/// The colours that a player of this strength takes into account: all that the rules allow, but for those that it overlooks. What
/// it overlooks is by chance to others, and yet the same in the same position.
fn considered_colours(position: &Drench, strength: Strength) -> Vec<Colour> {
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
    let mut stream = Stream::new(b"careless", seed);
    let noticed: Vec<Colour> = colours
        .iter()
        .copied()
        .filter(|_| stream.below(16) >= strength.overlooks)
        .collect();
    if noticed.is_empty() { colours } else { noticed }
}

fn play(position: &Drench, strength: Strength, budget: &SearchBudget<'_>) -> Option<Move> {
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
    strength: Strength,
    budget: &SearchBudget<'_>,
) -> Option<Colour> {
    let patches = PatchSets::<WORDS>::new(lists);
    let start = DuelPosition::new(position, lists, &patches);
    let table = TranspositionTable::new(table_bytes(budget, MOVE_TABLE_BYTES));
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

/// How many bytes are enough for what a search of this budget meets.
fn table_bytes(budget: &SearchBudget<'_>, most: usize) -> usize {
    usize::try_from(budget.nodes)
        .ok()
        .and_then(|nodes| nodes.checked_mul(2 * TranspositionTable::ENTRY))
        .map_or(most, |bytes| bytes.min(most))
}
