//! What chance has brought in a game: it brings the same again after moves were taken back, so that nobody takes moves
//! back until the die falls as they like.

use super::Played;
use crate::games::Move;

/// All that chance has brought, the first first. What it brought in moves that were taken back stays here, even when
/// others have been made in their place: the third cast of a game is the third cast, whatever is played before it.
#[derive(Clone, Debug, Default)]
pub(super) struct Brought(Vec<Move>);

impl Brought {
    /// Keeps a move that is made after these, if chance brought it.
    pub(super) fn keep(&mut self, made: &[Played], mv: Move) {
        if !is_chance(mv) {
            return;
        }
        let nth = count(made);
        match self.0.get_mut(nth) {
            Some(before) => *before = mv,
            None => self.0.push(mv),
        }
    }

    /// What chance brought the last time when it had brought as much as in these moves.
    pub(super) fn after(&self, made: &[Played]) -> Option<Move> {
        self.0.get(count(made)).copied()
    }
}

fn count(made: &[Played]) -> usize {
    made.iter().filter(|played| is_chance(played.mv)).count()
}

const fn is_chance(mv: Move) -> bool {
    matches!(mv, Move::Chance(_))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A game of dice and pieces, as far as chance is concerned.
    #[derive(Default)]
    struct Game {
        made: Vec<Played>,
        brought: Brought,
    }

    impl Game {
        fn play(&mut self, moves: &[Move]) {
            for &mv in moves {
                self.brought.keep(&self.made, mv);
                self.made.push(Played { mv, at: 0 });
            }
        }

        fn next(&self) -> Option<Move> {
            self.brought.after(&self.made)
        }
    }

    const EYES: [Move; 3] = [Move::Chance(3), Move::Chance(6), Move::Chance(1)];
    const FIRST: Move = Move::Piece(0);
    const SECOND: Move = Move::Piece(1);

    #[test]
    fn chance_is_open_until_it_has_brought_something() {
        let mut game = Game::default();
        assert_eq!(game.next(), None);
        game.play(&[EYES[0], FIRST]);
        assert_eq!(game.next(), None);
    }

    #[test]
    fn a_die_that_is_cast_again_falls_as_before() {
        let mut game = Game::default();
        game.play(&[EYES[0], FIRST, EYES[1]]);
        game.made.truncate(2);
        assert_eq!(game.next(), Some(EYES[1]));
        game.made.clear();
        assert_eq!(game.next(), Some(EYES[0]));
    }

    #[test]
    fn another_move_before_the_cast_does_not_change_it() {
        for replaced in [FIRST, SECOND] {
            let mut game = Game::default();
            game.play(&[EYES[0], FIRST, EYES[1], FIRST, EYES[2]]);
            game.made.truncate(1);
            game.play(&[replaced]);
            assert_eq!(game.next(), Some(EYES[1]), "after {replaced:?}");
            game.play(&[EYES[1], SECOND]);
            assert_eq!(game.next(), Some(EYES[2]), "after {replaced:?}");
        }
    }

    #[test]
    fn what_came_otherwise_after_all_comes_so_from_then_on() {
        let mut game = Game::default();
        game.play(&[EYES[0], FIRST]);
        game.made.clear();
        game.play(&[EYES[2]]);
        game.made.clear();
        assert_eq!(game.next(), Some(EYES[2]));
    }
}
