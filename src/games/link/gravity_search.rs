//! Searches for a way to clear a field on which tiles fall.
//!
//! Pairs are taken by heuristic and a little chance, back and forth; when that has led nowhere for long, it begins anew with
//! other chance. What was found to be hopeless is remembered throughout, and when nothing is left to try the field is lost.

use super::falling_board::FallingBoard;
use super::field::{CellPair, Field, TileGrid};
use super::pair_heuristic::PairHeuristic;
use super::solvability::Solvability;
use crate::boards::random::Stream;
use crate::games::budget::{Meter, Spent};

/// How many nodes_left the first limit may enter, in proportion to the tiles that lie.
const FIRST_LIMIT: u64 = 2;
/// By how much chance moves a pair in the order, at max, in the hundredths of [`PairHeuristic`].
const NOISE: u32 = 150;

/// How many nodes_left there is capacity for at first.
const INITIAL_CAPACITY: usize = 1 << 10;

/// Positions that cannot be won. There comes to be capacity for more as they are found, up to a bound; then a newer one takes the
/// cell of an older.
struct LostPositions {
    /// The keys, each where its highest bits say; 0 where there is none.
    keys: Vec<u128>,
    /// How many were added since there was capacity for so many.
    added: usize,
    max: usize,
}

impl LostPositions {
    /// Room for so many at max, rounded up.
    fn new(max: u64) -> Self {
        let max = max.next_power_of_two() as usize;
        Self {
            keys: vec![0; max.min(INITIAL_CAPACITY)],
            added: 0,
            max,
        }
    }

    fn slot(&self, key: u128) -> usize {
        (key >> 64) as usize & (self.keys.len() - 1)
    }

    fn contains(&self, key: u128) -> bool {
        self.keys[self.slot(key)] == key
    }

    fn insert(&mut self, key: u128) {
        self.added += 1;
        if self.added > self.keys.len() / 2 && self.keys.len() < self.max {
            let capacity = vec![0; 2 * self.keys.len()];
            for key in std::mem::replace(&mut self.keys, capacity) {
                self.store(key);
            }
        }
        self.store(key);
    }

    fn store(&mut self, key: u128) {
        if key != 0 {
            let at = self.slot(key);
            self.keys[at] = key;
        }
    }
}

/// A position on the way, and what is still to be tried there.
struct SearchNode {
    board: FallingBoard,
    key: u128,
    /// The pairs that go, the best last.
    pairs: Vec<(i32, CellPair)>,
    /// How long the line was when the position was come to, before what goes without thinking.
    line_start: usize,
}

/// There is nothing to be tried in a position.
enum NodeOutcome {
    Cleared,
    Unsolvable,
}

/// A search for a way to clear the field.
pub(super) struct GravitySearch<'a, 'b> {
    field: &'a Field,
    heuristic: &'a PairHeuristic,
    meter: &'a mut Meter<'b>,
    lost: LostPositions,
    stream: Stream,
    /// With how many others each tile of a face can be joined; kept to be filled anew.
    partners: Vec<u8>,
    /// Whether lines can leave each tile of a face; kept likewise.
    is_exposed: Vec<bool>,
    /// How many pairs went at max, and with which the line began.
    longest_line: (usize, Option<CellPair>),
}

impl<'a, 'b> GravitySearch<'a, 'b> {
    /// A search that remembers up to so many nodes_left.
    pub(super) fn new(
        field: &'a Field,
        heuristic: &'a PairHeuristic,
        capacity: u64,
        meter: &'a mut Meter<'b>,
    ) -> Self {
        Self {
            field,
            heuristic,
            meter,
            lost: LostPositions::new(capacity),
            stream: Stream::new(b"linkfall", 0),
            partners: Vec::new(),
            is_exposed: Vec::new(),
            longest_line: (0, None),
        }
    }

    /// Dives so many times, each time longer by half, until there is an answer or the budget is spent.
    pub(super) fn run(mut self, tiles: &TileGrid, passes: u32) -> Solvability {
        let board = FallingBoard::new(self.field, tiles);
        let mut limit = FIRST_LIMIT * u64::from(board.left());
        for _ in 0..passes {
            match self.search_with_limit(&board, limit) {
                Ok(Some(result)) => return result,
                Ok(None) => limit += limit / 2,
                Err(Spent) => break,
            }
        }
        Solvability::Unknown(self.longest_line.1)
    }

