//! Zoom by keys and pads, and the view that follows the focus, moved pieces and hints.

use crate::board::{Cursor, View, hinted, middle};
use crate::core::controls::{Action, HeldModifiers};
use crate::core::settings::Settings;
use crate::core::{
    BoardOrientation, CurrentGame, FrameSystems, Hint, MoveCommitted, PositionChanged, Screen,
};
use crate::drawing::BoardProjection;
use crate::input::board_input::BoardInput;
use bevy::input::keyboard::KeyboardInput;
use bevy::prelude::*;
use tessella_boards::CellId;
use tessella_games::Rules;

/// Zoom factor of a key press.
const PRESS: f32 = 1.5;
/// Margin in cells around a piece that has moved.
const NEAR: f32 = 2.0;
/// Margin in cells around the focused tile.
const AROUND: f32 = 0.5;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        show_moved
            .in_set(FrameSystems::Animate)
            .run_if(in_state(Screen::Play)),
    )
    .add_systems(
        Update,
        show_focus
            .in_set(FrameSystems::Animate)
            .run_if(in_state(Screen::Play).and_then(resource_changed::<Cursor>)),
    );
}

/// Zooms with keys and pads, about the focused tile or the middle of the view.
pub(super) fn zoom_by_key(
    mut pressed: MessageReader<KeyboardInput>,
    held: Res<ButtonInput<KeyCode>>,
    pads: Query<&Gamepad>,
    settings: Res<Settings>,
    cursor: Res<Cursor>,
    mut board: BoardInput,
) {
    let controls = &settings.controls;
    let held = HeldModifiers::now(&held);
    let keys = pressed.read().filter(|key| key.state.is_pressed());
    let by_key = keys.filter_map(|key| controls.action_of(key, held));
    let buttons = pads.iter().flat_map(Gamepad::get_just_pressed);
    let by_button = buttons.filter_map(|&button| controls.action_of_button(button));
    let factors = by_key.chain(by_button).map(|action| match action {
        Action::ZoomIn => PRESS,
        Action::ZoomOut => 1.0 / PRESS,
        _ => 1.0,
    });
    let factor: f32 = factors.product();
    if factor == 1.0 || !board.is_shown() {
        return;
    }
    let game = board.current.game().filter(|_| cursor.shown);
    let orientation = *board.orientation;
    let in_focus = game.map(|game| {
        let projection = BoardProjection::new(game.position(), orientation);
        projection.board().centre(cursor.cell)
    });
    let pixels = board.view.pixels();
    let at = in_focus.map(|place| pixels.in_window(place));
    let at = at.filter(|&at| board.view.is_over(at));
    let at = at.unwrap_or_else(|| board.view.middle());
    board.view.zoom_at(at, factor);
}

/// Scrolls the focused tile and a margin around it into view after keys or a pad have moved the focus.
fn show_focus(
    cursor: Res<Cursor>,
    current: Res<CurrentGame>,
    orientation: Res<BoardOrientation>,
    mut view: ResMut<View>,
) {
    let Some(game) = current.game() else {
        return;
    };
    let board = game.position().board();
    if !cursor.shown || cursor.by_pointer || cursor.cell.index() >= board.len() {
        return;
    }
    let projection = BoardProjection::new(game.position(), *orientation);
    let up = projection.up() * projection.lift(cursor.cell);
    let outline = projection.board().outline(cursor.cell);
    let corners = outline
        .iter()
        .map(|corner| Vec2::new(corner.x, corner.y) + up);
    let least = corners.clone().reduce(Vec2::min);
    let most = corners.reduce(Vec2::max);
    if let (Some(least), Some(most)) = (least, most) {
        view.reveal(least - AROUND, most + AROUND);
    }
}

/// Scrolls the piece of a single player into view after a move, and the cells of a hint when it is found.
fn show_moved(
    current: Res<CurrentGame>,
    hint: Res<Hint>,
    orientation: Res<BoardOrientation>,
    mut committed: MessageReader<MoveCommitted>,
    mut changed: MessageReader<PositionChanged>,
    mut view: ResMut<View>,
) {
    let has_moved = committed.read().count() + changed.read().count() > 0;
    let Some(game) = current.game().filter(|_| view.is_zoomed()) else {
        return;
    };
    let position = game.position();
    let walker = position.pieces().into_iter().filter_map(|piece| piece.at);
    let is_alone = game.code().setup.seats() == 1;
    let shown: Vec<CellId> = if hint.is_changed() {
        hinted(position, &hint)
    } else {
        walker.filter(|_| has_moved && is_alone).collect()
    };
    let projection = BoardProjection::new(position, *orientation);
    let middles = shown
        .into_iter()
        .map(|cell| middle(projection.board(), cell));
    let (least, most) = (middles.clone().reduce(Vec2::min), middles.reduce(Vec2::max));
    if let (Some(least), Some(most)) = (least, most) {
        view.reveal(least - NEAR, most + NEAR);
    }
}
