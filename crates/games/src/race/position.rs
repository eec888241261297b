//! The position of a race: positions of the pieces, the turn, and the effect of a roll.

use super::super::moves::IllegalMove;
use super::super::seats::Seat;
use super::super::start::Start;
use super::super::violation::Violation;
use super::course::RaceCourse;
use super::die::{SIDES, SIX};
use super::errors::SetupError;
use super::piece_move::{PieceMove, chosen};
use super::setup::{PIECES, SEATS, Setup, Variant};
use crate::Move;
use std::sync::Arc;
use tessella_boards::CellId;

/// The die has no side with this number of pips.
pub const NO_SUCH_SIDE: IllegalMove = IllegalMove::Rule(Violation::NoSuchSide);
/// The seat has no piece with this number.
pub const NO_SUCH_PIECE: IllegalMove = IllegalMove::Rule(Violation::NoSuchPiece);
/// The roll is greater than the distance to the end.
pub const TOO_FAR: IllegalMove = IllegalMove::Rule(Violation::TooFar);
/// The piece would land on a piece of its own seat.
pub const OWN_PIECE: IllegalMove = IllegalMove::Rule(Violation::OwnPiece);
/// A four would move the piece backward, but there are fewer than four cells behind it.
pub const TOO_FAR_BACK: IllegalMove = IllegalMove::Rule(Violation::NotSoFarBack);
/// The roll passes no fork, so there is no other path.
pub const NO_FORK: IllegalMove = IllegalMove::Rule(Violation::NoFork);
/// The piece is waiting, and cannot enter now.
pub const WAITS: IllegalMove = IllegalMove::Rule(Violation::StillWaiting);

/// Maximum number of rolls per turn while only a six could move a piece.
const MAX_ROLLS: u8 = 3;

/// Minimum number of seats on a ring of whose pieces the first begins on the start cell. With so many seats captures are
/// frequent, and a race in which all pieces wait for a six takes long.
const SEATS_WITH_HEAD_START: u8 = 4;

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
/// use tessella_games::race::{Race, Setup};
/// use tessella_games::{Move, Rules, Seat, Start, Turn};
///
/// let mut race = Race::new(&Setup::around_the_ring(40), &Start::Seed(1))?;
/// race.play(Seat::FIRST, Move::Chance(6))?;
/// assert_eq!(race.destination(Move::Piece(0)), None, "there was nothing to choose");
/// assert_eq!(race.progress(Seat::FIRST, 0), (1, 44));
/// assert_eq!(race.to_move(), Turn::Chance(Seat::FIRST));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Race {
    pub(super) course: Arc<RaceCourse>,
    /// Position of each piece on the path of its seat, by seat and number; 0 for pieces that wait.
    pub(super) positions: [[u16; MAX_PIECES]; MAX_SEATS],
    pub(super) seat: Seat,
    pub(super) phase: TurnPhase,
    rolls: u32,
    last_roll: Option<(Seat, u8)>,
}

/// Result of a roll.
pub(super) enum RollResult {
    /// No piece can move.
    NoMove,
    /// Exactly one piece can move, along one path, and does.
    Forced(PieceMove),
    /// Several pieces can move, or one along two paths.
    Choice,
}

