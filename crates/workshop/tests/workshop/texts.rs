//! Boards in the text of people and other programs, and the notation of the output.

use crate::console::{file, run, run_json};
use std::time::{Duration, Instant};
use tessella_workshop::Exit;

/// Ways to give the code `drench:7x7,c4#3`.
const WRITTEN: [&str; 6] = [
    "Drench:7×7, c4#3",
    "“drench:7x7,c4#3”",
    "\u{feff}drench:7x7,\u{200b}c4#3\r\n",
    "tessella:drench:7x7,c4%233",
    "Can you win drench:7x7,c4#3?",
    "Tessella 2026-11-22 · Drench 21/21 ★\ndrench:7x7,c4#3",
];

#[test]
fn solve_accepts_codes_as_people_write_them() {
    let moves = |words: &[&str]| {
        let (output, found) = run_json(words);
        assert_eq!(output.exit, Ok(Exit::Success), "{words:?}: {output:?}");
        assert_eq!(found.len(), 1, "{words:?}");
        found[0]["moves"].clone()
    };
    let expected = moves(&["solve", "drench:7x7,c4#3"]);
    for text in WRITTEN {
        assert_eq!(moves(&["solve", text]), expected, "{text:?}");
        let file = file("written.txt", text);
        assert_eq!(moves(&["solve", &file]), expected, "{text:?}");
    }
    assert_eq!(moves(&["solve", "drench:7x7,", "c4#3"]), expected);
    let broken = file("broken.txt", "drench:7x7,\r\nc4#3\r\n");
    assert_eq!(moves(&["solve", &broken]), expected);
    let units = "drench:7x7,c4#3\r\n".encode_utf16();
    let bytes = [0xff, 0xfe]
        .into_iter()
        .chain(units.flat_map(u16::to_le_bytes));
    let wide = file("wide.txt", bytes.collect::<Vec<u8>>());
    assert_eq!(moves(&["solve", &wide]), expected);
}

#[test]
fn each_command_accepts_codes_as_people_write_them() {
    let pdf = file("written.pdf", "");
    for text in WRITTEN {
        for words in [
            vec![
                "generate", text, "--seed", "1", "--count", "1", "--budget", "100k",
            ],
            vec!["print", text, "--no-solutions", "--output", &pdf],
            vec![
                "pack",
                text,
                "--title",
                "A",
                "--count",
                "2",
                "--candidates",
                "4",
                "--budget",
                "50k",
            ],
        ] {
            let output = run(&words);
            // A pack may need more boards than these for its difficulty to rise evenly.
            assert!(output.exit.is_ok(), "{words:?}: {output:?}");
        }
    }
    let arena = run(&[
        "arena",
        "“Row:3×3, k3#1”",
        "gentle",
        "gentle",
        "--games",
        "2",
    ]);
    assert_eq!(arena.exit, Ok(Exit::Success), "{arena:?}");
}

#[test]
fn several_codes_in_an_argument_are_all_solved() {
    let text = "drench:7x7,c4#3 or row:3x3,k3,s2#1, as you like";
    let (output, found) = run_json(&["solve", text]);
    assert_eq!(output.exit, Ok(Exit::Success), "{output:?}");
    let boards: Vec<_> = found.iter().map(|found| found["board"].clone()).collect();
    assert_eq!(boards, ["drench:7x7,c4#3", "row:3x3,k3,s2#1"]);
    // All boards must be of one kind.
    let refused = run(&["generate", text])
        .exit
        .expect_err("two kinds of boards");
    assert!(
        refused.contains("the text may contain only one game code, not 2"),
        "{refused}"
    );
}

