//! Deals and shuffles of Link.

use crate::helpers::*;
use proptest::prelude::*;
use tessella_boards::{HexLayout, Plan};
use tessella_games::link::{FACES, Gravity};
use tessella_games::{Face, GameSetup, Move, Rules, Seat};

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]

    #[test]
    fn link_deal_spreads_faces_evenly(setup in setups(12), seed: u64) {
        let game = new_game(&setup, seed);
        let mut counts = vec![0; usize::from(FACES)];
        for cell in game.board().cells() {
            let Face(face) = game.face(cell).expect("a tile on every cell");
            counts[usize::from(face)] += 1;
        }
        counts.retain(|&count| count > 0);
        prop_assert_eq!(counts.len(), usize::from(setup.faces));
        let (fewest, most) = (counts.iter().min(), counts.iter().max());
        prop_assert!(counts.iter().all(|count| count % 2 == 0), "{:?}", counts);
        prop_assert!(most <= fewest.map(|fewest| fewest + 2).as_ref(), "{:?}", counts);
    }
}

/// Checks that the solution of a thousand deals of mixed sizes clears the board by the rules.
fn solve_thousand_deals(plan: impl Fn(u16, u16, u64) -> Plan, gravity: Gravity) {
    for seed in 0..1000_u64 {
        let (width, height) = match seed {
            0..2 => (30, 20),
            2..30 => (10, 10),
            _ => {
                let (width, height) = (2 + seed % 11, 2 + seed / 11 % 7);
                (width as u16 + (width * height % 2) as u16, height as u16)
            }
        };
        let faces = 1 + (seed * 7 % u64::from(FACES)) as u8;
        assert_solution_clears(&new_game(
            &setup(plan(width, height, seed), faces, gravity),
            seed,
        ));
    }
}

#[test]
fn link_deal_is_solvable_without_gravity() {
    solve_thousand_deals(|width, height, _| squares(width, height), Gravity::None);
}

#[test]
fn link_deal_is_solvable_under_gravity_down() {
    solve_thousand_deals(|width, height, _| squares(width, height), Gravity::Down);
}

#[test]
fn link_deal_is_solvable_under_gravity_up() {
    solve_thousand_deals(|width, height, _| squares(width, height), Gravity::Up);
}

#[test]
fn link_deal_is_solvable_under_gravity_left() {
    solve_thousand_deals(|width, height, _| squares(width, height), Gravity::Left);
}

#[test]
fn link_deal_is_solvable_under_gravity_right() {
    solve_thousand_deals(|width, height, _| squares(width, height), Gravity::Right);
}

#[test]
fn link_deal_is_solvable_under_gravity_middle() {
    solve_thousand_deals(|width, height, _| squares(width, height), Gravity::Middle);
}

#[test]
fn link_deal_is_solvable_on_hexes() {
    let layout = |seed: u64| HexLayout::ALL[(seed % 4) as usize];
    solve_thousand_deals(
        |width, height, seed| hexes(width, height, layout(seed)),
        Gravity::None,
    );
    for layout in HexLayout::ALL {
        for (width, height) in [(2, 20), (3, 20), (30, 2), (30, 3), (5, 20)] {
            for seed in 0..10 {
                assert_solution_clears(&new_game(
                    &setup(hexes(width, height, layout), 16, Gravity::None),
                    seed,
                ));
            }
        }
    }
}

/// Checks a narrow board of hexes, where no straight line is long, so the two tiles must move closer to each other.
#[test]
fn link_shuffle_on_hexes_moves_unjoinable_tiles() {
    let cells = format!("a.{}.a", ".".repeat(36));
    let mut game = game(&format!("link:hex2x20,untimed={cells}"));
    assert!(game.is_stuck());
    game.play(Seat::FIRST, Move::Chance(1)).expect("a shuffle");
    assert_eq!(game.tiles_left(), 2);
    assert_solution_clears(&game);
}

/// Players keep game codes.
#[test]
fn link_deal_of_seed_never_changes() {
    let dealt = [
        ("link:6x4,f6#1", "ppSpSb/hybphy/SySbbG/GhGyhG"),
        ("link:6x4,f6,down#1", "SpSGSb/pGypyh/bpybhh/GShbyG"),
        ("link:7x4,f7,middle#2", "djjDEmD/EmllEFl/jdmFEdD/jFDdlFm"),
        ("link:hex6x4,f6#3", "MbbJLb/fMvbMJ/fMLvLf/vJJfvL"),
    ];
    let cells = |code: &str| {
        let game = game(code);
        let values = game.board().cells().map(|cell| game.face(cell));
        let values: Vec<u8> = values
            .map(|face| face.map_or(0, |Face(face)| face + 1))
            .collect();
        game.setup().format_cells(&values)
    };
    assert_eq!(
        dealt.map(|(code, _)| (code, cells(code))),
        dealt.map(|(code, rows)| (code, rows.to_owned()))
    );
    let mut stuck = game("link:2x4,untimed=ab/ba/cd/dc");
    stuck
        .advance(Seat::FIRST, Move::Chance(7))
        .expect("a shuffle");
    let faces: Vec<_> = stuck.board().cells().map(|cell| stuck.face(cell)).collect();
    assert_eq!(faces, [0, 2, 0, 2, 1, 3, 1, 3].map(|face| Some(Face(face))));
}
