//! Alpha-beta search. With more than two seats, it is paranoid: all others are assumed to play against the seat at the
//! root.

use super::candidates::{RatedMove, Widths, candidates};
use super::state::SearchState;
use crate::budget::{BudgetSpent, NodeCounter};
use crate::search::{Score, TranspositionTable};
use crate::{Move, Seat};

/// Value of a win, minus one for each move until then.
pub(super) const WIN: i32 = 1 << 20;
/// Values of at least this are proved wins among the moves that are searched.
const PROVED: i32 = WIN - 1000;
/// Depth at which iterative deepening ends in any case.
const MAX_DEPTH: u32 = 64;

/// Weights of the evaluation.
#[derive(Clone, Copy, Debug)]
pub(super) struct Weights {
    /// Value of half a step of path cost.
    pub(super) path: i32,
    /// Value of a remaining build.
    pub(super) build: i32,
    /// Value of a remaining flight.
    pub(super) flight: i32,
    /// Value of being the next to move.
    pub(super) tempo: i32,
}

impl Weights {
    pub(super) const USUAL: Self = Self {
        path: 10,
        build: 12,
        flight: 25,
        tempo: 15,
    };
    /// Weights of a deep search. A higher value of a flight delays it until it saves more.
    pub(super) const DEEP: Self = Self {
        flight: 45,
        ..Self::USUAL
    };
}

/// Result of a search.
#[derive(Clone, Copy, Debug)]
pub(super) struct RootResult {
    pub(super) mv: Move,
    pub(super) value: i32,
    pub(super) depth: u32,
}

impl RootResult {
    /// Returns `true` if the search found the move to win against every reply that it considered.
    pub(super) const fn wins(&self) -> bool {
        self.value >= PROVED
    }
}

/// Alpha-beta search with a transposition table.
pub(super) struct AlphaBeta<'a, 'b> {
    pub(super) state: SearchState<'a>,
    root: Seat,
    widths: Widths,
    weights: Weights,
    table: TranspositionTable<u64, Score, 4>,
    counter: NodeCounter<'b>,
}

impl<'a, 'b> AlphaBeta<'a, 'b> {
    pub(super) fn new(
        state: SearchState<'a>,
        widths: Widths,
        weights: Weights,
        table_bytes: usize,
        counter: NodeCounter<'b>,
    ) -> Self {
        Self {
            root: state.mover,
            state,
            widths,
            weights,
            table: TranspositionTable::new(table_bytes),
            counter,
        }
    }

    /// Returns the number of positions searched.
    pub(super) const fn nodes(&self) -> u64 {
        self.counter.nodes()
    }

    /// Finds the best of these moves by iterative deepening up to a depth. `None` if the budget runs out before the
    /// first depth is done.
    pub(super) fn best(&mut self, moves: &[RatedMove], max_depth: u32) -> Option<RootResult> {
        let mut order = moves.to_vec();
        let mut best: Option<RootResult> = None;
        for depth in 1..=max_depth.min(MAX_DEPTH) {
            let mut alpha = -WIN;
            let mut chosen: Option<(usize, i32)> = None;
            let mut is_complete = true;
            for (at, candidate) in order.iter().enumerate() {
                let Ok(value) = self.value_after(candidate.mv, depth, [alpha, WIN]) else {
                    is_complete = false;
                    break;
                };
                if chosen.is_none_or(|(_, most)| value > most) {
                    chosen = Some((at, value));
                    alpha = alpha.max(value);
                }
            }
            let Some((at, value)) = chosen else { break };
            order[..=at].rotate_right(1);
            best = Some(RootResult {
                mv: order[0].mv,
                value,
                depth,
            });
            if !is_complete || value.abs() >= PROVED || order.len() == 1 {
                break;
            }
        }
        best
    }

    /// Returns the value of a move for the seat at the root.
    fn value_after(&mut self, mv: Move, depth: u32, window: [i32; 2]) -> Result<i32, BudgetSpent> {
        let mover = self.state.mover;
        let undo = self.state.make(Some(mv));
        let value = if self.state.is_home(mover) {
            Ok(self.win_value(mover))
        } else {
            self.search(depth - 1, window)
        };
        self.state.undo(&undo);
        value
    }

