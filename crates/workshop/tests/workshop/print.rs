//! `tessella print`.

use crate::console::{CommandOutput, file, run, run_with};
use clap::Parser;
use std::fs;
use std::sync::atomic::AtomicBool;
use tessella_workshop::{self, Console, Exit, WorkshopArguments};

/// A board of each game and each shape.
const CODES: [&str; 16] = [
    "drench:14x14,c6,m30#1",
    "drench:hex9x9,c5#7",
    "drench:3x3x3,c5#1",
    "drench:3x3x2x2,c5#1",
    "drench:map30-7,c4#1",
    "drench:ring20,c5#1",
    "drench:7x7,c5,s2#1",
    "light:8x8,b12#4711",
    "light:4x4x4,b0#1",
    "light:map40-7#2",
    "link:10x10,f16#4711",
    "link:hex8x8,f12,untimed#5",
    "row:3x3,k3=a.b/.../...",
    "race:track100,s4,exact#7",
    "race:ring40,s4,p2,once#1",
    "blockade:9x9,s2#1",
];

/// Runs the command, and returns its output and the file.
fn print(name: &str, words: &[&str]) -> (CommandOutput, Pdf) {
    let path = file(name, "an old file that is replaced");
    let output = run(&[&["print", "--output", &path], words].concat());
    (output, Pdf(fs::read(path).expect("a file")))
}

/// A PDF file without compression.
#[derive(PartialEq, Eq)]
struct Pdf(Vec<u8>);

impl Pdf {
    fn text(&self) -> String {
        String::from_utf8_lossy(&self.0).into_owned()
    }

    fn count(&self, part: &str) -> usize {
        let parts = self.0.windows(part.len());
        parts.filter(|&window| window == part.as_bytes()).count()
    }

    fn pages(&self) -> usize {
        self.count("/Type /Page\n")
    }

    /// Checks the header, the table of objects and the trailer.
    fn check_structure(&self) {
        assert!(self.0.starts_with(b"%PDF-"));
        assert!(self.0.ends_with(b"%%EOF") || self.0.ends_with(b"%%EOF\n"));
        let tail = String::from_utf8_lossy(&self.0[self.0.len() - 40..]).into_owned();
        let (_, start) = tail.split_once("startxref\n").expect("the start of xref");
        let start = start.lines().next().expect("a line");
        let start: usize = start.trim().parse().expect("an offset");
        let table = String::from_utf8_lossy(&self.0[start..]).into_owned();
        let mut lines = table.lines();
        assert_eq!(lines.next(), Some("xref"));
        let count = lines.next().and_then(|line| line.strip_prefix("0 "));
        let count: usize = count.and_then(|count| count.parse().ok()).expect("a count");
        assert!(
            lines
                .next()
                .expect("the free entry")
                .starts_with("0000000000")
        );
        for number in 1..count {
            let entry = lines.next().expect("an entry");
            let offset: usize = entry[..10].parse().expect("an offset");
            let object = format!("{number} 0 obj");
            assert!(self.0[offset..].starts_with(object.as_bytes()), "{entry}");
        }
        assert!(table.contains("/Root"), "{table}");
        assert_eq!(self.count("stream\n") / 2, self.pages());
    }
}

#[test]
fn print_draws_every_game_and_shape() {
    for (per_page, pages) in [("1", 16), ("2", 8), ("4", 4), ("6", 3)] {
        let words = [&["--per-page", per_page, "--no-solutions"], &CODES[..]].concat();
        let (output, pdf) = print("every.pdf", &words);
        assert_eq!(output.exit, Ok(Exit::Success), "{output:?}");
        assert_eq!((output.out, output.err), (String::new(), String::new()));
        pdf.check_structure();
        assert_eq!(pdf.pages(), pages, "{per_page} boards on a page");
        let text = pdf.text();
        for (number, title) in [(1, "Drench"), (8, "Light Block"), (13, "In a Row")] {
            assert!(text.contains(&format!("({number}. {title}) Tj")), "{title}");
        }
        assert!(text.contains(&format!("({pages} / {pages}) Tj")), "{pages}");
    }
}

