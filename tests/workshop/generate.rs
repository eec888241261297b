//! `tessella generate`.

use crate::console::{run, run_json, run_with};
use tessella::session::GameCode;
use tessella::workshop::Exit;

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
    assert!(refused(&["generate"]).contains("generate needs a game"));
    assert!(refused(&["generate", "chess"]).contains("the name of a game"));
    assert!(refused(&["generate", "drench:3x3"]).contains("column"));
    assert!(refused(&["generate", "drench", "--count", "0"]).contains("1 to 1000000"));
    assert!(refused(&["generate", "drench", "link"]).contains("\"link\" is not a word"));
}

/// Returns the codes made with these further arguments.
fn codes(arguments: &[&str]) -> Vec<String> {
    let line = [
        &["generate", "light:5x5,b5,classic", "--seed", "1"],
        arguments,
    ]
    .concat();
    let (output, made) = run_json(&line);
    assert_eq!(output.exit, Ok(Exit::Success), "{output:?}");
    let code = |board: &serde_json::Value| board["code"].as_str().map(str::to_owned);
    made.iter().filter_map(code).collect()
}

#[test]
fn generate_shards_try_each_seed_once() {
    let seed = |code: &String| -> u64 {
        let seed = code.split_once('#').and_then(|(_, seed)| seed.parse().ok());
        seed.expect("a seed")
    };
    let shards = [1, 2, 3].map(|part| {
        let shard = format!("{part}/3");
        let codes = codes(&["--count", "8", "--shard", &shard]);
        assert!(
            codes.iter().all(|code| seed(code) % 3 == part % 3),
            "{codes:?}"
        );
        codes
    });
    // Each part has gone at least as far as the first seed that another one has not tried.
    let last = { shards.iter() }
        .filter_map(|codes| codes.iter().map(seed).max())
        .min();
    let last = last.expect("boards");
    let mut together: Vec<u64> = shards
        .iter()
        .flatten()
        .map(seed)
        .filter(|&seed| seed <= last)
        .collect();
    together.sort_unstable();
    let whole = codes(&["--count", &together.len().to_string()]);
    assert_eq!(together, whole.iter().map(seed).collect::<Vec<_>>());
}

#[test]
fn generate_refuses_wrong_shards() {
    for shard in [
        "0/4",
        "5/4",
        "1",
        "1/0",
        "a/b",
        "-1/4",
        "1/4/2",
        "1/1000001",
    ] {
        let output = run(&["generate", "drench", "--seed", "1", "--shard", shard]);
        let error = output.exit.expect_err("not a shard");
        assert!(
            error.starts_with("--shard: expected a part and the number of parts, such as 3/16")
                && error.contains(shard),
            "{error}"
        );
    }
    let output = run(&["generate", "drench", "--shard", "1/4"]);
    let error = output.exit.expect_err("no seed");
    assert!(error.starts_with("--shard needs --seed"), "{error}");
}
