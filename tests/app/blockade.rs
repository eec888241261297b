//! Blockade in the window: cards, the question before a flight, the ways to the goals, and the heights of hills.

use crate::stage::{Stage, people};
use bevy::input::keyboard::Key;
use bevy::input::touch::TouchPhase;
use bevy::math::UVec2;
use bevy::prelude::KeyCode;
use tessella::board::{PathLines, Picked};
use tessella::core::settings::Motion;
use tessella_boards::CellId;
use tessella_games::{Appearance, Move, Position, Rules, Seat};

/// Runners of both seats on 7×7 squares, and a tile three steps away from the first.
const RUNNERS: [CellId; 2] = [CellId(45), CellId(3)];
const FAR: CellId = CellId(24);

fn stage() -> Stage {
    let mut stage = Stage::playing(people("blockade:7x7,s2,b3#1"));
    stage.set_motion(Motion::Off);
    stage.frames(2);
    let Position::Blockade(game) = stage.game().position() else {
        panic!("a game of Blockade");
    };
    assert_eq!([0, 1].map(|seat| game.runner(Seat(seat))), RUNNERS);
    stage
}

/// Presses these tiles one after the other.
fn click(stage: &mut Stage, cells: &[CellId]) {
    for &cell in cells {
        stage.click(stage.place_of(cell));
    }
}

fn last_move(stage: &Stage) -> Option<Move> {
    stage.game().moves().last().map(|played| played.mv)
}

#[test]
fn cards_tell_builds_and_flights_that_are_left() {
    let mut stage = stage();
    let has = |stage: &Stage, words: &[&str]| {
        for part in words {
            assert!(stage.shows_part(part), "{part}: {:?}", stage.words());
        }
    };
    has(&stage, &["3 builds", "1 flight", "to go"]);
    assert!(!stage.shows_part("flown"));
    // One tile alone, then a flight.
    click(&mut stage, &[CellId(17), CellId(17)]);
    assert_eq!(last_move(&stage), Some(Move::Build(CellId(17), None)));
    has(&stage, &["2 builds", "3 builds"]);
    click(&mut stage, &[RUNNERS[1], FAR, FAR]);
    assert_eq!(last_move(&stage), Some(Move::Fly(FAR)));
    has(&stage, &["flown", "1 flight"]);
}

#[test]
fn small_cards_tell_what_the_number_counts() {
    let small = UVec2::new(360, 640);
    let mut stage = Stage::playing(people("blockade:7x7,s2,b3#1"));
    stage.resize(small);
    stage.frames(4);
    assert!(
        stage.shows("6") && stage.shows("to go"),
        "{:?}",
        stage.words()
    );
}

#[test]
fn flight_by_pointer_is_asked_about_first() {
    let mut stage = stage();
    click(&mut stage, &[RUNNERS[0], FAR]);
    assert_eq!(stage.cursor(), 0);
    assert_eq!(stage.resource::<Picked>().target, Some(FAR));
    assert!(stage.shows_part("Fly there, your last flight?"));
    assert!(stage.shows_part("Player 1: 6 → 3"), "{:?}", stage.words());
    // Another tile is another question.
    click(&mut stage, &[CellId(30)]);
    assert_eq!(
        (stage.cursor(), stage.resource::<Picked>().target),
        (0, Some(CellId(30)))
    );
    click(&mut stage, &[FAR, FAR]);
    assert_eq!(last_move(&stage), Some(Move::Fly(FAR)));
}

#[test]
fn flight_by_keys_is_asked_about_first() {
    let mut stage = stage();
    stage.choose_by_arrows(RUNNERS[0]);
    stage.choose_by_arrows(FAR);
    stage.frames(2);
    assert_eq!(stage.cursor(), 0);
    assert!(stage.shows_part("Fly there, your last flight?"));
    stage.escape();
    assert_eq!(stage.resource::<Picked>().target, None);
    assert!(!stage.shows_part("Fly there"), "{:?}", stage.words());
    for presses in [0, 1] {
        assert_eq!(stage.cursor(), 0, "{presses}");
        stage.key(KeyCode::Enter, Key::Enter);
        stage.frames(3);
    }
    assert_eq!(last_move(&stage), Some(Move::Fly(FAR)));
}

/// Returns the ends of the lines over the board, in cells.
fn line_ends(stage: &Stage) -> Vec<CellId> {
    let board = stage.game().position().board().clone();
    let lines = stage.resource::<PathLines>().0.iter();
    let ends = lines.filter_map(|line| line.line.last().copied());
    ends.filter_map(|at| board.cell_at(tessella_boards::Point::new(at.x, at.y)))
        .collect()
}

/// Returns `true` if a way to each side is drawn.
fn shows_ways(stage: &Stage) -> bool {
    let ends = line_ends(stage);
    ends.iter().any(|cell| cell.0 < 7) && ends.iter().any(|cell| cell.0 >= 42)
}

#[test]
fn ways_to_both_goals_are_shown_while_a_runner_is_pointed_at() {
    let mut stage = stage();
    assert!(line_ends(&stage).is_empty());
    for runner in RUNNERS {
        stage.point_at(stage.place_of(runner));
        stage.frames(2);
        assert!(shows_ways(&stage), "{runner:?}");
        stage.point_at(stage.place_of(FAR));
        stage.frames(2);
        assert!(line_ends(&stage).is_empty(), "{runner:?}");
    }
    let finger = stage.place_of(RUNNERS[1]);
    stage.finger(1, TouchPhase::Started, finger);
    stage.frames(2);
    assert!(shows_ways(&stage));
    stage.finger(1, TouchPhase::Canceled, finger);
    stage.frames(2);
    assert!(line_ends(&stage).is_empty());
    stage.choose_by_arrows(CellId(44));
    stage.escape();
    stage.arrow(tessella_boards::Direction::Right);
    stage.frames(2);
    assert!(shows_ways(&stage));
}

#[test]
fn height_of_the_tile_that_is_pointed_at_is_told_on_hills() {
    for code in [
        "blockade:7x7,hills4-2,s2#5",
        "drench:9x9,hills4-3,c6#3",
        "light:8x8,hills4-3#3",
    ] {
        let mut stage = Stage::playing(people(code));
        stage.set_motion(Motion::Off);
        stage.frames(2);
        assert!(stage.shows("low") && stage.shows("high"), "{code}");
        for cell in [CellId(10), CellId(31)] {
            let position = stage.game().position();
            let height = match position.appearance(cell) {
                Appearance::Ground { height, .. } => height,
                _ => position.board().height(cell),
            };
            stage.point_at(stage.place_of(cell));
            stage.frames(2);
            let words = format!("Height {height}");
            assert!(stage.shows(&words), "{code}, {words}: {:?}", stage.words());
        }
        stage.move_mouse_outside();
        stage.frames(2);
        assert!(!stage.shows_part("Height"), "{code}: {:?}", stage.words());
    }
    assert!(!stage().shows("low"), "a board without hills");
}