#[test]
fn print_adds_solutions_at_the_end() {
    let (output, pdf) = print("solved.pdf", &[&["--per-page", "6"], &CODES[..]].concat());
    assert_eq!(output.exit, Ok(Exit::Success), "{output:?}");
    pdf.check_structure();
    assert!(pdf.pages() > 3, "{} pages", pdf.pages());
    let text = pdf.text();
    let solutions = text.find("(Solutions) Tj").expect("solutions");
    assert!(text.find("(16. Blockade) Tj").expect("the last board") < solutions);
    let solved = &text[solutions..];
    for expected in [
        "(1. Drench: 20 moves, the fewest) Tj",
        "(11. Link: 50 pairs in order) Tj",
        "(13. In a Row: player 1 wins with best play) Tj",
    ] {
        assert!(solved.contains(expected), "{expected}");
    }
    // Two players of Drench, Race and Blockade have no solution.
    for number in [7, 14, 15, 16] {
        assert!(!solved.contains(&format!("({number}. ")), "{number}");
    }
    // Lines with a multiplication sign are not stored as plain text in the file.
    assert!(
        text.contains("(map of 30, 4 colours, at most 7 moves, par 5) Tj"),
        "the fewest moves stand above the board"
    );
}

#[test]
fn print_gives_the_same_bytes_for_the_same_boards() {
    let pdf = |threads| {
        let words = [&["--budget", "5k", "--threads", threads], &CODES[..]].concat();
        print(&format!("same-{threads}.pdf"), &words).1
    };
    assert!(pdf("1") == pdf("2"), "the files differ");
}

#[test]
fn print_says_where_no_solution_was_found() {
    let code = "drench:15x15,c6#1";
    let (output, pdf) = print("unsolved.pdf", &[code, "--budget", "1"]);
    assert_eq!(output.exit, Ok(Exit::Failed), "{output:?}");
    assert!(
        output.err.contains(": no solution found in the budget"),
        "{output:?}"
    );
    let expected = "(1. Drench: no solution found in the budget (1 node)) Tj";
    assert!(pdf.text().contains(expected), "{expected}");
    let lost = "light:3x3,b0=.@./.../...";
    let (output, pdf) = print("lost.pdf", &[lost]);
    assert_eq!(output.exit, Ok(Exit::Success), "{output:?}");
    assert!(pdf.text().contains("(1. Light Block: cannot be won) Tj"));
    let (output, _) = print("free.pdf", &[code, "--budget", "1", "--no-solutions"]);
    assert_eq!(output.exit, Ok(Exit::Success), "{output:?}");
}

#[test]
fn print_reads_files_and_grids() {
    let boards = file(
        "to-print.txt",
        "# three boards\n0123401234012340123401234 4\n\nlight:5x5,b8#3\n5x5:0123401234012340123401234,9\n",
    );
    let words = [&boards, "--start", "centre", "--paper", "letter"];
    let (output, pdf) = print("files.pdf", &words);
    assert_eq!(output.exit, Ok(Exit::Success), "{output:?}");
    assert_eq!(pdf.pages(), 4);
    assert_eq!(pdf.count("/MediaBox [0 0 612 792]"), 4);
    let (output, pdf) = print("a4.pdf", &["light:5x5,b8#3", "--no-solutions"]);
    assert_eq!(output.exit, Ok(Exit::Success), "{output:?}");
    assert_eq!(pdf.count("/MediaBox [0 0 595.28 841.89]"), 1);
    let path = file("input.pdf", "");
    let output = run_with(
        &["print", "-", "--output", &path],
        "light:5x5,b8#3\n",
        false,
    );
    assert_eq!(output.exit, Ok(Exit::Success), "{output:?}");
    Pdf(fs::read(path).expect("a file")).check_structure();
}

