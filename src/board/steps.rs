//! Undo and redo: the effects that lead from the position shown last to the one shown now.

use crate::drawing::appearances;
use bevy::prelude::*;
use tessella_games::{Appearance, Effect, GameCode, Position, Rules};
use tessella_session::Session;

/// Maximum number of moves that are shown when they are undone or redone at once: a person's and those of the computers after it.
const MAX_MOVES: usize = 4;

/// The position shown last, and the steps from there to the one shown now.
#[derive(Resource, Default, Debug)]
pub(crate) struct Steps {
    /// Game and number of moves; `None` while nothing moves.
    last: Option<(GameCode, usize)>,
    is_other_game: bool,
    /// `true` in the frame in which the position has changed by steps that are shown.
    is_stepping: bool,
    pending: Vec<Vec<Effect>>,
}

impl Steps {
    /// Returns `true` in the frame in which the position has changed by steps that are shown.
    pub(crate) const fn is_stepping(&self) -> bool {
        self.is_stepping
    }

    /// Returns `true` if the position is that of another game than the one before it.
    pub(super) const fn is_other_game(&self) -> bool {
        self.is_other_game
    }

    pub(super) fn take(&mut self) -> Vec<Vec<Effect>> {
        std::mem::take(&mut self.pending)
    }

    /// Finds the steps to the position of a game from the one shown last, whose cells look so.
    pub(super) fn follow(&mut self, game: &Session, looks: &[Appearance]) {
        let Some((code, ply)) = &self.last else {
            return;
        };
        self.is_other_game = code != game.code();
        if !self.is_other_game
            && let Some(steps) = steps_from(*ply, game, looks)
        {
            self.pending = steps;
            self.is_stepping = true;
        }
    }

    /// Remembers the position that is shown; `None` if nothing moves.
    pub(super) fn note(&mut self, shown: Option<&Session>) {
        self.last = shown.map(|game| (game.code().clone(), game.cursor()));
    }
}

/// Returns `true` in the frame in which the position has changed by steps that are shown. It is a run condition.
pub(super) fn is_stepping(steps: Res<Steps>) -> bool {
    steps.is_stepping()
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Steps>().add_systems(Last, settle_steps);
}

/// Ends the frame in which the position has changed.
fn settle_steps(mut steps: ResMut<Steps>) {
    if steps.is_stepping || steps.is_other_game {
        steps.is_stepping = false;
        steps.is_other_game = false;
    }
}

/// Returns the effects of each step to the position of a game from that after `from` moves; `None` if that is too far away, or its
/// cells do not look so.
fn steps_from(from: usize, game: &Session, looks: &[Appearance]) -> Option<Vec<Vec<Effect>>> {
    let to = game.cursor();
    if from == to || from.abs_diff(to) > MAX_MOVES {
        return None;
    }
    let mut passed = game.clone();
    passed.go_to(from);
    let is_shown = appearances(passed.position()).map(|(_, look)| look);
    if passed.cursor() != from || !is_shown.eq(looks.iter().copied()) {
        return None;
    }
    let forwards = from..to;
    let backwards = (to..from).rev();
    let effects = |ply: usize| {
        passed.go_to(ply);
        let effects = passed.next_effects();
        if from < to {
            effects
        } else {
            reversed(&effects, passed.position())
        }
    };
    Some(forwards.chain(backwards).map(effects).collect())
}

