//! Text with which a player shares the results of a day, without moves or solutions.

use super::day::Day;
use super::progress::{BoardResult, DailyProgress};
use super::table::daily_boards;
use std::fmt::{Display, Write};
use tessella_games::Game;

/// Returns the results of a day on one line, followed by the codes of these boards, one per line. Returns `None` if no
/// board of the day is finished. `title` returns the name of a game.
///
/// A game with a par shows the moves, the par, and a star at par; others a check mark and the time:
/// `Tessella 2026-11-22 · Drench 21/21 ★ · Light Block ✓ 0:41`.
pub fn share_text<T: Display>(
    progress: &DailyProgress,
    day: Day,
    title: impl Fn(Game) -> T,
) -> Option<String> {
    let mut line = format!("Tessella {day}");
    let mut codes = String::new();
    for board in daily_boards(day).ok()? {
        let Some(result) = progress.result(day, board.game) else {
            continue;
        };
        let title = title(board.game.game());
        // Writing to a string cannot fail.
        let _ = write!(line, " · {title} {}", result_text(result, board.par));
        let _ = write!(codes, "\n{}", board.code);
    }
    (!codes.is_empty()).then(|| line + &codes)
}

fn result_text(result: BoardResult, par: Option<u16>) -> String {
    let Some(par) = par else {
        return format!("✓ {}", time_text(result.milliseconds));
    };
    let star = if result.is_at_par { " ★" } else { "" };
    format!("{}/{par}{star}", result.moves)
}

/// Formats a time as minutes and seconds, and hours if there are any.
pub fn time_text(milliseconds: u32) -> String {
    let seconds = milliseconds / 1000;
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => format!("{minutes}:{seconds:02}"),
        _ => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn share_time_has_minutes_and_hours_if_any() {
        for (milliseconds, text) in [
            (0, "0:00"),
            (41_999, "0:41"),
            (60_000, "1:00"),
            (3_599_999, "59:59"),
            (3_600_000, "1:00:00"),
            (u32::MAX, "1193:02:47"),
        ] {
            assert_eq!(time_text(milliseconds), text);
        }
    }
}
