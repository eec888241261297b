//! Today's boards: one board a day for each game of one seat, and a problem for two seats, the same everywhere.

mod day;

pub use day::{Day, DayError, Weekday};
