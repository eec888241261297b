//! Deals the colours of a board from a seed. What a seed deals never changes: codes that players keep depend on it.

use super::{Flood, Players, Setup};
use crate::boards::random::SeededRng;
use crate::boards::{Board, CellId};

/// The colours of all cells, in the order of the cells. No deal is over before it begins, and two seats start with
/// different colours.
///
/// `board` must be the one of `setup`, and `setup` must pass its check.
pub(super) fn deal(setup: &Setup, board: &Board, homes: &[CellId], seed: u64) -> Vec<u8> {
    let mut stream = SeededRng::new(b"drench 1", seed);
    let has_half_turn = board.opposite(CellId(0)).is_some();
    loop {
        let cells = match setup.players {
            Players::Two { even: true } if has_half_turn => even(setup.colours, board, &mut stream),
            _ => (0..board.len())
                .map(|_| stream.below(setup.colours.into()) as u8)
                .collect(),
        };
        let colour = |home: &CellId| cells[home.index()];
        let homes_differ = match homes {
            [first, second] => colour(first) != colour(second),
            _ => true,
        };
        if homes_differ && !Flood::new(board.graph(), &cells, homes).is_settled() {
            return cells;
        }
    }
}

/// Half a turn of the board changes each colour into its partner, so that both seats have the same before them. Few
/// colours are partners of themselves: one if their number is odd, and one more pair where cells that the turn leaves
/// in their place, as the one in the middle, need such a colour.
fn even(colours: u8, board: &Board, stream: &mut SeededRng) -> Vec<u8> {
    let mut order: Vec<u8> = (0..colours).collect();
    stream.shuffle(&mut order);
    let twin = |cell: CellId| board.opposite(cell).unwrap_or(cell);
    let has_middle = board.cells().any(|cell| twin(cell) == cell);
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
        let other = twin(cell);
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
