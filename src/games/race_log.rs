//! The log of a race in words: who rolled what, and what came of it.

use crate::core::palette::Paints;
use crate::games::game_ui::MadeMove;
use crate::games::seats::{SeatTitle, seat_name, seat_title};
use tessella_boards::{CellId, Stretch};
use tessella_games::race::{Race, Variant};
use tessella_games::{Effect, Move, Rules, Seat, Turn};
use tessella_language::{Language, tr};
use tessella_session::Session;

/// Returns a move that was made as a line of the log, in the position after it; `None` for moves without a roll.
pub(super) fn line(
    race: &Race,
    game: &Session,
    made: &MadeMove<'_>,
    paints: &Paints,
    language: Language,
) -> Option<String> {
    let is_roll = matches!(made.mv, Move::Chance(_));
    let is_choice = matches!(made.mv, Move::Piece(_) | Move::PieceByBranch(_));
    let (_, pips) = race.last_roll().filter(|_| is_roll || is_choice)?;
    let rolled = rolled(game, made.seat, pips, paints, language);
    Some(match event(race, pips, made) {
        Event::Moved => rolled,
        Event::Stayed => tr!(language, "race-log-stays", rolled),
        Event::Entered => tr!(language, "race-log-enters", rolled),
        Event::Climbed(tile) => tr!(language, "race-log-ladder", rolled, tile),
        Event::SlidDown(tile) => tr!(language, "race-log-snake", rolled, tile),
        Event::CameHome => tr!(language, "race-log-home", rolled),
        Event::Finished => tr!(language, "race-log-end", rolled),
        Event::Captured(seat) => match seat_title(game, seat) {
            SeatTitle::You => tr!(language, "race-log-captured-you", rolled),
            SeatTitle::Computer(_) => tr!(language, "race-log-captured-computer", rolled),
            _ => {
                let player = seat_name(game, seat, paints, language);
                tr!(language, "race-log-captured", rolled, player)
            }
        },
    })
}

/// Returns who rolled what.
fn rolled(game: &Session, seat: Seat, pips: u8, paints: &Paints, language: Language) -> String {
    match seat_title(game, seat) {
        SeatTitle::You => tr!(language, "race-rolled-you", pips),
        SeatTitle::Computer(_) => tr!(language, "race-rolled-computer", pips),
        _ => {
            let player = seat_name(game, seat, paints, language);
            tr!(language, "race-rolled", player, pips)
        }
    }
}

/// What came of a roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Event {
    /// A piece moved, or can be moved.
    Moved,
    /// No piece can move.
    Stayed,
    /// A piece entered the ring.
    Entered,
    /// The piece climbed a ladder to the tile of this number.
    Climbed(u32),
    /// The piece slid down a snake to the tile of this number.
    SlidDown(u32),
    /// A piece of this seat was sent back.
    Captured(Seat),
    /// A piece has gone home.
    CameHome,
    /// The piece has reached the end.
    Finished,
}

/// Returns what came of a roll or of the choice after it.
fn event(race: &Race, pips: u8, made: &MadeMove<'_>) -> Event {
    let moves: Vec<(Seat, &[CellId], bool)> = made
        .effects
        .iter()
        .filter_map(|effect| match effect {
            Effect::PieceMoved {
                seat,
                path,
                carried,
                ..
            } => Some((*seat, &path[..], *carried)),
            _ => None,
        })
        .collect();
    if let Some(&(captured, ..)) = moves.iter().find(|(seat, ..)| *seat != made.seat) {
        return Event::Captured(captured);
    }
    match moves[..] {
        [_, (_, &[from, to], true)] if from < to => Event::Climbed(to.0 + 1),
        [_, (_, &[_, to], true)] => Event::SlidDown(to.0 + 1),
        [(_, path, _), ..] => moved(race, made.seat, pips, path),
        [] if race.to_move() == Turn::Player(made.seat) => Event::Moved,
        [] => Event::Stayed,
    }
}

/// Returns what a piece did on its way.
fn moved(race: &Race, seat: Seat, pips: u8, path: &[CellId]) -> Event {
    if let Variant::SnakesAndLadders { .. } = race.setup().variant {
        return match race.outcome() {
            Some(_) => Event::Finished,
            None => Event::Moved,
        };
    }
    let course = race.board().course();
    let mut lane = course
        .into_iter()
        .flat_map(|course| course.cells_of(Stretch::Lane(seat.index())));
    let is_backward = race.setup().back_four && pips == 4;
    match lane.next() {
        // A six that enters a piece moves it by one cell.
        _ if pips == 6 && path.len() == 1 => Event::Entered,
        Some(first) if path.contains(&first) && !is_backward => Event::CameHome,
        _ => Event::Moved,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::theme::Theme;
    use tessella_games::{GameCode, Level, Position};
    use tessella_session::Player;

    /// Returns the lines of the log of a game with these moves.
    fn log(code: &str, players: Vec<Player>, moves: &[Move]) -> Vec<String> {
        let code: GameCode = code.parse().expect("a valid code");
        let mut game = Session::new(code, players).expect("a deal");
        let line = |&mv: &Move| {
            let seat = game.position().to_move().seat().expect("a turn");
            let effects = game.position().effects(seat, mv);
            game.play(seat, mv).expect("a legal move");
            let Position::Race(race) = game.position() else {
                panic!("not a race");
            };
            let made = MadeMove {
                seat,
                mv,
                effects: &effects,
            };
            let paints = &Theme::default().paints;
            line(race, &game, &made, paints, Language::English).expect("a roll")
        };
        moves.iter().map(line).collect()
    }

    #[test]
    fn log_tells_of_ladders_and_snakes() {
        let rolls = [3, 4, 5, 5].map(Move::Chance);
        let lines = log("race:track20,s2#15", vec![Player::Human; 2], &rolls);
        assert!(
            lines[0].starts_with("Player 1 rolled 3: up the ladder to "),
            "{lines:?}"
        );
        assert_eq!(lines[1], "Player 2 rolled 4");
        assert!(
            lines[2].starts_with("Player 1 rolled 5: up the ladder to "),
            "{lines:?}"
        );
        assert!(
            lines[3].starts_with("Player 2 rolled 5: down the snake to "),
            "{lines:?}"
        );
    }

    #[test]
    fn log_tells_of_pieces_that_enter_and_are_sent_back() {
        let players = vec![Player::Human, Player::Computer(Level::Easy)];
        // The person's piece stops on the start of the computer.
        let rolls = [6, 1, 1, 1, 6, 1, 1, 1, 2, 6].map(Move::Chance);
        let lines = log("race:ring16,s2,p1,once#1", players, &rolls);
        assert_eq!(lines[0], "You rolled 6: a piece enters");
        assert_eq!(lines[1], "The computer rolled 1: no piece can move");
        assert_eq!(lines[4], "You rolled 6");
        assert_eq!(
            lines[9],
            "The computer rolled 6 and sent you back to the yard"
        );
    }
}
