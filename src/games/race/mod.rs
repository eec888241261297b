//! Races by the die: snakes and ladders on an open track, and around a ring and home, as in ludo and pachisi.
//!
//! On a track each seat has one piece, which begins beside the board and goes as far as the die shows. Where a ladder
//! begins it climbs, where a snake begins it slides down. Whoever comes to the end first wins.
//!
//! Around a ring each seat has up to four pieces, which wait beside the board until a six brings one onto the seat's
//! start. From there they go once around and into the seat's own lane, where all must find room: whoever has them all
//! there wins. A piece that comes to where another seat's piece stands sends that one back to wait; where an own piece
//! stands, none may go, though pieces may pass each other. Nobody has to send others back. As long as nothing but a six
//! would move any of a seat's pieces, the seat has up to three throws in a turn.
//!
//! In both, a six gives another throw if that was chosen. The die is a move of chance. What it shows is carried out at
//! once where there is no choice; otherwise the player chooses the piece.

mod deal;
mod ground;
mod opponent;
mod setup;
mod stride;

pub use setup::{PIECES, RINGS, SEATS, Setup, TRACKS, Variant};
pub use stride::{NO_SUCH_PIECE, OWN_PIECE, TOO_FAR, WAITS};

use super::{
    Advice, Appearance, Effect, IllegalMove, Level, Move, Outcome, Piece, Rules, Seat, SetupError,
    Start, Turn,
};
use crate::boards::{Board, CellId};
use ground::Ground;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use stride::Stride;

/// The number is on no side of the die.
pub const NO_SUCH_SIDE: IllegalMove = IllegalMove::Rule("a die shows 1 to 6");

/// The sides of the die.
const SIDES: std::ops::RangeInclusive<u8> = 1..=6;
/// What brings a piece onto a ring, and gives another throw.
const SIX: u8 = 6;
/// How often a seat may throw in a turn as long as only a six would help.
const THROWS: u8 = 3;

const MOST_PIECES: usize = *PIECES.end() as usize;
const MOST_SEATS: usize = *SEATS.end() as usize;

/// What happens next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    /// The die is to be cast, after so many throws in this turn that brought nothing.
    Throw { vain: u8 },
    /// The die shows this, and the seat chooses a piece.
    Choose { eyes: u8 },
    /// The seat has won.
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
    ground: Arc<Ground>,
    /// How many cells of its way each piece has gone, by seat and number; 0 for those that wait.
    gone: [[u8; MOST_PIECES]; MOST_SEATS],
    seat: Seat,
    phase: Phase,
    throws: u32,
    last_roll: Option<(Seat, u8)>,
}

impl Race {
    /// The first position of a race. The seed draws the snakes and ladders, and decides nothing on a ring.
    ///
    /// # Errors
    /// When the choices do not fit each other, or cells are given instead of a seed.
    pub fn new(setup: &Setup, start: &Start) -> Result<Self, SetupError> {
        let &Start::Seed(seed) = start else {
            let why = "a race begins from a seed, not from tiles that are spelt out";
            return Err(SetupError(why.to_owned()));
        };
        Ok(Self {
            ground: Arc::new(Ground::new(setup, seed)?),
            gone: Default::default(),
            seat: Seat::FIRST,
            phase: Phase::Throw { vain: 0 },
            throws: 0,
            last_roll: None,
        })
    }

    /// The choices it was made from.
    pub fn setup(&self) -> &Setup {
        &self.ground.setup
    }