#[test]
fn print_names_boards_that_cannot_be_printed() {
    let (output, pdf) = print(
        "partly.pdf",
        &[
            "drench:5x5,q#1",
            "light:5x5,b8#3",
            "row:3x3,k3=aaa/bb./...",
            "nowhere.txt",
        ],
    );
    assert_eq!(output.exit, Ok(Exit::InvalidInput), "{output:?}");
    let errors: Vec<&str> = output.err.lines().collect();
    assert_eq!(errors.len(), 3, "{output:?}");
    assert!(
        errors[0].starts_with("drench:5x5,q#1: game code, column 12"),
        "{output:?}"
    );
    assert!(
        errors[1].contains("expected a board with moves to make"),
        "{output:?}"
    );
    assert!(errors[2].starts_with("nowhere.txt: "), "{output:?}");
    assert_eq!(pdf.pages(), 2, "the other board is printed");
    let path = file("kept.pdf", "an old file");
    let output = run(&["print", "chess:1", "--output", &path]);
    assert_eq!(output.exit, Ok(Exit::InvalidInput));
    assert!(output.err.contains("the name of a game"), "{output:?}");
    assert_eq!(fs::read_to_string(path).expect("a file"), "an old file");
}

#[test]
fn print_refuses_invalid_options() {
    let code = "light:5x5,b8#3";
    let refused = |words: &[&str]| {
        let line = [&["print", code], words].concat();
        run(&line).exit.expect_err("words that are wrong")
    };
    assert!(refused(&[]).contains("required arguments were not provided: --output <FILE>"));
    assert!(refused(&["--output"]).contains("a value is required for '--output <FILE>'"));
    assert!(
        refused(&["--output", "a.pdf", "--paper", "a5"])
            .contains("invalid value 'a5' for '--paper <SIZE>' [possible values: a4, letter]")
    );
    assert!(
        refused(&["--output", "a.pdf", "--per-page", "3"])
            .contains("[possible values: 1, 2, 4, 6]")
    );
    assert!(refused(&["--output", "a.pdf", "--budget", "5h"]).contains("a time such as"));
    assert!(
        refused(&["--output", "a.pdf", "--colour"])
            .contains("unexpected argument '--colour' found")
    );
    assert!(
        refused(&["--output", "no folder/a.pdf"]).contains("no folder/a.pdf cannot be written: ")
    );
    let none = run(&["print", "--output", "a.pdf"])
        .exit
        .expect_err("no board");
    assert!(none.contains("not provided: <FILE|CODE>..."), "{none}");
}

#[test]
fn print_writes_no_file_when_stopped() {
    let path = file("stopped.pdf", "an old file");
    let line = ["print", "drench:14x14,c6#1", "--output", &path];
    let output = run_with(&line, "", true);
    assert_eq!(output.exit, Ok(Exit::Failed), "{output:?}");
    assert!(output.err.contains("nothing was printed"), "{output:?}");
    assert_eq!(fs::read_to_string(path).expect("a file"), "an old file");
}

#[test]
fn print_writes_to_standard_output_unless_it_is_a_terminal() {
    let words = [
        "tessella-workshop",
        "print",
        "light:5x5,b8#3",
        "--output",
        "-",
    ];
    let print = |is_terminal| {
        let (mut out, mut err) = (Vec::new(), Vec::new());
        let mut console = Console {
            input: &mut &b""[..],
            out: &mut out,
            is_terminal,
            err: &mut err,
            is_interactive: false,
            stop: &AtomicBool::new(false),
        };
        let arguments = WorkshopArguments::try_parse_from(words).expect("arguments");
        (
            tessella_workshop::run(arguments.command, &mut console),
            Pdf(out),
        )
    };
    let (exit, pdf) = print(false);
    assert_eq!(exit, Ok(Exit::Success));
    pdf.check_structure();
    let (exit, pdf) = print(true);
    assert!(
        exit.expect_err("a terminal")
            .contains("the standard output is a terminal")
    );
    assert_eq!(pdf.0, b"");
}
