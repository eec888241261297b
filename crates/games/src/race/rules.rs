//! The rules of races, as the session and the app use them.

use super::super::budget::SearchBudget;
use super::super::effects::{Appearance, Effect, Piece};
use super::super::evaluation::Evaluation;
use super::super::moves::{IllegalMove, Move, Turn};
use super::super::rules::{Advice, Level, Rules};
use super::super::seats::{Outcome, Seat};
use super::die::SIDES;
use super::opponent;
use super::piece_move::{PieceMove, chosen};
use super::position::{NO_SUCH_SIDE, Race, RollResult, TurnPhase};
use std::sync::atomic::AtomicBool;
use tessella_boards::{Board, CellId};

/// Returns the pips of a move of chance.
fn pips_of(number: u32) -> Option<u8> {
    let pips = u8::try_from(number).ok();
    pips.filter(|pips| SIDES.contains(pips))
}

/// Returns the visible effects of a piece's move: its steps, its jump, and the return of the captured piece.
fn piece_effects(race: &Race, piece_move: &PieceMove) -> Vec<Effect> {
    let &PieceMove {
        seat,
        number,
        fork_path,
        from,
        steps,
        is_backward,
        ..
    } = piece_move;
    let course = &race.course;
    let mut effects = vec![Effect::PieceMoved {
        seat,
        number,
        path: course.walked(seat, from, steps, is_backward, fork_path),
        carried: false,
    }];
    if piece_move.landed != piece_move.reached {
        let ends = [piece_move.reached, piece_move.landed].into_iter();
        effects.push(Effect::PieceMoved {
            seat,
            number,
            path: ends.filter_map(|end| course.cell(seat, end)).collect(),
            carried: true,
        });
    }
    effects.extend(
        piece_move
            .captured
            .map(|(seat, number)| Effect::PieceMoved {
                seat,
                number,
                path: Vec::new(),
                carried: true,
            }),
    );
    effects
}

impl Rules for Race {
    fn board(&self) -> &Board {
        &self.course.board
    }

    fn to_move(&self) -> Turn {
        match self.phase {
            TurnPhase::Roll { .. } => Turn::Chance(self.seat),
            TurnPhase::Choose { .. } => Turn::Player(self.seat),
            TurnPhase::Over => Turn::Nobody,
        }
    }

    fn legal_moves(&self) -> Vec<Move> {
        match self.phase {
            TurnPhase::Roll { .. } => SIDES.map(|pips| Move::Chance(pips.into())).collect(),
            TurnPhase::Choose { pips } => {
                let moves = self.piece_moves(self.seat, pips);
                moves.map(|piece_move| piece_move.choice()).collect()
            }
            TurnPhase::Over => Vec::new(),
        }
    }

    fn check(&self, seat: Seat, mv: Move) -> Result<(), IllegalMove> {
        self.to_move().check(seat)?;
        match (self.phase, mv) {
            (TurnPhase::Roll { .. }, Move::Chance(number)) => {
                pips_of(number).map(|_| ()).ok_or(NO_SUCH_SIDE)
            }
            (TurnPhase::Choose { pips }, mv) => {
                let (number, fork_path) = chosen(mv).ok_or(IllegalMove::WrongKind)?;
                self.piece_move(seat, number, pips, fork_path).map(|_| ())
            }
            (_, Move::Pass) if self.setup().seats > 2 => Ok(()),
            _ => Err(IllegalMove::WrongKind),
        }
    }

    fn effects(&self, seat: Seat, mv: Move) -> Vec<Effect> {
        if self.check(seat, mv).is_err() {
            return Vec::new();
        }
        match (self.phase, mv) {
            (TurnPhase::Choose { pips }, mv) => {
                let chosen = chosen(mv);
                let piece_move = chosen.and_then(|(number, fork_path)| {
                    self.piece_move(seat, number, pips, fork_path).ok()
                });
                piece_move.map_or(Vec::new(), |piece_move| piece_effects(self, &piece_move))
            }
            (_, Move::Chance(number)) => {
                let Some(pips) = pips_of(number) else {
                    return Vec::new();
                };
                let mut effects = vec![Effect::DieRolled(pips)];
                if let RollResult::Forced(piece_move) = self.roll_result(seat, pips) {
                    effects.extend(piece_effects(self, &piece_move));
                }
                effects
            }
            _ => Vec::new(),
        }
    }

    fn advance(&mut self, seat: Seat, mv: Move) -> Result<(), IllegalMove> {
        self.check(seat, mv)?;
        match (self.phase, mv) {
            (TurnPhase::Choose { pips }, mv) => {
                let (number, fork_path) = chosen(mv).ok_or(IllegalMove::WrongKind)?;
                let piece_move = self.piece_move(seat, number, pips, fork_path)?;
                self.move_piece(piece_move, pips);
            }
            (_, Move::Chance(number)) => self.roll(pips_of(number).ok_or(NO_SUCH_SIDE)?),
            (_, Move::Pass) => self.end_turn(),
            _ => return Err(IllegalMove::WrongKind),
        }
        Ok(())
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.phase == TurnPhase::Over).then_some(Outcome::Won(self.seat))
    }

    fn appearance(&self, cell: CellId) -> Appearance {
        self.course.appearance(cell)
    }

    fn pieces(&self) -> Vec<Piece> {
        let pieces = self.seats().flat_map(|seat| {
            self.piece_numbers().map(move |number| Piece {
                seat,
                number,
                at: self.cell_of(seat, number),
            })
        });
        pieces.collect()
    }

    fn standing(&self, seat: Seat) -> u32 {
        let progress = self.piece_numbers();
        progress
            .map(|number| u32::from(self.progress(seat, number).0))
            .sum()
    }

    fn computer_move(&self, level: Level, stop: &AtomicBool) -> Option<Move> {
        opponent::choose(self, level, stop).map(|piece_move| piece_move.choice())
    }

    fn evaluate(&self, budget: &SearchBudget<'_>) -> Option<Evaluation> {
        opponent::evaluate(self, budget)
    }

    fn hint(&self, stop: &AtomicBool) -> Option<Advice> {
        let mv = self.computer_move(Level::Hard, stop)?;
        Some(Advice::Play { mv, proved: true })
    }
}
