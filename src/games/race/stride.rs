//! How a throw moves a piece.

use super::super::{IllegalMove, Seat};
use super::{Race, SIX, Variant};

/// The seat has not so many pieces.
pub const NO_SUCH_PIECE: IllegalMove = IllegalMove::Rule("there are not so many pieces");
/// The piece cannot go so far.
pub const TOO_FAR: IllegalMove = IllegalMove::Rule("that is further than the piece can go");
/// The piece would come to an own one.
pub const OWN_PIECE: IllegalMove = IllegalMove::Rule("one of your own pieces is there");
/// The piece waits, and it is not its turn to come out.
pub const WAITS: IllegalMove =
    IllegalMove::Rule("waiting pieces come out with a six, one after the other");

/// What a throw does to a piece. All counts are of cells of the piece's way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Stride {
    pub(super) seat: Seat,
    pub(super) number: u8,
    /// Where the piece begins.
    pub(super) from: u8,
    /// Where it walks.
    pub(super) reaches: u8,
    /// Where it is then, if a jump carries it from there.
    pub(super) rests: u8,
    /// The piece that is sent back.
    pub(super) hits: Option<(Seat, u8)>,
}

impl Race {
    /// What this throw can do with a seat's pieces, in their order. Of pieces that wait, which are all alike, the first.
    pub(super) fn strides(&self, seat: Seat, eyes: u8) -> impl Iterator<Item = Stride> {
        self.numbers()
            .filter_map(move |number| self.stride(seat, number, eyes).ok())
    }

    /// What this throw does to a piece.
    ///
    /// # Errors
    /// Says why it cannot move the piece.
    pub(super) fn stride(&self, seat: Seat, number: u8, eyes: u8) -> Result<Stride, IllegalMove> {
        let ground = &self.ground;
        let goal = ground.goal();
        let own = &self.gone[seat.index()][..self.setup().pieces().into()];
        let from = *own.get(usize::from(number)).ok_or(NO_SUCH_PIECE)?;
        let reaches = match self.setup().variant {
            Variant::SnakesAndLadders { exact: false } => (from + eyes).min(goal),
            Variant::SnakesAndLadders { exact: true } => from + eyes,
            Variant::AroundTheRing { .. } if from > 0 => from + eyes,
            Variant::AroundTheRing { .. } => {
                let waits_before = own[..usize::from(number)].contains(&0);
                if eyes != SIX || waits_before {
                    return Err(WAITS);
                }
                1
            }
        };
        if reaches > goal {
            return Err(TOO_FAR);
        }
        if own.contains(&reaches) {
            return Err(OWN_PIECE);
        }
        Ok(Stride {
            seat,
            number,
            from,
            reaches,
            rests: ground.carried(seat, reaches),
            hits: self.other_at(seat, reaches),
        })
    }

    /// The piece of another seat that is sent back from where a piece comes to; on an open track there is room for all.
    fn other_at(&self, seat: Seat, gone: u8) -> Option<(Seat, u8)> {
        let ground = &self.ground;
        if matches!(self.setup().variant, Variant::SnakesAndLadders { .. }) {
            return None;
        }
        let cell = ground.cell(seat, gone);
        let others = self.seats().filter(|&other| other != seat);
        others
            .flat_map(|other| self.numbers().map(move |number| (other, number)))
            .find(|&(other, number)| {
                let there = self.gone[other.index()][usize::from(number)];
                ground.cell(other, there) == cell
            })
    }
}
