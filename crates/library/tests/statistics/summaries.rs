//! Numbers of groups, games and all results.

use crate::helpers::{id, win};
use tessella_boards::{Connectivity, Cube, Hills, Plan, Shape, Square, Track};
use tessella_games::{Game, Level};
use tessella_library::statistics::{
    BoardClass, BoardShape, Ending, GameResult, Group, Opponent, Statistics, Summary,
};

fn recorded(results: impl IntoIterator<Item = GameResult>) -> Statistics {
    let mut statistics = Statistics::default();
    for (result, number) in results.into_iter().zip(0..) {
        assert!(statistics.record(id(number), result));
    }
    statistics
}

/// Returns a group of games on flat boards that the program made.
fn group(game: Game, shape: BoardShape, opponent: Opponent) -> Group {
    let has_hills = false;
    Group {
        game,
        board: BoardClass { shape, has_hills },
        opponent,
        is_of_given_positions: false,
    }
}

/// Returns results of different boards of Drench, in this order.
fn alone(results: &[(Ending, u32, u32, u32)]) -> Vec<GameResult> {
    let numbered = results.iter().zip(0..);
    numbered
        .map(
            |(&(ending, moves, milliseconds, hints), number)| GameResult {
                ending,
                moves,
                milliseconds,
                hints,
                ..win(&format!("drench:5x5,c4#{number}"), 100 + number)
            },
        )
        .collect()
}

#[test]
fn summary_of_a_group_counts_every_ending() {
    let statistics = recorded(alone(&[
        (Ending::Won, 13, 4000, 0),
        (Ending::Won, 9, 1000, 2),
        (Ending::Lost, 20, 500, 1),
        (Ending::Won, 12, 7001, 0),
        (Ending::GivenUp, 3, 100, 0),
        (Ending::Drawn, 8, 200, 0),
        (Ending::Won, 15, 3000, 0),
    ]));
    let groups = statistics.groups();
    let [(found, summary)] = groups.as_slice() else {
        panic!("{groups:?}");
    };
    let alone = group(Game::Drench, BoardShape::Squares, Opponent::Nobody);
    assert_eq!(*found, alone);
    let expected = Summary {
        played: 7,
        won: 4,
        lost: 1,
        drawn: 1,
        given_up: 1,
        best_moves_above_par: Some(2),
        mean_moves_above_par: Some(2.25),
        best_milliseconds: Some(3000),
        mean_milliseconds: Some(3750),
        hints: 3,
        with_hints: 2,
        streak: 1,
        longest_streak: 2,
        milliseconds: 15_801,
    };
    assert_eq!(*summary, expected);
    assert_eq!(statistics.total(), expected);
    assert_eq!(statistics.of_game(Game::Drench), expected);
    assert_eq!(statistics.of_group(&alone), expected);
    assert_eq!(statistics.of_game(Game::Link), Summary::default());
}

#[test]
fn streak_follows_the_time_of_the_end() {
    let mut results = alone(&[(Ending::Won, 10, 1, 0); 4]);
    results[0].ending = Ending::Lost;
    // The loss was recorded first, and comes third by its time.
    results[0].finished_at = 102;
    results[2].finished_at = 90;
    results[3].finished_at = 200;
    let total = recorded(results).total();
    assert_eq!((total.streak, total.longest_streak), (1, 2));
}

