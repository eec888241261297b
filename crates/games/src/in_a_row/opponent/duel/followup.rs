//! Follow-up strategy: where stones fall and the number of free cells is even, the seat not to move can answer each
//! stone in the same column, and so gets every second free cell.

use super::super::super::line_index::NO_CELL;
use super::cell_set::CellSet;
use super::line_table::LineTable;
use crate::Seat;

/// Returns a lower bound on the outcome for the seat that follows up, while the other seat is to move: 1 when it wins,
/// 0 when the other seat cannot win, `None` if nothing is proved.
pub(super) fn value<const WORDS: usize>(table: &LineTable<'_, WORDS>, mover: Seat) -> Option<i8> {
    let layout = table.layout;
    if !table.free_count().is_multiple_of(2) {
        return None;
    }
    // Columns with an odd number of free cells are paired: their lowest cells answer each other.
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
        // Pairs of columns required by the lines that are not stopped otherwise.
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
