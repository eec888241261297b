//! Touch input on the board: focus, taps, drags and pinches.

use crate::board::Cursor;
use crate::input::board_input::BoardInput;
use crate::input::path_drag::PathDrag;
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use bevy::window::WindowEvent;
use tessella_boards::CellId;

/// Distance in logical pixels that a finger moves before it drags. Fingers are less steady.
const FINGER_DRAG: f32 = 10.0;

/// Fingers that touch the board: at most two.
#[derive(Resource, Default)]
pub(super) struct Fingers {
    down: Vec<Finger>,
    /// Cell that is chosen if no finger drags and no second one touches.
    cell: Option<CellId>,
    /// `true` if the fingers pan or zoom the board, or have done so.
    drag: bool,
    /// Path along which the only finger drags the piece.
    path: Option<PathDrag>,
}

struct Finger {
    id: u64,
    from: Vec2,
    at: Vec2,
}

/// Handles touch events. A tap chooses the tile on which it ends, if it also began there, and the tile below the
/// finger has the focus until then. One finger pans a zoomed board; two fingers zoom and pan it. Such gestures choose
/// nothing.
pub(super) fn read_touch(
    mut events: MessageReader<WindowEvent>,
    mut fingers: ResMut<Fingers>,
    mut board: BoardInput,
    mut cursor: ResMut<Cursor>,
) {
    for (event, number) in events.read_with_id() {
        let WindowEvent::TouchInput(touch) = event else {
            continue;
        };
        if !board.is_shown() {
            *fingers = Fingers::default();
            continue;
        }
        let at = touch.position;
        let finger = fingers.down.iter().position(|down| down.id == touch.id);
        match touch.phase {
            TouchPhase::Started | TouchPhase::Moved if board.view.is_open(at) => {
                board.hover(at, &mut cursor);
            }
            _ => {
                cursor.shown &= !cursor.by_pointer;
                cursor.pointed = None;
            }
        }
        match (touch.phase, finger) {
            (TouchPhase::Started, None) => {
                if fingers.down.len() < 2 && board.view.is_open(at) {
                    let is_first = fingers.down.is_empty();
                    let cell = board.cell_at(at).filter(|_| is_first);
                    fingers.path = board.begin_path(cell, at);
                    fingers.cell = cell;
                    fingers.drag &= !is_first;
                    let (id, from) = (touch.id, at);
                    fingers.down.push(Finger { id, from, at });
                }
            }
            (TouchPhase::Moved, Some(finger)) => match fingers.path.as_mut() {
                Some(path) => board.drag_path(number.id, path, at),
                None => fingers.pull(finger, at, &mut board),
            },
            (TouchPhase::Ended, Some(finger)) => {
                fingers.down.remove(finger);
                let is_path = fingers.path.take().is_some();
                let chosen = fingers.cell.take().filter(|_| !fingers.drag && !is_path);
                let here = board.cell_at(at);
                board.choose(number.id, chosen.filter(|_| here == chosen), true);
            }
            (TouchPhase::Canceled, Some(finger)) => {
                fingers.down.remove(finger);
                fingers.cell = None;
                fingers.path = None;
            }
            (TouchPhase::Started, Some(_)) | (_, None) => {}
        }
    }
}

impl Fingers {
    /// Returns `true` while a finger is down.
    pub(super) const fn are_down(&self) -> bool {
        !self.down.is_empty()
    }

    /// Forgets the fingers that are down: they choose and drag nothing any more.
    pub(super) fn release(&mut self) {
        *self = Self::default();
    }

    /// Moves a finger and pans, zooms or turns the board with it.
    fn pull(&mut self, finger: usize, to: Vec2, board: &mut BoardInput<'_, '_>) {
        let last = std::mem::replace(&mut self.down[finger].at, to);
        if let [one, other] = &self.down[..] {
            let still = if finger == 0 { other.at } else { one.at };
            let (before, after) = (last.distance(still), to.distance(still));
            self.drag = true;
            board.view.pull(
                last.midpoint(still),
                to.midpoint(still),
                after / before.max(1.0),
            );
            return;
        }
        let from = self.down[finger].from;
        if self.drag {
            board.drag(to - last);
        } else if board.can_be_dragged() && from.distance(to) > FINGER_DRAG {
            self.drag = true;
            board.drag(to - from);
        }
    }
}
