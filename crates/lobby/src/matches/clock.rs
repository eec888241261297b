//! The passing of time in a match: clocks, and the moves of computer players.

use super::state::{CommittedMove, Match};
use crate::info::TimeLimit;
use tessella_games::{Level, Move, Position, Rules, Turn};

/// Delay before the computer moves, in milliseconds, so that people can follow the game.
const COMPUTER_DELAY: u32 = 600;

/// Event caused by the passing of time.
#[derive(Debug)]
pub(crate) enum TickEvent {
    /// A move was made.
    Moved(CommittedMove),
    /// A seat has no time left.
    OutOfTime(u8),
    /// The computer needs a move for this position.
    NeedsMove(Box<Position>, Level),
}

impl Match {
    /// Advances the clocks by `passed` milliseconds and returns what happened. `is_paused` is indexed by seat: a seat
    /// with `true` stops all clocks of a shared board, and only its own in a race.
    pub(crate) fn tick(
        &mut self,
        passed: u32,
        is_paused: &[bool],
        computer: impl Fn(u8) -> Option<Level>,
        random: u32,
    ) -> Vec<TickEvent> {
        self.since_move = self.since_move.saturating_add(passed);
        match self.is_race() {
            true => self.tick_race(passed, is_paused),
            false if is_paused.contains(&true) => Vec::new(),
            false => self
                .tick_shared(passed, computer, random)
                .into_iter()
                .collect(),
        }
    }

    fn tick_race(&mut self, passed: u32, is_paused: &[bool]) -> Vec<TickEvent> {
        let mut events = Vec::new();
        for seat in 0..self.seats {
            let at = usize::from(seat);
            if is_paused[at] || self.has_dropped_out(seat) {
                continue;
            }
            let game = &mut self.boards[at];
            game.advance_clock(passed);
            if game.time_left() == Some(0) && game.position().outcome().is_none() {
                let time_up = self.commit(seat, Move::TimeUp).ok();
                events.extend(time_up.map(TickEvent::Moved));
            }
            if self.limit != TimeLimit::None && !self.has_finished(seat) {
                self.time_left[at] = self.time_left[at].saturating_sub(passed);
                if self.time_left[at] == 0 {
                    events.push(TickEvent::OutOfTime(seat));
                }
            }
        }
        events
    }

    fn tick_shared(
        &mut self,
        passed: u32,
        computer: impl Fn(u8) -> Option<Level>,
        random: u32,
    ) -> Option<TickEvent> {
        self.boards[0].advance_clock(passed);
        let turn = self.boards[0].position().to_move();
        let seat = self.room_seat(turn.seat()?);
        let level = self.substitute(seat).or_else(|| computer(seat));
        if level.is_none() && self.has_dropped_out(seat) {
            return self.commit(seat, Move::Pass).ok().map(TickEvent::Moved);
        }
        if let Some(level) = level {
            return self.tick_computer(seat, level, turn, random);
        }
        if self.limit == TimeLimit::None {
            return None;
        }
        let left = &mut self.time_left[usize::from(seat)];
        *left = left.saturating_sub(passed);
        (*left == 0).then_some(TickEvent::OutOfTime(seat))
    }

    fn tick_computer(
        &mut self,
        seat: u8,
        level: Level,
        turn: Turn,
        random: u32,
    ) -> Option<TickEvent> {
        let has_waited = self.since_move >= COMPUTER_DELAY;
        if let Turn::Chance(_) = turn {
            return if has_waited {
                self.resolve_chance(seat, random).ok().map(TickEvent::Moved)
            } else {
                None
            };
        }
        // An illegal move is discarded, and another search is requested.
        if has_waited && let Some(mv) = self.computer_move.take() {
            self.search_job = None;
            return self.commit(seat, mv).ok().map(TickEvent::Moved);
        }
        match (self.search_job, self.computer_move) {
            (None, None) => Some(TickEvent::NeedsMove(
                Box::new(self.boards[0].position().clone()),
                level,
            )),
            _ => None,
        }
    }

    /// Stores the computer's move if it comes from the latest search. If there is no move, the search is repeated.
    pub(crate) fn set_computer_move(&mut self, job: u64, mv: Option<Move>) {
        if self.search_job == Some(job) {
            self.computer_move = mv;
            if mv.is_none() {
                self.search_job = None;
            }
        }
    }

    /// Returns the time left for each seat, in milliseconds; `None` without a clock.
    pub(crate) fn clocks(&self) -> Option<Vec<u32>> {
        (self.limit != TimeLimit::None).then(|| self.time_left.clone())
    }
}
