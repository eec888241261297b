//! Search for a solution near that of the deal, after pairs other than the deal's have been removed.
//!
//! An attempt pairs all tiles and always removes the first joined pair in the order of the deal's solution. When none of
//! the pairs left is joined, one of them exchanges tiles with another pair of its face so that two of the four tiles are
//! joined: with a pair that is left, or with a removed one, which undoes all later removals. Each exchange gives a new
//! attempt. Those with the fewest tiles left are continued first. Now and then a search without pairs tries to clear the
//! end of the best attempt.

use super::field::{CellPair, Field, FieldCell};
use super::position::Link;
use super::search::Solvability;
use super::search::quick_search;
use super::setup::FACES;
use super::tile_board::TileBoard;
use crate::budget::{BudgetSpent, NodeCounter};
use std::collections::{BTreeMap, HashSet};
use std::ops::ControlFlow;
use tessella_boards::random::SeededRng;

/// Number of orders of the pairs to try, with and without gravity. Without gravity, a full search is faster than
/// further orders.
const ORDERS: [u32; 2] = [8, 1];
/// Maximum number of places by which a pair is delayed in all orders except the first.
const DELAY: u32 = 50;
/// Number of rounds per order, with and without gravity. With gravity, the end of the best attempt is searched between
/// rounds.
const ROUNDS: [u32; 2] = [4, 1];
/// Number of attempts in each round.
const ATTEMPTS: u32 = 100;
/// An attempt with at most this percentage of the tiles of its predecessor is continued at once.
const PROGRESS: u32 = 95;
/// Number of tiles to put back for each search of the end.
const RESTORED_PAIRS: [u16; 4] = [16, 40, 64, 100];
/// Maximum number of tiles left for which all of these searches run, and not only the first.
const MAX_FINISH_TILES: u16 = 120;

/// A removed pair with the cell of each tile at the time of its removal, the first tile being removed first.
#[derive(Clone, Copy, Debug)]
struct Removal {
    pair: [u16; 2],
    cells: [FieldCell; 2],
}

/// A line of removed pairs and a pairing of the tiles that are left.
#[derive(Debug)]
struct Attempt {
    board: TileBoard,
    /// Pairs left, in the order in which they are to be removed.
    waiting: Vec<[u16; 2]>,
    line: Vec<Removal>,
}

impl Clone for Attempt {
    fn clone(&self) -> Self {
        Self {
            board: self.board.clone(),
            waiting: self.waiting.clone(),
            line: self.line.clone(),
        }
    }

    /// Copies an attempt into the memory of another.
    fn clone_from(&mut self, other: &Self) {
        self.board.clone_from(&other.board);
        self.waiting.clone_from(&other.waiting);
        self.line.clone_from(&other.line);
    }
}

impl Attempt {
    /// Removes the first joined pair until no pair is joined.
    fn follow(&mut self, field: &Field) {
        let joins = |board: &TileBoard, pairs: &[[u16; 2]]| {
            pairs.iter().position(|&pair| board.joins(field, pair))
        };
        while let Some(at) = joins(&self.board, &self.waiting) {
            let pair = self.waiting.remove(at);
            self.remove(field, pair);
        }
    }

    fn remove(&mut self, field: &Field, pair: [u16; 2]) {
        let cells = pair.map(|tile| self.board.remove(field, tile));
        self.line.push(Removal { pair, cells });
    }

    /// Puts back the pair that was removed last, and returns it.
    fn undo(&mut self, field: &Field) -> Option<[u16; 2]> {
        let Removal { pair, cells } = self.line.pop()?;
        for at in [1, 0] {
            self.board.restore(field, pair[at], cells[at]);
        }
        Some(pair)
    }
}

/// Returns the four ways of exchanging tiles between two pairs: each new pair that is removed now, and the rest.
const fn exchanges([a, b]: [u16; 2], [c, d]: [u16; 2]) -> [([u16; 2], [u16; 2]); 4] {
    [
        ([a, c], [b, d]),
        ([b, c], [a, d]),
        ([a, d], [b, c]),
        ([b, d], [a, c]),
    ]
}

