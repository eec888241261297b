//! Search for the outcome of a position on a board of squares on which stones fall: with a null window, so that each
//! search only decides if an outcome is reached.

use super::super::super::super::layout::Layout;
use super::board::{FallingBoard, FallingPosition, MAX_COLUMNS, Side};
use super::followup;
use crate::budget::{BudgetSpent, NodeCounter};
use crate::search::TranspositionTable;

/// Minimum number of free cells at which positions share an entry with their mirror image, and at which the stored bounds and
/// the follow-up strategies of all successors are examined before any is searched.
const PROBE_FREE_COUNT: u32 = 15;
/// Move-ordering scores: for each cell that would complete a line after the move, and for each that parity gives to the
/// seat.
const THREAT_SCORE: i32 = 6;
const PARITY_SCORE: i32 = 4;

/// Solver of one board, for any length of lines.
pub(in super::super) trait FallingSolver {
    /// Returns `true` if the seat to move gets at least this outcome: 1 for a win, 0 for a draw. `stones` are the cells of
    /// the stones of the seat to move and of the other one.
    fn reaches(
        &mut self,
        stones: &[Vec<u16>; 2],
        target: i8,
        counter: &mut NodeCounter<'_>,
    ) -> Result<bool, BudgetSpent>;

    /// Returns a move with which the seat to move gets at least this outcome. `None` if it does not get it, or if no move is
    /// stored.
    fn reaching_move(
        &mut self,
        stones: &[Vec<u16>; 2],
        target: i8,
        counter: &mut NodeCounter<'_>,
    ) -> Result<Option<u16>, BudgetSpent>;
}

/// Creates the solver for a board, with a table of at most `bytes` bytes. `None` if it is not a board of squares on
/// which stones fall, or is too large.
pub(in super::super) fn solver(layout: &Layout, bytes: usize) -> Option<Box<dyn FallingSolver>> {
    match layout.k {
        3 => boxed::<3>(layout, bytes),
        4 => boxed::<4>(layout, bytes),
        5 => boxed::<5>(layout, bytes),
        6 => boxed::<6>(layout, bytes),
        _ => None,
    }
}

fn boxed<const K: usize>(layout: &Layout, bytes: usize) -> Option<Box<dyn FallingSolver>> {
    let board = FallingBoard::<K>::new(layout)?;
    Some(Box::new(FallingSearch {
        board,
        bounds: TranspositionTable::new(bytes),
    }))
}

/// Bounds on a position's outcome, with the column of the move that reaches the lower one. Bounds that took more work
/// are kept longer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Bounds {
    /// Number of positions searched.
    work: u32,
    column: u8,
    low: i8,
    high: i8,
}

impl Default for Bounds {
    fn default() -> Self {
        Self {
            work: 0,
            column: u8::MAX,
            low: -1,
            high: 1,
        }
    }
}

/// Hash key of a position; `is_mirrored` if it is that of the mirror image.
#[derive(Clone, Copy)]
struct Key {
    key: u64,
    is_mirrored: bool,
}

/// Move with its move-ordering score, and the cells on which the seat would win after it.
#[derive(Clone, Copy, Default)]
struct Candidate {
    score: i32,
    cell: u64,
    wins: u64,
}

/// Result of judging the successors of a position.
enum Verdict {
    /// The target is reached by this move.
    Reached(u64),
    /// Number of moves to search.
    Open(usize),
}

struct FallingSearch<const K: usize> {
    board: FallingBoard<K>,
    bounds: TranspositionTable<u64, Bounds, 2>,
}

impl<const K: usize> FallingSolver for FallingSearch<K> {
    fn reaches(
        &mut self,
        stones: &[Vec<u16>; 2],
        target: i8,
        counter: &mut NodeCounter<'_>,
    ) -> Result<bool, BudgetSpent> {
        let position = self.position(stones);
        let playable = self.board.playable(position.occupied());
        if target < 0 || position.mover.wins & playable != 0 {
            return Ok(true);
        }
        self.search(&position, target, counter)
    }

    fn reaching_move(
        &mut self,
        stones: &[Vec<u16>; 2],
        target: i8,
        counter: &mut NodeCounter<'_>,
    ) -> Result<Option<u16>, BudgetSpent> {
        let key = self.key(&self.position(stones));
        let is_known = self
            .bounds
            .get(key.key)
            .is_some_and(|known| known.low >= target);
        let is_reached = is_known || self.reaches(stones, target, counter)?;
        Ok(self.stored_move(stones).filter(|_| is_reached))
    }
}

impl<const K: usize> FallingSearch<K> {
    fn position(&self, stones: &[Vec<u16>; 2]) -> FallingPosition {
        let [mover, other] = [&stones[0], &stones[1]].map(|cells| self.board.set(cells));
        let side = |stones: u64| Side {
            stones,
            wins: self.board.completing(stones) & !(mover | other),
        };
        FallingPosition {
            mover: side(mover),
            other: side(other),
        }
    }

    /// Returns the stored move that reaches the best outcome known, if there is one.
    fn stored_move(&self, stones: &[Vec<u16>; 2]) -> Option<u16> {
        let position = self.position(stones);
        let key = self.key(&position);
        let stored = u32::from(self.bounds.get(key.key)?.column);
        if stored >= MAX_COLUMNS as u32 {
            return None;
        }
        let column = self.image(stored, key);
        let cell = self.board.playable(position.occupied()) & self.board.column_cells(column);
        self.board.cell(cell.trailing_zeros())
    }

