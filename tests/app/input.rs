//! Input by keys, mouse, touch and pad, and the rejected input.

use crate::stage::{Stage, TALL, WIDE, colour_of, game};
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use tessella::board::Cursor;
use tessella::core::storage::Storage;
use tessella::core::{GameRequest, Hint};
use tessella::core::{Phase, Screen};
use tessella_boards::{CellId, Direction};
use tessella_games::{Colour, Level, Move, Rules, Seat};
use tessella_language::Language;
use tessella_session::Player;

const HUMAN: Player = Player::Human;

fn alone(size: UVec2) -> Stage {
    let game = game("drench:15x15,c6#4711", &[HUMAN]);
    Stage::playing_in(size, Storage::nowhere(), game)
}

/// Returns the last move.
fn last_move(stage: &Stage) -> Move {
    stage.game().moves()[stage.cursor() - 1].mv
}

/// Returns the tile with a legal colour that is farthest from the corner.
fn playable(stage: &mut Stage) -> (CellId, Colour) {
    let legal = stage.legal();
    let found = stage
        .tiles()
        .into_iter()
        .rev()
        .find(|&tile| legal.contains(&colour_of(tile)));
    let tile = found.expect("a tile of a legal colour");
    (tile.0, colour_of(tile))
}

#[test]
fn mouse_cursor_hides_when_mouse_leaves_window() {
    let mut stage = alone(WIDE);
    let (cell, _) = playable(&mut stage);
    let place = stage.place_of(cell);
    stage.point_at(place);
    stage.frame();
    assert!(stage.resource::<Cursor>().shown);
    stage.move_mouse_outside();
    assert!(!stage.resource::<Cursor>().shown);
    // Keys start from the pointer's tile, and the cursor stays where they have moved it.
    stage.arrow(Direction::Left);
    let cursor = *stage.resource::<Cursor>();
    assert!(cursor.shown && cursor.cell == cell, "{cursor:?}");
    stage.move_mouse_outside();
    assert!(stage.resource::<Cursor>().shown);
}

#[test]
fn digits_choose_colours() {
    let mut stage = alone(WIDE);
    for colour in [stage.legal()[4], stage.legal()[0]] {
        stage.digit(colour);
        assert_eq!(last_move(&stage), Move::Paint(colour));
    }
    assert_eq!(stage.cursor(), 2);
}

#[test]
fn digit_0_chooses_tenth_colour() {
    let mut stage = Stage::playing(game("drench:15x15,c10#1", &[HUMAN]));
    let tenth = Colour(9);
    if stage
        .game()
        .position()
        .check(Seat::FIRST, Move::Paint(tenth))
        .is_err()
    {
        stage.digit(Colour(0));
    }
    stage.digit(tenth);
    assert_eq!(last_move(&stage), Move::Paint(tenth));
}

#[test]
fn arrows_move_cursor_and_enter_chooses_tile() {
    let mut stage = alone(WIDE);
    stage.key(KeyCode::Enter, Key::Enter);
    assert_eq!(stage.cursor(), 0, "no tile is in focus yet");
    stage.key(KeyCode::ArrowDown, Key::ArrowDown);
    assert!(stage.resource::<Cursor>().shown);
    let legal = stage.legal();
    let tiles = stage.tiles();
    // The first arrow only shows the cursor, on the first tile.
    let target = (1..15).find(|&column| legal.contains(&colour_of(tiles[column])));
    let target = target.expect("another colour in the first row");
    for _ in 0..target {
        stage.key(KeyCode::ArrowRight, Key::ArrowRight);
    }
    assert_eq!(stage.resource::<Cursor>().cell, CellId(target as u32));
    stage.key(KeyCode::Enter, Key::Enter);
    assert_eq!(stage.cursor(), 1);
    assert_eq!(last_move(&stage), Move::Paint(colour_of(tiles[target])));
    for (code, key) in [
        (KeyCode::ArrowUp, Key::ArrowUp),
        (KeyCode::ArrowLeft, Key::ArrowLeft),
        (KeyCode::ArrowLeft, Key::ArrowLeft),
    ] {
        stage.key(code, key);
    }
    let column = (target as u32).saturating_sub(2);
    assert_eq!(
        stage.resource::<Cursor>().cell,
        CellId(column),
        "the edge holds"
    );
}

#[test]
fn keys_play_after_button_press() {
    let mut stage = alone(WIDE);
    let colour = stage.legal()[0];
    let button = stage.arrangement().colours[colour.index()];
    stage.press_rect(button);
    assert_eq!(stage.cursor(), 1);
    for (code, key) in [
        (KeyCode::ArrowDown, Key::ArrowDown),
        (KeyCode::ArrowDown, Key::ArrowDown),
    ] {
        stage.key(code, key);
    }
    assert_eq!(stage.resource::<Cursor>().cell, CellId(15));
}

