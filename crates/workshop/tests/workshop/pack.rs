//! `tessella pack`.

use crate::console::{run, run_with};
use tessella_library::packs::Pack;
use tessella_workshop::Exit;

/// Returns the text made with these arguments.
fn made(arguments: &[&str]) -> String {
    let output = run(&[&["pack"], arguments].concat());
    assert_eq!(output.exit, Ok(Exit::Success), "{output:?}");
    output.out
}

/// Returns the difficulty of each level that a text states.
fn bits(text: &str) -> Vec<f64> {
    let lines = text.lines();
    let bits = lines.filter_map(|line| line.split_once(": ")?.1.strip_suffix(" bits"));
    bits.map(|bits| bits.parse().expect("a number")).collect()
}

#[test]
fn pack_of_a_preset_is_the_one_of_the_program() {
    let expected = include_str!("../../../../assets/packs/light.txt");
    for threads in ["1", "3"] {
        assert_eq!(made(&["light", "--threads", threads]), expected);
    }
}

#[test]
fn pack_of_codes_rises_from_easy_to_hard() {
    let line = [
        "link:4x4,f6,untimed",
        "light:5x5,b8",
        "drench:5x5,c3",
        "drench:6x6,c4",
        "--title",
        "A few",
        "--author",
        "Bo",
        "--count",
        "6",
        "--candidates",
        "25",
    ];
    let text = made(&line);
    let pack = Pack::parse(&text).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!((pack.title(), pack.author()), ("A few", Some("Bo")));
    assert_eq!(pack.levels().len(), 6);
    let bits = bits(&text);
    assert_eq!(bits.len(), 6);
    assert!(
        bits.is_sorted_by(|easier, harder| easier < harder),
        "{bits:?}"
    );
    assert_eq!(made(&line), text);
    assert_ne!(made(&[&line[..], &["--seed", "900"]].concat()), text);
}

#[test]
fn pack_leaves_out_boards_that_cannot_be_won() {
    let text = made(&[
        "light:5x5,b5,classic",
        "light:6x6,b9",
        "--title",
        "Classic",
        "--count",
        "4",
    ]);
    let codes: Vec<&str> = text
        .lines()
        .filter(|line| line.starts_with("light:"))
        .collect();
    assert_eq!(codes.len(), 4, "{text}");
    let output = run(&[&["solve"], codes.as_slice()].concat());
    assert_eq!(output.exit, Ok(Exit::Success), "{output:?}");
}

#[test]
fn pack_says_why_there_is_none() {
    for (line, expected) in [
        (
            &[
                "drench:12x12,c8",
                "--title",
                "A",
                "--budget",
                "1",
                "--candidates",
                "5",
            ][..],
            "no pack: drench:12x12,c8: of the 5 boards tried, 5 were not solved and graded in 1 nodes a search, and the others cannot be won; a greater --budget may help\n",
        ),
        (
            &[
                "light:20x20,b8,classic",
                "--title",
                "A",
                "--candidates",
                "3",
            ],
            "no pack: light:20x20,b8,classic: none of the 3 boards tried can be won\n",
        ),
        (
            &[
                "light:4x4,b8",
                "light:9x9,b12",
                "--title",
                "A",
                "--candidates",
                "2",
            ],
            "and there is none: more --candidates, other codes or a smaller --count may help\n",
        ),
    ] {
        let output = run(&[&["pack"], line].concat());
        assert_eq!(output.exit, Ok(Exit::Failed), "{output:?}");
        assert_eq!(output.out, "");
        assert!(output.err.ends_with(expected), "{}", output.err);
    }
    let output = run_with(&["pack", "light"], "", true);
    assert_eq!(output.exit, Ok(Exit::Failed), "{output:?}");
    assert_eq!(
        output.err,
        "no pack: stopped before all boards were graded\n"
    );
}

#[test]
fn pack_names_what_it_expected() {
    for (line, expected) in [
        (&[][..], "not provided: <PRESET|CODE>..."),
        (&["light:8x8,b12"], "pack needs a --title"),
        (
            &["lights"],
            "expected one of drench, drench-shapes, link, link-shapes, light, light-shapes alone, or codes such as light:8x8,b12, not \"lights\"",
        ),
        (&["light", "link"], "expected one of drench, "),
        (
            &["row:3x3,k3", "--title", "A"],
            "row:3x3,k3: expected a game for one seat, not for 2",
        ),
        (&["drench:3x3", "--title", "A"], "game code, column 8"),
        (&["light", "--title", ""], "line 1: the title after"),
        (
            &["light", "--title", "A\nlight:3x3,b0#2"],
            "a title and an author of words",
        ),
        (
            &["light", "--author", " Bo"],
            "a title and an author of words",
        ),
        (
            &["light", "--budget", "10s"],
            "--budget: pack needs a number of nodes",
        ),
        (
            &["light", "--count", "501"],
            "--count: expected a number from 1 to 500, not \"501\"",
        ),
        (
            &["light", "--candidates", "0"],
            "--candidates: expected a number from 1 to 100000",
        ),
        (&["light", "--json"], "unexpected argument '--json' found"),
    ] {
        let error = run(&[&["pack"], line].concat()).exit.expect_err("an error");
        assert!(error.contains(expected), "{line:?}: {error}");
    }
}