/// Search for a solution near that of the deal.
pub(super) struct GuidedSearch<'a, 'b> {
    link: &'a Link,
    counter: &'a mut NodeCounter<'b>,
    /// Partner of each tile at the start.
    partners: &'a [u16],
    start: TileBoard,
    /// Attempts to be continued, by the number of tiles left, newest first.
    open: BTreeMap<(u16, u32), Attempt>,
    /// Keys of the positions in which attempts ended.
    known: HashSet<u64>,
    /// Attempt with the fewest tiles left.
    best: Attempt,
    /// The latest attempt; a reused buffer.
    latest: Attempt,
    /// Number of attempts until the end of the round.
    attempts_left: u32,
    /// Next key for `open`, counting down so that the newest attempt has the smallest one.
    age: u32,
    stream: SeededRng,
}

impl<'a, 'b> GuidedSearch<'a, 'b> {
    /// Creates a search from a position in which each tile has a partner.
    pub(super) fn new(
        link: &'a Link,
        start: TileBoard,
        partners: &'a [u16],
        counter: &'a mut NodeCounter<'b>,
    ) -> Self {
        let attempt = Attempt {
            board: start.clone(),
            waiting: Vec::new(),
            line: Vec::new(),
        };
        Self {
            link,
            counter,
            partners,
            start,
            open: BTreeMap::new(),
            known: HashSet::new(),
            best: attempt.clone(),
            latest: attempt,
            attempts_left: 0,
            age: u32::MAX,
            stream: SeededRng::new(b"linkplan", 0),
        }
    }

    /// Returns pairs that clear the field, if it finds any. A node is an attempt that is continued, or a node of a
    /// search of the end.
    pub(super) fn run(mut self) -> Option<Vec<CellPair>> {
        let is_static = self.link.field.is_static();
        for number in 0..ORDERS[usize::from(is_static)] {
            self.begin(number);
            let mut fewest = u16::MAX;
            for _ in 0..ROUNDS[usize::from(is_static)] {
                self.improve().ok()?;
                let left = self.best.board.left();
                if left == 0 {
                    return Some(self.line(&self.best));
                }
                if left < fewest && !is_static {
                    fewest = left;
                    if let Some(line) = self.search_end() {
                        return Some(line);
                    }
                }
            }
        }
        None
    }

    /// Starts with the pairs in the order of the deal, or in an order close to it.
    fn begin(&mut self, number: u32) {
        let mut is_listed = vec![false; self.partners.len()];
        let mut pairs = Vec::new();
        for (place, &dealt) in (0..).zip(&self.link.deal.pairs) {
            for tile in dealt
                .into_iter()
                .filter(|&tile| self.start.is_present(tile))
            {
                let partner = self.partners[usize::from(tile)];
                if !is_listed[usize::from(tile)] {
                    is_listed[usize::from(partner)] = true;
                    let delay = if number == 0 {
                        0
                    } else {
                        self.stream.below(DELAY)
                    };
                    pairs.push((place + delay, [tile, partner]));
                }
            }
        }
        pairs.sort_by_key(|&(place, _)| place);
        let mut attempt = Attempt {
            board: self.start.clone(),
            waiting: pairs.into_iter().map(|(_, pair)| pair).collect(),
            line: Vec::new(),
        };
        attempt.follow(&self.link.field);
        self.best.clone_from(&attempt);
        self.open.clear();
        self.open.insert((attempt.board.left(), self.age), attempt);
    }

    /// Runs a round of attempts, which ends early if one of them clears the field.
    fn improve(&mut self) -> Result<(), BudgetSpent> {
        self.attempts_left = ATTEMPTS;
        while self.attempts_left > 0 && self.best.board.left() > 0 {
            let Some((_, attempt)) = self.open.pop_first() else {
                break;
            };
            self.counter.node()?;
            if self.exchange_with_removed(&attempt).is_continue() {
                // A break only means that another attempt must be continued first.
                let _ = self.exchange_left(&attempt);
            }
        }
        Ok(())
    }