    /// Returns the value of this seat's having just won.
    fn win_value(&self, seat: Seat) -> i32 {
        let value = WIN - self.state.turns as i32;
        if seat == self.root { value } else { -value }
    }

    /// Returns the value of the position for the seat at the root.
    fn search(&mut self, depth: u32, window: [i32; 2]) -> Result<i32, BudgetSpent> {
        self.counter.node()?;
        if self.state.is_at_end() {
            return Ok(self.final_value());
        }
        if depth == 0 {
            return Ok(self.evaluate());
        }
        let key = self.state.key();
        let known = self.table.get(key);
        if let Some(value) = known.and_then(|known| known.cutoff(depth, window)) {
            return Ok(value);
        }
        let against = self.opponents();
        let mut moves = candidates(&mut self.state, &against, self.widths);
        if moves.is_empty() {
            let undo = self.state.make(None);
            let value = self.search(depth - 1, window);
            self.state.undo(&undo);
            return value;
        }
        let best = known.map_or(0, |known| usize::from(known.best));
        // Indices refer to the order of generation; the best move of an earlier search is moved to the front by its
        // index.
        let mut order: Vec<usize> = (0..moves.len()).collect();
        if best < order.len() {
            order[..=best].rotate_right(1);
        }
        let maximises = self.state.mover == self.root;
        let [mut alpha, mut beta] = window;
        let mut chosen: Option<(usize, i32)> = None;
        for at in order {
            let value = self.value_after(moves[at].mv, depth, [alpha, beta])?;
            let is_better = chosen.is_none_or(|(_, best)| {
                if maximises {
                    value > best
                } else {
                    value < best
                }
            });
            if is_better {
                chosen = Some((at, value));
            }
            if maximises {
                alpha = alpha.max(value);
            } else {
                beta = beta.min(value);
            }
            if alpha >= beta {
                break;
            }
        }
        moves.clear();
        let (at, value) = chosen.unwrap_or_default();
        let score = Score::new(value, window, depth, at as u16);
        self.table.insert(key, score);
        Ok(value)
    }

    /// Returns the seats on whose paths the seat to move builds: for the seat at the root, the one nearest to its goal;
    /// for all others, the seat at the root.
    pub(super) fn opponents(&self) -> Vec<Seat> {
        if self.state.mover != self.root {
            return vec![self.root];
        }
        let others = self.state.data.seats().filter(|&seat| seat != self.root);
        let nearest = others.min_by_key(|&seat| self.state.cost(seat));
        nearest.into_iter().collect()
    }

    /// Returns the value of a position after the last turn.
    fn final_value(&self) -> i32 {
        let (own, others) = self.paths();
        (others - own).signum() * (WIN - self.state.turns as i32)
    }

    /// Returns the path cost of the seat at the root, and the lowest one of the others.
    fn paths(&self) -> (i32, i32) {
        let others = self.state.data.seats().filter(|&seat| seat != self.root);
        let least = others.map(|seat| self.state.cost(seat)).min();
        (
            self.state.cost(self.root) as i32,
            least.unwrap_or_default() as i32,
        )
    }

    /// Estimates the value of the position for the seat at the root.
    fn evaluate(&self) -> i32 {
        let Weights {
            path,
            build,
            flight,
            tempo,
        } = self.weights;
        let (own, others) = self.paths();
        let left = |of: &[u8]| {
            let others = self.state.data.seats().filter(|&seat| seat != self.root);
            let most = others.map(|seat| of[seat.index()]).max();
            i32::from(of[self.root.index()]) - i32::from(most.unwrap_or_default())
        };
        let turn = if self.state.mover == self.root {
            tempo
        } else {
            -tempo
        };
        path * (others - own)
            + build * left(&self.state.builds)
            + flight * left(&self.state.flights)
            + turn
    }
}
