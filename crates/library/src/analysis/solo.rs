//! Analysis of a game for one seat, one searched position at a time.

use super::bounds::{Bounds, NEVER, propagate};
use super::solo_result::{BestSolution, Needed, SoloAnalysis, SoloMistake};
use super::solo_search::{self, SearchedPosition};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use tessella_games::Move;
use tessella_session::Session;

/// Maximum number of positions to search in a game. Most games need far fewer, because the bounds of most positions
/// follow from those of others.
const MAX_SEARCHES: usize = 256;

/// Analyser for a game for one seat.
#[derive(Clone, Debug)]
pub(super) struct SoloAnalyser {
    game: Session,
    /// Bounds of each position, on the number of moves it would need without a move limit.
    bounds: Vec<Bounds>,
    /// Number of moves that the limit still allows in each position.
    left: Vec<u32>,
    /// `true` for each move that the player chose, unlike a shuffle or running out of time.
    is_chosen: Vec<bool>,
    /// `true` for each position that has been searched.
    is_searched: Vec<bool>,
    searches: usize,
    /// First move of the solution that the search of each position found; `None` if it found none.
    first_moves: BTreeMap<usize, Option<Move>>,
    /// Shortest solution known from the start.
    best: Option<Vec<Move>>,
}

impl SoloAnalyser {
    /// Creates an analyser for a game; `None` if the game is not for one seat.
    pub(super) fn new(mut game: Session) -> Option<Self> {
        let plies = game.moves().len();
        let mut bounds = Vec::with_capacity(plies + 1);
        let mut left = Vec::with_capacity(plies + 1);
        for ply in 0..=plies {
            game.go_to(ply);
            bounds.push(solo_search::known_bounds(game.position())?);
            left.push(solo_search::moves_left(game.position()));
        }
        let is_chosen = game.moves().iter();
        let is_chosen = is_chosen
            .map(|played| !matches!(played.mv, Move::Chance(_) | Move::TimeUp | Move::Pass))
            .collect();
        let mut analyser = Self {
            is_searched: vec![false; plies + 1],
            game,
            bounds,
            left,
            is_chosen,
            searches: 0,
            first_moves: BTreeMap::new(),
            best: None,
        };
        if analyser.bounds[plies] == Bounds::exactly(0) {
            analyser.note_solution(plies, &[]);
        }
        analyser.propagate();
        Some(analyser)
    }

    pub(super) fn step(&mut self, stop: &AtomicBool) -> AnalysisProgress {
        let Some(ply) = self.next_ply() else {
            return AnalysisProgress::Finished;
        };
        if stop.load(Ordering::Relaxed) {
            return AnalysisProgress::Stopped;
        }
        self.game.go_to(ply);
        let Some(found) = solo_search::search(self.game.position(), stop) else {
            return AnalysisProgress::Stopped;
        };
        self.add(ply, &found);
        match self.next_ply() {
            Some(_) => AnalysisProgress::Unfinished,
            None => AnalysisProgress::Finished,
        }
    }

    fn add(&mut self, ply: usize, found: &SearchedPosition) {
        self.is_searched[ply] = true;
        let first_move = found
            .solution
            .as_ref()
            .and_then(|solution| solution.first().copied());
        self.first_moves.insert(ply, first_move);
        self.searches += 1;
        self.bounds[ply].narrow(found.bounds);
        if let Some(solution) = &found.solution {
            self.note_solution(ply, solution);
        }
        self.propagate();
    }

    /// Keeps the moves that led to a position and a solution of it, if together they are the shortest solution from the
    /// start.
    fn note_solution(&mut self, ply: usize, solution: &[Move]) {
        let is_from_start = self.is_chosen[..ply].iter().all(|&chosen| chosen);
        let is_shorter = self
            .best
            .as_ref()
            .is_none_or(|best| ply + solution.len() < best.len());
        if is_from_start && is_shorter {
            let played = self.game.moves()[..ply].iter().map(|played| played.mv);
            self.best = Some(played.chain(solution.iter().copied()).collect());
        }
    }

    fn propagate(&mut self) {
        let never_gets_longer = solo_search::never_gets_longer(self.game.position());
        propagate(&mut self.bounds, &self.is_chosen, never_gets_longer);
    }

    /// Returns the next position to search: the first, for the best solution; the last; then the middle of the longest
    /// run of open positions, so that few searches find the move that lost the game; then those before mistakes, for
    /// better moves.
    fn next_ply(&self) -> Option<usize> {
        self.next_open_ply().or_else(|| {
            let is_unexplained =
                |&ply: &usize| !self.is_searched[ply] && self.mistake(ply).is_some();
            (0..self.is_chosen.len()).find(is_unexplained)
        })
    }

    fn next_open_ply(&self) -> Option<usize> {
        if self.searches >= MAX_SEARCHES {
            return None;
        }
        let last = self.bounds.len() - 1;
        let is_open = |ply: usize| !self.is_searched[ply] && !self.bounds[ply].is_exact();
        if !self.is_searched[0] && last > 0 && self.bounds[0].low != NEVER || is_open(0) {
            return Some(0);
        }
        if is_open(last) {
            return Some(last);
        }
        let mut longest = 0..0;
        let mut begin = 0;
        for ply in 0..=last {
            match is_open(ply) {
                true if ply + 1 - begin > longest.len() => longest = begin..ply + 1,
                true => {}
                false => begin = ply + 1,
            }
        }
        (!longest.is_empty()).then(|| longest.start.midpoint(longest.end - 1))
    }

    /// Returns the analysis so far.
    pub(super) fn analysis(&self) -> SoloAnalysis {
        let needed = self.bounds.iter().zip(&self.left);
        let best = self.best.as_ref();
        SoloAnalysis {
            needed: needed
                .map(|(&bounds, &left)| Needed::new(bounds, left))
                .collect(),
            best: best.map(|moves| BestSolution {
                is_shortest: moves.len() as u32 == self.bounds[0].low,
                moves: moves.clone(),
            }),
            mistakes: (0..self.is_chosen.len())
                .filter_map(|ply| self.mistake(ply))
                .collect(),
            better: (0..self.is_chosen.len())
                .filter_map(|ply| Some((ply, self.better_move(ply)?)))
                .collect(),
            is_finished: self.next_ply().is_none(),
        }
    }

    /// Returns a better move than a mistake, if one is known.
    fn better_move(&self, ply: usize) -> Option<Move> {
        self.mistake(ply)?;
        let first = self.first_moves.get(&ply).copied().flatten();
        first.filter(|&first| first != self.game.moves()[ply].mv)
    }

    /// Returns the mistake that a move is proved to be, if any.
    fn mistake(&self, ply: usize) -> Option<SoloMistake> {
        let (before, after) = (self.bounds[ply], self.bounds[ply + 1]);
        if !self.is_chosen[ply] || before.high == NEVER {
            return None;
        }
        let moves_lost = match after.low {
            NEVER => solo_search::cost_of_loss(self.game.position()),
            low => (low + 1).saturating_sub(before.high),
        };
        let could_win = before.high <= self.left[ply];
        let is_decisive = could_win && Needed::new(after, self.left[ply + 1]) == Needed::Lost;
        (moves_lost > 0 || is_decisive).then_some(SoloMistake {
            ply,
            moves_lost,
            is_decisive,
        })
    }
}

/// Progress of an analysis after a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnalysisProgress {
    /// Further steps can find more.
    Unfinished,
    /// The analysis is finished; further steps do nothing.
    Finished,
    /// The step was stopped and changed nothing. The next one starts it again.
    Stopped,
}
