//! Boards of Drench with more colours than are drawn are solved and generated, and refused everywhere else.

use crate::console::{file, run, run_json};
use tessella_games::GameCode;
use tessella_games::{Position, Rules};
use tessella_workshop::Exit;

/// Returns a square with this number of colours, all of which occur.
fn square(side: usize, colours: usize) -> String {
    let sign = |at: usize| char::from(b'a' + (at * at / 3 + at * 5) as u8 % colours as u8);
    let all = (0..colours).map(|colour| char::from(b'a' + colour as u8));
    all.chain((colours..side * side).map(sign)).collect()
}

#[test]
fn solve_takes_sixteen_colours() {
    for (side, colours) in [(14, 8), (14, 12), (6, 16)] {
        let boards = file(&format!("colours-{colours}.txt"), square(side, colours));
        let (output, found) = run_json(&["solve", &boards, "--budget", "3000"]);
        assert!(output.exit.is_ok(), "{output:?}");
        assert_eq!(found[0]["result"], "solved", "{output:?}");
        let moves = found[0]["moves"].as_str().expect("moves");
        let last = char::from(b'a' + colours as u8 - 1);
        assert!(moves.contains(last), "{moves}");
    }
    let boards = file("colours-17.txt", square(6, 17));
    let output = run(&["solve", &boards]);
    assert_eq!(output.exit, Ok(Exit::InvalidInput));
    let error = "expected at most 16 colours, and there are 17\n";
    assert!(output.err.ends_with(error), "{output:?}");
}

#[test]
fn generated_codes_of_many_colours_are_solved_again() {
    for game in [
        "drench:14x14,c8",
        "drench:14x14,c12",
        "drench:7x7,c16",
        "drench:hex6x6,c11",
    ] {
        let line = [
            "generate", game, "--seed", "1", "--count", "2", "--budget", "3000",
        ];
        let (output, made) = run_json(&line);
        assert_eq!(output.exit, Ok(Exit::Success), "{output:?}");
        assert_eq!(made.len(), 2, "{output:?}");
        for board in made {
            let code = board["code"].as_str().expect("a code");
            let (output, found) = run_json(&["solve", code, "--budget", "3000"]);
            assert_eq!(found[0]["result"], "solved", "{output:?}");
            assert_eq!(found[0]["length"], board["length"], "{code}");
        }
    }
}

#[test]
fn cells_of_many_colours_are_spelt_out() {
    let code = format!("drench:6x6,c16,m40={}", square(6, 16));
    let read = GameCode::parse_for_solver(&code).expect("a code");
    assert_eq!(read.to_string().replace('/', ""), code);
    let position = Position::for_solver(&read.setup, &read.start).expect("a board");
    assert_eq!(position.legal_moves().len(), 15);
    let (output, found) = run_json(&["solve", &code]);
    assert_eq!(output.exit, Ok(Exit::Success), "{output:?}");
    assert_eq!(found[0]["optimal"], true, "{output:?}");
}

#[test]
fn codes_of_more_colours_than_are_drawn_are_refused_where_boards_are_played() {
    let code = "drench:14x14,c12#1";
    let expected = "game code, column 14 (\"c12\"): expected 3 to 10 colours, such as c6";
    let error = code
        .parse::<GameCode>()
        .expect_err("a window cannot draw it");
    assert_eq!(error.to_string(), expected);
    let read = GameCode::parse_for_solver(code).expect("a code");
    let error = Position::new(&read.setup, &read.start).expect_err("no game");
    assert_eq!(error.to_string(), "choose 3 to 10 colours");
    assert!(read.setup.check().is_err());
    let refused = |line: &[&str]| match run(line) {
        output if output.exit == Ok(Exit::InvalidInput) => output.err,
        output => output.exit.expect_err("an error"),
    };
    for line in [
        &["arena", "drench:14x14,c12,s2", "easy", "hard"][..],
        &["pack", "--title", "T", "drench:14x14,c12"],
    ] {
        assert!(
            refused(line).contains("expected 3 to 10 colours"),
            "{line:?}"
        );
    }
    let path = file("colours.pdf", "");
    let error = refused(&["print", code, "--output", &path]);
    assert!(error.contains("choose 3 to 10 colours"), "{error}");
    let boards = file("colours-print.txt", square(14, 12));
    let error = refused(&["print", &boards, "--output", &path]);
    assert!(
        error.contains("expected at most 10 colours to print, not 12"),
        "{error}"
    );
}

#[test]
fn numbers_of_colours_are_refused_with_what_was_expected() {
    for (game, expected) in [
        (
            "drench:14x14,c17",
            "column 14 (\"c17\"): expected 3 to 16 colours, such as c6",
        ),
        (
            "drench:14x14,c12,s2",
            "column 14 (\"c12\"): expected 3 to 10 colours for two players",
        ),
        (
            "drench:14x14,s2,c12",
            "column 17 (\"c12\"): expected 3 to 10 colours for two players",
        ),
    ] {
        let error = run(&["generate", game]).exit.expect_err("too many colours");
        assert_eq!(error, format!("game code, {expected}"), "{game}");
    }
}
