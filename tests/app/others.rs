//! Light Block and k-in-a-row in the window.

use crate::stage::{Stage, game};
use bevy::math::Vec2;
use bevy::prelude::Transform;
use tessella::board::Tile;
use tessella::core::settings::Motion;
use tessella::core::theme::Theme;
use tessella::core::{BoardOrientation, Phase};
use tessella::drawing::BoardProjection;
use tessella::games::{Selection, game_ui};
use tessella_boards::{CellId, Direction};
use tessella_games::{Appearance, Move, Outcome, Position, Rules, Seat, Setup, Turn};
use tessella_language::Language;
use tessella_session::Player;

const HUMAN: Player = Player::Human;

/// Returns the cell of the walker in Light Block.
fn walker(stage: &Stage) -> CellId {
    match stage.game().position() {
        Position::LightBlock(game) => game.at(),
        _ => panic!("a game of Light Block"),
    }
}

#[test]
fn arrows_move_walker_and_illegal_step_shows_toast() {
    let mut stage = Stage::playing(game("light:3x3=@../.../..#", &[HUMAN]));
    stage.arrow(Direction::Right);
    stage.frames(2);
    assert_eq!((walker(&stage), stage.cursor()), (CellId(1), 1));
    stage.arrow(Direction::Left);
    stage.frames(2);
    assert_eq!(stage.cursor(), 1, "that tile is lit");
    assert!(
        stage.shows("That tile is already lit"),
        "{:?}",
        stage.words()
    );
    stage.arrow(Direction::Down);
    stage.frames(2);
    stage.click(stage.place_of(CellId(8)));
    assert_eq!(stage.cursor(), 2);
    assert_eq!(walker(&stage), CellId(4));
}

#[test]
fn light_block_is_won_after_undo_of_dead_end() {
    let mut stage = Stage::playing(game("light:3x3=@../.../..#", &[HUMAN]));
    stage.set_motion(Motion::Off);
    for cell in [3, 4, 1, 2, 5] {
        stage.click(stage.place_of(CellId(cell)));
    }
    stage.until("the result", |stage| stage.phase() == Some(Phase::Over));
    stage.frames(2);
    assert!(stage.shows("Stuck"), "{:?}", stage.words());
    let message = "3 tiles left. Undo or restart";
    assert!(stage.shows(message), "{:?}", stage.words());
    for _ in 0..5 {
        stage.letter('u');
        stage.frames(2);
    }
    assert_eq!((stage.phase(), stage.cursor()), (Some(Phase::Playing), 0));
    for cell in [1, 2, 5, 4, 3, 6, 7] {
        stage.click(stage.place_of(CellId(cell)));
    }
    assert_eq!(
        stage.game().position().outcome(),
        Some(Outcome::Won(Seat::FIRST))
    );
}

#[test]
fn light_block_tile_lights_when_walker_leaves_and_last_tile_on_arrival() {
    let mut stage = Stage::playing(game("light:3x3=@../###/###", &[HUMAN]));
    let appearances = |tiles: Vec<(CellId, Appearance)>| [0, 1, 2].map(|at| tiles[at].1);
    let (dark, lit) = (Appearance::Dark, Appearance::Lit);
    stage.frames(2);
    assert_eq!(appearances(stage.pictures()), [dark, dark, dark]);
    assert!(stage.shows("3"), "{:?}", stage.words());
    stage.arrow(Direction::Right);
    stage.finish_animations();
    assert_eq!(appearances(stage.pictures()), [lit, dark, dark]);
    assert!(stage.shows("2"), "{:?}", stage.words());
    stage.arrow(Direction::Right);
    assert!(stage.is_animating());
    assert_eq!(appearances(stage.pictures()), [lit, lit, dark]);
    stage.finish_animations();
    assert_eq!(appearances(stage.pictures()), [lit, lit, lit]);
    assert!(stage.shows("All lit!"), "{:?}", stage.words());
    stage.letter('u');
    stage.finish_animations();
    assert_eq!(appearances(stage.pictures()), [lit, dark, dark]);
}

/// Returns the seat that moves first.
fn first(stage: &Stage) -> Seat {
    match &stage.game().code().setup {
        Setup::InARow(setup) => setup.first,
        _ => panic!("a game of k-in-a-row"),
    }
}

