//! Depth-first search for a solution of a field with gravity.
//!
//! Pairs are ordered by a heuristic plus noise. A pass that exceeds its node limit is restarted with other noise and a
//! higher limit. Positions proved lost are stored across passes. When a pass has tried everything, the field is
//! unsolvable.

use super::falling_board::FallingBoard;
use super::field::{CellPair, Field, TileGrid};
use super::pair_heuristic::PairHeuristic;
use super::search::Solvability;
use crate::budget::{BudgetSpent, NodeCounter};
use crate::search::TranspositionTable;
use tessella_boards::random::SeededRng;

/// Upper bound of the noise added to the score of a pair, in the units of [`PairHeuristic`].
const NOISE: u32 = 150;

/// Positions proved lost. Newer ones replace older ones when the table is full.
type LostPositions = TranspositionTable<u128, (), 1>;

/// A position on the current line, with the pairs still to be tried.
struct SearchNode {
    board: FallingBoard,
    key: u128,
    /// Removable pairs, best last.
    pairs: Vec<(i32, CellPair)>,
    /// Length of the line before this position, not counting forced pairs.
    line_start: usize,
}

/// Result for a position without pairs to try.
enum NodeOutcome {
    Cleared,
    Unsolvable,
}

/// Depth-first search with restarts.
pub(super) struct GravitySearch<'a, 'b> {
    field: &'a Field,
    heuristic: &'a PairHeuristic,
    counter: &'a mut NodeCounter<'b>,
    lost: LostPositions,
    stream: SeededRng,
    /// Number of joined tiles for each tile of a face; a reused buffer.
    partners: Vec<u8>,
    /// `true` for each tile of a face with an empty neighbour; a reused buffer.
    is_exposed: Vec<bool>,
    /// Length of the longest line found, and its first pair.
    longest_line: (usize, Option<CellPair>),
}

impl<'a, 'b> GravitySearch<'a, 'b> {
    /// Creates a search that stores at most `capacity` lost positions.
    pub(super) fn new(
        field: &'a Field,
        heuristic: &'a PairHeuristic,
        capacity: u64,
        counter: &'a mut NodeCounter<'b>,
    ) -> Self {
        Self {
            field,
            heuristic,
            counter,
            lost: LostPositions::new(capacity.next_power_of_two() as usize * LostPositions::ENTRY),
            stream: SeededRng::new(b"linkfall", 0),
            partners: Vec::new(),
            is_exposed: Vec::new(),
            longest_line: (0, None),
        }
    }

    /// Runs passes until there is a result or the budget runs out. The node limit of the first pass is `nodes_per_tile`
    /// for each tile left, and that of each further pass is half as large again as the one before.
    pub(super) fn run(mut self, tiles: &TileGrid, passes: u32, nodes_per_tile: u64) -> Solvability {
        let board = FallingBoard::new(self.field, tiles);
        let mut limit = nodes_per_tile * u64::from(board.left());
        for _ in 0..passes {
            match self.search_with_limit(&board, limit) {
                Ok(Some(result)) => return result,
                Ok(None) => limit += limit / 2,
                Err(BudgetSpent) => break,
            }
        }
        Solvability::Unknown(self.longest_line.1)
    }

    /// Searches at most `nodes_left` nodes; `None` if there is no result by then.
    fn search_with_limit(
        &mut self,
        board: &FallingBoard,
        mut nodes_left: u64,
    ) -> Result<Option<Solvability>, BudgetSpent> {
        let mut line = Vec::new();
        let mut stack = match self.expand(board.clone(), 0, &mut line) {
            Err(NodeOutcome::Cleared) => return Ok(Some(Solvability::Solvable(line))),
            Err(NodeOutcome::Unsolvable) => return Ok(Some(Solvability::Unsolvable)),
            Ok(node) => vec![node],
        };
        while let Some(node) = stack.last_mut() {
            let Some((_, pair)) = node.pairs.pop() else {
                self.lost.insert(node.key, ());
                line.truncate(node.line_start);
                stack.pop();
                continue;
            };
            if nodes_left == 0 {
                return Ok(None);
            }
            nodes_left -= 1;
            self.counter.node()?;
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

    /// Expands a position: removes forced pairs, then lists the remaining ones.
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
                if pairs.is_empty() || self.lost.get(key).is_some() {
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

    /// Lists the removable pairs with their scores, or returns a pair that can always be removed: the last two tiles of
    /// a face, both on top of their lanes. Their removal moves nothing and only adds empty cells, and no other tile
    /// needs them.
    fn list_pairs(
        &mut self,
        board: &FallingBoard,
        pairs: &mut Vec<(i32, CellPair)>,
    ) -> Option<CellPair> {
        let field = self.field;
        for cells in board.by_face(field).iter() {
            let face_start = pairs.len();
            self.partners.clear();
            self.partners.resize(cells.len(), 0);
            self.is_exposed.clear();
            let exposed = cells.iter().map(|&cell| board.is_exposed(field, cell));
            self.is_exposed.extend(exposed);
            for (at, &a) in cells.iter().enumerate() {
                for (other, &b) in cells[..at].iter().enumerate() {
                    let joins = if self.is_exposed[at] && self.is_exposed[other] {
                        board.joins(field, a, b)
                    } else {
                        field.are_adjacent(a, b)
                    };
                    if joins {
                        for tile in [at, other] {
                            self.partners[tile] = self.partners[tile].saturating_add(1);
                        }
                        pairs.push((self.heuristic.pair_score(field, a, b, cells.len()), (a, b)));
                    }
                }
            }
            if let (&[a, b], true) = (cells, pairs.len() > face_start)
                && board.is_top(field, a)
                && board.is_top(field, b)
            {
                return Some((a, b));
            }
            for (&cell, &partners) in cells.iter().zip(&self.partners) {
                if partners > 0 {
                    let score = self.heuristic.tile_score(field, board, cell, partners);
                    let contains_tile =
                        |pair: &&mut (i32, CellPair)| pair.1.0 == cell || pair.1.1 == cell;
                    for pair in pairs[face_start..].iter_mut().filter(contains_tile) {
                        pair.0 += score;
                    }
                }
            }
            for pair in &mut pairs[face_start..] {
                pair.0 += self.stream.below(NOISE) as i32;
            }
        }
        None
    }
}