    /// The seats, in the order of their turns.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.setup().seats).map(Seat)
    }

    /// How often the die has been cast.
    pub const fn throws(&self) -> u32 {
        self.throws
    }

    /// Who cast the die last, and what it showed.
    pub const fn last_roll(&self) -> Option<(Seat, u8)> {
        self.last_roll
    }

    /// Where snakes and ladders begin and where they lead, ladders first.
    pub fn jumps(&self) -> Vec<(CellId, CellId)> {
        let jumps = self.ground.track().jumps.iter();
        jumps.map(|jump| (jump.from, jump.to)).collect()
    }

    /// How many cells a piece has gone, and how many it has to go until it can go no further. A snake takes back what was
    /// gone. Nothing where there is no such piece.
    pub fn progress(&self, seat: Seat, number: u8) -> (u8, u8) {
        let gone = self.gone.get(seat.index());
        let gone = gone.and_then(|gone| gone.get(usize::from(number)));
        (gone.copied().unwrap_or_default(), self.ground.goal())
    }

    /// How many of a seat's pieces have come home: into its lane, or to the end of the track.
    pub fn pieces_home(&self, seat: Seat) -> u8 {
        let is_home = |number: &u8| self.is_home(self.progress(seat, *number).0);
        self.numbers().filter(is_home).count() as u8
    }

    /// The pieces that the seat to move may choose from; none while the die is to be cast.
    pub fn movable(&self) -> Vec<u8> {
        match self.phase {
            Phase::Choose { eyes } => {
                let strides = self.strides(self.seat, eyes);
                strides.map(|stride| stride.number).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Where a piece would go that the seat to move may choose.
    pub fn destination(&self, number: u8) -> Option<CellId> {
        let Phase::Choose { eyes } = self.phase else {
            return None;
        };
        let stride = self.stride(self.seat, number, eyes).ok()?;
        self.ground.cell(self.seat, stride.rests)
    }

    fn numbers(&self) -> impl Iterator<Item = u8> + use<> {
        0..self.setup().pieces()
    }

    fn is_home(&self, gone: u8) -> bool {
        let ground = &self.ground;
        match self.setup().variant {
            Variant::SnakesAndLadders { .. } => gone == ground.goal(),
            Variant::AroundTheRing { .. } => gone > ground.open(),
        }
    }

    /// What follows from a throw.
    fn thrown(&self, seat: Seat, eyes: u8) -> Thrown {
        let mut strides = self.strides(seat, eyes);
        match (strides.next(), strides.next()) {
            (None, _) => Thrown::Nothing,
            (Some(only), None) => Thrown::Walks(only),
            (Some(_), Some(_)) => Thrown::Choice,
        }
    }

    /// Casts the die.
    fn throw(&mut self, eyes: u8) {
        self.throws = self.throws.saturating_add(1);
        self.last_roll = Some((self.seat, eyes));
        match self.thrown(self.seat, eyes) {
            Thrown::Choice => self.phase = Phase::Choose { eyes },
            Thrown::Walks(stride) => self.make(stride, eyes),
            Thrown::Nothing => {
                let vain = match self.phase {
                    Phase::Throw { vain } => vain + 1,
                    _ => 1,
                };
                if eyes == SIX && self.setup().roll_again {
                    return;
                }
                if vain < THROWS && self.waits_for_six(self.seat) {
                    self.phase = Phase::Throw { vain };
                } else {
                    self.pass_on();
                }
            }
        }
    }

    /// Whether nothing but a six would move any of a seat's pieces.
    fn waits_for_six(&self, seat: Seat) -> bool {
        let ring = matches!(self.setup().variant, Variant::AroundTheRing { .. });
        ring && (*SIDES.start()..SIX).all(|eyes| self.strides(seat, eyes).next().is_none())
    }

    /// Moves a piece, and sees who is next.
    fn make(&mut self, stride: Stride, eyes: u8) {
        let Stride { seat, number, .. } = stride;
        self.gone[seat.index()][usize::from(number)] = stride.rests;
        if let Some((other, hit)) = stride.hits {
            self.gone[other.index()][usize::from(hit)] = 0;
        }
        if self.pieces_home(seat) == self.setup().pieces() {
            self.phase = Phase::Over;
        } else if eyes == SIX && self.setup().roll_again {
            self.phase = Phase::Throw { vain: 0 };
        } else {
            self.pass_on();
        }
    }

    fn pass_on(&mut self) {
        self.seat = self.seat.next(self.setup().seats);
        self.phase = Phase::Throw { vain: 0 };
    }

    /// What is to be seen of a stride.
    fn walks(&self, stride: &Stride) -> Vec<Effect> {
        let &Stride { seat, number, .. } = stride;
        let ground = &self.ground;
        let mut walks = vec![Effect::PieceMoved {
            seat,
            number,
            path: (ground.between(seat, stride.from, stride.reaches)).to_vec(),
            carried: false,
        }];
        if stride.rests != stride.reaches {
            let ends = [stride.reaches, stride.rests];
            walks.push(Effect::PieceMoved {
                seat,
                number,
                path: ends
                    .iter()
                    .filter_map(|&gone| ground.cell(seat, gone))
                    .collect(),
                carried: true,
            });
        }
        walks.extend(stride.hits.map(|(seat, number)| Effect::PieceMoved {
            seat,
            number,
            path: Vec::new(),
            carried: true,
        }));
        walks
    }
}

/// What follows from a throw.
enum Thrown {
    /// No piece can move.
    Nothing,
    /// One can, and does.
    Walks(Stride),
    /// Several can.
    Choice,
}

/// What the die shows by a move of chance.
fn eyes_of(number: u32) -> Option<u8> {
    u8::try_from(number)
        .ok()
        .filter(|eyes| SIDES.contains(eyes))
}

impl Rules for Race {
    fn board(&self) -> &Board {
        &self.ground.board
    }

    fn to_move(&self) -> Turn {
        match self.phase {
            Phase::Throw { .. } => Turn::Chance(self.seat),
            Phase::Choose { .. } => Turn::Player(self.seat),
            Phase::Over => Turn::Nobody,
        }
    }

    fn legal_moves(&self) -> Vec<Move> {
        match self.phase {
            Phase::Throw { .. } => SIDES.map(|eyes| Move::Chance(eyes.into())).collect(),
            Phase::Choose { .. } => self.movable().into_iter().map(Move::Piece).collect(),
            Phase::Over => Vec::new(),
        }
    }

    fn check(&self, seat: Seat, mv: Move) -> Result<(), IllegalMove> {
        self.to_move().check(seat)?;
        match (self.phase, mv) {
            (Phase::Throw { .. }, Move::Chance(number)) => {
                eyes_of(number).map(|_| ()).ok_or(NO_SUCH_SIDE)
            }
            (Phase::Choose { eyes }, Move::Piece(number)) => {
                self.stride(seat, number, eyes).map(|_| ())
            }
            _ => Err(IllegalMove::WrongKind),
        }
    }

    fn effects(&self, seat: Seat, mv: Move) -> Vec<Effect> {
        if self.check(seat, mv).is_err() {
            return Vec::new();
        }
        match (self.phase, mv) {
            (Phase::Choose { eyes }, Move::Piece(number)) => {
                let stride = self.stride(seat, number, eyes);
                stride.map_or(Vec::new(), |stride| self.walks(&stride))
            }
            (_, Move::Chance(number)) => {
                let Some(eyes) = eyes_of(number) else {
                    return Vec::new();
                };
                let mut effects = vec![Effect::DieRolled(eyes)];
                if let Thrown::Walks(stride) = self.thrown(seat, eyes) {
                    effects.extend(self.walks(&stride));
                }
                effects
            }
            _ => Vec::new(),
        }
    }

    fn advance(&mut self, seat: Seat, mv: Move) -> Result<(), IllegalMove> {
        self.check(seat, mv)?;
        match (self.phase, mv) {
            (Phase::Choose { eyes }, Move::Piece(number)) => {
                let stride = self.stride(seat, number, eyes)?;
                self.make(stride, eyes);
            }
            (_, Move::Chance(number)) => self.throw(eyes_of(number).ok_or(NO_SUCH_SIDE)?),
            _ => return Err(IllegalMove::WrongKind),
        }
        Ok(())
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.phase == Phase::Over).then_some(Outcome::Won(self.seat))
    }

    fn appearance(&self, cell: CellId) -> Appearance {
        self.ground.appearance(cell)
    }

    fn pieces(&self) -> Vec<Piece> {
        let pieces = self.seats().flat_map(|seat| {
            self.numbers().map(move |number| Piece {
                seat,
                number,
                at: self.ground.cell(seat, self.progress(seat, number).0),
            })
        });
        pieces.collect()
    }

    fn computer_move(&self, level: Level, stop: &AtomicBool) -> Option<Move> {
        opponent::choose(self, level, stop).map(Move::Piece)
    }

    fn hint(&self, stop: &AtomicBool) -> Option<Advice> {
        let mv = self.computer_move(Level::Hard, stop)?;
        Some(Advice::Play { mv, proved: true })
    }
}
