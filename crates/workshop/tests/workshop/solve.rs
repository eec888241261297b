//! `tessella solve`.

use crate::console::{file, run, run_json, run_with};
use tessella_games::GameCode;
use tessella_games::drench::Flood;
use tessella_games::{Colour, Outcome, Rules, Seat};
use tessella_session::{Player, Session};
use tessella_workshop::Exit;

/// A board of the "99 problems" with a known optimum.
const ROWS: &str = include_str!("../../../games/tests/data/flood-it/optimal/12_12_06_001");

/// Boards in one line each, with their optima.
fn lines(count: usize) -> String {
    let text = include_str!("../../../games/tests/data/flood-it/14x14x6-corner.txt");
    let lines: Vec<&str> = text.lines().take(count).collect();
    lines.join("\n")
}

#[test]
fn solve_prints_winning_solution_in_code_letters() {
    for code in [
        "drench:7x7,c4#3",
        "drench:hex6x6,c5#1",
        "drench:map20-3,c4#1",
    ] {
        let (output, found) = run_json(&["solve", code]);
        assert_eq!(output.exit, Ok(Exit::Success), "{output:?}");
        let [found] = found.as_slice() else {
            panic!("one line: {output:?}");
        };
        assert_eq!(found["result"], "solved");
        assert_eq!(found["optimal"], true);
        let code: GameCode = code.parse().expect("a code");
        let mut game = Session::new(code, vec![Player::Human]).expect("a game");
        let moves = found["moves"].as_str().expect("moves");
        let mut made = 0;
        for word in moves.split(' ') {
            let colour = Colour(word.as_bytes()[0] - b'a');
            game.play(Seat::FIRST, tessella_games::Move::Paint(colour))
                .expect("a legal move");
            made += 1;
        }
        assert_eq!(game.position().outcome(), Some(Outcome::Won(Seat::FIRST)));
        assert_eq!(found["length"], made);
    }
}

#[test]
fn solve_finds_known_optima_in_both_formats() {
    let rows = file("rows", ROWS);
    let in_lines = file("lines.txt", format!("# three of them\n\n{}\n", lines(3)));
    let (output, found) = run_json(&["solve", &rows, &in_lines, "--threads", "2"]);
    assert_eq!(output.exit, Ok(Exit::Success), "{output:?}");
    assert_eq!(found.len(), 4);
    assert_eq!(found[0]["board"], rows);
    for (at, found) in found.iter().enumerate() {
        assert_eq!(found["result"], "solved");
        assert_eq!(found["optimal"], true);
        assert_eq!(found["length"], found["known"], "board {at}");
        if at > 0 {
            let name = format!("{in_lines}:{}", at + 2);
            assert_eq!(found["board"], name);
        }
    }
    let people = run(&["solve", &rows]);
    assert!(
        people.out.contains("18 moves, optimal, as the file says"),
        "{people:?}"
    );
}

#[test]
fn solve_floods_grid_from_given_cell() {
    // Nine colours around the centre: each of eight is one move from there, more from the corner.
    let cross = file("cross.txt", "1111122222333334444455555");
    let length = |start: &str| {
        let (output, found) = run_json(&["solve", &cross, "--start", start]);
        assert_eq!(output.exit, Ok(Exit::Success), "{output:?}");
        let moves = found[0]["moves"].as_str().expect("moves").to_owned();
        let cells: Vec<u8> = "1111122222333334444455555"
            .bytes()
            .map(|sign| sign - b'1')
            .collect();
        let board = tessella_boards::Board::new(tessella_boards::Shape::Square(
            tessella_boards::Square::new(5, 5),
        ))
        .expect("a board");
        let at = match start {
            "corner" => 0,
            "centre" => 12,
            _ => 5,
        };
        let mut flood = Flood::new(board.graph(), &cells, &[tessella_boards::CellId(at)]);
        for sign in moves.bytes() {
            flood.recolour(board.graph(), Seat::FIRST, Colour(sign - b'1'));
        }
        assert_eq!(flood.size(Seat::FIRST), 25, "{moves} from {start}");
        found[0]["length"].as_u64().expect("a length")
    };
    assert_eq!(length("corner"), 4);
    assert_eq!(length("centre"), 4);
    assert_eq!(length("0.1"), 4);
    let beyond = run(&["solve", &cross, "--start", "5.0"]);
    assert_eq!(beyond.exit, Ok(Exit::InvalidInput));
    assert!(
        beyond.err.contains("column 5, row 0") && beyond.err.contains("5x5"),
        "{beyond:?}"
    );
    let strange = run(&["solve", &cross, "--start", "there"]);
    assert!(
        strange
            .exit
            .expect_err("no cell")
            .contains("corner, centre")
    );
}

