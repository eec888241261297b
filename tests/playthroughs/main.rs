//! Games played from the first move to the last, drawn after each one in `golden/`. How the moves of a game are worded
//! and its board is drawn is told where its [`Teller`] is.
//!
//! The files are the tests: the moves in them are made again, and what is drawn then must be what is in the file. To
//! add a game, write its code and lines such as `move 1: player 1 paints c`, and run the tests with `UPDATE_GOLDEN=1`,
//! which draws all games anew; then look at what has changed, for that is what a player would see. Against a countdown,
//! `move 1 at 2.5 s:` says when a move is made; all others are made a second after the one before.

mod drench;
mod grid;
mod in_a_row;
mod light_block;
mod link;
mod race;
mod teller;

use std::fmt::Write;
use std::path::Path;
use teller::{Step, number, teller, words};
use tessella::games::{Appearance, Effect, Move, Outcome, Piece, Position, Rules, Seat, Turn};
use tessella::session::{GameCode, Player, Session};

/// How long each move takes where the file does not say when it is made, in milliseconds.
const USUAL_PAUSE: u32 = 1000;

/// A move as a file has it.
struct Listed {
    /// When it is made, in milliseconds.
    at: Option<u32>,
    seat: Seat,
    mv: Move,
}

/// Reads `move 1: player 1 paints c` or `move 1 at 2.5 s: player 1 paints c`, and whatever may follow.
fn listed(line: &str, position: &Position) -> Option<Listed> {
    let (head, what) = line.split_once(": player ")?;
    let (player, what) = what.split_once(' ')?;
    let at = match words(head)[..] {
        ["move", _] => None,
        ["move", _, "at", time, "s"] => Some((time.parse::<f64>().ok()? * 1000.0).round() as u32),
        _ => return None,
    };
    Some(Listed {
        at,
        seat: Seat(number(player)?),
        mv: teller(position).read(&words(what))?,
    })
}

/// A time in seconds.
fn seconds(time: u32) -> String {
    format!("{:.1} s", f64::from(time) / 1000.0)
}

/// Does to what was seen before a move what the effects say, and compares that with what is to be seen after it.
fn check_effects(before: &Position, effects: &[Effect], after: &Position) {
    let seen = |position: &Position| -> (Vec<Appearance>, Vec<Piece>) {
        let cells = position.board().cells();
        let appearances = cells.map(|cell| position.appearance(cell)).collect();
        (appearances, position.pieces())
    };
    let (mut appearances, mut pieces) = seen(before);
    for effect in effects {
        match effect {
            Effect::CellChanged {
                cell, appearance, ..
            } => appearances[cell.index()] = *appearance,
            Effect::PieceMoved {
                seat, number, path, ..
            } => {
                let is_it = |piece: &&mut Piece| (piece.seat, piece.number) == (*seat, *number);
                let piece = pieces.iter_mut().find(is_it).expect("a piece that walks");
                piece.at = path.last().copied();
            }
            Effect::PairLine(_) | Effect::TileMoved { .. } | Effect::DieRolled(_) => {}
        }
    }
    assert_eq!((appearances, pieces), seen(after), "after {effects:?}");
}

/// Plays the code and the moves of a file, and tells the game as the file should have it.
fn told(file: &str) -> (String, Option<Outcome>) {
    let code = file.lines().next().expect("a code in the first line");
    let code: GameCode = code.parse().expect("a code in the first line");
    let players = vec![Player::Human; code.setup.seats().into()];
    let mut session = Session::new(code, players).expect("a game that can be set up");
    let beginning = teller(session.position()).introduced();
    let mut text = format!("{}\n{beginning}", session.code());
    let lines = file.lines().filter(|line| line.starts_with("move "));
    for (number, line) in (1u32..).zip(lines) {
        let before = session.position().clone();
        let Listed { at, seat, mv } =
            listed(line, &before).unwrap_or_else(|| panic!("what move is this: {line}"));
        let since = session.elapsed();
        session.advance_clock(at.map_or(USUAL_PAUSE, |at| at.saturating_sub(since)));
        let effects = session
            .play(seat, mv)
            .unwrap_or_else(|error| panic!("move {number}: {error}"));
        let after = session.position();
        check_effects(&before, &effects, after);
        let step = Step {
            seat,
            mv,
            effects: &effects,
            after,
        };
        let (mut when, mut left) = (String::new(), String::new());
        if let Some(time) = session.time_left() {
            when = format!(" at {}", seconds(session.elapsed()));
            left = format!("{} left", seconds(time));
        }
        let parts = [teller(&before).told(&step), teller(after).standing(), left];
        let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
        writeln!(
            text,
            "\nmove {number}{when}: player {} {}\n{}",
            step.seat.0 + 1,
            parts.join(", "),
            teller(&before).pictured(&step).trim_end_matches('\n'),
        )
        .expect("room in memory");
    }
    let end = match (session.position().outcome(), session.position().to_move()) {
        (Some(Outcome::Won(seat)), Turn::Nobody) => format!("player {} wins", seat.0 + 1),
        (Some(Outcome::Lost), Turn::Nobody) => "lost".to_owned(),
        (Some(Outcome::Draw), Turn::Nobody) => "a draw".to_owned(),
        (_, turn) => format!("not over: {turn:?} is to move"),
    };
    let parts = [end, teller(session.position()).standing()];
    let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    writeln!(text, "\nend: {}", parts.join(", ")).expect("room in memory");
    (text, session.position().outcome())
}

