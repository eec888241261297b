//! Boards with tiles too small to hit can be zoomed and panned by wheel, drag, pinch, keys and pad, and these
//! gestures make no move.

use crate::stage::{Stage, TALL, WIDE, colour_of, game};
use bevy::input::ButtonState;
use bevy::input::gestures::PinchGesture;
use bevy::input::keyboard::Key;
use bevy::input::mouse::MouseScrollUnit;
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use bevy::window::WindowEvent;
use tessella::board::Cursor;
use tessella::board::{BoardPlacement, Pixels, View};
use tessella::core::GameRequest;
use tessella::core::Phase;
use tessella::core::storage::Storage;
use tessella_boards::CellId;
use tessella_games::{Colour, Move, Rules};
use tessella_session::Player;

const HUMAN: Player = Player::Human;
/// A tile near the middle of the board.
const MIDDLE: CellId = CellId(20 * 40 + 20);

/// Opens a board whose tiles are smaller than a finger.
fn fine(size: UVec2) -> Stage {
    let game = game("drench:40x40,c6#1", &[HUMAN]);
    Stage::playing_in(size, Storage::nowhere(), game)
}

/// Opens a board zoomed in around a legal tile, and returns that tile's position and colour.
fn near(size: UVec2) -> (Stage, Vec2, Colour) {
    let mut stage = fine(size);
    let legal = stage.legal();
    let tiles = stage.tiles();
    let found = tiles[MIDDLE.index()..].iter();
    let found = found
        .copied()
        .find(|&tile| legal.contains(&colour_of(tile)));
    let tile = found.expect("a tile of a legal colour");
    let (cell, colour) = (tile.0, colour_of(tile));
    let place = stage.middle_of(cell);
    stage.wheel(place, MouseScrollUnit::Line, 5.0);
    assert!(stage.resource::<View>().is_zoomed());
    let place = stage.middle_of(cell);
    (stage, place, colour)
}

fn pixels(stage: &Stage) -> Pixels {
    *stage.resource::<Pixels>()
}

/// Returns the board position shown at a position in the window.
fn under(stage: &Stage, at: Vec2) -> Vec2 {
    let place = pixels(stage).on_board(at).expect("a board with a size");
    Vec2::new(place.x, place.y)
}

#[track_caller]
fn assert_chosen(stage: &Stage, colour: Colour) {
    assert_eq!(stage.cursor(), 1);
    assert_eq!(stage.game().moves()[0].mv, Move::Paint(colour));
}

#[test]
fn board_zooms_with_wheel_at_pointer() {
    for (unit, y) in [(MouseScrollUnit::Line, 2.0), (MouseScrollUnit::Pixel, 90.0)] {
        let mut stage = fine(WIDE);
        let whole = pixels(&stage);
        let at = stage.middle_of(MIDDLE) + Vec2::new(61.0, -43.0);
        let held = under(&stage, at);
        stage.wheel(at, unit, y);
        assert!(pixels(&stage).cell > whole.cell * 1.3, "{unit:?}");
        assert!(under(&stage, at).distance(held) < 0.05, "{unit:?}");
        stage.wheel(at, unit, -9.0 * y);
        stage.wheel(at, unit, -9.0 * y);
        assert_eq!(pixels(&stage), whole, "{unit:?}");
        assert_eq!(stage.cursor(), 0);
    }
}

#[test]
fn wheel_outside_board_does_nothing() {
    let mut stage = fine(WIDE);
    let whole = pixels(&stage);
    let status = stage.arrangement().status.center() * stage.resource::<BoardPlacement>().zoom;
    stage.wheel(Vec2::new(status.x, status.y), MouseScrollUnit::Line, 3.0);
    assert_eq!(pixels(&stage), whole);
}