    /// Tries exchanges between a remaining pair and a removed one, latest first.
    fn exchange_with_removed(&mut self, attempt: &Attempt) -> ControlFlow<()> {
        let link = self.link;
        let face = |pair: [u16; 2]| usize::from(link.deal.faces[usize::from(pair[0])]);
        let mut left: Vec<Vec<[u16; 2]>> = vec![Vec::new(); FACES.into()];
        for &pair in &attempt.waiting {
            left[face(pair)].push(pair);
        }
        let mut earlier = attempt.clone();
        let mut undone = Vec::new();
        while let Some(pair) = earlier.undo(&link.field) {
            for &other in &left[face(pair)] {
                for (now, rest) in exchanges(pair, other) {
                    if earlier.board.joins(&link.field, now) {
                        self.latest.clone_from(&earlier);
                        self.latest.remove(&link.field, now);
                        self.latest.waiting.clear();
                        self.latest.waiting.extend(undone.iter().rev());
                        let waiting = attempt.waiting.iter();
                        let exchanged =
                            waiting.map(|&pair| if pair == other { rest } else { pair });
                        self.latest.waiting.extend(exchanged);
                        self.follow_latest(attempt.board.left())?;
                    }
                }
            }
            undone.push(pair);
        }
        ControlFlow::Continue(())
    }

    /// Tries exchanges between two remaining pairs.
    fn exchange_left(&mut self, attempt: &Attempt) -> ControlFlow<()> {
        let link = self.link;
        let face = |pair: [u16; 2]| link.deal.faces[usize::from(pair[0])];
        for (at, &pair) in attempt.waiting.iter().enumerate() {
            for (before, &other) in attempt.waiting[..at].iter().enumerate() {
                if face(pair) != face(other) {
                    continue;
                }
                for (now, rest) in exchanges(pair, other) {
                    if attempt.board.joins(&link.field, now) {
                        self.latest.clone_from(attempt);
                        self.latest.remove(&link.field, now);
                        self.latest.waiting[before] = rest;
                        self.latest.waiting.remove(at);
                        self.follow_latest(attempt.board.left())?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Completes the latest attempt. Breaks if it is to be continued at once, if it clears the field, or at the end
    /// of the round. `before` is the number of tiles left by its predecessor.
    fn follow_latest(&mut self, before: u16) -> ControlFlow<()> {
        self.latest.follow(&self.link.field);
        self.attempts_left -= 1;
        let left = self.latest.board.left();
        if left < self.best.board.left() {
            self.best.clone_from(&self.latest);
        }
        let is_new = self.known.insert(self.latest.board.key());
        if is_new {
            self.age -= 1;
            self.open.insert((left, self.age), self.latest.clone());
        }
        let is_progress = is_new && u32::from(left) * 100 < u32::from(before) * PROGRESS;
        if is_progress || left == 0 || self.attempts_left == 0 {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    }

    /// Puts back the last pairs of the best attempt, few at first and then more, and searches from there.
    fn search_end(&mut self) -> Option<Vec<CellPair>> {
        let link = self.link;
        let mut earlier = self.best.clone();
        let left = earlier.board.left();
        let searches = if left <= MAX_FINISH_TILES {
            RESTORED_PAIRS.len()
        } else {
            1
        };
        for more in &RESTORED_PAIRS[..searches] {
            while earlier.board.left() < left + more {
                earlier.undo(&link.field)?;
            }
            let faces = link.deal.faces_on(earlier.board.tiles());
            if let Solvability::Solvable(rest) =
                quick_search(&link.field, link.setup.gravity, &faces, self.counter)
            {
                let mut line = self.line(&earlier);
                line.extend(rest);
                return Some(line);
            }
        }
        None
    }

    /// Returns the cells of the removed pairs of an attempt.
    fn line(&self, attempt: &Attempt) -> Vec<CellPair> {
        let field = &self.link.field;
        let mut board = self.start.clone();
        let cells = attempt.line.iter().map(|&Removal { pair, .. }| {
            debug_assert!(board.joins(field, pair), "a pair that is not joined");
            let cells = board.cells(pair);
            for tile in pair {
                board.remove(field, tile);
            }
            cells
        });
        cells.collect()
    }
}