#[test]
fn solve_reads_flood_ids() {
    let id = "5x5:0123401234012340123401234,9";
    let text = file("ids", format!("{id}\n5x5c6m5:{}a,9\n", "0".repeat(24)));
    let output = run(&["solve", id, &text]);
    assert_eq!(output.exit, Ok(Exit::InvalidInput));
    assert_eq!(output.out.lines().count(), 2, "{output:?}");
    assert!(
        output
            .out
            .lines()
            .all(|line| line.contains("4 moves, optimal")),
        "{output:?}"
    );
    assert!(output.err.contains(&format!("{text}:2:")), "{output:?}");
    assert!(output.err.contains("a colour from 0 to 9"), "{output:?}");
}

#[test]
fn solve_names_invalid_lines_and_continues() {
    let good = lines(1);
    let wrong = [
        ("123", "the cells of a square"),
        ("11112 1 2", "nothing after the number of moves"),
        ("1111 many", "the number of moves"),
        ("11-1", "a letter or a digit"),
        (
            "0123456789abcdefghijklmno",
            "at most 16 colours, and there are 25",
        ),
        ("drench:9x9,q#1", "game code, column 12"),
        ("chess:1", "the name of a game"),
    ];
    let mut text = format!("{good}\n");
    for (line, _) in wrong {
        text.push_str(line);
        text.push('\n');
    }
    text.push_str(&good);
    let several = file("several.txt", text);
    let output = run(&["solve", &several, "nowhere.txt", "drench:5x5,c3#"]);
    assert_eq!(output.exit, Ok(Exit::InvalidInput));
    assert_eq!(output.out.lines().count(), 2, "{output:?}");
    for ((_, expected), number) in wrong.iter().zip(2..) {
        let place = format!("{several}:{number}: ");
        let complaint = output.err.lines().find(|line| line.starts_with(&place));
        assert!(
            complaint.is_some_and(|line| line.contains(expected)),
            "line {number}: {output:?}"
        );
    }
    assert!(output.err.contains("nowhere.txt: "), "{output:?}");
    assert!(output.err.contains("a seed from 0"), "{output:?}");
}

#[test]
fn solve_names_invalid_rows() {
    for (text, line, expected) in [
        ("# none", 0, "expected a board"),
        ("", 0, "expected a board"),
        ("0 5 3\n", 1, "2 to 40 rows"),
        ("5 99 3\n", 1, "2 to 40 columns"),
        ("2 2 17\n", 1, "2 to 16 colours, not 17"),
        ("2 2 3\n1 2\n3", 3, "colour 4 of 4, and the file ends"),
        ("2 2 3\n1 2\n3 4\n2", 3, "a colour from 1 to 3, not 4"),
        ("2 2 3\n1 2\n3 x\n2", 3, "colour 4 of 4, not \"x\""),
        ("2 2 3\n1 2\n3 1\n", 3, "the number of moves"),
        (
            "2 2 3\n1 2\n3 1\n2 2",
            4,
            "nothing after the number of moves",
        ),
    ] {
        let name = file("wrong-rows", text);
        let output = run(&["solve", &name]);
        assert_eq!(output.exit, Ok(Exit::InvalidInput), "{text:?}");
        let place = match line {
            0 => format!("{name}: "),
            line => format!("{name}:{line}: "),
        };
        assert!(
            output.err.starts_with(&place) && output.err.contains(expected),
            "{text:?}: {output:?}"
        );
    }
    let bytes = file("no-text", [0xFF, 0xFE, 0x00]);
    let output = run(&["solve", &bytes]);
    assert_eq!(output.exit, Ok(Exit::InvalidInput));
    assert!(
        output.err.contains("expected a text in UTF-8"),
        "{output:?}"
    );
}

