//! Link.

use crate::helpers::{Reference, game, play, play_randomly, positions, solo};
use tessella_boards::CellId;
use tessella_games::{Move, Position, Rules, Turn};
use tessella_library::analysis::{Needed, SoloMistake};

/// Returns the move that removes the pair of these cells.
fn pair(a: u32, b: u32) -> Move {
    Move::Pair(CellId(a), CellId(b))
}

#[test]
fn link_solution_has_no_mistakes() {
    for code in [
        "link:10x10,f16,untimed#1",
        "link:8x6,f8,down,untimed#2",
        "link:hex6x6,f8,untimed#3",
    ] {
        let mut game = game(code);
        let best = solo(&game).best.expect("a deal has a solution");
        for mv in best.moves.clone() {
            play(&mut game, mv);
        }
        let analysis = solo(&game);
        assert_eq!(analysis.mistakes, [], "{code}");
        assert_eq!(analysis.best, Some(best));
        assert_eq!(analysis.needed.last(), Some(&Needed::Exactly(0)));
    }
}

#[test]
fn link_move_into_dead_end_is_the_mistake() {
    let mut found = 0;
    for seed in 0..200 {
        let mut game = game(&format!("link:4x4,f4,untimed#{seed}"));
        play_randomly(&mut game, seed, 8);
        let is_stuck = |position: &Position| matches!(position.to_move(), Turn::Chance(_));
        let positions = positions(&game);
        let Some(stuck) = positions.iter().position(is_stuck) else {
            continue;
        };
        let mut reference = Reference::default();
        let lost = positions
            .iter()
            .position(|position| reference.fewest(position).is_none());
        let lost = lost.expect("a position without pairs is lost");
        let analysis = solo(&game);
        let expected = SoloMistake {
            ply: lost - 1,
            moves_lost: 1,
            is_decisive: true,
        };
        assert_eq!(analysis.mistakes.first(), Some(&expected), "seed {seed}");
        assert!(
            analysis.needed[lost..=stuck]
                .iter()
                .all(|&needed| needed == Needed::Lost)
        );
        found += 1;
    }
    assert!(found >= 5, "only {found} games");
}

#[test]
fn link_mistakes_are_those_of_a_search_of_all_games() {
    for seed in 0..60 {
        let shape = ["4x4,f4", "4x3,f3,down", "hex4x4,f4", "4x4,f6,left"][seed as usize % 4];
        let mut game = game(&format!("link:{shape},untimed#{seed}"));
        play_randomly(&mut game, seed, 40);
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
        let lost = |ply: &usize| values[*ply].is_some() && values[ply + 1].is_none();
        let expected: Vec<usize> = (0..game.moves().len()).filter(lost).collect();
        let claimed: Vec<usize> = analysis
            .mistakes
            .iter()
            .map(|mistake| mistake.ply)
            .collect();
        assert_eq!(claimed, expected, "{shape} {seed}");
        let shuffles = game
            .moves()
            .iter()
            .filter(|made| matches!(made.mv, Move::Chance(_)));
        if game.position().outcome().is_some() {
            assert_eq!(
                analysis.moves_lost() as usize,
                shuffles.count(),
                "{shape} {seed}"
            );
        }
    }
}

#[test]
fn link_end_of_time_is_no_mistake() {
    let mut game = game("link:4x4,f4,t60+0#5");
    let best = solo(&game).best.expect("a solution");
    play(&mut game, best.moves[0]);
    game.advance_clock(10_000_000);
    play(&mut game, Move::TimeUp);
    let analysis = solo(&game);
    assert_eq!(analysis.mistakes, []);
    assert_eq!(
        analysis.needed,
        [Needed::Exactly(8), Needed::Exactly(7), Needed::Lost]
    );
}

#[test]
fn link_board_without_solution_has_no_mistakes() {
    let mut game = game("link:4x2,f4,untimed=abcc/ba..");
    play(&mut game, pair(2, 3));
    let analysis = solo(&game);
    assert_eq!(analysis.needed, [Needed::Lost; 2]);
    assert_eq!((analysis.best, analysis.mistakes), (None, Vec::new()));
}
