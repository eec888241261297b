//! What chance has brought in a game: it brings the same again after moves were taken back, so that nobody takes moves
//! back until the die falls as they like.

use crate::games::Move;

/// All that chance has brought, the first first. What it brought in moves that were taken back stays here, even when
/// others have been made in their place: the third cast of a game is the third cast, whatever is played before it.
#[derive(Clone, Debug, Default)]
pub(super) struct ChanceRecord {
    moves: Vec<Move>,
    /// How many of the moves of the game chance had brought after each of them.
    counts: Vec<usize>,
}

impl ChanceRecord {
    /// Keeps what chance brought, if it did, in a move that is made after so many others.
    pub(super) fn record(&mut self, made: usize, mv: Move) {
        let nth = self.count(made);
        let is_chance = matches!(mv, Move::Chance(_));
        self.counts.truncate(made);
        self.counts.push(nth + usize::from(is_chance));
        if is_chance {
            match self.moves.get_mut(nth) {
                Some(before) => *before = mv,
                None => self.moves.push(mv),
            }
        }
    }

    /// What chance brought the last time when it had brought as much as in the first moves of the game, so many.
    pub(super) fn outcome_after(&self, made: usize) -> Option<Move> {
        self.moves.get(self.count(made)).copied()
    }

    /// How many of the first moves of the game chance brought.
    fn count(&self, made: usize) -> usize {
        made.checked_sub(1).map_or(0, |last| self.counts[last])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A game of dice and pieces, as far as chance is concerned.
    #[derive(Default)]
    struct GameSketch {
        made: Vec<Move>,
        chance: ChanceRecord,
    }

    impl GameSketch {
        fn play(&mut self, moves: &[Move]) {
            for &mv in moves {
                self.chance.record(self.made.len(), mv);
                self.made.push(mv);
            }
        }

        fn next(&self) -> Option<Move> {
            self.chance.outcome_after(self.made.len())
        }
    }

    const ROLLS: [Move; 3] = [Move::Chance(3), Move::Chance(6), Move::Chance(1)];
    const FIRST: Move = Move::Piece(0);
    const SECOND: Move = Move::Piece(1);

    #[test]
    fn chance_is_open_until_it_has_brought_something() {
        let mut game = GameSketch::default();
        assert_eq!(game.next(), None);
        game.play(&[ROLLS[0], FIRST]);
        assert_eq!(game.next(), None);
    }

    #[test]
    fn a_die_that_is_cast_again_falls_as_before() {
        let mut game = GameSketch::default();
        game.play(&[ROLLS[0], FIRST, ROLLS[1]]);
        game.made.truncate(2);
        assert_eq!(game.next(), Some(ROLLS[1]));
        game.made.clear();
        assert_eq!(game.next(), Some(ROLLS[0]));
    }

    #[test]
    fn another_move_before_the_cast_does_not_change_it() {
        for replaced in [FIRST, SECOND] {
            let mut game = GameSketch::default();
            game.play(&[ROLLS[0], FIRST, ROLLS[1], FIRST, ROLLS[2]]);
            game.made.truncate(1);
            game.play(&[replaced]);
            assert_eq!(game.next(), Some(ROLLS[1]), "after {replaced:?}");
            game.play(&[ROLLS[1], SECOND]);
            assert_eq!(game.next(), Some(ROLLS[2]), "after {replaced:?}");
        }
    }

    #[test]
    fn what_came_otherwise_after_all_comes_so_from_then_on() {
        let mut game = GameSketch::default();
        game.play(&[ROLLS[0], FIRST]);
        game.made.clear();
        game.play(&[ROLLS[2]]);
        game.made.clear();
        assert_eq!(game.next(), Some(ROLLS[2]));
    }
}