#[test]
fn letter_keys_undo_redo_restart_and_start_new_game() {
    let mut stage = alone(WIDE);
    let colour = stage.legal()[0];
    stage.digit(colour);
    stage.letter('u');
    assert_eq!(stage.cursor(), 0);
    stage.letter('r');
    assert_eq!(stage.cursor(), 1);
    stage.letter('s');
    assert_eq!((stage.cursor(), stage.games().len()), (0, 2));
    stage.letter('u');
    assert_eq!(stage.games().len(), 2, "undo stops at the first move");
    let restarted = stage.games().remove(0).record.code;
    stage.letter('n');
    stage.frame();
    // Nothing is kept of a board without a move.
    let games = stage.games();
    assert_eq!((stage.cursor(), games.len()), (0, 2));
    assert_ne!(games[0].record.code, restarted);
    assert_eq!(games[1].record.moves.len(), 1);
}

#[test]
fn control_z_undoes_and_control_y_redoes() {
    let mut stage = alone(WIDE);
    let colour = stage.legal()[0];
    stage.digit(colour);
    stage.hold(KeyCode::ControlLeft, Key::Control);
    stage.frame();
    stage.letter('z');
    assert_eq!(stage.cursor(), 0);
    stage.letter('y');
    assert_eq!(stage.cursor(), 1);
    stage.letter('z');
    stage.hold(KeyCode::ShiftLeft, Key::Shift);
    stage.frame();
    stage.letter('z');
    assert_eq!(stage.cursor(), 1, "with Shift it is redo");
    stage.release_key(KeyCode::ShiftLeft, Key::Shift);
    stage.release_key(KeyCode::ControlLeft, Key::Control);
    stage.frame();
    stage.letter('z');
    assert_eq!(stage.cursor(), 1, "a bare Z means nothing");
}

#[test]
fn letter_keys_work_after_game_over() {
    let mut stage = Stage::playing(game("drench:15x15,c6,m1#4711", &[HUMAN]));
    let colour = stage.legal()[0];
    stage.digit(colour);
    stage.until("the result is shown", |stage| {
        stage.phase() == Some(Phase::Over)
    });
    stage.letter('u');
    assert_eq!(stage.cursor(), 0);
    stage.frames(2);
    assert_eq!(stage.phase(), Some(Phase::Playing));
}

#[test]
fn click_on_tile_chooses_colour_at_all_window_sizes() {
    for size in [WIDE, TALL, UVec2::new(2560, 1600), UVec2::new(640, 360)] {
        let mut stage = alone(size);
        let (cell, colour) = playable(&mut stage);
        stage.click(stage.place_of(cell));
        assert_eq!(stage.cursor(), 1, "{size}");
        assert_eq!(last_move(&stage), Move::Paint(colour), "{size}");
    }
}

#[test]
fn click_outside_board_does_nothing() {
    let mut stage = alone(WIDE);
    stage.press_rect(stage.arrangement().status);
    assert_eq!(stage.cursor(), 0);
}

#[test]
fn buttons_choose_colours_at_all_window_sizes() {
    for size in [WIDE, TALL, UVec2::new(2560, 1600), UVec2::new(640, 360)] {
        let mut stage = alone(size);
        for colour in [stage.legal()[0], stage.legal()[4]] {
            stage.press_rect(stage.arrangement().colours[colour.index()]);
            assert_eq!(last_move(&stage), Move::Paint(colour), "{size}");
        }
        assert_eq!(stage.cursor(), 2, "{size}");
    }
}

#[test]
fn button_of_held_colour_is_disabled() {
    let mut stage = alone(WIDE);
    let own = (0..6)
        .map(Colour)
        .find(|colour| !stage.legal().contains(colour));
    let own = own.expect("the colour of the region");
    stage.press_rect(stage.arrangement().colours[own.index()]);
    assert_eq!(stage.cursor(), 0);
}

#[test]
fn toolbar_buttons_match_letter_keys() {
    let mut stage = alone(WIDE);
    let colour = stage.legal()[0];
    stage.digit(colour);
    stage.press("Undo");
    assert_eq!(stage.cursor(), 0);
    stage.press("Redo");
    assert_eq!(stage.cursor(), 1);
    stage.press("Restart");
    assert_eq!((stage.cursor(), stage.games().len()), (0, 2));
    let restarted = stage.games().remove(0);
    stage.press("New");
    assert_ne!(stage.games()[0].id, restarted.id);
    stage.press("Hint");
    stage.until("a hint", |stage| matches!(stage.hint(), Hint::Found(_)));
}

#[test]
fn touch_on_tile_chooses_colour() {
    let mut stage = alone(TALL);
    let (cell, colour) = playable(&mut stage);
    let place = stage.place_of(cell);
    stage.touch(place);
    assert_eq!(
        (stage.cursor(), last_move(&stage)),
        (1, Move::Paint(colour))
    );
}