/// Returns the effects that take a move back, whose own effects these are, to the position before it.
fn reversed(effects: &[Effect], before: &Position) -> Vec<Effect> {
    let distances = effects.iter().filter_map(|effect| match effect {
        Effect::CellChanged { distance, .. } => Some(*distance),
        _ => None,
    });
    let farthest = distances.max().unwrap_or(0);
    let mut pieces = before.pieces();
    let back = |effect: &Effect| match effect {
        Effect::CellChanged { cell, distance, .. } => Some(Effect::CellChanged {
            cell: *cell,
            appearance: before.appearance(*cell),
            distance: farthest - distance,
        }),
        Effect::TileMoved { from, to } => Some(Effect::TileMoved {
            from: *to,
            to: *from,
        }),
        Effect::PieceMoved {
            seat,
            number,
            path,
            carried,
        } => {
            let piece = pieces
                .iter_mut()
                .find(|piece| (piece.seat, piece.number) == (*seat, *number))?;
            let from = std::mem::replace(&mut piece.at, path.last().copied());
            let passed = path.iter().rev().skip(1).copied();
            // A piece that has entered the board leaves it again.
            let back = from.map(|from| passed.chain([from]).collect());
            Some(Effect::PieceMoved {
                seat: *seat,
                number: *number,
                path: back.unwrap_or_default(),
                carried: *carried,
            })
        }
        Effect::PairLine(_) | Effect::DieRolled(_) => None,
    };
    let mut steps: Vec<Effect> = effects.iter().filter_map(back).collect();
    steps.reverse();
    steps
}

#[cfg(test)]
mod tests {
    use super::*;
    use tessella_boards::CellId;
    use tessella_games::{Move, Seat};
    use tessella_session::Player;

    fn game(code: &str) -> Session {
        let code: GameCode = code.parse().expect("a valid code");
        Session::new(code, vec![Player::Human; 2]).expect("a deal")
    }

    /// Returns the effects that undo the last move of a game.
    fn undone(game: &mut Session) -> Vec<Effect> {
        let shown = appearances(game.position()).map(|(_, look)| look);
        let (shown, ply): (Vec<_>, _) = (shown.collect(), game.cursor());
        assert_eq!(steps_from(ply, game, &shown), None);
        assert!(game.undo());
        let steps = steps_from(ply, game, &shown).expect("a step");
        assert_eq!(steps.len(), 1);
        steps.concat()
    }

    #[test]
    fn move_is_taken_back_to_the_appearances_before_it() {
        let mut game = game("row:4x4,k3,s2,fall#1");
        let before = game.position().clone();
        let mv = before.legal_moves()[0];
        game.play(Seat::FIRST, mv).expect("a legal move");
        let effects = undone(&mut game);
        let changed = effects.iter().filter_map(|effect| match effect {
            Effect::CellChanged {
                cell, appearance, ..
            } => Some((*cell, *appearance)),
            _ => None,
        });
        let changed: Vec<_> = changed.collect();
        assert!(!changed.is_empty());
        for (cell, appearance) in changed {
            assert_eq!(appearance, before.appearance(cell));
        }
    }

    #[test]
    fn piece_goes_back_along_its_path() {
        let mut game = game("blockade:5x5,s2,b2#1");
        let runner = |game: &Session| game.position().pieces()[0].at;
        let from = runner(&game);
        let to = game
            .position()
            .legal_moves()
            .into_iter()
            .find(|mv| matches!(mv, Move::Cell(_)))
            .expect("a run");
        game.play(Seat::FIRST, to).expect("a legal move");
        assert_ne!(runner(&game), from);
        let end = undone(&mut game)
            .into_iter()
            .find_map(|effect| match effect {
                Effect::PieceMoved { path, .. } => Some(path.last().copied()),
                _ => None,
            });
        assert_eq!(end, Some(from));
    }

    #[test]
    fn position_of_other_moves_is_no_step() {
        let mut game = game("row:4x4,k3,s2#1");
        let empty = appearances(game.position()).map(|(_, look)| look);
        let empty: Vec<_> = empty.collect();
        for (seat, cell) in [(Seat::FIRST, 0), (Seat::SECOND, 1)] {
            game.play(seat, Move::Cell(CellId(cell)))
                .expect("a free cell");
        }
        assert!(steps_from(0, &game, &empty).is_some());
        assert_eq!(steps_from(1, &game, &empty), None);
    }
}
