//! `tessella generate`.

use crate::console::{run, run_json, run_with};
use tessella_games::GameCode;
use tessella_workshop::Exit;

#[test]
fn generate_gives_solutions_reproducibly() {
    for game in ["drench:6x6,c4", "link:6x4,f6,untimed", "light:5x5,b8"] {
        let line = ["generate", game, "--count", "3", "--seed", "5"];
        let (output, made) = run_json(&line);
        assert_eq!(output.exit, Ok(Exit::Success), "{output:?}");
        assert_eq!(made.len(), 3, "{output:?}");
        for board in &made {
            let code: GameCode = board["code"]
                .as_str()
                .expect("a code")
                .parse()
                .expect("a game code");
            let length = board["length"].as_u64().expect("a length");
            let moves = board["moves"].as_str().expect("moves").split(' ').count();
            assert_eq!(moves as u64, length, "{code}");
            assert!(
                board["difficulty"].as_f64().is_some_and(|bits| bits >= 0.0),
                "{board}"
            );
        }
        let codes: Vec<_> = made.iter().map(|board| board["code"].clone()).collect();
        let (_, again) = run_json(&[&line[..], &["--threads", "2"]].concat());
        let again: Vec<_> = again.iter().map(|board| board["code"].clone()).collect();
        assert_eq!(codes, again, "whatever the number of threads");
    }
}

#[test]
fn generate_skips_unsolvable_boards() {
    let line = [
        "generate",
        "light:5x5,b5,classic",
        "--count",
        "4",
        "--seed",
        "1",
    ];
    let (output, made) = run_json(&line);
    assert_eq!(output.exit, Ok(Exit::Success), "{output:?}");
    let seeds: Vec<u64> = made
        .iter()
        .map(|board| {
            let code = board["code"].as_str().expect("a code");
            let (_, seed) = code.split_once('#').expect("a seed");
            seed.parse().expect("a number")
        })
        .collect();
    assert_eq!(seeds.len(), 4);
    assert!(seeds.windows(2).all(|pair| pair[0] < pair[1]), "{seeds:?}");
    assert!(seeds[3] > 4, "some of them are left out: {seeds:?}");
}

#[test]
fn generate_gives_up_when_the_budget_never_suffices() {
    for threads in ["1", "3"] {
        let line = ["generate", "drench:12x12,c8", "--budget", "1"];
        let output = run(&[&line[..], &["--count", "3", "--threads", threads]].concat());
        assert_eq!(output.exit, Ok(Exit::Failed), "{output:?}");
        assert_eq!(output.out, "");
        assert_eq!(
            output.err,
            "0 of 3 boards: the last 20 tried were not solved in 1 node each; a greater --budget may help\n"
        );
    }
}

#[test]
fn generate_gives_up_in_every_form() {
    let unsolved = "the last 20 tried were not solved in 1 node each; a greater --budget may help";
    let unsolvable = "the last 1000 tried cannot be won";
    for (game, why) in [
        ("drench", unsolved),
        ("drench:hex9x9,c6", unsolved),
        ("drench:14x14,c3", unsolved),
        ("light:20x20,b8,classic", unsolvable),
        ("light:24x18,b8,classic", unsolvable),
    ] {
        for more in [&[][..], &["--json"], &["--shard", "2/3"]] {
            let line = ["generate", game, "--budget", "1", "--seed", "3"];
            let line = [&line[..], &["--count", "9"], more].concat();
            let output = run(&line);
            assert_eq!(output.exit, Ok(Exit::Failed), "{line:?}: {output:?}");
            assert_eq!(output.out, "", "{line:?}");
            let last = output.err.lines().last();
            assert!(
                last.is_some_and(|line| line.starts_with("0 of ") && line.ends_with(why)),
                "{line:?}: {output:?}"
            );
        }
    }
}

#[test]
fn generate_needs_no_budget_for_deals_with_known_solution() {
    for game in [
        "link:6x4,f6,untimed",
        "link:8x6,f8,untimed,left",
        "light:6x6,b8",
    ] {
        let line = ["generate", game, "--budget", "1", "--count", "5"];
        let (output, made) = run_json(&[&line[..], &["--seed", "3"]].concat());
        assert_eq!(output.exit, Ok(Exit::Success), "{output:?}");
        assert_eq!(made.len(), 5, "{output:?}");
    }
}

#[test]
fn generate_candidates_are_all_tried() {
    let line = ["generate", "light:5x5,b5,classic", "--seed", "1"];
    let (output, made) = run_json(&[&line[..], &["--candidates", "30"]].concat());
    assert_eq!(output.exit, Ok(Exit::Success), "{output:?}");
    assert!((1..30).contains(&made.len()), "{output:?}");
    let failed = 30 - made.len();
    assert_eq!(
        output.err,
        format!("{} of 30 candidates; cannot be won: {failed}\n", made.len())
    );
    let small = ["--candidates", "30", "--budget", "1"];
    let output = run(&["generate", "drench:12x12,c8"]
        .iter()
        .chain(&small)
        .copied()
        .collect::<Vec<_>>());
    assert_eq!(output.exit, Ok(Exit::Failed), "{output:?}");
    assert_eq!(output.err, "0 of 30 candidates; not solved in 1 node: 30\n");
    let stopped = run_with(&["generate", "drench", "--candidates", "2"], "", true);
    assert_eq!(stopped.exit, Ok(Exit::Failed), "{stopped:?}");
    assert_eq!(stopped.err, "stopped after 0 of 2 candidates\n");
}

#[test]
fn generate_gives_up_when_no_board_can_be_won() {
    let output = run(&[
        "generate",
        "light:20x20,b8,classic",
        "--count",
        "2",
        "--seed",
        "1",
    ]);
    assert_eq!(output.exit, Ok(Exit::Failed), "{output:?}");
    assert!(
        output
            .err
            .ends_with("0 of 2 boards: the last 1000 tried cannot be won\n"),
        "{output:?}"
    );
}

#[test]
fn generate_says_when_it_is_stopped() {
    let output = run_with(&["generate", "drench", "--count", "2"], "", true);
    assert_eq!(output.exit, Ok(Exit::Failed), "{output:?}");
    assert_eq!(
        output.err,
        "0 of 2 boards: stopped before the others were found\n"
    );
}

#[test]
fn generate_gives_only_codes_for_games_without_solution() {
    let output = run(&["generate", "race:track30,s2", "--count", "2", "--seed", "7"]);
    assert_eq!(output.exit, Ok(Exit::Success), "{output:?}");
    let codes: Vec<&str> = output.out.lines().collect();
    assert_eq!(codes.len(), 2);
    assert!(
        codes[0].ends_with("#7") && codes[1].ends_with("#8"),
        "{codes:?}"
    );
}

#[test]
fn generate_invalid_arguments_are_named() {
    let refused = |line: &[&str]| run(line).exit.expect_err("wrong words");
    assert!(refused(&["generate"]).contains("not provided: <GAME>..."));
    assert!(refused(&["generate", "chess"]).contains("the name of a game"));
    assert!(refused(&["generate", "drench:3x3"]).contains("column"));
    assert!(refused(&["generate", "drench", "--count", "0"]).contains("1 to 1000000000"));
    assert!(refused(&["generate", "drench", "--candidates", "x"]).contains("1 to 1000000000"));
    let both = ["generate", "drench", "--count", "2", "--candidates", "3"];
    assert_eq!(
        refused(&both),
        "the argument '--count <N>' cannot be used with '--candidates <N>'"
    );
    assert!(refused(&["generate", "drench", "link"]).contains("expected one game, not 2"));
}