    /// Converts a column number between the board and the one that a key belongs to, which can be the mirror image.
    fn image(&self, column: u32, key: Key) -> u32 {
        if key.is_mirrored {
            self.board.mirrored_column(column)
        } else {
            column
        }
    }

    /// Returns `true` if the seat to move, which cannot win at once, gets at least the outcome `target`: 1 or 0.
    fn search(
        &mut self,
        position: &FallingPosition,
        target: i8,
        counter: &mut NodeCounter<'_>,
    ) -> Result<bool, BudgetSpent> {
        counter.node()?;
        let begun = counter.nodes();
        let board = &self.board;
        let (mover, other) = (position.mover, position.other);
        let playable = board.playable(position.occupied());
        if playable == 0 {
            return Ok(target <= 0);
        }
        let moves = safe_moves(playable, other.wins);
        if moves == 0 || target > 0 && !board.has_line(board.cells & !other.stones) {
            return Ok(false);
        }
        if target <= 0 && !board.has_line(board.cells & !mover.stones) {
            return Ok(true);
        }
        if followup::proves(board, position, 1 - target) {
            return Ok(false);
        }
        let key = self.key(position);
        let known = self.bounds.get(key.key).unwrap_or_default();
        if known.low >= target {
            return Ok(true);
        }
        if known.high < target {
            return Ok(false);
        }
        let mut list = [Candidate::default(); MAX_COLUMNS];
        let count = match self.judge(position, moves, target, &mut list) {
            Verdict::Reached(cell) => {
                self.store_reached(key, cell, target, 1);
                return Ok(true);
            }
            Verdict::Open(count) => count,
        };
        let list = &mut list[..count];
        list.sort_by_key(|candidate| -candidate.score);
        for candidate in list {
            let next = position.after(candidate.cell, candidate.wins);
            if !self.search(&next, 1 - target, counter)? {
                self.store_reached(key, candidate.cell, target, counter.nodes() - begun);
                return Ok(true);
            }
        }
        let entry = self.bounds.entry(key.key);
        entry.high = entry.high.min(target - 1);
        entry.add_work(counter.nodes() - begun);
        Ok(false)
    }

    /// Judges the successors without searching them, and fills in the moves to search.
    fn judge(
        &self,
        position: &FallingPosition,
        moves: u64,
        target: i8,
        list: &mut [Candidate; MAX_COLUMNS],
    ) -> Verdict {
        let board = &self.board;
        let free = board.cells & !position.occupied();
        let free_count = free.count_ones();
        let owned = if free_count.is_multiple_of(2) {
            !board.upper
        } else {
            board.upper
        };
        let (mut left, mut count) = (moves, 0);
        while left != 0 {
            let cell = left & left.wrapping_neg();
            left ^= cell;
            let wins = board.completing(position.mover.stones | cell) & free;
            let next = position.after(cell, wins);
            let threats = wins & board.playable(next.occupied());
            // The other seat can block one threat, and not the cell above it at the same time.
            if threats & threats.wrapping_sub(1) != 0 || threats & wins >> 1 != 0 {
                return Verdict::Reached(cell);
            }
            if free_count >= PROBE_FREE_COUNT && self.is_held(&next, target) {
                return Verdict::Reached(cell);
            }
            let score = board.line_count(cell)
                + THREAT_SCORE * wins.count_ones() as i32
                + PARITY_SCORE * (wins & owned).count_ones() as i32;
            list[count] = Candidate { score, cell, wins };
            count += 1;
        }
        Verdict::Open(count)
    }

    /// Returns `true` if it is known without searching that the seat not to move gets at least this outcome.
    fn is_held(&self, position: &FallingPosition, least: i8) -> bool {
        let known = self.bounds.get(self.key(position).key);
        known.is_some_and(|known| -known.high >= least)
            || followup::proves(&self.board, position, least)
    }

    /// Records that a move reaches an outcome.
    fn store_reached(&mut self, key: Key, cell: u64, target: i8, work: u64) {
        let column = self.image(self.board.column(cell), key);
        let entry = self.bounds.entry(key.key);
        entry.column = column as u8;
        entry.low = target;
        entry.add_work(work);
    }

    /// Returns the hash key of a position. Different positions have different keys.
    #[inline]
    fn key(&self, position: &FallingPosition) -> Key {
        let occupied = position.occupied();
        // In each column, the sum encodes how many stones there are, and whose.
        let plain = position.mover.stones + occupied;
        let free_count = (self.board.cells & !occupied).count_ones();
        let mirrored = if free_count >= PROBE_FREE_COUNT {
            self.board.mirrored(plain)
        } else {
            plain
        };
        // Adding one makes sure that no position has the key of an empty slot.
        let product = (plain.min(mirrored) + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        Key {
            key: product ^ product >> 32,
            is_mirrored: mirrored < plain,
        }
    }
}

impl Bounds {
    fn add_work(&mut self, work: u64) {
        let work = u32::try_from(work).unwrap_or(u32::MAX);
        self.work = self.work.saturating_add(work);
    }
}

/// Returns the moves after which the other seat, which would win on these cells, cannot win with its next stone.
#[inline]
const fn safe_moves(playable: u64, wins: u64) -> u64 {
    let forced = playable & wins;
    let moves = match forced {
        0 => playable,
        _ if forced & (forced - 1) == 0 => forced,
        _ => 0,
    };
    moves & !(wins >> 1)
}
