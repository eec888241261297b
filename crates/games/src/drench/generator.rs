//! Generates start positions from a seed. The output for a seed never changes: the players' game codes depend on it.

use super::flood::Flood;
use super::setup::{Players, Setup};
use tessella_boards::random::SeededRng;
use tessella_boards::{Board, CellId};

/// Returns the colours of all cells, in cell order. The position is never over at once, and two seats start with
/// different colours.
///
/// `board` must be the board of `setup`, and `setup` must pass its check.
pub(super) fn generate(setup: &Setup, board: &Board, homes: &[CellId], seed: u64) -> Vec<u8> {
    let mut stream = SeededRng::new(b"drench 1", seed);
    let has_half_turn = board.opposite(CellId(0)).is_some();
    loop {
        let cells = match setup.players {
            Players::Two { even: true } if has_half_turn => {
                generate_symmetric(setup.colours, board, &mut stream)
            }
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

/// Returns a symmetric position: half a turn of the board maps each colour to its partner, so both seats face the same
/// position. As few colours as possible are their own partners: one if the number of colours is odd, and two if it is
/// even and the half-turn leaves cells in place (such as the middle), which need such a colour.
fn generate_symmetric(colours: u8, board: &Board, stream: &mut SeededRng) -> Vec<u8> {
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
