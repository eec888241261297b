//! Deals the colours of a board from a seed. What a seed deals never changes: codes that players keep depend on it.

use super::super::random::Stream;
use super::{Flood, Players, Setup};
use crate::boards::Board;

/// The colours of all cells, in the order of the cells. No deal is over before it begins, and two seats start with
/// different colours.
///
/// `board` must be the one of `setup`, and `setup` must pass its check.
pub(super) fn deal(setup: &Setup, board: &Board, seed: u64) -> Vec<u8> {
    let mut stream = Stream::new(b"drench 1", seed);
    loop {
        let cells = match setup.players {
            Players::Two { even: true } => even(setup.colours, board, &mut stream),
            _ => (0..board.len())
                .map(|_| stream.below(setup.colours.into()) as u8)
                .collect(),
        };
        let seats = usize::from(setup.seats());
        let homes_differ = seats == 1 || cells[0] != cells[cells.len() - 1];
        if homes_differ
            && !Flood::new(board.graph(), &cells, &super::homes(board, seats)).is_settled()
        {
            return cells;
        }
    }
}

/// Half a turn of the board changes each colour into its partner, so that both seats have the same before them. Few
/// colours are partners of themselves: one if their number is odd, and one more pair where the cell in the middle of
/// the board needs such a colour.
fn even(colours: u8, board: &Board, stream: &mut Stream) -> Vec<u8> {
    let mut order: Vec<u8> = (0..colours).collect();
    stream.shuffle(&mut order);
    let has_middle = board.len() % 2 == 1;
    let own_partners = match (colours % 2 == 1, has_middle) {
        (true, _) => 1,
        (false, true) => 2,
        (false, false) => 0,
    };
    let mut partner: Vec<u8> = (0..colours).collect();
    let (selves, paired) = order.split_at(own_partners);
    for pair in paired.chunks_exact(2) {
        partner[usize::from(pair[0])] = pair[1];
        partner[usize::from(pair[1])] = pair[0];
    }
    let mut cells = vec![0; board.len()];
    for cell in board.cells() {
        let other = board.opposite(cell);
        if cell == other {
            cells[cell.index()] = selves[stream.below(own_partners as u32) as usize];
        } else if cell < other {
            let colour = if cell.0 == 0 {
                paired[stream.below(paired.len() as u32) as usize]
            } else {
                stream.below(colours.into()) as u8
            };
            cells[cell.index()] = colour;
            cells[other.index()] = partner[usize::from(colour)];
        }
    }
    cells
}