#[test]
fn touch_that_leaves_tile_chooses_nothing() {
    let mut stage = alone(TALL);
    let (cell, _) = playable(&mut stage);
    let (from, to) = (stage.place_of(cell), stage.place_of(CellId(7)));
    stage.drag_finger(from, to);
    assert_eq!(stage.cursor(), 0);
}

#[test]
fn touch_on_button_chooses_colour_once() {
    let mut stage = alone(TALL);
    let colour = stage.legal()[2];
    let centre = stage.arrangement().colours[colour.index()].center();
    stage.touch(Vec2::new(centre.x, centre.y));
    stage.frames(3);
    assert_eq!(
        (stage.cursor(), last_move(&stage)),
        (1, Move::Paint(colour))
    );
}

#[test]
fn pad_plays_game() {
    let mut stage = alone(WIDE);
    let pad = stage.connect_pad();
    let legal = stage.legal();
    let tiles = stage.tiles();
    let target = (1..15).find(|&row| legal.contains(&colour_of(tiles[15 * row])));
    let target = target.expect("another colour in the first column");
    for _ in 0..=target {
        stage.pad(pad, GamepadButton::DPadDown);
    }
    assert_eq!(stage.resource::<Cursor>().cell, CellId(15 * target as u32));
    stage.pad(pad, GamepadButton::South);
    assert_eq!(
        last_move(&stage),
        Move::Paint(colour_of(tiles[15 * target]))
    );
    stage.pad(pad, GamepadButton::West);
    assert_eq!(stage.cursor(), 0);
    stage.pad(pad, GamepadButton::RightTrigger);
    assert_eq!(stage.cursor(), 1);
    stage.pad(pad, GamepadButton::North);
    stage.until("a hint", |stage| matches!(stage.hint(), Hint::Found(_)));
    stage.pad(pad, GamepadButton::East);
    assert_eq!(stage.screen(), Screen::Title);
}

#[test]
fn illegal_move_changes_nothing_and_shows_toast() {
    let two = [HUMAN, HUMAN];
    let mut stage = Stage::playing(game("drench:9x9,c5,s2#4", &two));
    let colour_at = |stage: &mut Stage, cell: usize| colour_of(stage.tiles()[cell]);
    let (own, others) = (colour_at(&mut stage, 0), colour_at(&mut stage, 80));
    for (colour, why) in [
        (own, "That's already your colour"),
        (others, "That's the other player's colour"),
        (Colour(8), "That colour isn't in this game"),
    ] {
        stage.digit(colour);
        stage.frames(3);
        assert_eq!(stage.cursor(), 0);
        assert!(stage.shows(why), "{why:?} among {:?}", stage.words());
    }
    stage.click(stage.place_of(CellId(80)));
    assert_eq!(stage.cursor(), 0);
    assert!(stage.shows("That's the other player's colour"));
}

#[test]
fn person_cannot_move_for_computer() {
    let players = [Player::Computer(Level::Easy), HUMAN];
    let mut stage = Stage::playing(game("drench:9x9,c6,s2#4", &players));
    assert_eq!(stage.cursor(), 0, "the computer still waits");
    let (cell, colour) = playable(&mut stage);
    stage.digit(colour);
    assert_eq!(stage.cursor(), 0);
    stage.touch(stage.place_of(cell));
    assert_eq!(stage.cursor(), 0);
    stage.press_rect(stage.arrangement().colours[colour.index()]);
    assert_eq!(stage.cursor(), 0);
}

#[test]
fn cursor_stays_on_smaller_board() {
    let mut stage = alone(WIDE);
    for _ in 0..15 {
        stage.key(KeyCode::ArrowDown, Key::ArrowDown);
    }
    assert_eq!(stage.resource::<Cursor>().cell, CellId(210));
    let code = "drench:5x5,c4#1".parse().expect("a sound code");
    stage.write(GameRequest::Begin(code, vec![HUMAN]));
    stage.frames(2);
    let cursor = *stage.resource::<Cursor>();
    assert!(!cursor.shown || cursor.cell.index() < 25, "{cursor:?}");
}

#[test]
fn focus_stays_on_a_button_when_its_words_change() {
    let mut stage = Stage::open(TALL, Storage::nowhere());
    for _ in 0..4 {
        stage.key(KeyCode::Tab, Key::Tab);
        stage.frames(2);
    }
    let place = |stage: &mut Stage| {
        let focused = stage.focused().expect("a focused button");
        let widgets = stage.widgets();
        let button = widgets.iter().find(|widget| widget.id == focused);
        button.map(|widget| widget.rect.center())
    };
    let before = place(&mut stage);
    assert!(before.is_some());
    stage.set_language(Language::German);
    assert_eq!(place(&mut stage), before);
}
