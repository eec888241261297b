//! Answering in the same column: where stones fall and an even number of cells is free, whoever is not to move can put a
//! stone on top of each of the other's, and so gets every second cell that is free.

use super::super::super::super::Seat;
use super::cell_set::CellSet;
use super::layout::NO_CELL;
use super::line_table::LineTable;

/// What that brings at least to whoever follows up, while the other is to move: 1 when it wins in the end, 0 when the other
/// cannot win, nothing else.
pub(super) fn value<const WORDS: usize>(table: &LineTable<'_, WORDS>, mover: Seat) -> Option<i8> {
    let layout = table.layout;
    if !table.room().is_multiple_of(2) {
        return None;
    }
    // Of columns with an odd number of free cells the lowest of one is the answer to the lowest of another.
    let mut upper = CellSet::<WORDS>::EMPTY;
    let mut odd = [NO_CELL; 64];
    let mut odds = 0;
    for cell in table.playable().iter() {
        let is_odd = layout.left[usize::from(cell)] % 2 == 1;
        let mut at = cell;
        if is_odd {
            *odd.get_mut(odds)? = cell;
            odds += 1;
        } else {
            at = layout.above[usize::from(cell)];
            upper.insert(at);
        }
        while at != NO_CELL {
            let lower = layout.above[usize::from(at)];
            if lower == NO_CELL {
                break;
            }
            at = layout.above[usize::from(lower)];
            upper.insert(at);
        }
    }
    let odd = &odd[..odds];
    let mut left = table.open_lines(mover, upper);
    if odd.is_empty() {
        if left.next().is_some() {
            return None;
        }
    } else {
        // The pairs that lie on the lines which are not yet stopped.
        let mut partner = [NO_CELL; 64];
        for line in left {
            let mut on = odd
                .iter()
                .enumerate()
                .filter(|(_, cell)| layout.line(line).contains(cell));
            let (one, two) = (on.next()?.0, on.next()?.0);
            if on.next().is_none() && partner[one] == two as u16 {
                continue;
            }
            if partner[one] != NO_CELL || partner[two] != NO_CELL {
                return None;
            }
            partner[one] = two as u16;
            partner[two] = one as u16;
        }
    }
    Some(i8::from(table.has_line_within(mover.other(), upper)))
}
