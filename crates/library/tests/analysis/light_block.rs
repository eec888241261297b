//! Light Block.

use crate::helpers::{Reference, game, play, play_randomly, positions, solo};
use tessella_boards::CellId;
use tessella_games::Move;
use tessella_library::analysis::{Needed, SoloMistake};

#[test]
fn light_block_solution_has_no_mistakes() {
    for code in [
        "light:8x8#1",
        "light:hex7x7#2",
        "light:map40-1#3",
        "light:3x3x3#4",
        "light:8x8,hills3-1#5",
    ] {
        let mut game = game(code);
        let best = solo(&game).best.expect("a board that can be won");
        for mv in best.moves.clone() {
            play(&mut game, mv);
        }
        let analysis = solo(&game);
        assert_eq!(analysis.mistakes, [], "{code}");
        assert_eq!(analysis.best, Some(best), "{code}");
        assert_eq!(analysis.needed.last(), Some(&Needed::Exactly(0)), "{code}");
    }
}

#[test]
fn light_block_mistake_is_the_step_after_which_no_path_is_left() {
    let mut marked = 0;
    for seed in 0..60 {
        let shape = ["4x4", "hex4x4", "map12-1", "4x4,classic", "2x2x2"][seed as usize % 5];
        let mut game = game(&format!("light:{shape}#{seed}"));
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
        let lost = values.iter().position(Option::is_none);
        let mistake = lost
            .and_then(|lost| lost.checked_sub(1))
            .map(|ply| SoloMistake {
                ply,
                moves_lost: 0,
                is_decisive: true,
            });
        assert_eq!(analysis.mistakes, Vec::from_iter(mistake), "{shape} {seed}");
        marked += analysis.mistakes.len();
    }
    assert!(marked > 20, "only {marked} games with a mistake");
}

#[test]
fn light_block_won_game_is_its_own_best_solution() {
    // Boards with random blocks have no path from the generator.
    let mut game = game("light:4x4,classic=@.../..../..../....");
    for cell in [1, 2, 3, 7, 6, 5, 4, 8, 9, 10, 11, 15, 14, 13, 12] {
        play(&mut game, Move::Cell(CellId(cell)));
    }
    let analysis = solo(&game);
    assert_eq!(analysis.mistakes, []);
    assert_eq!(analysis.best.map(|best| best.moves.len()), Some(15));
}
