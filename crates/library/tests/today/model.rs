//! Simple model of a player's progress, computed from the list of all events.

use tessella_library::today::{DailyGame, Day, Win};

/// Board that was won on a day by the clock; none if `board` is `None`.
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

/// Returns the events that won this board, with `true` for those on its own day.
pub fn wins(events: &[Event], day: Day, game: DailyGame) -> Vec<(Event, bool)> {
    events
        .iter()
        .filter(|event| event.board == Some((day, game)) && day <= event.now)
        .map(|&event| (event, event.now == day))
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

/// Returns the streak: tomorrow, today, and the days before today up to the first on which no board was won.
pub fn streak(events: &[Event], now: Day) -> u32 {
    let open = [now, now.next()].into_iter();
    let open = open.filter(|&day| is_kept(events, day)).count() as u32;
    open + streak_up_to(events, now.previous())
}

/// Returns the number of days in a row that end on a day, each with a board won.
fn streak_up_to(events: &[Event], last: Day) -> u32 {
    let mut day = last;
    while is_kept(events, day) {
        day = day.previous();
    }
    last.days_since(day) as u32
}

/// Returns the longest streak up to tomorrow, which ends on one of these days or is the current one.
pub fn longest_streak(events: &[Event], days: impl Iterator<Item = Day>, now: Day) -> u32 {
    days.filter(|&day| day <= now.next())
        .map(|day| streak_up_to(events, day))
        .chain([streak(events, now)])
        .max()
        .unwrap_or(0)
}