#[test]
fn next_game_is_started_by_winner_or_by_same_player_after_tie() {
    let mut stage = Stage::playing(game("row:3x3,k3,s2#1", &[HUMAN, HUMAN]));
    stage.set_motion(Motion::Off);
    let play = |stage: &mut Stage, cells: &[u32]| {
        for &cell in cells {
            stage.click(stage.place_of(CellId(cell)));
        }
        stage.until("the result", |stage| stage.phase() == Some(Phase::Over));
        stage.frames(2);
    };
    play(&mut stage, &[0, 3, 1, 4, 8, 5]);
    assert_eq!(
        stage.game().position().outcome(),
        Some(Outcome::Won(Seat::SECOND))
    );
    stage.press("Play again");
    stage.frames(2);
    assert_eq!(
        (first(&stage), stage.game().position().to_move()),
        (Seat::SECOND, Turn::Player(Seat::SECOND))
    );
    play(&mut stage, &[0, 1, 2, 4, 3, 5, 7, 6, 8]);
    assert_eq!(stage.game().position().outcome(), Some(Outcome::Draw));
    stage.press("Play again");
    stage.frames(2);
    assert_eq!(first(&stage), Seat::SECOND);
}

#[test]
fn press_in_column_drops_stone() {
    let mut stage = Stage::playing(game("row:5x4,k4,fall,s2#1", &[HUMAN, HUMAN]));
    stage.click(stage.place_of(CellId(2)));
    stage.finish_animations();
    stage.choose_by_arrows(CellId(2));
    stage.finish_animations();
    let moves: Vec<Move> = stage
        .game()
        .moves()
        .iter()
        .map(|played| played.mv)
        .collect();
    assert_eq!(moves, [Move::Cell(CellId(17)), Move::Cell(CellId(12))]);
}

#[test]
fn column_in_focus_shows_where_stone_lands() {
    let lines = |code: &str, focus: Option<CellId>| {
        let game = game(code, &[HUMAN, HUMAN]);
        let selection = Selection {
            focus,
            ..Selection::default()
        };
        let position = game.position();
        let ring: Vec<Vec2> = game_ui(position)
            .path_lines(
                &BoardProjection::new(position, BoardOrientation::default()),
                &Theme::of(true),
                selection,
                Language::English,
            )
            .into_iter()
            .flat_map(|stroke| stroke.line)
            .collect();
        let landing = position.board().centre(CellId(38));
        let landing = Vec2::new(landing.x, landing.y);
        (
            ring.len(),
            ring.iter().filter(|at| at.distance(landing) < 0.31).count(),
        )
    };
    let falls = "row:7x6,k4,fall#1";
    assert_eq!(lines(falls, None), (0, 0));
    // The ring, and the lower end of the way.
    let (all, at_landing) = lines(falls, Some(CellId(3)));
    assert!(
        at_landing > 30 && all == at_landing + 1,
        "{at_landing} of {all}"
    );
    // Where stones do not fall, there is only the ghost.
    assert_eq!(lines("row:7x6,k4#1", Some(CellId(3))), (1, 0));
}

/// Returns the place of a tile from left to right, in cells.
fn place(stage: &mut Stage, cell: CellId) -> f32 {
    let world = stage.world();
    let mut tiles = world.query::<(&Tile, &Transform)>();
    let mut tiles = tiles.iter(world);
    let (_, transform) = tiles.find(|(tile, _)| tile.0 == cell).expect("a tile");
    transform.translation.x
}

#[test]
fn tiles_of_refused_moves_shake_and_come_to_rest() {
    let mut stage = Stage::playing(game("row:4x4,k3,s2#1", &[HUMAN, HUMAN]));
    let taken = [CellId(0), CellId(5)];
    for cell in taken {
        stage.click(stage.place_of(cell));
        stage.finish_animations();
    }
    let rest = taken.map(|cell| place(&mut stage, cell));
    let mut has_shaken = [false; 2];
    for cell in taken {
        stage.click(stage.place_of(cell));
        for _ in 0..5 {
            stage.frame();
            for (at, cell) in taken.into_iter().enumerate() {
                has_shaken[at] |= place(&mut stage, cell) != rest[at];
            }
        }
    }
    assert_eq!(stage.cursor(), 2);
    assert_eq!(has_shaken, [true; 2]);
    stage.frames(60);
    assert_eq!(taken.map(|cell| place(&mut stage, cell)), rest);
}
