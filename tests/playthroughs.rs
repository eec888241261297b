//! Games played from the first move to the last, drawn after each one in `golden/`. A tile is a letter, and those that
//! a player holds are capital.
//!
//! The files are the tests: the moves in them are made again, and what is drawn then must be what is in the file. To
//! add a game, write its code and lines such as `move 1: player 1 paints c`, and run the tests with `UPDATE_GOLDEN=1`,
//! which draws all games anew; then look at what has changed, for that is what a player would see.

use std::fmt::Write;
use std::path::Path;
use tessella::boards::Shape;
use tessella::games::{Colour, Effect, Move, Outcome, Position, Rules, Seat, Turn};
use tessella::session::{Player, Session};

/// A move as a file has it.
struct Listed {
    seat: Seat,
    colour: Colour,
}

/// Reads `move 1: player 1 paints c` and whatever may follow; `None` for other lines.
fn listed(line: &str) -> Option<Listed> {
    let (_, what) = line.strip_prefix("move ")?.split_once(": player ")?;
    let (player, colour) = what.split_once(" paints ")?;
    let player: u8 = player.parse().ok()?;
    Some(Listed {
        seat: Seat(player.checked_sub(1)?),
        colour: Colour(colour.bytes().next()?.checked_sub(b'a')?),
    })
}

fn letter(colour: Colour) -> char {
    char::from(b'a' + colour.0)
}

/// The board, a line for each row.
fn drawn(position: &Position) -> String {
    let Position::Drench(game) = position;
    let tiles = game.board().cells().map(|cell| {
        let tile = letter(game.flood().shown(cell));
        match game.flood().holder(cell) {
            Some(_) => tile.to_ascii_uppercase(),
            None => tile,
        }
    });
    let tiles: Vec<char> = tiles.collect();
    let Shape::Square(square) = game.board().shape() else {
        panic!("the listed games are on squares");
    };
    let rows = tiles.chunks(square.width.into());
    rows.map(|row| format!("    {}\n", row.iter().collect::<String>()))
        .collect()
}

/// The scores of all seats, "12 to 8".
fn scores(position: &Position) -> String {
    let Position::Drench(game) = position;
    let scores: Vec<String> = game
        .seats()
        .map(|seat| game.score(seat).to_string())
        .collect();
    scores.join(" to ")
}

/// Plays the code and the moves of a file, and tells the game as the file should have it.
fn told(file: &str) -> (String, Option<Outcome>) {
    let code = file.lines().next().expect("a code in the first line");
    let code: tessella::session::GameCode = code.parse().expect("a code in the first line");
    let players = vec![Player::Human; code.setup.seats().into()];
    let mut session = Session::new(code, players).expect("a game that can be set up");
    let mut text = format!("{}\n{}", session.code(), drawn(session.position()));
    for (number, Listed { seat, colour }) in (1u32..).zip(file.lines().filter_map(listed)) {
        let effects = session
            .play(seat, Move::Paint(colour), 1000 * number)
            .unwrap_or_else(|error| panic!("move {number}: {error}"));
        let brought = effects
            .iter()
            .filter(|effect| matches!(effect, Effect::Taken { .. }))
            .count();
        writeln!(
            text,
            "\nmove {number}: player {} paints {}, +{brought}, {}\n{}",
            seat.0 + 1,
            letter(colour),
            scores(session.position()),
            drawn(session.position()).trim_end_matches('\n'),
        )
        .expect("room in memory");
    }
    let end = match (session.position().outcome(), session.position().to_move()) {
        (Some(Outcome::Won(seat)), Turn::Nobody) => format!("player {} wins", seat.0 + 1),
        (Some(Outcome::Lost), Turn::Nobody) => "lost".to_owned(),
        (Some(Outcome::Draw), Turn::Nobody) => "a draw".to_owned(),
        (_, turn) => format!("not over: {turn:?} is to move"),
    };
    writeln!(text, "\nend: {end}, {}", scores(session.position())).expect("room in memory");
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
