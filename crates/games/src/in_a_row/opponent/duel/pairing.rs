//! Pairing strategy: if every line of a seat contains two free cells that belong to no other line's pair, the other
//! seat answers each with its partner, and no line is ever completed.

use super::cell_set::CellSet;
use super::line_table::LineTable;
use crate::Seat;

/// Maximum number of pairs to try.
const TRIALS: u32 = 120;

/// Returns `true` if pairs stop all of this seat's lines. The seat is to move, and no line lacks only one stone.
pub(super) fn stops<const WORDS: usize>(table: &LineTable<'_, WORDS>, seat: Seat) -> bool {
    let lines: Vec<CellSet<WORDS>> = table.open_masks(seat).collect();
    let mut trials = TRIALS;
    cover(&lines, CellSet::EMPTY, &mut trials)
}

/// Returns `true` if every line can be given a pair of cells that are not taken.
fn cover<const WORDS: usize>(
    lines: &[CellSet<WORDS>],
    taken: CellSet<WORDS>,
    trials: &mut u32,
) -> bool {
    // The line with the fewest cells left is the most constrained.
    let Some((line, left)) = lines
        .iter()
        .map(|&line| (line, (line & !taken).len()))
        .min_by_key(|&(_, left)| left)
    else {
        return true;
    };
    if left < 2 || *trials == 0 {
        return false;
    }
    let mut pairs = Vec::new();
    let free: Vec<u16> = (line & !taken).iter().collect();
    for (at, &one) in free.iter().enumerate() {
        for &two in &free[at + 1..] {
            let holds = |line: &&CellSet<WORDS>| line.contains(one) && line.contains(two);
            let stopped = lines.iter().filter(holds).count() as i32;
            let touched =
                |cell: u16| lines.iter().filter(|line| line.contains(cell)).count() as i32;
            pairs.push((touched(one) + touched(two) - 3 * stopped, one, two));
        }
    }
    pairs.sort_unstable();
    for (_, one, two) in pairs {
        if *trials == 0 {
            return false;
        }
        *trials -= 1;
        let mut taken = taken;
        taken.insert(one);
        taken.insert(two);
        let left: Vec<CellSet<WORDS>> = lines
            .iter()
            .copied()
            .filter(|line| !(line.contains(one) && line.contains(two)))
            .collect();
        if cover(&left, taken, trials) {
            return true;
        }
    }
    false
}
