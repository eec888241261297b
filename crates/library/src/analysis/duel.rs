//! Analysis of a game for two seats, one evaluated position at a time.

use super::duel_result::{DuelAnalysis, DuelMistake, DuelMove, mistake, turning_point};
use super::solo::AnalysisProgress;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use tessella_games::budget::SearchBudget;
use tessella_games::{Evaluation, Move, Outcome, Position, Rules, Seat};
use tessella_session::Session;

/// Nodes per evaluation times cells of the board: a node takes longer on larger boards.
const ROW_WORK: u64 = 4_000_000;
const DRENCH_WORK: u64 = 6_000_000;
const BLOCKADE_WORK: u64 = 800_000;
/// Number of rolls in an evaluation of Race.
const RACE_ROLLS: u64 = 50_000;
/// Minimum number of nodes in an evaluation.
const MIN_NODES: u64 = 256;

fn nodes(position: &Position) -> u64 {
    let per_cell = |work: u64| (work / position.board().len().max(1) as u64).max(MIN_NODES);
    match position {
        Position::InARow(_) => per_cell(ROW_WORK),
        Position::Drench(_) => per_cell(DRENCH_WORK),
        Position::Blockade(_) => per_cell(BLOCKADE_WORK),
        _ => RACE_ROLLS,
    }
}

/// Analyser for a game for two seats.
#[derive(Clone, Debug)]
pub(super) struct DuelAnalyser {
    game: Session,
    moves: Vec<DuelMove>,
    evaluations: Vec<Option<Evaluation>>,
    /// Better moves than the mistakes searched so far; `None` where the search found none.
    better: BTreeMap<usize, Option<Move>>,
    /// `true` if the last position is the end of the game.
    is_over: bool,
}

impl DuelAnalyser {
    /// Creates an analyser for a game; `None` if its moves cannot be replayed.
    pub(super) fn new(mut game: Session) -> Option<Self> {
        let plies = game.moves().len();
        let mut moves = Vec::with_capacity(plies);
        for ply in 0..plies {
            game.go_to(ply);
            moves.push(DuelMove {
                seat: game.position().to_move().seat()?,
                is_chance: matches!(game.moves()[ply].mv, Move::Chance(_)),
            });
        }
        game.go_to(plies);
        let mut evaluations = vec![None; plies + 1];
        evaluations[plies] = game.position().outcome().map(Evaluation::Proved);
        let mut analyser = Self {
            is_over: game.position().outcome().is_some(),
            game,
            moves,
            evaluations,
            better: BTreeMap::new(),
        };
        analyser.propagate();
        Some(analyser)
    }

    /// Evaluates one more position, from the last to the first, because what is proved late in a game often proves
    /// earlier positions. Once all are evaluated, searches for a better move than one more mistake.
    pub(super) fn step(&mut self, stop: &AtomicBool) -> AnalysisProgress {
        if self.progress() == AnalysisProgress::Finished {
            return AnalysisProgress::Finished;
        }
        if stop.load(Ordering::Relaxed) {
            return AnalysisProgress::Stopped;
        }
        let Some(ply) = self.next_ply() else {
            return self.explain(stop);
        };
        self.game.go_to(ply);
        let position = self.game.position();
        let budget = SearchBudget::nodes(nodes(position), stop);
        let Some(evaluation) = position.evaluate(&budget) else {
            return AnalysisProgress::Stopped;
        };
        self.evaluations[ply] = Some(evaluation);
        self.propagate();
        self.progress()
    }

    /// Searches for a better move than the next unexplained mistake.
    fn explain(&mut self, stop: &AtomicBool) -> AnalysisProgress {
        let Some(mistake) = self.next_unexplained() else {
            return AnalysisProgress::Finished;
        };
        let better = self.find_better(mistake, stop);
        if stop.load(Ordering::Relaxed) {
            return AnalysisProgress::Stopped;
        }
        self.better.insert(mistake.ply, better);
        self.progress()
    }

    /// Returns the move that a search prefers to a mistake, if an evaluation agrees that it is better.
    fn find_better(&mut self, mistake: DuelMistake, stop: &AtomicBool) -> Option<Move> {
        let DuelMistake { ply, seat, .. } = mistake;
        self.game.go_to(ply);
        let mut position = self.game.position().clone();
        let budget = SearchBudget::nodes(nodes(&position), stop);
        let better = position.best_move(&budget)?;
        if better == self.game.moves()[ply].mv {
            return None;
        }
        position.advance(seat, better).ok()?;
        let budget = SearchBudget::nodes(nodes(&position), stop);
        let after = match position.outcome() {
            Some(outcome) => Evaluation::Proved(outcome),
            None => position.evaluate(&budget)?,
        };
        let made = self.evaluations[ply + 1]?;
        (after.share_of(seat) > made.share_of(seat)).then_some(better)
    }

    fn progress(&self) -> AnalysisProgress {
        if self.next_ply().is_some() || self.next_unexplained().is_some() {
            AnalysisProgress::Unfinished
        } else {
            AnalysisProgress::Finished
        }
    }

    fn next_unexplained(&self) -> Option<DuelMistake> {
        let mut mistakes = self.mistakes();
        mistakes.find(|mistake| !self.better.contains_key(&mistake.ply))
    }

    fn mistakes(&self) -> impl Iterator<Item = DuelMistake> + '_ {
        let evaluations = &self.evaluations;
        let moves = self.moves.iter().enumerate();
        moves.filter_map(|(ply, &mv)| mistake(ply, mv, evaluations[ply]?, evaluations[ply + 1]?))
    }

    fn next_ply(&self) -> Option<usize> {
        self.evaluations.iter().rposition(Option::is_none)
    }

    /// Carries proved wins over moves: a move to a position that its mover wins proves the position before it, and from
    /// a position that the other seat wins, every move leads to another such position.
    fn propagate(&mut self) {
        let won = |seat: Seat| Some(Evaluation::Proved(Outcome::Won(seat)));
        let chosen = self
            .moves
            .iter()
            .enumerate()
            .filter(|(_, mv)| !mv.is_chance);
        for (ply, mv) in chosen.clone() {
            let other = mv.seat.other();
            if self.evaluations[ply] == won(other) {
                self.evaluations[ply + 1] = won(other);
            }
        }
        for (ply, mv) in chosen.rev() {
            if self.evaluations[ply + 1] == won(mv.seat) {
                self.evaluations[ply] = won(mv.seat);
            }
        }
    }

    /// Returns the analysis so far.
    pub(super) fn analysis(&self) -> DuelAnalysis {
        let whole: Option<Vec<Evaluation>> = self.evaluations.iter().copied().collect();
        let better = self.better.iter();
        let turning_point = whole.as_ref().and_then(|whole| {
            let is_over = self.is_over;
            is_over.then(|| turning_point(&self.moves, whole))?
        });
        DuelAnalysis {
            mistakes: self.mistakes().collect(),
            better: better.filter_map(|(&ply, &mv)| Some((ply, mv?))).collect(),
            turning_point,
            is_finished: self.progress() == AnalysisProgress::Finished,
            evaluations: self.evaluations.clone(),
        }
    }
}
