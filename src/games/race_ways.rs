//! The ways that a seat of a race can choose by a roll, and what the two ways at a fork save.

use tessella_boards::CellId;
use tessella_games::race::Race;
use tessella_games::{Effect, Move, Rules, Seat, Turn};
use tessella_language::{Language, tr};

/// The way of a piece in a move.
pub(super) struct Way {
    /// The move.
    mv: Move,
    /// Number of the piece.
    number: u8,
    /// Cell on which the piece stands; `None` if it waits.
    pub(super) from: Option<CellId>,
    /// Cells that it visits.
    pub(super) path: Vec<CellId>,
    /// How it differs from the other way of the piece, if there is one.
    pub(super) turn_off: Option<TurnOff>,
}

/// Where one of two ways leaves the other, and what it saves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TurnOff {
    /// Index of its first cell that is not on the other way.
    pub(super) step: usize,
    /// Number of steps that the piece then has less to go than by the other way; negative if it has more. The snake or the ladder
    /// at the end of a way counts.
    pub(super) saves: i32,
}

impl Way {
    /// Returns its first cell that is not on the other way of the piece, if there is one.
    pub(super) fn own_cell(&self) -> Option<CellId> {
        let step = self.turn_off?.step;
        self.path.get(step).copied()
    }
}

impl TurnOff {
    /// Returns the change in steps to go, with its sign; `None` if both ways are equally long.
    pub(super) fn label(self) -> Option<String> {
        match self.saves {
            0 => None,
            saves if saves > 0 => Some(format!("\u{2212}{saves}")),
            saves => Some(format!("+{}", -saves)),
        }
    }
}

/// Returns the ways of the pieces in all moves that the seat to move can choose.
pub(super) fn ways(race: &Race) -> Vec<Way> {
    let Turn::Player(seat) = race.to_move() else {
        return Vec::new();
    };
    let moves = race.legal_moves().into_iter();
    let mut ways: Vec<Way> = moves.filter_map(|mv| way(race, seat, mv)).collect();
    let turn_offs: Vec<_> = (0..ways.len())
        .map(|at| turn_off(race, &ways, at))
        .collect();
    for (way, turn_off) in ways.iter_mut().zip(turn_offs) {
        way.turn_off = turn_off;
    }
    ways
}

fn way(race: &Race, seat: Seat, mv: Move) -> Option<Way> {
    let effects = race.effects(seat, mv).into_iter();
    let mut own = effects.filter_map(|effect| match effect {
        Effect::PieceMoved {
            seat: of,
            number,
            path,
            ..
        } if of == seat => Some((number, path)),
        _ => None,
    });
    let (number, path) = own.next()?;
    let pieces = race.pieces();
    let piece = pieces
        .iter()
        .find(|piece| (piece.seat, piece.number) == (seat, number))?;
    Some(Way {
        mv,
        number,
        from: piece.at,
        path,
        turn_off: None,
    })
}

/// Returns how a way differs from the other one of the same piece.
fn turn_off(race: &Race, ways: &[Way], at: usize) -> Option<TurnOff> {
    let way = &ways[at];
    let mut others = ways.iter().filter(|other| other.number == way.number);
    let other = others.find(|other| other.mv != way.mv)?;
    let step = way
        .path
        .iter()
        .zip(&other.path)
        .position(|(own, of_other)| own != of_other)?;
    let [own, of_other] = [way.mv, other.mv].map(|mv| race.to_go_after(mv).unwrap_or_default());
    Some(TurnOff {
        step,
        saves: i32::from(of_other) - i32::from(own),
    })
}

/// Returns what the seat to move has to choose, with what is saved if only one piece can move.
pub(super) fn prompt(race: &Race, language: Language) -> Option<String> {
    let ways = ways(race);
    let first = ways.first()?;
    if ways.iter().any(|way| way.number != first.number) {
        return Some(tr!(language, "race-choose-piece").to_owned());
    }
    let saves = first.turn_off.map_or(0, |turn_off| turn_off.saves);
    let is_long = matches!(first.mv, Move::PieceByBranch(_));
    let steps = saves.abs();
    Some(match saves {
        0 => tr!(language, "race-choose-way").to_owned(),
        _ if is_long == (saves > 0) => tr!(language, "race-choose-way-long", steps),
        _ => tr!(language, "race-choose-way-short", steps),
    })
}

/// Returns what each way saves or costs, at the cell where it ends.
pub(super) fn notes(race: &Race, language: Language) -> Vec<(CellId, String)> {
    let note = |way: Way| {
        let words = match way.turn_off?.saves {
            0 => return None,
            steps if steps > 0 => tr!(language, "race-way-saves", steps),
            steps => tr!(language, "race-way-costs", steps = -steps),
        };
        Some((race.destination(way.mv)?, words))
    };
    ways(race).into_iter().filter_map(note).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use tessella_games::{GameCode, Position};
    use tessella_session::{Player, Session};

    /// Returns a race after rolls that leave a choice at last.
    fn rolled(code: &str, rolls: &[u32]) -> Race {
        let code: GameCode = code.parse().expect("a valid code");
        let mut game = Session::new(code, vec![Player::Human; 2]).expect("a deal");
        for &pips in rolls {
            let seat = game.position().to_move().seat().expect("a turn");
            game.play(seat, Move::Chance(pips)).expect("a legal roll");
        }
        let Position::Race(race) = game.position() else {
            panic!("not a race");
        };
        race.clone()
    }

    #[test]
    fn ways_at_a_fork_part_after_it_and_tell_what_they_save() {
        // The piece is on cell 3, and the fork is at cell 4.
        let race = rolled(
            "race:ring32,s2,p1,fork,once#1",
            &[6, 1, 1, 1, 3, 1, 1, 1, 3],
        );
        let ways = ways(&race);
        let [short, long] = &ways[..] else {
            panic!("{} ways", ways.len());
        };
        let turn_offs = [short, long].map(|way| way.turn_off.expect("another way"));
        assert_eq!(turn_offs.map(|turn_off| turn_off.step), [1, 1]);
        assert_eq!(turn_offs.map(|turn_off| turn_off.saves), [4, -4]);
        assert_eq!(
            turn_offs.map(TurnOff::label),
            ["\u{2212}4", "+4"].map(|label| Some(label.to_owned()))
        );
        assert_eq!(short.path[0], long.path[0]);
        assert_ne!(short.path[1], long.path[1]);
        assert_eq!(
            prompt(&race, Language::English).as_deref(),
            Some("Choose a way: the short one saves 4 steps")
        );
        let ends = [short, long].map(|way| race.destination(way.mv).expect("an end"));
        let notes = notes(&race, Language::English);
        let words = ["this way saves 4 steps", "this way takes 4 more steps"];
        assert!(
            notes
                .iter()
                .map(|(cell, words)| (*cell, words.as_str()))
                .eq(ends.into_iter().zip(words))
        );
    }

    #[test]
    fn pieces_without_another_way_have_no_turn_off() {
        let race = rolled("race:ring32,s2,p2,once#1", &[6, 1, 1, 1, 2, 1, 1, 1, 6]);
        let ways = ways(&race);
        assert_eq!(ways.len(), 2);
        assert!(ways.iter().all(|way| way.turn_off.is_none()));
        assert_eq!(
            prompt(&race, Language::English).as_deref(),
            Some("Choose a piece")
        );
        assert!(notes(&race, Language::English).is_empty());
    }
}
