//! Recorded chance outcomes. They outlive undone moves, so that undo cannot be used to roll the die again.

use tessella_games::Move;

/// All chance outcomes of a game in order. Those of undone moves stay, even if other moves replace them: the third roll
/// of a game has the same result whatever is played before it.
#[derive(Clone, Debug, Default)]
pub(super) struct ChanceRecord {
    moves: Vec<Move>,
    /// Number of chance outcomes up to and including each move.
    counts: Vec<usize>,
}

impl ChanceRecord {
    /// Records the outcome of a chance move made after `made` moves; ignores other moves.
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

    /// Returns the recorded outcome of the next chance move after `made` moves.
    pub(super) fn outcome_after(&self, made: usize) -> Option<Move> {
        self.moves.get(self.count(made)).copied()
    }

    /// Returns the number of chance outcomes among the first `made` moves.
    fn count(&self, made: usize) -> usize {
        made.checked_sub(1).map_or(0, |last| self.counts[last])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Moves of a game with dice and pieces, without rules.
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
    fn chance_is_free_until_first_roll() {
        let mut game = GameSketch::default();
        assert_eq!(game.next(), None);
        game.play(&[ROLLS[0], FIRST]);
        assert_eq!(game.next(), None);
    }

    #[test]
    fn roll_after_undo_repeats_recorded_outcome() {
        let mut game = GameSketch::default();
        game.play(&[ROLLS[0], FIRST, ROLLS[1]]);
        game.made.truncate(2);
        assert_eq!(game.next(), Some(ROLLS[1]));
        game.made.clear();
        assert_eq!(game.next(), Some(ROLLS[0]));
    }

    #[test]
    fn other_move_before_roll_does_not_change_it() {
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
    fn replaced_roll_is_repeated_from_then_on() {
        let mut game = GameSketch::default();
        game.play(&[ROLLS[0], FIRST]);
        game.made.clear();
        game.play(&[ROLLS[2]]);
        game.made.clear();
        assert_eq!(game.next(), Some(ROLLS[2]));
    }
}
