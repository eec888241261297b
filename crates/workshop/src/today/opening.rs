//! Openings of problems: random moves, except that both seats block immediate threats.

use tessella_boards::random::SeededRng;
use tessella_games::in_a_row::{InARow, Setup};
use tessella_games::{Move, Rules, Start};
use tessella_library::today::{column_of, winning_cells};

/// Minimum and maximum number of stones in an opening.
const MIN: u32 = 8;
const MAX: u32 = 22;

/// Generates an opening from a seed. Returns the columns of its stones, counted from 1, and the position; `None` if a
/// seat could win during it.
pub(super) fn draw(setup: &Setup, seed: u64) -> Option<(String, InARow)> {
    let mut random = SeededRng::new(b"problems", seed);
    let stones = MIN + random.below(MAX - MIN + 1);
    let mut position = InARow::new(setup, &Start::Seed(0)).ok()?;
    let mut columns = String::new();
    for _ in 0..stones {
        let threats = winning_cells(&position, false);
        if !winning_cells(&position, true).is_empty() || threats.len() > 1 {
            return None;
        }
        let moves = position.legal_moves();
        let mv = match threats.first() {
            Some(&threat) => Move::Cell(threat),
            None => moves[random.below(moves.len() as u32) as usize],
        };
        columns += &(column_of(&position, mv)? + 1).to_string();
        let seat = position.to_move().seat()?;
        position.advance(seat, mv).ok()?;
    }
    Some((columns, position))
}
