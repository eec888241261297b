//! `tessella arena`.

use crate::console::{run, run_json, run_with};
use tessella_workshop::Exit;

#[test]
fn arena_hard_beats_gentle() {
    let line = [
        "arena",
        "row:5x4,k3,s2",
        "hard@2000",
        "gentle",
        "--games",
        "20",
    ];
    let (output, games) = run_json(&line);
    assert_eq!(output.exit, Ok(Exit::Success), "{output:?}");
    let (total, games) = games.split_last().expect("a total");
    assert_eq!(games.len(), 20);
    let sum = |key: &str| total[key].as_u64().expect("a number");
    assert_eq!(sum("won") + sum("drawn") + sum("lost"), 20);
    let share = |key: &str| total[key].as_f64().expect("a number");
    assert!(share("share") > 0.7, "{total}");
    assert!(share("at_least") < share("share") && share("share") < share("at_most"));
    // Each opening is played from both sides.
    for pair in 1..=10 {
        let mut firsts: Vec<&str> = games
            .iter()
            .filter(|game| game["pair"] == pair)
            .map(|game| game["first"].as_str().expect("a name"))
            .collect();
        firsts.sort_unstable();
        assert_eq!(firsts, ["gentle", "hard@2000"]);
    }
    let won = games.iter().filter(|game| game["winner"] == "hard@2000");
    assert_eq!(won.count() as u64, sum("won"));
}

#[test]
fn arena_prints_budgets_that_it_can_read_again() {
    // `m` would be minutes.
    let output = run(&[
        "arena",
        "row:3x3,k3,s2",
        "HARD@1M",
        "Gentle",
        "--games",
        "2",
    ]);
    assert_eq!(output.exit, Ok(Exit::Success), "{output:?}");
    assert!(
        output.out.starts_with("hard@1M against gentle: "),
        "{output:?}"
    );
}

#[test]
fn arena_is_reproducible_by_seed() {
    let line = |seed| {
        let output = run(&[
            "arena",
            "drench:6x6,c5,s2",
            "easy",
            "gentle",
            "--games",
            "8",
            "--seed",
            seed,
        ]);
        assert_eq!(output.exit, Ok(Exit::Success), "{output:?}");
        output.out
    };
    assert_eq!(line("3"), line("3"));
    assert!(line("3").contains("easy against gentle: "), "{}", line("3"));
}

#[test]
fn arena_rolls_dice_from_seed() {
    let output = run(&[
        "arena",
        "race:track30,s2",
        "easy",
        "gentle",
        "--games",
        "6",
        "--opening",
        "0",
    ]);
    assert_eq!(output.exit, Ok(Exit::Success), "{output:?}");
    assert!(output.out.contains(" of 6"), "{output:?}");
}

#[test]
fn arena_invalid_arguments_are_named() {
    let refused = |line: &[&str]| run(line).exit.expect_err("wrong words");
    assert!(
        refused(&["arena", "row", "hard"]).contains("3 values required by '<GAME> <A> <B>...'")
    );
    assert!(
        refused(&["arena", "row", "hard", "best"]).contains("a level (gentle, easy, medium, hard)")
    );
    assert!(refused(&["arena", "row", "easy@5s", "hard"]).contains("a budget for hard only"));
    assert!(refused(&["arena", "row", "hard@soon", "hard"]).contains("a time such as"));
    assert!(refused(&["arena", "row:3x3,k3,s3", "easy", "hard"]).contains("a game for two"));
    assert!(
        refused(&["arena", "row:3x3,k3", "easy", "hard", "--opening", "9"]).contains("fewer moves")
    );
    let stopped = run_with(&["arena", "row", "easy", "hard"], "", true);
    assert_eq!(stopped.exit, Ok(Exit::Failed), "{stopped:?}");
}