impl Race {
    /// Creates the start position. The seed generates the snakes and ladders; on a ring it has no effect.
    ///
    /// # Errors
    /// If the options conflict, or cells are given instead of a seed.
    pub fn new(setup: &Setup, start: &Start) -> Result<Self, crate::SetupError> {
        let &Start::Seed(seed) = start else {
            return Err(SetupError::Cells.into());
        };
        Ok(Self {
            course: Arc::new(RaceCourse::new(setup, seed)?),
            positions: start_positions(setup),
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

    /// Returns the progress of a piece and the length of its path along the short paths, both in cells. A snake reduces
    /// the progress, and so does the first step of a long path. The progress of a piece that does not exist is 0.
    pub fn progress(&self, seat: Seat, number: u8) -> (u16, u16) {
        let position = self.position_of(seat, number);
        (self.course.gone(position), self.course.goal())
    }

    /// Returns the number of cells that a piece has to go: along the short paths, and along the long ones.
    pub fn to_go(&self, seat: Seat, number: u8) -> [u16; 2] {
        self.course.to_go(self.position_of(seat, number))
    }

    /// Returns the number of times that a piece has passed the start, and how often it must do so before it can go home.
    pub fn laps(&self, seat: Seat, number: u8) -> (u8, u8) {
        let Variant::AroundTheRing { laps, .. } = self.setup().variant else {
            return (0, 0);
        };
        let gone = self.course.gone(self.position_of(seat, number));
        let rounds = gone.saturating_sub(1) / self.course.round();
        ((rounds as u8).min(laps - 1), laps - 1)
    }

    /// Returns the cell of a piece; `None` while it waits.
    pub(super) fn cell_of(&self, seat: Seat, number: u8) -> Option<CellId> {
        self.course.cell(seat, self.position_of(seat, number))
    }

    /// Returns the position of a piece; 0 if it does not exist.
    fn position_of(&self, seat: Seat, number: u8) -> u16 {
        let positions = self.positions.get(seat.index());
        let position = positions.and_then(|positions| positions.get(usize::from(number)));
        position.copied().unwrap_or_default()
    }

    /// Returns the number of a seat's pieces that are home: in its lane, or at the end of the track.
    pub fn pieces_home(&self, seat: Seat) -> u8 {
        let is_home = |number: &u8| self.is_home(self.position_of(seat, *number));
        self.piece_numbers().filter(is_home).count() as u8
    }

    /// Returns the pieces that the seat to move can choose from. Empty if the die is to be rolled first.
    pub fn movable(&self) -> Vec<u8> {
        match self.phase {
            TurnPhase::Choose { pips } => {
                let moves = self.piece_moves(self.seat, pips);
                let mut numbers: Vec<u8> = moves.map(|piece_move| piece_move.number).collect();
                numbers.dedup();
                numbers
            }
            _ => Vec::new(),
        }
    }

    /// Returns the cell to which a piece would go by a move that the seat to move can choose.
    pub fn destination(&self, mv: Move) -> Option<CellId> {
        self.course.cell(self.seat, self.choice(mv)?.landed)
    }

    /// Returns the number of cells that a piece would have to go, along the short paths, after a move that the seat to
    /// move can choose.
    pub fn to_go_after(&self, mv: Move) -> Option<u16> {
        let [shortest, _] = self.course.to_go(self.choice(mv)?.landed);
        Some(shortest)
    }

    /// Returns the move of a piece that the seat to move can choose.
    fn choice(&self, mv: Move) -> Option<PieceMove> {
        let TurnPhase::Choose { pips } = self.phase else {
            return None;
        };
        let (number, fork_path) = chosen(mv)?;
        self.piece_move(self.seat, number, pips, fork_path).ok()
    }

    pub(super) fn piece_numbers(&self) -> impl Iterator<Item = u8> + use<> {
        0..self.setup().pieces()
    }

    /// Returns `true` if a piece at this position is home.
    pub(super) fn is_home(&self, position: u16) -> bool {
        let is_main = !self.course.is_on_branch(position);
        match self.setup().variant {
            Variant::SnakesAndLadders { .. } => position == self.course.goal(),
            Variant::AroundTheRing { .. } => is_main && position > self.course.before_lane(),
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
        self.positions[seat.index()][usize::from(number)] = piece_move.landed;
        if let Some((other, captured)) = piece_move.captured {
            self.positions[other.index()][usize::from(captured)] = 0;
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
}

/// Returns the positions at the start.
fn start_positions(setup: &Setup) -> [[u16; MAX_PIECES]; MAX_SEATS] {
    let mut positions = [[0; MAX_PIECES]; MAX_SEATS];
    let is_ring = matches!(setup.variant, Variant::AroundTheRing { .. });
    if is_ring && setup.seats >= SEATS_WITH_HEAD_START {
        for own in &mut positions[..setup.seats.into()] {
            own[0] = 1;
        }
    }
    positions
}
