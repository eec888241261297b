//! Games played from the first move to the last, with the board drawn after each move in `golden/`. The [`Transcript`] of a
//! game defines the wording of its moves and its drawing.
//!
//! The files are the tests: their moves are made again, and the drawings must match. To add a game, write its code and
//! lines such as `move 1: player 1 paints c`, and run the tests with `UPDATE_GOLDEN=1`, which draws all games anew;
//! then review the changes, which are those that a player would see. Against a countdown, `move 1 at 2.5 s:` gives the
//! time of a move; all others are made a second after the one before.

mod blockade;
mod drench;
mod grid;
mod in_a_row;
mod light_block;
mod link;
mod race;
mod transcript;

use std::fmt::Write;
use std::path::Path;
use tessella_games::GameCode;
use tessella_games::{Appearance, Effect, Move, Outcome, Piece, Position, Rules, Seat, Turn};
use tessella_session::{Player, Session};
use transcript::{Step, number, transcript, words};

/// Time per move in milliseconds, unless the file gives one.
const USUAL_PAUSE: u32 = 1000;

/// Move listed in a file.
struct Listed {
    /// Time in milliseconds.
    at: Option<u32>,
    seat: Seat,
    mv: Move,
}

/// Parses `move 1: player 1 paints c` or `move 1 at 2.5 s: player 1 paints c`, ignoring anything after it.
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
        mv: transcript(position).read(&words(what))?,
    })
}

/// Formats a time in seconds.
fn seconds(time: u32) -> String {
    format!("{:.1} s", f64::from(time) / 1000.0)
}

/// Applies effects to the appearance before a move, and compares the result with the position after it.
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

/// Plays the code and moves of a file, and returns the expected contents of the file.
fn describe(file: &str) -> (String, Option<Outcome>) {
    let code = file.lines().next().expect("a code in the first line");
    let code: GameCode = code.parse().expect("a code in the first line");
    let players = vec![Player::Human; code.setup.seats().into()];
    let mut session = Session::new(code, players).expect("a game that can be set up");
    let beginning = transcript(session.position()).draw_start();
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
        let parts = [
            transcript(&before).describe(&step),
            transcript(after).describe_state(),
            left,
        ];
        let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
        writeln!(
            text,
            "\nmove {number}{when}: player {} {}\n{}",
            step.seat.0 + 1,
            parts.join(", "),
            transcript(&before).draw_move(&step).trim_end_matches('\n'),
        )
        .expect("room in memory");
    }
    let end = match (session.position().outcome(), session.position().to_move()) {
        (Some(Outcome::Won(seat)), Turn::Nobody) => format!("player {} wins", seat.0 + 1),
        (Some(Outcome::Lost), Turn::Nobody) => "lost".to_owned(),
        (Some(Outcome::Draw), Turn::Nobody) => "a draw".to_owned(),
        (_, turn) => format!("not over: {turn:?} is to move"),
    };
    let parts = [end, transcript(session.position()).describe_state()];
    let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    writeln!(text, "\nend: {}", parts.join(", ")).expect("room in memory");
    (text, session.position().outcome())
}

/// Compares a file with the game that its moves make, or rewrites it if `UPDATE_GOLDEN` is set.
fn replay(name: &str, outcome: Outcome) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/golden")
        .join(name);
    let file = std::fs::read_to_string(&path)
        .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let (text, end) = describe(&file);
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
    fn drench_alone_is_won_within_limit() {
        replay("alone_won.txt", Outcome::Won(Seat::FIRST));
    }

    #[test]
    fn drench_alone_is_won_with_last_move() {
        replay(
            "alone_won_with_the_last_move.txt",
            Outcome::Won(Seat::FIRST),
        );
    }

    #[test]
    fn drench_alone_is_lost_out_of_moves() {
        replay("alone_lost.txt", Outcome::Lost);
    }

    #[test]
    fn drench_duel_is_won_by_first() {
        replay("two_first_wins.txt", Outcome::Won(Seat::FIRST));
    }

    #[test]
    fn drench_duel_is_won_by_second_with_enclosed_tiles() {
        replay("two_second_wins.txt", Outcome::Won(Seat::SECOND));
    }

    #[test]
    fn drench_duel_is_drawn() {
        replay("two_draw.txt", Outcome::Draw);
    }

    #[test]
    fn drench_duel_ends_at_standstill() {
        replay("two_standstill.txt", Outcome::Won(Seat::FIRST));
    }
}