#[test]
fn board_with_large_tiles_does_not_zoom() {
    let mut stage = Stage::playing_in(WIDE, Storage::nowhere(), game("drench:5x5,c4#1", &[HUMAN]));
    let whole = pixels(&stage);
    let at = stage.middle_of(CellId(12));
    stage.wheel(at, MouseScrollUnit::Line, 5.0);
    stage.key(KeyCode::Equal, Key::Character("+".into()));
    stage.frame();
    pinch(&mut stage, at, 30.0, 90.0);
    stage.drag(MouseButton::Middle, at, at + 100.0);
    assert_eq!(pixels(&stage), whole);
    assert!(!stage.shows(&way_out()));
    assert_eq!(stage.cursor(), 0);
}

#[test]
fn drag_pans_board_without_a_move() {
    for button in [MouseButton::Left, MouseButton::Middle] {
        let (mut stage, at, _) = near(WIDE);
        let held = under(&stage, at);
        let to = at + Vec2::new(-60.0, 45.0);
        stage.drag(button, at, to);
        assert!(under(&stage, to).distance(held) < 0.05, "{button:?}");
        assert_eq!(stage.cursor(), 0, "{button:?}");
        // The button was released, so the mouse no longer drags.
        let before = pixels(&stage);
        stage.point_at(at);
        stage.frame();
        assert_eq!(pixels(&stage), before);
    }
}

#[test]
fn click_on_zoomed_board_chooses_on_release() {
    for size in [WIDE, TALL] {
        let (mut stage, at, colour) = near(size);
        stage.point_at(at);
        stage.frame();
        stage.mouse_button(MouseButton::Left, ButtonState::Pressed);
        stage.frame();
        assert_eq!(stage.cursor(), 0, "it may become a drag");
        stage.point_at(at + 2.0);
        stage.frame();
        stage.mouse_button(MouseButton::Left, ButtonState::Released);
        stage.frame();
        assert_chosen(&stage, colour);
    }
}

#[test]
fn click_on_unzoomed_board_chooses_on_press() {
    let (mut stage, _, colour) = near(WIDE);
    stage.press_icon(lucide_icons::Icon::ZoomOut);
    assert!(!stage.resource::<View>().is_zoomed());
    let found = stage
        .tiles()
        .into_iter()
        .find(|tile| colour_of(*tile) == colour);
    let (cell, ..) = found.expect("a tile of the colour");
    stage.point_at(stage.middle_of(cell));
    stage.frame();
    stage.mouse_button(MouseButton::Left, ButtonState::Pressed);
    stage.frame();
    assert_chosen(&stage, colour);
}

#[test]
fn widgets_over_zoomed_board_receive_clicks() {
    let (mut stage, ..) = near(TALL);
    // The board extends beyond its rectangle, below the game's status line.
    let place = *stage.resource::<BoardPlacement>();
    let status = stage.arrangement().status.center() * place.zoom;
    let status = Vec2::new(status.x, status.y);
    let board_is_below = pixels(&stage).origin.y < status.y;
    assert!(board_is_below, "{:?}", pixels(&stage));
    stage.click(status);
    stage.touch(status);
    assert_eq!(stage.cursor(), 0);
    let centre = stage.resource::<View>().button().center() * place.zoom;
    stage.touch(Vec2::new(centre.x, centre.y));
    stage.frames(3);
    assert_eq!(stage.cursor(), 0);
    assert!(!stage.resource::<View>().is_zoomed());
}

/// Returns the icon of the button that shows the whole board.
fn way_out() -> String {
    lucide_icons::Icon::ZoomOut.unicode().to_string()
}

#[test]
fn reset_zoom_button_shows_whole_board_and_disappears() {
    let (mut stage, ..) = near(TALL);
    stage.frame();
    assert!(stage.shows(&way_out()));
    stage.press(&way_out());
    assert!(!stage.resource::<View>().is_zoomed());
    assert!(!stage.shows(&way_out()));
    assert_eq!(stage.cursor(), 0);
}

