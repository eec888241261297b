//! Pairing strategy: if every line that the attacker can complete gets two free cells that no other line gets, the
//! defender answers each of them with the other, and no line is ever completed.

use super::board::{CubeBoard, CubePosition, cells};

/// Returns `true` if pairs stop all the attacker's lines. The attacker is to move, and no line lacks only one stone.
pub(super) fn stops(board: &CubeBoard, position: &CubePosition) -> bool {
    let open = position.attack.open();
    let free = position.free();
    if 2 * open.count_ones() > free.count_ones() {
        return false;
    }
    let mut pairs = Pairs {
        board,
        free,
        owners: [None; 64],
    };
    let mut left = open;
    while left != 0 {
        let line = left.trailing_zeros();
        left &= left - 1;
        // Two lines share at most one cell, so no pair stops more than one line.
        if !pairs.give(line, &mut 0) || !pairs.give(line, &mut 0) {
            return false;
        }
    }
    true
}

/// Free cells given to lines.
struct Pairs<'b> {
    board: &'b CubeBoard,
    free: u64,
    owners: [Option<u32>; 64],
}

impl Pairs<'_> {
    /// Gives one more cell to a line, if necessary by giving that cell's owner another one (augmenting path). Returns
    /// `false` if that is impossible.
    fn give(&mut self, line: u32, visited: &mut u64) -> bool {
        for cell in cells(self.board.line(line) & self.free) {
            let at = usize::from(cell);
            if *visited >> cell & 1 == 1 || self.owners[at] == Some(line) {
                continue;
            }
            *visited |= 1 << cell;
            let is_available = match self.owners[at] {
                Some(owner) => self.give(owner, visited),
                None => true,
            };
            if is_available {
                self.owners[at] = Some(line);
                return true;
            }
        }
        false
    }
}