mod plays_of_link {
    use super::*;

    #[test]
    fn link_board_is_cleared() {
        replay("link_won.txt", Outcome::Won(Seat::FIRST));
    }

    #[test]
    fn link_tiles_fall_and_are_shuffled() {
        replay("link_down_shuffled.txt", Outcome::Won(Seat::FIRST));
    }

    #[test]
    fn link_lines_run_over_hexes() {
        replay("link_hex.txt", Outcome::Won(Seat::FIRST));
    }

    #[test]
    fn link_lines_run_over_column_hexes() {
        replay("link_hex_columns.txt", Outcome::Won(Seat::FIRST));
    }

    #[test]
    fn link_halves_slide_to_middle() {
        replay("link_middle.txt", Outcome::Won(Seat::FIRST));
    }

    #[test]
    fn link_game_is_lost_when_time_is_up() {
        replay("link_out_of_time.txt", Outcome::Lost);
    }
}

mod plays_of_light_block {
    use super::*;

    #[test]
    fn light_block_is_won() {
        replay("light_won.txt", Outcome::Won(Seat::FIRST));
    }

    #[test]
    fn light_block_is_lost_when_walker_is_stuck() {
        replay("light_stuck.txt", Outcome::Lost);
    }

    #[test]
    fn light_block_is_won_on_hexes() {
        replay("light_hex.txt", Outcome::Won(Seat::FIRST));
    }
}

mod plays_of_in_a_row {
    use super::*;

    #[test]
    fn in_a_row_tic_tac_toe_is_won() {
        replay("row_tictactoe_won.txt", Outcome::Won(Seat::FIRST));
    }

    #[test]
    fn in_a_row_full_board_is_draw() {
        replay("row_tie.txt", Outcome::Draw);
    }

    #[test]
    fn in_a_row_stones_of_three_players_fall() {
        replay("row_falls_three_seats.txt", Outcome::Won(Seat(2)));
    }

    #[test]
    fn in_a_row_stones_fall_down_hex_columns() {
        replay("row_falls_hex.txt", Outcome::Won(Seat::FIRST));
    }

    #[test]
    fn in_a_row_line_crosses_cube_layers() {
        replay("row_cube.txt", Outcome::Won(Seat::SECOND));
    }
}

mod plays_of_race {
    use super::*;

    #[test]
    fn race_over_ladders_and_snakes_to_exact_end() {
        replay("race_snakes.txt", Outcome::Won(Seat::FIRST));
    }

    #[test]
    fn race_piece_past_the_end_finishes() {
        replay("race_past_the_end.txt", Outcome::Won(Seat::SECOND));
    }

    #[test]
    fn race_around_forked_ring_with_fours_that_go_back() {
        replay("race_forked_ring.txt", Outcome::Won(Seat::FIRST));
    }

    #[test]
    fn race_around_ring_to_home() {
        replay("race_ring_capture.txt", Outcome::Won(Seat::FIRST));
    }
}

mod plays_of_blockade {
    use super::*;

    #[test]
    fn blockade_on_squares_is_won() {
        replay("blockade_squares.txt", Outcome::Won(Seat::SECOND));
    }

    #[test]
    fn blockade_on_hexes_with_hills_is_won() {
        replay("blockade_hex_hills.txt", Outcome::Won(Seat::FIRST));
    }

    #[test]
    fn blockade_of_three_players_is_won() {
        replay("blockade_three_seats.txt", Outcome::Won(Seat::FIRST));
    }
}
