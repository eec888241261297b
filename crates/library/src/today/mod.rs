//! Today's boards: a board a day for each game for one seat, and a problem for two seats, the same for everybody.
//!
//! A day is a date: today is the date in the player's own time zone ([`Zone`]), and a date has the same boards
//! everywhere. They come from a table that never changes, and get harder from Monday to Sunday. [`DailyProgress`]
//! records what a player has finished.
//!
//! ```
//! use tessella_games::Position;
//! use tessella_library::today::{DailyProgress, Win, daily_boards, share_text};
//!
//! let day = "2026-11-22".parse()?;
//! let boards = daily_boards(day)?;
//! let position = Position::new(&boards[2].code.setup, &boards[2].code.start)?;
//!
//! let mut progress = DailyProgress::default();
//! let win = Win { moves: 91, milliseconds: 41_000, has_hints: false };
//! progress.finish(&boards[2], day, win)?;
//! let text = share_text(&progress, day, |game| format!("{game:?}")).unwrap_or_default();
//! assert!(text.starts_with("Tessella 2026-11-22 · LightBlock ✓ 0:41\nlight:10x10,b12#"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod day;
mod game;
mod problem;
mod progress;
mod share;
mod table;
mod zone;

pub use day::{Day, DayError, Weekday};
pub use game::DailyGame;
pub use problem::{cells_after, column_of, moves_to_win, reply, winning_cells};
pub use progress::{BoardResult, DailyProgress, DayState, Win};
pub use share::{share_text, time_text};
pub use table::{
    ClosedDay, DailyBoard, FIRST_DAY, check_open, daily_board, daily_boards, find_board,
};
pub use zone::Zone;