/// Moves two fingers apart or together around a position, from one distance to another.
fn pinch(stage: &mut Stage, around: Vec2, from: f32, to: f32) {
    let place = |length: f32, id: u64| around + Vec2::X * length * (id as f32 - 1.5);
    for id in [1, 2] {
        stage.finger(id, TouchPhase::Started, place(from, id));
    }
    for step in 1..=4 {
        let length = from + (to - from) * step as f32 / 4.0;
        for id in [1, 2] {
            stage.finger(id, TouchPhase::Moved, place(length, id));
        }
    }
    for id in [1, 2] {
        stage.finger(id, TouchPhase::Ended, place(to, id));
    }
    stage.frame();
}

#[test]
fn pinch_zooms_board_and_chooses_nothing() {
    let mut stage = fine(TALL);
    let whole = pixels(&stage);
    let around = stage.middle_of(MIDDLE);
    let held = under(&stage, around);
    pinch(&mut stage, around, 40.0, 120.0);
    let cell = pixels(&stage).cell;
    assert!((cell / whole.cell - 3.0).abs() < 0.1, "{cell}");
    assert!(under(&stage, around).distance(held) < 0.2);
    pinch(&mut stage, around, 200.0, 40.0);
    assert_eq!(pixels(&stage), whole);
    // Fingers that hardly move choose nothing either.
    pinch(&mut stage, around, 30.0, 30.0);
    assert_eq!(stage.cursor(), 0);
}

#[test]
fn two_finger_drag_pans_zoomed_board() {
    let (mut stage, at, _) = near(TALL);
    let held = under(&stage, at);
    let apart = Vec2::X * 40.0;
    let to = at + Vec2::new(20.0, -60.0);
    for (phase, at) in [(TouchPhase::Started, at), (TouchPhase::Moved, to)] {
        stage.finger(1, phase, at - apart);
        stage.finger(2, phase, at + apart);
    }
    stage.frame();
    assert!(under(&stage, to).distance(held) < 0.2);
    // One finger is lifted, the other moves on.
    stage.finger(1, TouchPhase::Ended, to - apart);
    stage.finger(2, TouchPhase::Moved, at + apart);
    stage.finger(2, TouchPhase::Ended, at + apart);
    stage.frame();
    assert!(under(&stage, at).distance(held) < 0.2);
    assert_eq!(stage.cursor(), 0);
}

#[test]
fn one_finger_drag_pans_zoomed_board_and_tap_chooses() {
    let (mut stage, at, colour) = near(TALL);
    let held = under(&stage, at);
    let to = at + Vec2::new(-50.0, 30.0);
    stage.drag_finger(at, to);
    stage.frame();
    assert!(under(&stage, to).distance(held) < 0.05);
    assert_eq!(stage.cursor(), 0);
    stage.drag_finger(to, to + 3.0);
    assert_chosen(&stage, colour);
}

#[test]
fn touch_drag_that_returns_to_tile_chooses_nothing() {
    let (mut stage, at, _) = near(TALL);
    stage.finger(1, TouchPhase::Started, at);
    stage.finger(1, TouchPhase::Moved, at + 40.0);
    stage.finger(1, TouchPhase::Moved, at);
    stage.finger(1, TouchPhase::Ended, at);
    assert_eq!(stage.cursor(), 0);
    stage.touch(at);
    assert_eq!(stage.cursor(), 1, "the next touch is a new one");
}

#[test]
fn trackpad_pinch_zooms_board() {
    let mut stage = fine(WIDE);
    let whole = pixels(&stage);
    stage.write(WindowEvent::PinchGesture(PinchGesture(0.5)));
    stage.frames(2);
    assert!((pixels(&stage).cell / whole.cell - 1.5).abs() < 1e-3);
}

