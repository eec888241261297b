//! A number that says whether two machines have the same position.

use crate::games::{Appearance, Outcome, Position, Rules, Turn};

/// The hash of everything that a position shows: each cell, each piece, who is to move and how it ended. The same on every
/// machine; not meant to withstand somebody who looks for collisions.
pub(super) fn state_hash(position: &Position) -> u32 {
    let mut hasher = crc32fast::Hasher::new();
    for cell in position.board().cells() {
        hasher.update(&spelt(position.appearance(cell)));
    }
    for piece in position.pieces() {
        let at = piece.at.map_or(u32::MAX, |cell| cell.0);
        hasher.update(&[piece.seat.0, piece.number]);
        hasher.update(&at.to_le_bytes());
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

fn spelt(appearance: Appearance) -> [u8; 3] {
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
    }
}