#[test]
fn refused_argument_is_named() {
    for (text, expected) in [
        (
            "7x7n12#123456",
            "a random seed of another program; copy the specific ID",
        ),
        (
            "SAVEFILE:41:Simon Tatham's Portable Puzzle Collection",
            "a save of another program",
        ),
        ("tessella:join/192.168.1.20:47315", "a link to a host"),
        ("tessella-backup:ABCDEF", "a backup"),
        ("BCD 234", "a join code"),
    ] {
        for command in ["solve", "print"] {
            let mut words = vec![command, text];
            if command == "print" {
                words.extend(["--output", "-"]);
            }
            let output = run(&words);
            assert_eq!(output.exit, Ok(Exit::InvalidInput), "{words:?}");
            assert!(output.err.contains(expected), "{words:?}: {}", output.err);
        }
        let refused = run(&["generate", text]).exit.expect_err(text);
        assert!(refused.contains(expected), "{refused}");
    }
    let picture = file("board.png", b"\x89PNG\r\n\x1a\n\0\xff");
    let output = run(&["solve", &picture]);
    assert_eq!(output.exit, Ok(Exit::InvalidInput));
    assert!(output.err.contains("it is a picture"), "{}", output.err);
}

#[test]
fn sentences_around_boards_in_a_file_are_ignored() {
    let text = "Hello Ada, here are two boards.\n\ndrench:7x7,c4#3\nThe other one is drench:7x7,c4#4!\nBye for now\n";
    let (output, found) = run_json(&["solve", &file("mail.txt", text)]);
    assert_eq!(output.exit, Ok(Exit::Success), "{output:?}");
    assert_eq!(found.len(), 2);
    // What is meant as a board is still reported.
    let text = "drench:7x7,c4#3\ndrench:7x7 c4 #3\n";
    let (output, _) = run_json(&["solve", &file("typo.txt", text)]);
    assert_eq!(output.exit, Ok(Exit::InvalidInput), "{output:?}");
    let output = run(&["solve", &file("prose.txt", "There is no board here.")]);
    assert_eq!(output.exit, Ok(Exit::InvalidInput));
}

#[test]
fn output_is_in_the_notation_of_the_input() {
    let moves = |input: &str| {
        let (output, found) = run_json(&["solve", input]);
        assert_eq!(output.exit, Ok(Exit::Success), "{output:?}");
        found[0]["moves"].as_str().expect("moves").to_owned()
    };
    let cells = "0120120120120120120120120";
    let letters = moves("drench:5x5,c3,m20=abcab/cabca/bcabc/abcab/cabca");
    let digits: String = letters
        .split(' ')
        .map(|letter| char::from(letter.as_bytes()[0] - b'a' + b'0'))
        .collect();
    assert_eq!(moves(&format!("5x5:{cells},20")), digits);
    assert_eq!(moves(&format!("5x5c3m9:{cells},20")), digits);
    let line = file("line.txt", format!("Hi: 5x5:{cells},20"));
    assert_eq!(moves(&line), digits);
}

#[test]
fn quick_solver_always_answers_in_time() {
    for board in [
        "drench:24x24,c6,m999#1",
        "drench:40x40,c10,m999#1",
        "drench:40x40,n8,c6,m999#2",
    ] {
        for budget in [None, Some("1"), Some("1ms"), Some("3s")] {
            let mut words = vec!["solve", "--quick", board];
            words.extend(budget.into_iter().flat_map(|budget| ["--budget", budget]));
            let begun = Instant::now();
            let (output, found) = run_json(&words);
            let took = begun.elapsed();
            assert_eq!(output.exit, Ok(Exit::Success), "{words:?}: {output:?}");
            assert_eq!(found[0]["result"], "solved", "{words:?}");
            // The limit allows for other tests on two cores; alone it takes less than two seconds.
            assert!(took < Duration::from_secs(12), "{words:?} took {took:?}");
        }
    }
}

#[test]
fn quick_solver_ends_for_every_game_on_its_largest_boards() {
    for board in [
        "link:30x20,f45,middle#1",
        "light:60x60,b8#1",
        "row:19x19,k5,s2#1",
        "row:10x10,fall,k6,s2#1",
        "blockade:19x19,s4#1",
    ] {
        let begun = Instant::now();
        let output = run(&["solve", board, "--quick"]);
        let took = begun.elapsed();
        assert!(output.exit.is_ok(), "{output:?}");
        assert!(took < Duration::from_secs(12), "{board} took {took:?}");
    }
}
