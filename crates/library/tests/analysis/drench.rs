//! Drench for one seat.

use crate::helpers::{Reference, game, play, play_randomly, positions, solo};
use tessella_games::{Move, Rules, Seat};
use tessella_library::analysis::{Needed, SoloMistake};
use tessella_session::Session;

/// Plays the best solution of a game from its start.
fn played_best(code: &str) -> Session {
    let mut game = game(code);
    let best = solo(&game).best.expect("a solution");
    assert!(best.is_shortest);
    for mv in best.moves {
        play(&mut game, mv);
    }
    game
}

#[test]
fn drench_best_solution_has_no_mistakes() {
    for code in [
        "drench:15x15,c6#4711",
        "drench:hex9x9,c5#2",
        "drench:map60-3,c6#4",
        "drench:4x4x4,c6#5",
        "drench:ring30,c6#5",
    ] {
        let game = played_best(code);
        let analysis = solo(&game);
        let moves = game.moves().len() as u32;
        assert_eq!(analysis.mistakes, [], "{code}");
        let expected: Vec<Needed> = (0..=moves).rev().map(Needed::Exactly).collect();
        assert_eq!(analysis.needed, expected, "{code}");
        assert_eq!(analysis.moves_lost(), 0);
    }
}

#[test]
fn drench_wasted_move_is_the_only_mistake() {
    let best: Vec<Move> = played_best("drench:12x12,c6#7")
        .moves()
        .iter()
        .map(|made| made.mv)
        .collect();
    // A colour that no adjacent tile has, so that the next move of the solution stays legal and as good.
    let mut game = game("drench:12x12,c6#7");
    let mut at = None;
    for (ply, &mv) in best.iter().enumerate() {
        let mut wasted = game.position().legal_moves();
        wasted.retain(|&other| {
            let mut after = game.clone();
            play(&mut after, other);
            let size = |game: &Session| game.position().standing(Seat::FIRST);
            other != mv && size(&after) == size(&game)
        });
        if let (None, Some(&wasted)) = (at, wasted.first()) {
            at = Some(ply);
            play(&mut game, wasted);
        }
        play(&mut game, mv);
    }
    let ply = at.expect("a colour that is not beside the region");
    let mistake = SoloMistake {
        ply,
        moves_lost: 1,
        is_decisive: false,
    };
    let analysis = solo(&game);
    assert_eq!(analysis.mistakes, [mistake]);
    let better = analysis.better.get(&ply).copied().expect("a better move");
    assert_ne!(better, game.moves()[ply].mv);
    assert_eq!(analysis.moves_lost(), 1);
    assert_eq!(analysis.best.map(|best| best.moves.len()), Some(best.len()));
}

#[test]
fn drench_mistakes_are_those_of_a_search_of_all_games() {
    for seed in 0..30 {
        let shape =
            ["5x5,c3", "5x5,c4", "map12-1,c3", "hex5x5,c3", "5x5,wrap,c3"][seed as usize % 5];
        let mut game = game(&format!("drench:{shape},m30#{seed}"));
        play_randomly(&mut game, seed, 30);
        // With a limit too large to matter, the reference finds the fewest moves from each position.
        let mut reference = Reference::default();
        let values: Vec<Option<u32>> = positions(&game)
            .iter()
            .map(|position| reference.fewest(position))
            .collect();
        let analysis = solo(&game);
        let expected: Vec<Needed> = values
            .iter()
            .map(|value| value.map_or(Needed::Lost, Needed::Exactly))
            .collect();
        assert_eq!(analysis.needed, expected, "{shape} {seed}");
        let lost: u32 = (0..game.moves().len())
            .map(|ply| match (values[ply], values[ply + 1]) {
                (Some(before), Some(after)) => after + 1 - before,
                _ => 0,
            })
            .sum();
        let claimed = analysis
            .mistakes
            .iter()
            .filter(|mistake| values[mistake.ply + 1].is_some());
        assert_eq!(
            claimed.map(|mistake| mistake.moves_lost).sum::<u32>(),
            lost,
            "{shape} {seed}"
        );
    }
}

#[test]
fn drench_move_that_makes_the_limit_too_short_is_decisive() {
    let best = played_best("drench:8x8,c5#3").moves().len();
    let mut game = game(&format!("drench:8x8,c5,m{best}#3"));
    play_randomly(&mut game, 1, best);
    let analysis = solo(&game);
    let decisive: Vec<usize> = analysis
        .mistakes
        .iter()
        .filter(|mistake| mistake.is_decisive)
        .map(|mistake| mistake.ply)
        .collect();
    let first = analysis
        .mistakes
        .first()
        .expect("a random game has mistakes")
        .ply;
    assert_eq!(decisive, [first]);
    assert!(
        analysis.needed[..=first]
            .iter()
            .all(|needed| matches!(needed, Needed::Exactly(_)))
    );
    assert!(
        analysis.needed[first + 1..]
            .iter()
            .all(|&needed| needed == Needed::Lost)
    );
}
