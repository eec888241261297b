//! Today's boards: the same on every machine for good, won by the rules, and the progress of a player.

mod boards;
mod model;
mod problems;
mod progress;
mod zones;

use tessella_games::Position;
use tessella_library::today::{DailyBoard, DailyGame, Day, daily_board};

/// Returns a board, for tests that know that there is one.
fn board(day: Day, game: DailyGame) -> DailyBoard {
    daily_board(day, game).unwrap_or_else(|error| panic!("{error}"))
}

/// Deals a board.
fn deal(board: &DailyBoard) -> Position {
    Position::new(&board.code.setup, &board.code.start)
        .unwrap_or_else(|error| panic!("{}: {error}", board.code))
}
