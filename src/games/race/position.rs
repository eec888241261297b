//! The position of a race: progress of the pieces, the turn, and the effect of a roll.

use super::super::moves::IllegalMove;
use super::super::seats::Seat;
use super::super::start::{SetupError, Start};
use super::super::violation::Violation;
use super::course::RaceCourse;
use super::setup::{PIECES, SEATS, Setup, Variant};
use crate::boards::CellId;
use std::ops::RangeInclusive;
use std::sync::Arc;

/// The die has no side with this number of pips.
pub const NO_SUCH_SIDE: IllegalMove = IllegalMove::Rule(Violation::NoSuchSide);
/// The seat has no piece of this number.
pub const NO_SUCH_PIECE: IllegalMove = IllegalMove::Rule(Violation::NoSuchPiece);
/// The roll is greater than the distance to the end.
pub const TOO_FAR: IllegalMove = IllegalMove::Rule(Violation::TooFar);
/// The piece would land on a piece of its own seat.
pub const OWN_PIECE: IllegalMove = IllegalMove::Rule(Violation::OwnPiece);
/// The piece waits, and cannot enter now.
pub const WAITS: IllegalMove = IllegalMove::Rule(Violation::StillWaiting);

/// Pips on the sides of the die.
pub(super) const SIDES: RangeInclusive<u8> = 1..=6;
/// The roll that brings a piece onto a ring, and can give another roll.
pub(super) const SIX: u8 = 6;
/// Maximum number of rolls per turn while only a six could move a piece.
const MAX_ROLLS: u8 = 3;

const MAX_PIECES: usize = *PIECES.end() as usize;
const MAX_SEATS: usize = *SEATS.end() as usize;

/// Phase of a turn: the next action of the seat to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TurnPhase {
    /// Roll the die. `failed_rolls` counts the rolls of this turn that moved nothing.
    Roll { failed_rolls: u8 },
    /// Choose a piece for this roll.
    Choose { pips: u8 },
    /// Nothing: the seat has won.
    Over,
}

/// A position of a race.
///
/// ```
/// use tessella::games::race::{Race, Setup};
/// use tessella::games::{Move, Rules, Seat, Start, Turn};
///
/// let mut race = Race::new(&Setup::around_the_ring(40), &Start::Seed(1))?;
/// race.play(Seat::FIRST, Move::Chance(6))?;
/// assert_eq!(race.destination(0), None, "there was nothing to choose");
/// assert_eq!(race.progress(Seat::FIRST, 0), (1, 44));
/// assert_eq!(race.to_move(), Turn::Chance(Seat::FIRST));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Race {
    pub(super) course: Arc<RaceCourse>,
    /// Progress of each piece along its path in cells, by seat and number; 0 for pieces that wait.
    pub(super) progress: [[u8; MAX_PIECES]; MAX_SEATS],
    pub(super) seat: Seat,
    pub(super) phase: TurnPhase,
    rolls: u32,
    last_roll: Option<(Seat, u8)>,
}

/// A move of a piece by a roll. Positions are counted in cells along the piece's path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct PieceMove {
    pub(super) seat: Seat,
    pub(super) number: u8,
    /// Position before the move.
    pub(super) from: u8,
    /// Position after the steps of the roll.
    pub(super) reached: u8,
    /// Final position, after a jump if one starts at `reached`.
    pub(super) landed: u8,
    /// The piece that is sent back to wait.
    pub(super) captured: Option<(Seat, u8)>,
}

/// Result of a roll.
pub(super) enum RollResult {
    /// No piece can move.
    NoMove,
    /// Exactly one piece can move, and does.
    Forced(PieceMove),
    /// Several pieces can move.
    Choice,
}

