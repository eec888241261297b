//! Moves, their effects, and the end of a game.

use super::{FIRST, SECOND, at, game, play};
use tessella_boards::CellId;
use tessella_games::blockade::{MAX_TURNS, Run};
use tessella_games::{Appearance, Effect, Move, Outcome, Rules, Seat, Turn};

/// Returns the effect of a runner's move over cells of a board with 5 columns.
fn moved(seat: Seat, path: &[(u32, u32)], carried: bool) -> Effect {
    let cells = path.iter().map(|&(column, row)| at(5, column, row));
    Effect::PieceMoved {
        seat,
        number: 0,
        path: cells.collect(),
        carried,
    }
}

#[test]
fn runner_passes_runners_in_a_row_by_one_jump() {
    let near = game("5x5,s2=00000/00000/00k00/00a00/00000");
    let to = at(5, 2, 1);
    assert!(near.runs(FIRST).contains(&Run { to, cost: 2 }));
    assert_eq!(
        near.effects(FIRST, Move::Cell(to)),
        [moved(FIRST, &[(2, 3), (2, 1)], true)]
    );
    let row = game("5x5,s3=00000/00A00/00k00/00a00/00000");
    assert!(row.runs(FIRST).contains(&Run {
        to: at(5, 2, 0),
        cost: 2
    }));
    let far = game("5x5,s2,r2=00000/00000/00k00/00000/00a00");
    assert!(far.runs(FIRST).contains(&Run { to, cost: 4 }));
    assert_eq!(
        far.effects(FIRST, Move::Cell(to)),
        [
            moved(FIRST, &[(2, 3)], false),
            moved(FIRST, &[(2, 3), (2, 1)], true)
        ]
    );
}

#[test]
fn jump_costs_the_levels_of_its_ends_only() {
    // The other runner stands on level 2, and the landing is one level above the start.
    let up = game("5x5,s2,r2=00000/00100/01m00/00a00/00000");
    assert!(up.runs(FIRST).contains(&Run {
        to: at(5, 2, 1),
        cost: 4
    }));
    let steep = game("5x5,s2,r2=00000/00200/00k00/00a00/00000");
    let runs = steep.runs(FIRST);
    assert!(runs.iter().all(|run| run.to != at(5, 2, 1)), "{runs:?}");
}

#[test]
fn single_step_may_cost_more_than_the_range() {
    let hill = game("5x5,s2=00000/00000/k0000/00100/00a00");
    assert!(hill.runs(FIRST).contains(&Run {
        to: at(5, 2, 3),
        cost: 4
    }));
    assert!(hill.runs(FIRST).iter().all(|run| run.cost <= 4));
    let diagonal = game("5x5,n8,s2#1");
    assert!(diagonal.runs(FIRST).contains(&Run {
        to: at(5, 1, 3),
        cost: 3
    }));
}

#[test]
fn build_raises_one_level_more_than_a_step_climbs_and_on_hills_two_more() {
    for (options, raised) in [("5x5,s2#1", 2), ("6x6,hills4-3,climb2,s2#1", 4)] {
        let mut game = game(options);
        let cell = game.board().neighbours(game.runner(SECOND))[0];
        let before = game.height(cell);
        let effects = game.play(FIRST, Move::Build(cell, None)).expect("a build");
        let [
            Effect::CellChanged {
                cell: changed,
                appearance,
                ..
            },
        ] = effects[..]
        else {
            panic!("{effects:?}");
        };
        assert_eq!((changed, game.appearance(cell)), (cell, appearance));
        let Appearance::Ground { height, .. } = appearance else {
            panic!("{appearance:?}");
        };
        assert_eq!(
            (height, game.height(cell)),
            (before + raised, before + raised)
        );
        assert_eq!(game.builds_left(FIRST) + 1, game.builds_left(SECOND));
    }
}

#[test]
fn build_on_hills_ends_at_the_greatest_height() {
    let hills = "5x5,hills4-3,climb2,s2=00000/56700/00000/k0000/000a0";
    let after = [(0, Some(9)), (1, Some(9)), (2, None)];
    for (column, expected) in after {
        let mut game = game(hills);
        let cell = at(5, column, 1);
        let built = game.play(FIRST, Move::Build(cell, None));
        let height = built.ok().map(|_| game.height(cell));
        assert_eq!(height, expected);
    }
}

