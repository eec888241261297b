//! Computer players and hints.

use super::{FIRST, SECOND, at, game, numbers};
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};
use tessella_games::blockade::Blockade;
use tessella_games::budget::{Effort, SearchBudget, SearchResult};
use tessella_games::{Advice, Level, Move, Outcome, Rules, Seat};

static NEVER: AtomicBool = AtomicBool::new(false);

/// Plays a game between levels after some random moves; Hard has this many nodes per move.
fn duel(options: &str, levels: [Level; 2], seed: u64, nodes: u64) -> Option<Outcome> {
    let mut game = game(options);
    let mut number = numbers(seed);
    while let Some(seat) = game.to_move().seat() {
        let mv = if game.turns() < 4 {
            let moves = game.legal_moves();
            moves[number(moves.len())]
        } else {
            let budget = SearchBudget::nodes(nodes, &NEVER);
            let chosen = game.choose_move(levels[seat.index()], &budget);
            chosen.expect("a move").mv
        };
        game.advance(seat, mv)
            .unwrap_or_else(|error| panic!("{mv:?}: {error}"));
    }
    game.outcome()
}

#[test]
fn each_level_beats_the_one_below() {
    for two in Level::ALL.windows(2) {
        let mut points = 0;
        for seed in 0..20 {
            for (levels, seat) in [([two[1], two[0]], FIRST), ([two[0], two[1]], SECOND)] {
                points += match duel("9x9,s2#1", levels, seed, 500) {
                    Some(Outcome::Won(winner)) if winner == seat => 2,
                    Some(Outcome::Draw) => 1,
                    _ => 0,
                };
            }
        }
        // 40 games: more than half of the 80 points, by a margin that chance alone rarely gives.
        assert!(points >= 46, "{two:?}: {points} of 80");
    }
}

#[test]
fn every_level_plays_whole_games_on_every_board() {
    for options in [
        "hex6x6,hills3-2,s2,r2,w2#1",
        "7x7,n8,s4,b3#1",
        "map30-8,s3,b3#1",
        "5x5,s2,b0,w0#1",
    ] {
        for level in Level::ALL {
            let outcome = duel_of_all(options, level);
            assert!(outcome.is_some(), "{options}");
        }
    }
}

fn duel_of_all(options: &str, level: Level) -> Option<Outcome> {
    let mut game = game(options);
    while let Some(seat) = game.to_move().seat() {
        let chosen = game.choose_move(level, &SearchBudget::nodes(50, &NEVER));
        let mv = chosen.expect("a move").mv;
        game.advance(seat, mv)
            .unwrap_or_else(|error| panic!("{options}: {mv:?} by {level:?}: {error}"));
    }
    game.outcome()
}

#[test]
fn computer_takes_an_immediate_win_and_prevents_one() {
    let won = game("7x7,s2=0000000/000a000/0000000/0000000/000000k/0000000/0000000");
    for level in Level::ALL {
        let mv = won.computer_move(level, &NEVER);
        assert_eq!(mv, Some(Move::Cell(at(7, 3, 0))), "{level:?}");
    }
    // The second runner is a step from its goal: only a build before it helps.
    let threatened = game("7x7,s2,w0=0000000/0000000/0000000/0000000/000a000/00000k0/0000000");
    for level in [Level::Medium, Level::Hard] {
        let mv = threatened.computer_move(level, &NEVER).expect("a move");
        let mut after: Blockade = threatened.clone();
        after.advance(FIRST, mv).expect("a legal move");
        assert!(after.cost_to_go(SECOND) > Some(2), "{level:?}: {mv:?}");
    }
}

#[test]
fn computer_stops_when_told_and_keeps_its_time() {
    let game = game("hex11x12,s2#1");
    assert_eq!(
        game.computer_move(Level::Hard, &AtomicBool::new(true)),
        None
    );
    let start = Instant::now();
    let budget = SearchBudget::time(Duration::from_millis(100), &NEVER);
    assert!(game.best_move(&budget).is_some());
    assert!(
        start.elapsed() < Duration::from_secs(2),
        "{:?}",
        start.elapsed()
    );
    let chosen = |nodes| game.choose_move(Level::Hard, &SearchBudget::nodes(nodes, &NEVER));
    assert_eq!(
        chosen(300),
        chosen(300),
        "the same within a budget of nodes"
    );
}

#[test]
fn hint_says_if_the_move_wins() {
    let won = game("7x7,s2=0000000/000a000/0000000/0000000/000000k/0000000/0000000");
    let mv = Move::Cell(at(7, 3, 0));
    assert_eq!(won.hint(&NEVER), Some(Advice::Play { mv, proved: true }));
}

#[test]
fn solve_finds_short_wins_and_keeps_its_budget() {
    let solve = |options: &str, nodes| {
        let budget = SearchBudget::nodes(nodes, &NEVER);
        let report = game(options).solve(Effort::Full, &budget);
        report.expect("a game without chance").result
    };
    let near = "7x7,s2,w0,b1=0000000/000a000/0000000/0000000/000000k/0000000/0000000";
    let line = vec![Move::Cell(at(7, 3, 0))];
    let outcome = Outcome::Won(Seat::FIRST);
    assert_eq!(solve(near, 1000), SearchResult::Value { outcome, line });
    assert_eq!(solve("9x9,s2#1", 100), SearchResult::Unknown);
    // Without builds the shorter path wins by itself.
    let race = "5x5,s2,w0,b0=00000/00000/a0000/0000k/00000";
    let SearchResult::Value { outcome, line } = solve(race, 1_000_000) else {
        panic!("a race of two moves");
    };
    assert_eq!(outcome, Outcome::Won(Seat::SECOND));
    assert_eq!(line.len(), 2);
}
