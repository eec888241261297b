//! Start positions: colours, symmetry and start cells.

use crate::helpers::{begin, boards};
use crate::reference::{ReferenceGame, picture};
use proptest::prelude::*;
use tessella_boards::{CellId, Plan, Shape, Square};
use tessella_games::drench::{Players, SIDES, Setup};
use tessella_games::{Colour, Rules, Seat};
use tessella_test_support::setups;

/// Returns the colour to which half a turn maps each colour; `None` if it maps one to several.
fn partners(dealt: &ReferenceGame) -> Option<Vec<Option<u8>>> {
    let ReferenceGame { tiles, board, .. } = dealt;
    let mut partners = vec![None; usize::from(dealt.setup.colours)];
    for (tile, &colour) in tiles.iter().enumerate() {
        let turned = board
            .opposite(CellId(tile as u32))
            .expect("a board with a half-turn");
        let other = tiles[turned.index()];
        if *partners[usize::from(colour)].get_or_insert(other) != other {
            return None;
        }
    }
    Some(partners)
}

proptest! {
    #[test]
    fn start_position_is_never_over(setup in setups(SIDES), seed: u64) {
        // Without this limit the quick solver runs for each board.
        let players = match setup.players {
            Players::One { limit: None } => Players::One { limit: Some(1) },
            players => players,
        };
        let game = begin(&Setup { players, ..setup }, seed);
        prop_assert_eq!(game.outcome(), None);
        prop_assert!(picture(&game).iter().all(|(colour, _)| colour.0 < setup.colours));
        let colours: Vec<Colour> = game.seats().map(|seat| game.flood().colour(seat)).collect();
        if let [first, second] = colours[..] {
            prop_assert_ne!(first, second, "the two seats begin with one colour");
        }
    }

    #[test]
    fn even_board_half_turn_swaps_colours_in_pairs(setup in setups(5..=12), seed: u64) {
        let players = Players::Two { even: true };
        let setup = Setup { players, colours: setup.colours.max(4), ..setup };
        let dealt = ReferenceGame::of(&begin(&setup, seed));
        prop_assume!(dealt.board.opposite(CellId(0)).is_some());
        let partners = partners(&dealt);
        let partners = partners.expect("one partner for each colour");
        for (colour, partner) in partners.iter().enumerate() {
            if let Some(partner) = partner {
                let back = partners[usize::from(*partner)];
                prop_assert_eq!(back, Some(colour as u8), "partners {:?}", &partners);
            }
        }
        let selves = partners.iter().enumerate();
        let selves = selves.filter(|&(colour, partner)| *partner == Some(colour as u8)).count();
        prop_assert!(selves <= 2, "{} colours are their own partners: {:?}", selves, &partners);
    }
}

#[test]
fn free_board_is_not_symmetric() {
    let players = Players::Two { even: false };
    let setup = Setup {
        players,
        ..Setup::default()
    };
    let symmetric = (0..50)
        .filter(|&seed| partners(&ReferenceGame::of(&begin(&setup, seed))).is_some())
        .count();
    assert_eq!(symmetric, 0, "of 50 free boards");
}

#[test]
fn start_position_uses_all_colours_about_equally() {
    for players in [
        Players::One { limit: Some(1) },
        Players::Two { even: true },
        Players::Two { even: false },
    ] {
        let setup = Setup {
            plan: Plan::even(Shape::Square(Square::new(40, 40))),
            colours: 8,
            players,
        };
        let mut counts = [0u32; 8];
        for colour in ReferenceGame::of(&begin(&setup, 4711)).tiles {
            counts[usize::from(colour)] += 1;
        }
        // Five standard deviations (13.2 on a free board) around the mean of 200.
        assert!(
            counts.iter().all(|count| count.abs_diff(200) < 66),
            "{players:?}: {counts:?}"
        );
    }
}

#[test]
fn two_seats_begin_on_opposite_or_farthest_cells() {
    for plan in boards() {
        let setup = Setup {
            plan,
            colours: 6,
            players: Players::Two { even: true },
        };
        let game = begin(&setup, 1);
        let board = game.board();
        let [first, second] = [Seat::FIRST, Seat::SECOND].map(|seat| game.flood().home(seat));
        match board.opposite(CellId(0)) {
            Some(opposite) => assert_eq!((first, second), (CellId(0), opposite)),
            None => {
                let steps = |from| board.graph().distances(from);
                let farthest = board.cells().flat_map(steps).flatten().max();
                assert_eq!(steps(first)[second.index()], farthest, "{setup:?}");
            }
        }
    }
}
