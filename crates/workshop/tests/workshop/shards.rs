//! `--shard`: the parts are the whole together.

use crate::console::{CommandOutput, file, run, run_json};
use tessella_workshop::Exit;

/// Numbers of parts; some are greater than the number of boards.
const PART_COUNTS: [usize; 5] = [1, 2, 3, 5, 30];

/// Runs each of `count` parts, with a number of threads that varies.
fn run_parts(line: &[&str], count: usize) -> Vec<CommandOutput> {
    let run_part = |part: usize| {
        let (shard, threads) = (format!("{part}/{count}"), (part % 3 + 1).to_string());
        run(&[line, &["--shard", &shard, "--threads", &threads]].concat())
    };
    (1..=count).map(run_part).collect()
}

/// Returns the lines of some texts in alphabetical order, without the times in them.
fn sorted_lines<'a>(texts: impl Iterator<Item = &'a String>) -> Vec<String> {
    let without_time = |line: &str| match serde_json::from_str::<serde_json::Value>(line) {
        Ok(mut found) => {
            found.as_object_mut().map(|found| found.remove("seconds"));
            found.to_string()
        }
        // The time and the nodes are in parentheses: (0.125 s, 2000 nodes).
        Err(_) => match line.split_once(" s, ") {
            Some((before, nodes)) if nodes.contains(" nodes)") => {
                let (before, time) = before.rsplit_once('(').expect("parentheses");
                time.parse::<f64>().expect("a time");
                format!("{before}({nodes}")
            }
            _ => line.to_owned(),
        },
    };
    let mut lines: Vec<String> = texts
        .flat_map(|text| text.lines())
        .map(without_time)
        .collect();
    lines.sort_unstable();
    lines
}

/// Checks that the parts write the lines of the whole, each line once, and returns the output of the whole.
fn check_parts(line: &[&str]) -> CommandOutput {
    let whole = run(line);
    let expected = sorted_lines([&whole.out].into_iter());
    for count in PART_COUNTS {
        let parts = run_parts(line, count);
        let together = sorted_lines(parts.iter().map(|part| &part.out));
        assert_eq!(together, expected, "{line:?}, {count} parts");
        let exit = parts.iter().map(|part| part.exit.clone()).max();
        assert_eq!(exit, Some(whole.exit.clone()), "{line:?}, {count} parts");
    }
    whole
}

#[test]
fn solve_parts_are_the_whole_in_every_format() {
    let grids = include_str!("../../../games/tests/data/flood-it/14x14x6-corner.txt");
    let grids: Vec<&str> = grids.lines().take(7).collect();
    let rows = "# a board\n2 3 3\n1 2 3\n3 2 1\n0\n";
    let mixed = "drench:6x6,c4#1\n\n5x5:0123401234012340123401234,9\n# none\nlight:5x5,b8#3\n\
        link:6x4,f8,untimed#3\nrow:3x3,k3,s2#1\nrace:track30,s2#1\n1122\n";
    let grids = file("shards-grids.txt", grids.join("\n"));
    let rows = file("shards-rows.txt", rows);
    let mixed = file("shards-mixed.txt", mixed);
    for (boards, results) in [
        (vec![grids.as_str()], 7),
        (vec![&mixed], 7),
        (vec!["drench:6x6,c4#2"], 1),
        (vec![&rows, &mixed, "light:5x5,b8#4", &grids], 16),
    ] {
        for format in [&[][..], &["--json"]] {
            let line = [&["solve"], &boards[..], &["--budget", "2000"], format].concat();
            let whole = check_parts(&line);
            assert_eq!(whole.out.lines().count(), results, "{whole:?}");
        }
    }
}

#[test]
fn solve_part_has_every_nth_board_in_order() {
    let boards: String = (1..=8)
        .map(|seed| format!("drench:5x5,c4#{seed}\n"))
        .collect();
    let boards = file("shards-order.txt", boards);
    let names = |shard: &str| -> Vec<String> {
        let (output, found) = run_json(&["solve", &boards, "--shard", shard, "--threads", "3"]);
        assert_eq!(output.exit, Ok(Exit::Success), "{output:?}");
        let name = |found: &serde_json::Value| found["board"].as_str().map(str::to_owned);
        found.iter().filter_map(name).collect()
    };
    let lines = |numbers: &[u32]| -> Vec<String> {
        let name = |number| format!("{boards}:{number}");
        numbers.iter().map(name).collect()
    };
    assert_eq!(names("1/3"), lines(&[1, 4, 7]));
    assert_eq!(names("2/3"), lines(&[2, 5, 8]));
    assert_eq!(names("3/3"), lines(&[3, 6]));
    assert_eq!(names("9/9"), lines(&[]));
}