    /// Enters up to so many nodes_left; `None` if that did not suffice.
    fn search_with_limit(
        &mut self,
        board: &FallingBoard,
        mut nodes_left: u64,
    ) -> Result<Option<Solvability>, Spent> {
        let mut line = Vec::new();
        let mut stack = match self.expand(board.clone(), 0, &mut line) {
            Err(NodeOutcome::Cleared) => return Ok(Some(Solvability::Solvable(line))),
            Err(NodeOutcome::Unsolvable) => return Ok(Some(Solvability::Unsolvable)),
            Ok(node) => vec![node],
        };
        while let Some(node) = stack.last_mut() {
            let Some((_, pair)) = node.pairs.pop() else {
                self.lost.insert(node.key);
                line.truncate(node.line_start);
                stack.pop();
                continue;
            };
            if nodes_left == 0 {
                return Ok(None);
            }
            nodes_left -= 1;
            self.meter.node()?;
            let line_start = line.len();
            let mut board = node.board.clone();
            board.remove_pair(self.field, pair);
            line.push(pair);
            match self.expand(board, line_start, &mut line) {
                Err(NodeOutcome::Cleared) => return Ok(Some(Solvability::Solvable(line))),
                Err(NodeOutcome::Unsolvable) => line.truncate(line_start),
                Ok(node) => stack.push(node),
            }
            if line.len() > self.longest_line.0 {
                self.longest_line = (line.len(), line.first().copied());
            }
        }
        Ok(Some(Solvability::Unsolvable))
    }

    /// Looks at a position: takes what can go without thinking, and lists the other pairs that go.
    fn expand(
        &mut self,
        mut board: FallingBoard,
        line_start: usize,
        line: &mut Vec<CellPair>,
    ) -> Result<SearchNode, NodeOutcome> {
        let mut pairs = Vec::new();
        while board.left() > 0 {
            pairs.clear();
            let forced = self.list_pairs(&board, &mut pairs);
            let Some(forced) = forced else {
                let key = board.key();
                if pairs.is_empty() || self.lost.contains(key) {
                    return Err(NodeOutcome::Unsolvable);
                }
                pairs.sort_unstable();
                return Ok(SearchNode {
                    board,
                    key,
                    pairs,
                    line_start,
                });
            };
            line.push(forced);
            board.remove_pair(self.field, forced);
        }
        Err(NodeOutcome::Cleared)
    }

    /// Lists the pairs that go, each with what is in its score; or finds one that can go in any case. The last two of a
    /// face upon which nothing lies are such: nothing moves when they go, so that the others only have more capacity, and no
    /// other needs them.
    fn list_pairs(
        &mut self,
        board: &FallingBoard,
        pairs: &mut Vec<(i32, CellPair)>,
    ) -> Option<CellPair> {
        let field = self.field;
        for cells in board.by_face(field).iter() {
            let line_start = pairs.len();
            self.partners.clear();
            self.partners.resize(cells.len(), 0);
            self.is_exposed.clear();
            let open = cells.iter().map(|&cell| board.is_exposed(field, cell));
            self.is_exposed.extend(open);
            for (at, &a) in cells.iter().enumerate() {
                for (other, &b) in cells[..at].iter().enumerate() {
                    let joins = match self.is_exposed[at] && self.is_exposed[other] {
                        true => board.joins(field, a, b),
                        false => field.are_adjacent(a, b),
                    };
                    if joins {
                        for tile in [at, other] {
                            self.partners[tile] = self.partners[tile].saturating_add(1);
                        }
                        pairs.push((self.heuristic.pair_score(field, a, b, cells.len()), (a, b)));
                    }
                }
            }
            if let (&[a, b], true) = (cells, pairs.len() > line_start)
                && board.is_top(field, a)
                && board.is_top(field, b)
            {
                return Some((a, b));
            }
            for (&cell, &partners) in cells.iter().zip(&self.partners) {
                if partners > 0 {
                    let score = self.heuristic.tile_score(field, board, cell, partners);
                    let with_it =
                        |pair: &&mut (i32, CellPair)| pair.1.0 == cell || pair.1.1 == cell;
                    for pair in pairs[line_start..].iter_mut().filter(with_it) {
                        pair.0 += score;
                    }
                }
            }
            for pair in &mut pairs[line_start..] {
                pair.0 += self.stream.below(NOISE) as i32;
            }
        }
        None
    }
}
