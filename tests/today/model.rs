//! Simple model of a player's progress, computed from the list of all events.

use tessella::today::{DailyGame, Day, Win};

/// Board that was won, or the clock alone if `board` is `None`.
#[derive(Clone, Copy, Debug)]
pub struct Event {
    pub now: Day,
    pub board: Option<(Day, DailyGame)>,
    pub moves: u32,
    pub milliseconds: u32,
    pub has_hints: bool,
}

impl Event {
    /// Returns the result with which the board was won.
    pub const fn win(&self) -> Win {
        Win {
            moves: self.moves,
            milliseconds: self.milliseconds,
            has_hints: self.has_hints,
        }
    }
}

/// Returns the latest day that the clock has shown after the first events.
pub fn today(events: &[Event], now: Day) -> Day {
    let days = events.iter().map(|event| event.now);
    days.chain([now]).max().unwrap_or(now)
}

/// Returns the events that won this board, with `true` for those on its own day.
pub fn wins(events: &[Event], day: Day, game: DailyGame) -> Vec<(Event, bool)> {
    let numbered = events.iter().enumerate();
    numbered
        .filter(|(_, event)| event.board == Some((day, game)))
        .map(|(at, &event)| (event, today(&events[..at], event.now)))
        .filter(|&(_, today)| day <= today)
        .map(|(event, today)| (event, day == today))
        .collect()
}

/// Returns `true` if a board of the day was won on that day.
fn is_kept(events: &[Event], day: Day) -> bool {
    DailyGame::ALL.iter().any(|&game| {
        wins(events, day, game)
            .iter()
            .any(|&(_, on_its_day)| on_its_day)
    })
}

/// Returns the streak: days counted back from today, or from yesterday while no board of today is won.
pub fn streak(events: &[Event], now: Day) -> u32 {
    let mut day = today(events, now);
    if !is_kept(events, day) {
        day = day.previous();
    }
    let mut length = 0;
    while is_kept(events, day) {
        length += 1;
        day = day.previous();
    }
    length
}

/// Returns the longest streak that ends on one of these days.
pub fn longest_streak(events: &[Event], days: impl Iterator<Item = Day>) -> u32 {
    let ending = |last: Day| {
        let mut day = last;
        while is_kept(events, day) {
            day = day.previous();
        }
        last.days_since(day) as u32
    };
    days.map(ending).max().unwrap_or(0)
}