#[test]
fn runner_flies_over_heights_and_runners_to_where_a_path_leads() {
    let game = game("5x5,s2,w1=00000/00000/02k20/00a00/00000");
    let flights: Vec<CellId> = game.flights(FIRST).collect();
    let expected = [
        (2, 0),
        (1, 1),
        (2, 1),
        (3, 1),
        (0, 2),
        (4, 2),
        (0, 3),
        (1, 3),
        (3, 3),
        (4, 3),
        (0, 4),
        (1, 4),
        (2, 4),
        (3, 4),
        (4, 4),
    ];
    assert_eq!(flights, expected.map(|(column, row)| at(5, column, row)));
}

#[test]
fn flight_is_spent_and_shown_as_one_move() {
    let mut game = game("5x5,s2,w1=00000/00000/02220/00a0k/00000");
    let to = at(5, 2, 1);
    let effects = game
        .play(FIRST, Move::Fly(to))
        .expect("a flight over a wall");
    assert_eq!(effects, [moved(FIRST, &[(2, 3), (2, 1)], true)]);
    assert_eq!(
        (game.flights_left(FIRST), game.flights_left(SECOND)),
        (0, 1)
    );
    assert_eq!(game.runner(FIRST), to);
}

#[test]
fn first_at_its_goal_wins_and_others_are_ranked_by_their_paths() {
    let mut game = game("5x5,s3=00000/a0000/00000/A000k/00000");
    assert_eq!(game.cost_to_go(Seat(2)), Some(8));
    play(&mut game, &[Move::Cell(at(5, 0, 0))]);
    assert_eq!(game.outcome(), Some(Outcome::Won(FIRST)));
    assert_eq!(game.highlighted(), [at(5, 0, 0)]);
    let ranks: Vec<(u8, u8)> = game
        .standings()
        .iter()
        .map(|standing| (standing.seat.0, standing.rank))
        .collect();
    assert_eq!(ranks, [(0, 1), (1, 2), (2, 3)]);
}

#[test]
fn runner_that_cannot_move_passes() {
    let mut game = game("5x5,s2,b0,w0=00000/00000/20000/k0000/a2000");
    assert_eq!(game.to_move(), Turn::Player(SECOND));
    assert!(game.passed().contains(FIRST) && !game.passed().contains(SECOND));
    play(&mut game, &[Move::Cell(at(5, 1, 3))]);
    assert_eq!(game.to_move(), Turn::Player(FIRST));
    assert!(game.passed().is_empty());
    assert_eq!(game.turns(), 2);
}

#[test]
fn shorter_path_wins_after_the_last_turn() {
    let sideways = |at: u32| [Move::Cell(CellId(at)), Move::Cell(CellId(at + 1))];
    for (first, outcome) in [(20, Outcome::Draw), (15, Outcome::Won(FIRST))] {
        let mut game = game("5x5,s2,b0,w0#1");
        if first == 15 {
            // The first seat steps forward, the second one sideways.
            play(&mut game, &[Move::Cell(at(5, 2, 3)), Move::Cell(CellId(3))]);
            play(&mut game, &[Move::Cell(at(5, 1, 3)), Move::Cell(CellId(4))]);
        } else {
            play(&mut game, &[Move::Cell(at(5, 1, 4)), Move::Cell(CellId(3))]);
        }
        let mut turn = 0;
        while game.outcome().is_none() {
            let (own, other) = (sideways(first), sideways(3));
            let is_even = turn % 2 == 0;
            let second = game.runner(SECOND) == CellId(3);
            play(&mut game, &[own[usize::from(!is_even)]]);
            if game.outcome().is_none() {
                play(&mut game, &[other[usize::from(second)]]);
            }
            turn += 1;
        }
        assert_eq!(game.outcome(), Some(outcome));
        assert_eq!(game.turns(), MAX_TURNS);
        let ranks: Vec<u8> = game
            .standings()
            .iter()
            .map(|standing| standing.rank)
            .collect();
        assert_eq!(ranks, if first == 15 { [1, 2] } else { [1, 1] });
    }
}