/// Compares the game in a file with the one that its moves make, or writes it there if `UPDATE_GOLDEN` is set.
fn replay(name: &str, outcome: Outcome) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/golden")
        .join(name);
    let file = std::fs::read_to_string(&path)
        .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let (text, end) = told(&file);
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(&path, &text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    } else if text != file {
        let same = text
            .lines()
            .zip(file.lines())
            .take_while(|(now, then)| now == then)
            .count();
        let line = |text: &str| text.lines().nth(same).unwrap_or("(the end)").to_owned();
        panic!(
            "tests/golden/{name}, line {}: the file has\n{}\nand the game has\n{}\nThe whole game:\n{text}",
            same + 1,
            line(&file),
            line(&text),
        );
    }
    assert_eq!(end, Some(outcome), "how {name} ends");
}

mod plays_of_drench {
    use super::*;

    #[test]
    fn alone_and_won_within_the_limit() {
        replay("alone_won.txt", Outcome::Won(Seat::FIRST));
    }

    #[test]
    fn alone_and_won_with_the_last_move() {
        replay(
            "alone_won_with_the_last_move.txt",
            Outcome::Won(Seat::FIRST),
        );
    }

    #[test]
    fn alone_and_lost_for_want_of_moves() {
        replay("alone_lost.txt", Outcome::Lost);
    }

    #[test]
    fn two_players_of_whom_the_first_wins() {
        replay("two_first_wins.txt", Outcome::Won(Seat::FIRST));
    }

    #[test]
    fn two_players_of_whom_the_second_wins_by_tiles_shut_in() {
        replay("two_second_wins.txt", Outcome::Won(Seat::SECOND));
    }

    #[test]
    fn two_players_who_share_the_board() {
        replay("two_draw.txt", Outcome::Draw);
    }

    #[test]
    fn two_players_at_a_standstill() {
        replay("two_standstill.txt", Outcome::Won(Seat::FIRST));
    }
}

mod plays_of_link {
    use super::*;

    #[test]
    fn all_tiles_go() {
        replay("link_won.txt", Outcome::Won(Seat::FIRST));
    }

    #[test]
    fn tiles_fall_and_are_shuffled_when_none_can_go() {
        replay("link_down_shuffled.txt", Outcome::Won(Seat::FIRST));
    }

    #[test]
    fn lines_run_over_hexes() {
        replay("link_hex.txt", Outcome::Won(Seat::FIRST));
    }

    #[test]
    fn lines_run_over_hexes_that_stand_in_columns() {
        replay("link_hex_columns.txt", Outcome::Won(Seat::FIRST));
    }

    #[test]
    fn both_halves_slide_to_the_middle() {
        replay("link_middle.txt", Outcome::Won(Seat::FIRST));
    }

    #[test]
    fn the_time_is_up() {
        replay("link_out_of_time.txt", Outcome::Lost);
    }
}

mod plays_of_light_block {
    use super::*;

    #[test]
    fn every_tile_is_lit() {
        replay("light_won.txt", Outcome::Won(Seat::FIRST));
    }

    #[test]
    fn the_walker_is_stuck() {
        replay("light_stuck.txt", Outcome::Lost);
    }

    #[test]
    fn the_walker_goes_over_hexes() {
        replay("light_hex.txt", Outcome::Won(Seat::FIRST));
    }
}

mod plays_of_in_a_row {
    use super::*;

    #[test]
    fn tic_tac_toe_is_won() {
        replay("row_tictactoe_won.txt", Outcome::Won(Seat::FIRST));
    }

    #[test]
    fn a_full_board_is_a_draw() {
        replay("row_tie.txt", Outcome::Draw);
    }

    #[test]
    fn stones_of_three_players_fall() {
        replay("row_falls_three_seats.txt", Outcome::Won(Seat(2)));
    }

    #[test]
    fn stones_fall_down_columns_of_hexes() {
        replay("row_falls_hex.txt", Outcome::Won(Seat::FIRST));
    }

    #[test]
    fn a_row_leads_through_the_layers_of_a_cube() {
        replay("row_cube.txt", Outcome::Won(Seat::SECOND));
    }
}

mod plays_of_race {
    use super::*;

    #[test]
    fn up_ladders_and_down_snakes_to_the_exact_end() {
        replay("race_snakes.txt", Outcome::Won(Seat::FIRST));
    }

    #[test]
    fn whoever_would_go_past_the_end_is_there() {
        replay("race_past_the_end.txt", Outcome::Won(Seat::SECOND));
    }

    #[test]
    fn around_a_ring_and_home() {
        replay("race_ring_capture.txt", Outcome::Won(Seat::FIRST));
    }
}
