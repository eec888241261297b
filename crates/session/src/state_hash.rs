//! Hash of a position, for detecting that two machines have diverged.

use tessella_games::{Appearance, Outcome, Position, Rules, Turn};

/// Hashes everything that is visible in a position: cells, pieces and their laps, the seat to move and the outcome. The
/// hash is the same on every machine; it is not cryptographic.
pub(super) fn state_hash(position: &Position) -> u32 {
    let mut hasher = crc32fast::Hasher::new();
    for cell in position.board().cells() {
        hasher.update(&encoded(position.appearance(cell)));
    }
    for piece in position.pieces() {
        let at = piece.at.map_or(u32::MAX, |cell| cell.0);
        hasher.update(&[piece.seat.0, piece.number]);
        hasher.update(&at.to_le_bytes());
        if let Position::Race(race) = position {
            let (laps, _) = race.laps(piece.seat, piece.number);
            hasher.update(&[laps]);
        }
    }
    hasher.update(&match position.to_move() {
        Turn::Player(seat) => [0, seat.0],
        Turn::Chance(seat) => [1, seat.0],
        Turn::Nobody => [2, 0],
    });
    hasher.update(&match position.outcome() {
        None => [0, 0],
        Some(Outcome::Won(seat)) => [1, seat.0],
        Some(Outcome::Lost) => [2, 0],
        Some(Outcome::Draw) => [3, 0],
    });
    hasher.finalize()
}

fn encoded(appearance: Appearance) -> [u8; 3] {
    match appearance {
        Appearance::Empty => [0, 0, 0],
        Appearance::Owned(seat) => [1, seat.0, 0],
        Appearance::Painted { colour, holder } => {
            [2, colour.0, holder.map_or(u8::MAX, |holder| holder.0)]
        }
        Appearance::Face(face) => [3, face.0, 0],
        Appearance::Removed => [4, 0, 0],
        Appearance::Dark => [5, 0, 0],
        Appearance::Lit => [6, 0, 0],
        Appearance::Blocked => [7, 0, 0],
        Appearance::Stone(seat) => [8, seat.0, 0],
        // At most four seats have goals.
        Appearance::Ground { height, goals } => [9, height, goals.bits().to_le_bytes()[0]],
    }
}
