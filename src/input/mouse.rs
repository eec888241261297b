//! Mouse input on the board: focus, presses, drags and the wheel.

use crate::board::Cursor;
use crate::input::board_input::BoardInput;
use crate::input::path_drag::PathDrag;
use bevy::input::ButtonState;
use bevy::input::mouse::{MouseScrollUnit, MouseWheel};
use bevy::prelude::*;
use bevy::window::WindowEvent;
use tessella_boards::CellId;

/// Distance in logical pixels that a pressed mouse moves before it drags.
const DRAG: f32 = 6.0;
/// Zoom factor of a notch of the wheel.
const NOTCH: f32 = 1.2;
/// Pixels of a smooth wheel that count as one notch.
const PIXELS_A_NOTCH: f32 = 50.0;

/// State of the mouse according to the events so far.
#[derive(Resource, Default)]
pub(super) struct Mouse {
    at: Option<Vec2>,
    pressed: Option<Press>,
    path: Option<PathDrag>,
}

impl Mouse {
    /// Returns `true` while a button is held that chooses or drags.
    pub(super) const fn is_held(&self) -> bool {
        self.pressed.is_some() || self.path.is_some()
    }

    /// Forgets a button that is held.
    pub(super) fn release(&mut self) {
        self.pressed = None;
        self.path = None;
    }
}

/// A button pressed on the board and still held.
struct Press {
    button: MouseButton,
    from: Vec2,
    /// Cell that is chosen if the mouse does not drag.
    cell: Option<CellId>,
    drags: bool,
}

/// Handles mouse events in order, from one stream: a press counts at the pointer's position at that time, not at the
/// start of the frame.
///
/// While the whole board is visible, a press chooses at once. On a zoomed board a press can become a drag, so it
/// chooses on release.
pub(super) fn read_mouse(
    mut events: MessageReader<WindowEvent>,
    mut mouse: ResMut<Mouse>,
    mut board: BoardInput,
    mut cursor: ResMut<Cursor>,
) {
    for (event, number) in events.read_with_id() {
        match event {
            WindowEvent::CursorMoved(moved) => {
                let last = mouse.at.replace(moved.position).unwrap_or(moved.position);
                match &mut mouse.path {
                    Some(path) => board.drag_path(number.id, path, moved.position),
                    None => drag(&mut mouse.pressed, last, moved.position, &mut board),
                }
                board.hover(moved.position, &mut cursor);
            }
            WindowEvent::CursorLeft(_) => {
                mouse.at = None;
                cursor.pointed = None;
                // A cursor moved by keys stays.
                if cursor.by_pointer && cursor.shown {
                    cursor.shown = false;
                }
            }
            WindowEvent::WindowFocused(focused) if !focused.focused => mouse.release(),
            _ if !board.is_shown() => mouse.release(),
            WindowEvent::MouseButtonInput(input) => {
                let Some(at) = mouse.at else {
                    // A button released outside of the window ends its drag.
                    mouse.pressed.take_if(|press| press.button == input.button);
                    mouse.path = None;
                    continue;
                };
                // What was pointed at may change now, and is told again when the pointer moves.
                cursor.pointed = None;
                let cell = board.cell_at(at);
                let is_left = input.button == MouseButton::Left;
                mouse.path = match input.state {
                    ButtonState::Pressed if is_left => board.begin_path(cell, at),
                    _ => None,
                };
                match input.state {
                    ButtonState::Pressed if mouse.path.is_some() => {}
                    ButtonState::Pressed
                        if is_left
                            && (cell.is_some() || !board.can_be_dragged())
                            && !board.view.is_zoomed() =>
                    {
                        board.choose(number.id, cell, false);
                    }
                    ButtonState::Pressed if is_left || drags_with(input.button, &board) => {
                        mouse.pressed = board.view.is_open(at).then_some(Press {
                            button: input.button,
                            from: at,
                            cell: cell.filter(|_| is_left),
                            drags: false,
                        });
                    }
                    ButtonState::Released => {
                        let ended = mouse.pressed.take_if(|press| press.button == input.button);
                        let ended = ended.filter(|press| !press.drags && press.cell == cell);
                        board.choose(number.id, ended.and_then(|press| press.cell), false);
                    }
                    ButtonState::Pressed => {}
                }
            }
            WindowEvent::MouseWheel(wheel) => {
                if let Some(at) = mouse.at.filter(|&at| board.view.is_over(at)) {
                    board.view.zoom_at(at, NOTCH.powf(notches(wheel)));
                    // At the edge of the board, another tile can come below the pointer.
                    board.hover(at, &mut cursor);
                }
            }
            WindowEvent::PinchGesture(pinch) => {
                let at = mouse.at.filter(|&at| board.view.is_over(at));
                let at = at.unwrap_or_else(|| board.view.middle());
                board.view.zoom_at(at, 1.0 + pinch.0);
            }
            _ => {}
        }
    }
}

/// Returns `true` if a button other than the left one drags the board: the middle one, and the right one in a cube.
fn drags_with(button: MouseButton, board: &BoardInput<'_, '_>) -> bool {
    button == MouseButton::Middle
        || button == MouseButton::Right && board.orientation.stack.is_some()
}

/// Moves the board with a pressed mouse that has moved far enough.
fn drag(pressed: &mut Option<Press>, last: Vec2, to: Vec2, board: &mut BoardInput<'_, '_>) {
    let Some(press) = pressed else {
        return;
    };
    if press.drags {
        board.drag(to - last);
    } else if board.can_be_dragged() && press.from.distance(to) > DRAG {
        // Includes the distance moved before the drag began.
        press.drags = true;
        board.drag(to - press.from);
    }
}

/// Returns the notches that the wheel has turned, clamped because a late frame can bring many.
fn notches(wheel: &MouseWheel) -> f32 {
    let notches = match wheel.unit {
        MouseScrollUnit::Line => wheel.y,
        MouseScrollUnit::Pixel => wheel.y / PIXELS_A_NOTCH,
    };
    notches.clamp(-5.0, 5.0)
}