impl Race {
    /// Creates the start position. The seed generates the snakes and ladders; on a ring it has no effect.
    ///
    /// # Errors
    /// When the options do not fit each other, or cells are given instead of a seed.
    pub fn new(setup: &Setup, start: &Start) -> Result<Self, SetupError> {
        let &Start::Seed(seed) = start else {
            let reason = "a race begins from a seed, not from tiles that are spelt out";
            return Err(SetupError(reason.to_owned()));
        };
        Ok(Self {
            course: Arc::new(RaceCourse::new(setup, seed)?),
            progress: Default::default(),
            seat: Seat::FIRST,
            phase: TurnPhase::Roll { failed_rolls: 0 },
            rolls: 0,
            last_roll: None,
        })
    }

    /// Returns the options of the race.
    pub fn setup(&self) -> &Setup {
        &self.course.setup
    }

    /// Returns the seats in the order of their turns.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.setup().seats).map(Seat)
    }

    /// Returns the number of die rolls so far.
    pub const fn rolls(&self) -> u32 {
        self.rolls
    }

    /// Returns the seat that rolled last, and the pips.
    pub const fn last_roll(&self) -> Option<(Seat, u8)> {
        self.last_roll
    }

    /// Returns the start and end of each ladder, and then of each snake.
    pub fn jumps(&self) -> Vec<(CellId, CellId)> {
        let jumps = self.course.track().jumps.iter();
        jumps.map(|jump| (jump.from, jump.to)).collect()
    }

    /// Returns the progress of a piece and the length of its path, both in cells. A snake reduces the progress. The
    /// progress of a piece that does not exist is 0.
    pub fn progress(&self, seat: Seat, number: u8) -> (u8, u8) {
        let progress = self.progress.get(seat.index());
        let progress = progress.and_then(|progress| progress.get(usize::from(number)));
        (progress.copied().unwrap_or_default(), self.course.goal())
    }

    /// Returns the number of a seat's pieces that are home: in its lane, or at the end of the track.
    pub fn pieces_home(&self, seat: Seat) -> u8 {
        let is_home = |number: &u8| self.is_home(self.progress(seat, *number).0);
        self.piece_numbers().filter(is_home).count() as u8
    }

    /// Returns the pieces from which the seat to move can choose. Empty while the die is to be rolled.
    pub fn movable(&self) -> Vec<u8> {
        match self.phase {
            TurnPhase::Choose { pips } => {
                let moves = self.piece_moves(self.seat, pips);
                moves.map(|piece_move| piece_move.number).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Returns the cell to which a piece that the seat to move can choose would go.
    pub fn destination(&self, number: u8) -> Option<CellId> {
        let TurnPhase::Choose { pips } = self.phase else {
            return None;
        };
        let piece_move = self.piece_move(self.seat, number, pips).ok()?;
        self.course.cell(self.seat, piece_move.landed)
    }

    pub(super) fn piece_numbers(&self) -> impl Iterator<Item = u8> + use<> {
        0..self.setup().pieces()
    }

    /// Returns `true` if a piece with this progress is home.
    pub(super) fn is_home(&self, progress: u8) -> bool {
        match self.setup().variant {
            Variant::SnakesAndLadders { .. } => progress == self.course.goal(),
            Variant::AroundTheRing { .. } => progress > self.course.before_lane(),
        }
    }

    /// Returns the result of a roll.
    pub(super) fn roll_result(&self, seat: Seat, pips: u8) -> RollResult {
        let mut moves = self.piece_moves(seat, pips);
        match (moves.next(), moves.next()) {
            (None, _) => RollResult::NoMove,
            (Some(only), None) => RollResult::Forced(only),
            (Some(_), Some(_)) => RollResult::Choice,
        }
    }

    /// Rolls the die, and moves the piece if there is no choice.
    pub(super) fn roll(&mut self, pips: u8) {
        self.rolls = self.rolls.saturating_add(1);
        self.last_roll = Some((self.seat, pips));
        match self.roll_result(self.seat, pips) {
            RollResult::Choice => self.phase = TurnPhase::Choose { pips },
            RollResult::Forced(piece_move) => self.move_piece(piece_move, pips),
            RollResult::NoMove => {
                let failed_rolls = match self.phase {
                    TurnPhase::Roll { failed_rolls } => failed_rolls + 1,
                    _ => 1,
                };
                if pips == SIX && self.setup().roll_again {
                    return;
                }
                if failed_rolls < MAX_ROLLS && self.needs_six(self.seat) {
                    self.phase = TurnPhase::Roll { failed_rolls };
                } else {
                    self.end_turn();
                }
            }
        }
    }

    /// Returns `true` if only a six could move a piece of the seat.
    fn needs_six(&self, seat: Seat) -> bool {
        let is_ring = matches!(self.setup().variant, Variant::AroundTheRing { .. });
        is_ring && (*SIDES.start()..SIX).all(|pips| self.piece_moves(seat, pips).next().is_none())
    }

    /// Moves a piece, and ends the turn unless the seat has won or rolls again.
    pub(super) fn move_piece(&mut self, piece_move: PieceMove, pips: u8) {
        let PieceMove { seat, number, .. } = piece_move;
        self.progress[seat.index()][usize::from(number)] = piece_move.landed;
        if let Some((other, captured)) = piece_move.captured {
            self.progress[other.index()][usize::from(captured)] = 0;
        }
        if self.pieces_home(seat) == self.setup().pieces() {
            self.phase = TurnPhase::Over;
        } else if pips == SIX && self.setup().roll_again {
            self.phase = TurnPhase::Roll { failed_rolls: 0 };
        } else {
            self.end_turn();
        }
    }

    pub(super) fn end_turn(&mut self) {
        self.seat = self.seat.next(self.setup().seats);
        self.phase = TurnPhase::Roll { failed_rolls: 0 };
    }

    /// Returns the possible moves of a seat's pieces, ordered by number. Waiting pieces are interchangeable, so only
    /// the first one is included.
    pub(super) fn piece_moves(&self, seat: Seat, pips: u8) -> impl Iterator<Item = PieceMove> {
        self.piece_numbers()
            .filter_map(move |number| self.piece_move(seat, number, pips).ok())
    }

    /// Returns the move of a piece by a roll.
    ///
    /// # Errors
    /// Returns the reason if the roll cannot move the piece.
    pub(super) fn piece_move(
        &self,
        seat: Seat,
        number: u8,
        pips: u8,
    ) -> Result<PieceMove, IllegalMove> {
        let goal = self.course.goal();
        let own = &self.progress[seat.index()][..self.setup().pieces().into()];
        let from = *own.get(usize::from(number)).ok_or(NO_SUCH_PIECE)?;
        let reached = match self.setup().variant {
            Variant::SnakesAndLadders { exact: false } => (from + pips).min(goal),
            Variant::SnakesAndLadders { exact: true } => from + pips,
            Variant::AroundTheRing { .. } if from > 0 => from + pips,
            Variant::AroundTheRing { .. } => {
                let is_first_waiting = !own[..usize::from(number)].contains(&0);
                if pips != SIX || !is_first_waiting {
                    return Err(WAITS);
                }
                1
            }
        };
        if reached > goal {
            return Err(TOO_FAR);
        }
        if own.contains(&reached) {
            return Err(OWN_PIECE);
        }
        Ok(PieceMove {
            seat,
            number,
            from,
            reached,
            landed: self.course.after_jump(seat, reached),
            captured: self.captured(seat, reached),
        })
    }

    /// Returns the piece of another seat that is captured at this position. On an open track, pieces can share a cell.
    fn captured(&self, seat: Seat, reached: u8) -> Option<(Seat, u8)> {
        if matches!(self.setup().variant, Variant::SnakesAndLadders { .. }) {
            return None;
        }
        let cell = self.course.cell(seat, reached);
        let others = self.seats().filter(|&other| other != seat);
        others
            .flat_map(|other| self.piece_numbers().map(move |number| (other, number)))
            .find(|&(other, number)| {
                let progress = self.progress[other.index()][usize::from(number)];
                self.course.cell(other, progress) == cell
            })
    }
}