#[test]
fn solve_parts_report_each_unreadable_board_once_and_unreadable_files_always() {
    let several = file(
        "shards-several.txt",
        "drench:5x5,c4#1\nchess:1\ndrench:5x5,c4#2\n11-1\ndrench:5x5,c4#3\n",
    );
    let (missing, empty) = ("shards-missing.txt", file("shards-empty.txt", "# none\n"));
    let line = [
        "solve",
        missing,
        &several,
        &empty,
        "drench:5x5,c4#",
        "--json",
    ];
    let whole = check_parts(&line);
    assert_eq!(whole.exit, Ok(Exit::InvalidInput), "{whole:?}");
    assert_eq!(whole.out.lines().count(), 3, "{whole:?}");
    for count in PART_COUNTS {
        let mut of_boards = Vec::new();
        for part in run_parts(&line, count) {
            let is_of_file = |line: &&str| {
                line.starts_with(&format!("{missing}: ")) || line.starts_with(&format!("{empty}: "))
            };
            let errors = part.err.lines();
            let (of_files, others): (Vec<&str>, Vec<&str>) = errors.partition(is_of_file);
            assert_eq!(of_files.len(), 2, "{part:?}");
            assert_eq!(part.exit, Ok(Exit::InvalidInput), "{part:?}");
            of_boards.extend(others.into_iter().map(str::to_owned));
        }
        of_boards.sort_unstable();
        assert_eq!(of_boards.len(), 3, "{of_boards:?}");
        assert!(
            of_boards[0].starts_with(&format!("{several}:2: ")),
            "{of_boards:?}"
        );
        assert!(
            of_boards[1].starts_with(&format!("{several}:4: ")),
            "{of_boards:?}"
        );
        assert!(
            of_boards[2].starts_with("drench:5x5,c4#: "),
            "{of_boards:?}"
        );
    }
}

#[test]
fn solve_part_without_unreadable_boards_succeeds() {
    let several = file("shards-typo.txt", "drench:5x5,c4#1\nchess:1\n");
    let exits: Vec<_> = run_parts(&["solve", &several], 2)
        .into_iter()
        .map(|part| part.exit)
        .collect();
    assert_eq!(exits, [Ok(Exit::Success), Ok(Exit::InvalidInput)]);
}

#[test]
fn generate_parts_are_the_whole() {
    for game in [
        "drench:6x6,c4",
        "link:6x4,f6,untimed",
        "light:5x5,b8",
        "race:track30,s2",
    ] {
        for json in [&[][..], &["--json"]] {
            let line = [
                "generate", game, "--count", "7", "--seed", "5", "--budget", "1M",
            ];
            let whole = check_parts(&[&line[..], json].concat());
            assert_eq!(whole.exit, Ok(Exit::Success), "{whole:?}");
            assert_eq!(whole.out.lines().count(), 7, "{whole:?}");
        }
    }
}

#[test]
fn generate_parts_of_candidates_are_the_whole_with_boards_left_out() {
    // Some of these boards cannot be won, and some are not solved within the budget.
    for (game, budget) in [("light:5x5,b5,classic", "1M"), ("drench:9x9,c6", "70")] {
        let line = [
            "generate",
            game,
            "--candidates",
            "25",
            "--seed",
            "1",
            "--budget",
            budget,
        ];
        let whole = check_parts(&line);
        let made = whole.out.lines().count();
        assert!((1..25).contains(&made), "{game}: {whole:?}");
    }
}

#[test]
fn generate_parts_make_the_number_of_boards_of_the_whole() {
    let line = [
        "generate",
        "light:5x5,b5,classic",
        "--seed",
        "1",
        "--count",
        "8",
    ];
    for count in PART_COUNTS {
        let parts = run_parts(&line, count);
        for (part, output) in (1..).zip(&parts) {
            let share = (8 + count - part) / count;
            assert_eq!(output.exit, Ok(Exit::Success), "{output:?}");
            assert_eq!(
                output.out.lines().count(),
                share,
                "{part}/{count}: {output:?}"
            );
        }
        let mut together = sorted_lines(parts.iter().map(|part| &part.out));
        together.dedup();
        assert_eq!(together.len(), 8, "no board twice: {together:?}");
    }
}

#[test]
fn shard_errors_say_what_was_expected() {
    let form = "a part and the number of parts, such as 3/16";
    for (shard, expected) in [
        ("0/3", "a part from 1/3 to 3/3"),
        ("4/3", "a part from 1/3 to 3/3"),
        ("x/y", form),
        ("-1/4", form),
        ("1/-4", form),
        ("1", form),
        ("1/4/2", form),
        ("1/0", "1 to 1000000 parts, such as 3/16"),
        ("1/1000001", "1 to 1000000 parts, such as 3/16"),
        ("1/99999999999999999999", form),
    ] {
        for line in [
            &["solve", "drench:5x5,c4#1"][..],
            &["generate", "drench", "--seed", "1"],
        ] {
            let output = run(&[line, &["--shard", shard]].concat());
            let error = format!("--shard: expected {expected}, not \"{shard}\"");
            assert_eq!(output.exit, Err(error), "{line:?}");
        }
    }
    let output = run(&["generate", "drench", "--shard", "1/4"]);
    let error = output.exit.expect_err("no seed");
    assert!(error.starts_with("--shard needs --seed"), "{error}");
    for command in ["pack", "print", "today", "replay", "arena"] {
        let output = run(&[command, "--shard", "1/4"]);
        let error = output.exit.expect_err("no parts");
        assert!(error.contains("unexpected argument '--shard'"), "{error}");
    }
}