#[test]
fn board_zooms_with_keys_and_pad() {
    let mut stage = fine(WIDE);
    let whole = pixels(&stage);
    let cell = |stage: &Stage| pixels(stage).cell / whole.cell;
    stage.key(KeyCode::NumpadAdd, Key::Character("+".into()));
    stage.key(KeyCode::Equal, Key::Character("=".into()));
    stage.frame();
    assert!((cell(&stage) - 2.25).abs() < 1e-3);
    let pad = stage.connect_pad();
    stage.pad(pad, GamepadButton::LeftTrigger2);
    assert!((cell(&stage) - 1.5).abs() < 1e-3);
    stage.pad(pad, GamepadButton::RightTrigger2);
    assert!((cell(&stage) - 2.25).abs() < 1e-3);
    for _ in 0..3 {
        stage.key(KeyCode::Minus, Key::Character("-".into()));
    }
    stage.frame();
    assert_eq!(pixels(&stage), whole);
    assert_eq!(stage.cursor(), 0);
}

#[test]
fn view_follows_cursor_moved_by_keys() {
    let (mut stage, ..) = near(WIDE);
    // The first arrow only shows the cursor, in a corner of the board out of view.
    for _ in 0..3 {
        stage.key(KeyCode::ArrowDown, Key::ArrowDown);
        stage.frame();
        let cell = stage.resource::<Cursor>().cell;
        let place = stage.middle_of(cell);
        assert!(stage.resource::<View>().is_open(place), "{place}");
    }
    for _ in 0..36 {
        stage.key(KeyCode::ArrowRight, Key::ArrowRight);
    }
    stage.frame();
    let place = stage.middle_of(stage.resource::<Cursor>().cell);
    assert!(stage.resource::<View>().is_open(place), "{place}");
    // After a manual pan the view stays.
    let before = pixels(&stage);
    stage.drag(MouseButton::Middle, place, place + Vec2::X * 200.0);
    let moved = pixels(&stage);
    assert_ne!(moved, before);
    stage.frames(3);
    assert_eq!(pixels(&stage), moved);
}

#[test]
fn view_survives_move_and_resets_with_new_game() {
    let (mut stage, at, _) = near(WIDE);
    let view = pixels(&stage);
    stage.click(at);
    stage.finish_animations();
    assert_eq!((stage.cursor(), pixels(&stage)), (1, view));
    stage.letter('u');
    stage.frames(2);
    assert_eq!(pixels(&stage), view);
    let code = "drench:40x40,c6#2".parse().expect("a sound code");
    stage.write(GameRequest::Begin(code, vec![HUMAN]));
    stage.frames(2);
    assert!(!stage.resource::<View>().is_zoomed());
}

#[test]
fn view_zooms_and_pans_after_game_over() {
    let mut stage = Stage::playing(game("drench:40x40,c6,m1#1", &[HUMAN]));
    let colour = stage.legal()[0];
    stage.digit(colour);
    stage.until("the result is shown", |stage| {
        stage.phase() == Some(Phase::Over)
    });
    let at = stage.middle_of(MIDDLE);
    stage.wheel(at, MouseScrollUnit::Line, 4.0);
    assert!(stage.resource::<View>().is_zoomed());
    stage.click(at);
    stage.touch(at);
    assert_eq!(stage.cursor(), 1);
}

#[test]
fn cursor_stays_below_idle_pointer_while_board_zooms() {
    let mut stage = fine(WIDE);
    // Off centre, where the edge of the board shifts it on the way back and other tiles come below the pointer.
    let at = stage.middle_of(CellId(3 * 40 + 5)) + Vec2::splat(3.0);
    stage.point_at(at);
    stage.frame();
    for turn in [1.0, 1.0, 1.0, 1.0, -1.0, -1.0, -1.0, -1.0] {
        stage.wheel(at, MouseScrollUnit::Line, turn);
        stage.frames(2);
        let place = stage.resource::<Pixels>().on_board(at);
        let below = place.and_then(|place| stage.game().position().board().cell_at(place));
        assert_eq!(Some(stage.resource::<Cursor>().cell), below, "{turn}");
    }
}
