//! Choices about a room, other than its game.

use crate::core::Mode;
use crate::core::language::SpokenLanguage;
use crate::games::{Who, about};
use crate::ui::Rows;
use std::ops::RangeInclusive;
use tessella_games::{Game, Seat};
use tessella_language::tr;
use tessella_lobby::{DropoutPolicy, RaceGoal, RaceView, RoomConfig, TimeLimit};
use tessella_session::Session;

/// Number of players in a race on the same board.
const RACERS: RangeInclusive<u8> = 2..=Seat::MAX_COUNT;
/// Ranges of the clocks: seconds per move and minutes per game.
const SECONDS: RangeInclusive<u16> = 5..=300;
const MINUTES: RangeInclusive<u16> = 1..=120;
/// Range of the seconds that each move adds.
const BONUS: RangeInclusive<u16> = 1..=60;

/// Kind of clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Clock {
    None,
    Move,
    Game,
    Increment,
}

/// Choices about a room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct RoomChoices {
    racers: u8,
    spectators: bool,
    goal: RaceGoal,
    dropouts: DropoutPolicy,
    race_view: RaceView,
    clock: Clock,
    seconds: u16,
    minutes: u16,
    bonus: u16,
}

impl RoomChoices {
    /// Returns the default choices for a game. The fewest moves win if the game counts moves.
    pub(super) const fn new(game: Game) -> Self {
        Self {
            racers: 2,
            spectators: true,
            goal: if about(game).counts_moves {
                RaceGoal::FewestMoves
            } else {
                RaceGoal::FirstToFinish
            },
            dropouts: DropoutPolicy::Computer,
            race_view: RaceView::Delayed,
            clock: Clock::None,
            seconds: 30,
            minutes: 10,
            bonus: 5,
        }
    }

    /// Draws the rows that are always visible, below those of the game.
    pub(super) fn main_rows(&mut self, rows: &mut Rows<'_>, who: &Who) {
        let language = rows.ui.language();
        let is_race = who.mode == Mode::Alone;
        if is_race {
            rows.step(tr!(language, "room-players"), &RACERS, &mut self.racers);
        }
        let clocks = [
            (Clock::None, tr!(language, "room-clock-none")),
            (Clock::Move, tr!(language, "room-clock-move")),
            (Clock::Game, tr!(language, "room-clock-game")),
            (Clock::Increment, tr!(language, "room-clock-bonus")),
        ];
        let suits = |clock: Clock| !is_race || matches!(clock, Clock::None | Clock::Game);
        let clocks: Vec<_> = clocks
            .into_iter()
            .filter(|(clock, _)| suits(*clock))
            .collect();
        if !suits(self.clock) {
            self.clock = Clock::None;
        }
        rows.choose(tr!(language, "room-clock"), &clocks, &mut self.clock);
        if self.clock == Clock::Move {
            let label = tr!(language, "room-clock-seconds");
            rows.step_by(label, &SECONDS, 5, &mut self.seconds);
        }
        if matches!(self.clock, Clock::Game | Clock::Increment) {
            let label = tr!(language, "room-clock-minutes");
            rows.step(label, &MINUTES, &mut self.minutes);
        }
        if self.clock == Clock::Increment {
            let label = tr!(language, "room-clock-bonus-seconds");
            rows.step(label, &BONUS, &mut self.bonus);
        }
    }

    /// Draws the rows among the options that are hidden at first.
    pub(super) fn more_rows(&mut self, rows: &mut Rows<'_>, who: &Who) {
        let language = rows.ui.language();
        let is_race = who.mode == Mode::Alone;
        if is_race {
            let goals = [
                (RaceGoal::FirstToFinish, tr!(language, "room-goal-first")),
                (RaceGoal::FewestMoves, tr!(language, "room-goal-fewest")),
            ];
            rows.choose(tr!(language, "room-goal"), &goals, &mut self.goal);
        }
        if !is_race && who.seats > 2 {
            let dropouts = [
                (
                    DropoutPolicy::Computer,
                    tr!(language, "room-dropouts-computer"),
                ),
                (DropoutPolicy::DropOut, tr!(language, "room-dropouts-out")),
            ];
            let label = tr!(language, "room-dropouts");
            rows.choose(label, &dropouts, &mut self.dropouts);
        }
        rows.switch(tr!(language, "room-spectators"), &mut self.spectators);
        if is_race && self.spectators {
            let views = [
                (RaceView::Delayed, tr!(language, "room-view-delayed")),
                (RaceView::AfterEnd, tr!(language, "room-view-after-end")),
                (RaceView::Live, tr!(language, "room-view-live")),
            ];
            rows.choose(tr!(language, "room-view"), &views, &mut self.race_view);
        }
    }

    /// Returns the configuration of a room with this game.
    pub(super) fn plan(&self, game: &Session) -> RoomConfig {
        let seats = game.code().setup.seats();
        RoomConfig {
            code: game.code().to_string(),
            seats: if seats == 1 { self.racers } else { seats },
            spectators: self.spectators,
            limit: match self.clock {
                Clock::None => TimeLimit::None,
                Clock::Move => TimeLimit::PerMove(self.seconds),
                Clock::Game => TimeLimit::PerSeat(self.minutes * 60),
                Clock::Increment => TimeLimit::Increment {
                    start: self.minutes * 60,
                    seconds: self.bonus,
                },
            },
            goal: self.goal,
            dropouts: self.dropouts,
            race_view: self.race_view,
        }
    }
}
