//! Wins by threats alone: each stone lacks one to a row, and each answer is forced, until one threatens twice.

use super::super::super::Seat;
use super::tally::Tally;
use super::{Clock, Stopped};

/// The stone that begins a chain of at most `threats` threats at whose end this seat, which is to move, wins; `None` when
/// none was found. Of two seats only: with more, somebody else could answer.
pub(super) fn win(
    tally: &mut Tally,
    seat: Seat,
    threats: u32,
    clock: &mut Clock<'_>,
) -> Result<Option<u16>, Stopped> {
    if let Some(cell) = tally.wins(seat).next() {
        return Ok(Some(cell));
    }
    if threats == 0 || tally.nearly(seat) == 0 {
        return Ok(None);
    }
    let other = seat.other();
    let mut cells = tally.threatening(seat);
    match tally.two_wins(other) {
        (None, _) => {}
        (Some(block), None) => cells.retain(|&cell| cell == block),
        (Some(_), Some(_)) => return Ok(None),
    }
    for cell in cells {
        clock.tick()?;
        tally.put(cell, seat);
        let wins = follows(tally, seat, other, threats, clock);
        tally.take(cell, seat);
        if wins? {
            return Ok(Some(cell));
        }
    }
    Ok(None)
}

/// Whether a threat that was just made leads to a win.
fn follows(
    tally: &mut Tally,
    seat: Seat,
    other: Seat,
    threats: u32,
    clock: &mut Clock<'_>,
) -> Result<bool, Stopped> {
    if tally.wins(other).next().is_some() {
        return Ok(false);
    }
    match tally.two_wins(seat) {
        (None, _) => Ok(false),
        (Some(_), Some(_)) => Ok(true),
        (Some(answer), None) => {
            tally.put(answer, other);
            let goes_on = win(tally, seat, threats - 1, clock);
            tally.take(answer, other);
            Ok(goes_on?.is_some())
        }
    }
}