#[test]
fn groups_are_ordered_by_game_board_and_opponent() {
    let of = |code: &str, opponent: Opponent| GameResult {
        opponent,
        ..win(code, 1)
    };
    let statistics = recorded([
        of("row:3x3x3,k3,s2#1", Opponent::Computer(Level::Easy)),
        of("row:5x5,k4,s2#1", Opponent::Person("Bo".to_owned())),
        of("row:5x5,k4,s2#1", Opponent::Computer(Level::Hard)),
        of("row:5x5,k4,s2#2", Opponent::Computer(Level::Gentle)),
        of("row:6x6,k4,s2#1", Opponent::Computer(Level::Gentle)),
        of("light:4x4,b5#1", Opponent::Nobody),
        of("drench:hex5x5,c4#1", Opponent::Nobody),
        of("drench:9x9,c4#1", Opponent::Nobody),
        of("drench:5x5,hills3-2,c4#1", Opponent::Nobody),
        of("chess:8x8#1", Opponent::Nobody),
    ]);
    let groups = statistics.groups().into_iter();
    let groups: Vec<_> = groups
        .map(|(group, summary)| (group, summary.played))
        .collect();
    let (squares, computer) = (BoardShape::Squares, Opponent::Computer);
    let alone = |game, shape| group(game, shape, Opponent::Nobody);
    let mut hills = alone(Game::Drench, squares);
    hills.board.has_hills = true;
    let expected = [
        (alone(Game::Drench, squares), 1),
        (hills, 1),
        (alone(Game::Drench, BoardShape::Hexes), 1),
        (alone(Game::LightBlock, squares), 1),
        (group(Game::InARow, squares, computer(Level::Gentle)), 2),
        (group(Game::InARow, squares, computer(Level::Hard)), 1),
        (
            group(Game::InARow, squares, Opponent::Person("Bo".to_owned())),
            1,
        ),
        (
            group(Game::InARow, BoardShape::Cube, computer(Level::Easy)),
            1,
        ),
    ];
    assert_eq!(groups, expected);
    assert_eq!(
        statistics.total().played,
        10,
        "with a game of a later version"
    );
}

#[test]
fn kind_of_board_has_no_size() {
    let hills = Hills {
        levels: 3,
        seed: 1,
        climb: 1,
    };
    let cube = Cube {
        width: 3,
        height: 3,
        depth: 3,
        connectivity: Connectivity::Sides,
    };
    for (board, shape) in [
        (Shape::Square(Square::new(5, 5)), BoardShape::Squares),
        (Shape::Square(Square::new(9, 5)), BoardShape::Squares),
        (Shape::Cube(cube), BoardShape::Cube),
        (Shape::Track(Track::ring(20)), BoardShape::Ring),
        (Shape::Track(Track::line(20)), BoardShape::Track),
    ] {
        let mut plan = Plan::even(board);
        for hills in [None, Some(hills)] {
            plan.hills = hills;
            let has_hills = hills.is_some();
            assert_eq!(BoardClass::of(&plan), BoardClass { shape, has_hills });
        }
    }
}

#[test]
fn games_from_given_positions_are_counted_apart() {
    let position = "row:3x3,k3,s2=ab./.../...";
    let mut results = alone(&[(Ending::Won, 13, 4000, 0), (Ending::Lost, 9, 1000, 0)]);
    let before = recorded(results.clone());
    let given = |code: &str, opponent: Opponent| GameResult {
        opponent,
        moves: 1,
        milliseconds: 10,
        ..win(code, 900)
    };
    results.push(given(
        "drench:5x5,c3,m9=abcabcabcabcabcabcabcabca",
        Opponent::Nobody,
    ));
    results.push(given(position, Opponent::Computer(Level::Hard)));
    let after = recorded(results);
    assert_eq!(after.total(), before.total());
    assert_eq!(after.of_game(Game::Drench), before.of_game(Game::Drench));
    assert_eq!(after.of_game(Game::InARow), Summary::default());
    let groups = after.groups();
    let found: Vec<&Group> = groups.iter().map(|(group, _)| group).collect();
    let squares = BoardShape::Squares;
    let alone = group(Game::Drench, squares, Opponent::Nobody);
    let of_given = |group| Group {
        is_of_given_positions: true,
        ..group
    };
    let hard = group(Game::InARow, squares, Opponent::Computer(Level::Hard));
    assert_eq!(found, [&alone, &of_given(alone.clone()), &of_given(hard)]);
    for (group, summary) in &groups {
        assert_eq!(after.of_group(group), *summary, "{group:?}");
    }
    // A quick win from a position is no record, and keeps none from being one.
    let next = GameResult {
        milliseconds: 3000,
        ..win("drench:5x5,c4#99", 950)
    };
    assert!(after.news(&next).is_best_time);
    let quick = given(
        "drench:5x5,c3,m10=abcab/bcabc/cabca/abcab/bcabc",
        Opponent::Nobody,
    );
    assert_eq!(before.news(&quick).streak, 1);
    assert!(!before.news(&quick).is_best_time);
    // The problems of days are chosen for everybody.
    assert!(!given(position, Opponent::Problem).is_of_given_position());
    assert!(!win("drench:5x5,c4#1", 1).is_of_given_position());
}