#[test]
fn solve_reads_standard_input() {
    let output = run_with(&["solve", "-"], &lines(1), false);
    assert_eq!(output.exit, Ok(Exit::Success));
    assert!(output.out.starts_with("standard input: "), "{output:?}");
}

#[test]
fn solve_refuses_input_beyond_maximum_size() {
    let output = run_with(&["solve", "-"], &"\n".repeat((64 << 20) + 1), false);
    assert_eq!(output.exit, Ok(Exit::InvalidInput));
    assert_eq!(
        output.err,
        "standard input: expected at most 64 MiB of boards\n"
    );
}

#[test]
fn solve_reports_exceeded_budget() {
    let (output, found) = run_json(&["solve", "drench:15x15,c6#1", "--budget", "1"]);
    assert_eq!(output.exit, Ok(Exit::Failed), "{output:?}");
    assert_eq!(found[0]["result"], "unknown");
    let (output, found) = run_json(&["solve", "drench:15x15,c6#1", "--quick"]);
    assert_eq!(output.exit, Ok(Exit::Success), "{output:?}");
    assert_eq!(found[0]["result"], "solved");
    for wrong in ["0", "-3", "5h", "ms", "1.5s", ""] {
        let output = run(&["solve", "drench:5x5,c3#1", "--budget", wrong]);
        let error = output.exit.expect_err("no budget");
        assert!(error.contains("a time such as"), "{wrong}: {error}");
    }
    let stopped = run_with(&["solve", "drench:15x15,c6#1"], "", true);
    assert_eq!(stopped.exit, Ok(Exit::Failed), "{stopped:?}");
}

#[test]
fn solve_handles_every_game() {
    for (code, result) in [
        ("link:6x4,f8,untimed#3", "solved"),
        ("light:5x5,b8#3", "solved"),
        ("row:3x3,k3,s2#1", "decided"),
        ("race:track30,s2#1", "chance"),
    ] {
        let (output, found) = run_json(&["solve", code]);
        match found.first() {
            Some(found) => assert_eq!(found["result"], result, "{code}: {output:?}"),
            None => assert_eq!(output.exit, Ok(Exit::InvalidInput), "{code}: {output:?}"),
        }
    }
    let (_, found) = run_json(&["solve", "row:3x3,k3,s2#1"]);
    assert_eq!(found[0]["outcome"], "a draw");
}

#[test]
fn solve_unknown_arguments_are_named() {
    let refused = |line: &[&str]| run(line).exit.expect_err("words that are not known");
    assert!(refused(&["solve"]).contains("not provided: <FILE|CODE>..."));
    assert!(refused(&["solve", "--fast", "x"]).contains("unexpected argument '--fast' found"));
    assert!(refused(&["solve", "x", "--threads", "0"]).contains("1 to 256"));
    assert!(
        refused(&["solve", "x", "--memory"]).contains("a value is required for '--memory <MIB>'")
    );
}

#[test]
fn solve_escapes_control_characters_of_names() {
    let output = run(&["solve", "\u{1b}[31mred\u{202e}", "drench:5x5,c3#\u{7}"]);
    assert_eq!(output.exit, Ok(Exit::InvalidInput));
    assert!(
        output.err.starts_with(r"\u{1b}[31mred\u{202e}: "),
        "{output:?}"
    );
    assert!(output.err.contains(r"drench:5x5,c3#\u{7}: "), "{output:?}");
    assert_eq!(output.err.lines().count(), 2, "{output:?}");
    // A name in the results is escaped as well, and JSON has a notation of its own.
    let id = "5x5:0123401234012340123401234,9";
    let named = file("na\u{7f}me", id);
    let output = run(&["solve", &named]);
    assert!(output.out.contains(r"na\u{7f}me: 4 moves"), "{output:?}");
    let (_, found) = run_json(&["solve", &named]);
    assert_eq!(found[0]["board"], named);
}
