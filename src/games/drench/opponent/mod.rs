//! The computer's play for two seats: an alpha-beta search over patches that estimates who reaches which of them first. The lower
//! levels look less far, over the board and ahead.

mod estimate;
mod ground;
mod proof;
mod search;
mod standing;
mod table;

use super::super::budget::{Answer, Budget, Effort, Finding, Meter};
use super::super::{Colour, Level, Move, Rules};
use super::Drench;
use super::setup::MOST_TILES;
use crate::boards::random::SeededRng;
use estimate::Eye;
use ground::{Ground, Sketch};
use proof::prove;
use search::Search;
use standing::Standing;
use std::sync::atomic::AtomicBool;
use std::time::Duration;
use table::Table;

/// How long the highest level looks ahead.
const THINKING: Duration = Duration::from_millis(700);
/// Every how many nodes the clock is looked at: they take less than a millisecond on any board.
const PACE: u64 = 32;
/// How many bytes the table of a search may take that has a moment.
const MOMENT: usize = 32 << 20;
/// How many bytes the table of a search may take that has all its time.
const AT_LEISURE: usize = 1 << 30;

/// Calls a function that is there for each number of words with the one that a sketch needs.
macro_rules! in_words {
    ($sketch:expr, $function:ident($($argument:expr),*)) => {
        match $sketch.len().div_ceil(64) {
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

/// A number that looks like chance and follows from another: the mixing step of splitmix64.
const fn scatter(number: u64) -> u64 {
    let number = (number ^ (number >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let number = (number ^ (number >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    number ^ (number >> 31)
}

/// How a player looks at the board. Each level misses something that the next one sees, so that it wins about one of four games
/// against it.
#[derive(Clone, Copy)]
struct Manner {
    /// How many moves ahead.
    depth: u16,
    /// How many steps away from the regions.
    sight: usize,
    /// How many of 16 colours it overlooks, if there are others.
    overlooks: u32,
}

impl Manner {
    const BEST: Self = Self {
        depth: u16::MAX,
        sight: usize::MAX,
        overlooks: 0,
    };

    const fn of(level: Level) -> Self {
        match level {
            Level::Gentle => Self {
                depth: 1,
                sight: 0,
                overlooks: 5,
            },
            Level::Easy => Self {
                depth: 1,
                sight: 0,
                overlooks: 0,
            },
            Level::Medium => Self {
                depth: 2,
                sight: 1,
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
        Level::Hard => Budget::time(THINKING, stop),
        _ => Budget::unbounded(stop),
    };
    play(position, Manner::of(level), &budget)
}

/// The best move that can be found within a budget. A node is a position that the search comes to.
pub(super) fn best(position: &Drench, budget: &Budget<'_>) -> Option<Move> {
    play(position, Manner::BEST, budget)
}

/// How the game ends if both play as well as can be, if the budget suffices to prove it.
pub(super) fn solve(position: &Drench, effort: Effort, budget: &Budget<'_>) -> Finding {
    if let Some(outcome) = position.outcome() {
        let line = Vec::new();
        let answer = Answer::Value { outcome, line };
        return Finding { answer, nodes: 0 };
    }
    let most = match effort {
        Effort::Quick => MOMENT,
        Effort::Full => AT_LEISURE,
    };
    let (sketch, meter) = (Sketch::new(position), Meter::new(*budget, PACE));
    let bytes = table_for(budget, most);
    in_words!(sketch, prove(&sketch, position, bytes, meter))
}

/// The colours that a player of this manner takes into account: all that the rules allow, but for those that it overlooks. What
/// it overlooks is by chance to others, and yet the same in the same position.
fn noticed(position: &Drench, manner: Manner) -> Vec<Colour> {
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
        .filter(|_| stream.below(16) >= manner.overlooks)
        .collect();
    if noticed.is_empty() { colours } else { noticed }
}

fn play(position: &Drench, manner: Manner, budget: &Budget<'_>) -> Option<Move> {
    let colours = noticed(position, manner);
    if let [] | [_] = colours.as_slice() {
        return colours.first().copied().map(Move::Paint);
    }
    let sketch = Sketch::new(position);
    let colours: Vec<u8> = colours.iter().map(|colour| colour.0).collect();
    let found = in_words!(sketch, look(&sketch, position, &colours, manner, budget));
    found.map(Move::Paint)
}

fn look<const WORDS: usize>(
    sketch: &Sketch,
    position: &Drench,
    colours: &[u8],
    manner: Manner,
    budget: &Budget<'_>,
) -> Option<Colour> {
    let ground = Ground::<WORDS>::new(sketch);
    let start = Standing::new(position, sketch, &ground);
    let table = Table::new(table_for(budget, MOMENT));
    let eye = Eye::new(manner.sight);
    let mut search = Search::new(&ground, &start, eye, table, Meter::new(*budget, PACE));
    let found = search.best(&start, colours, manner.depth);
    if found.is_none() && budget.is_over() {
        return None;
    }
    found.map(|found| Colour(found.colour)).or_else(|| {
        let brings = |&&colour: &&u8| ground.tiles_of(&start.taken(&ground, colour));
        colours.iter().max_by_key(brings).copied().map(Colour)
    })
}

/// How many bytes are enough for what a search of this budget meets.
fn table_for(budget: &Budget<'_>, most: usize) -> usize {
    usize::try_from(budget.nodes)
        .ok()
        .and_then(|nodes| nodes.checked_mul(2 * Table::ENTRY))
        .map_or(most, |bytes| bytes.min(most))
}
