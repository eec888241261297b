//! Boards of the days that are shown, and the positions in their pictures.

use bevy::prelude::*;
use tessella_games::Position;
use tessella_library::today::{DailyBoard, Day, daily_boards};

/// Board of a day, and its start position.
pub(super) struct DayBoard {
    pub(super) board: DailyBoard,
    pub(super) position: Position,
}

/// Boards of the day shown last.
#[derive(Resource, Default)]
pub(crate) struct DayBoards {
    day: Option<Day>,
    boards: Vec<DayBoard>,
}

impl DayBoards {
    /// Returns the boards of a day; none before the first day. They are generated unless they were shown last.
    pub(super) fn of(&mut self, day: Day) -> &[DayBoard] {
        if self.day != Some(day) {
            let boards = daily_boards(day).unwrap_or_default().into_iter();
            let with_position = |board: DailyBoard| {
                let position = Position::new(&board.code.setup, &board.code.start).ok()?;
                Some(DayBoard { board, position })
            };
            *self = Self {
                day: Some(day),
                boards: boards.filter_map(with_position).collect(),
            };
        }
        &self.boards
    }
}
