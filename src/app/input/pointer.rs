//! Mouse and touch input on the board, and everything that zooms or pans it: wheel, drag, pinch, keys and pad.

use crate::app::board::{Cursor, Picked, View, hinted, middle};
use crate::app::core::{
    BoardOrientation, CurrentGame, FrameSystems, Hint, Input, InputQueue, MoveCommitted, Phase,
    PointerSystems, PositionChanged, Screen,
};
use crate::app::drawing::BoardProjection;
use crate::app::drawing::piece_places::entry_of_home;
use crate::app::input::choice::is_playable;
use crate::app::input::path_drag::PathDrag;
use crate::boards::CellId;
use crate::games::Rules;
use bevy::ecs::system::SystemParam;
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input::mouse::{MouseScrollUnit, MouseWheel};
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use bevy::window::WindowEvent;
use std::time::Duration;

/// Distance in logical pixels that a pressed mouse moves before it drags.
const DRAG: f32 = 6.0;
/// Distance in logical pixels that a finger moves before it drags. Fingers are less steady.
const FINGER_DRAG: f32 = 10.0;
/// Angle by which a drag over a logical pixel turns a cube, in degrees.
const DEGREES_A_PIXEL: f32 = 0.5;
/// Zoom factor of a notch of the wheel.
const NOTCH: f32 = 1.2;
/// Pixels of a smooth wheel that count as one notch.
const PIXELS_A_NOTCH: f32 = 50.0;
/// Zoom factor of a key press.
const PRESS: f32 = 1.5;
/// Longest time between the two presses of a double click.
const DOUBLE_CLICK: Duration = Duration::from_millis(400);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        // Runs on every screen, so that a press on another screen is not taken for one on the board.
        ((mouse, touch).chain().in_set(PointerSystems), zoom_by_key)
            .chain()
            .in_set(FrameSystems::Input),
    )
    .add_systems(
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

/// System parameters that pointers read and write.
#[derive(SystemParam)]
struct BoardInput<'w, 's> {
    current: Res<'w, CurrentGame>,
    picked: Res<'w, Picked>,
    orientation: ResMut<'w, BoardOrientation>,
    view: ResMut<'w, View>,
    screen: Res<'w, State<Screen>>,
    phase: Option<Res<'w, State<Phase>>>,
    queue: ResMut<'w, InputQueue>,
    time: Res<'w, Time<Real>>,
    /// Part of a degree by which a cube is still to be turned.
    turn: Local<'s, f32>,
    /// Last tile that was chosen, and the time at which it was.
    last: Local<'s, Option<(CellId, Duration)>>,
}

impl BoardInput<'_, '_> {
    /// Moves the focus to the tile below a pointer while a game is in progress.
    fn hover(&self, at: Vec2, cursor: &mut Cursor) {
        if self.is_played() {
            let cell = self.cell_at(at);
            cursor.by_pointer = true;
            cursor.cell = cell.unwrap_or(cursor.cell);
            cursor.shown = cell.is_some_and(|cell| is_playable(cell, &self.current, &self.picked));
        }
    }

    fn is_shown(&self) -> bool {
        *self.screen.get() == Screen::Play
    }

    /// Returns `true` if tiles can be chosen: not after the game and not in a replay.
    fn is_played(&self) -> bool {
        let phase = self.phase.as_ref().map(|phase| *phase.get());
        self.is_shown() && phase == Some(Phase::Playing)
    }

    /// Returns the cell at a position in the window, if the board is shown and nothing covers it. Where pieces wait, it is the
    /// cell on which they enter.
    fn cell_at(&self, place: Vec2) -> Option<CellId> {
        let position = self.current.game()?.position();
        let at = self.view.pixels().on_board(place)?;
        let is_waiting =
            || entry_of_home(position.board(), &position.pieces(), Vec2::new(at.x, at.y));
        let projection = BoardProjection::new(position, *self.orientation);
        let cell = projection
            .cell_at(Vec2::new(at.x, at.y))
            .or_else(is_waiting);
        cell.filter(|_| self.view.is_open(place))
    }

    /// Returns `true` if a drag moves the board: it pans a zoomed board, and turns a cube.
    fn can_be_dragged(&self) -> bool {
        self.view.is_zoomed() || self.orientation.stack.is_some()
    }

    /// Moves the board by a drag. A cube turns by the horizontal distance; what is less than a degree is kept for the next
    /// drag.
    fn drag(&mut self, by: Vec2) {
        if self.view.is_zoomed() {
            self.view.pan(by);
        } else if self.orientation.stack.is_some() {
            let turn = *self.turn - by.x * DEGREES_A_PIXEL;
            let degrees = turn.trunc();
            *self.turn = turn - degrees;
            if degrees != 0.0 {
                self.orientation.turn(degrees as i16);
            }
        }
    }

    /// Returns `true` if a press at this cell chooses it: in a cube, the first press on a layer only moves the focus there.
    fn is_in_focus(&self, cell: CellId) -> bool {
        let game = self.current.game();
        let layer = game.and_then(|game| game.position().board().layer(cell));
        { self.orientation.stack }.is_none_or(|view| layer == Some(view.focus))
    }

    /// Begins to drag the piece along its path, if one can be dragged from this cell.
    fn begin_path(&self, cell: Option<CellId>, at: Vec2) -> Option<PathDrag> {
        let game = self.current.game().filter(|_| self.is_played())?;
        PathDrag::begin(game, cell?, at)
    }

    /// Drags the piece over all cells up to a position.
    fn drag_path(&mut self, number: usize, path: &mut PathDrag, to: Vec2) {
        let Some(game) = self.current.game() else {
            return;
        };
        let pitch = (self.view.pixels().cell / 4.0).max(1.0);
        let steps = (path.at.distance(to) / pitch).ceil().clamp(1.0, 200.0);
        let points = (1..=steps as u32).map(|step| path.at.lerp(to, step as f32 / steps));
        let cells: Vec<CellId> = points.filter_map(|at| self.cell_at(at)).collect();
        path.at = to;
        for cell in cells {
            if let Some(input) = path.enter(game.position(), cell) {
                self.queue.push_event(number, input);
            }
        }
    }

    /// Puts a press on a tile into the queue of inputs, for the event with this number.
    fn choose(&mut self, number: usize, cell: Option<CellId>) {
        if let Some(cell) = cell.filter(|_| self.is_shown()) {
            let now = self.time.elapsed();
            let last = self.last.replace((cell, now));
            let again = last.is_some_and(|(tile, at)| tile == cell && now - at <= DOUBLE_CLICK);
            self.queue.push_event(number, Input::Tile { cell, again });
        }
    }
}

/// State of the mouse according to the events so far.
#[derive(Default)]
struct Mouse {
    at: Option<Vec2>,
    pressed: Option<Press>,
    path: Option<PathDrag>,
}

impl Mouse {
    /// Forgets a button that is held.
    fn release(&mut self) {
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
fn mouse(
    mut events: MessageReader<WindowEvent>,
    mut mouse: Local<Mouse>,
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
                        board.choose(number.id, cell);
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
                        board.choose(number.id, ended.and_then(|press| press.cell));
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

/// Fingers that touch the board: at most two.
#[derive(Default)]
struct Fingers {
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
fn touch(
    mut events: MessageReader<WindowEvent>,
    mut fingers: Local<Fingers>,
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
            _ => cursor.shown &= !cursor.by_pointer,
        }
        match (touch.phase, finger) {
            (TouchPhase::Started, None) => {
                if fingers.down.len() < 2 && board.view.is_open(at) {
                    let is_first = fingers.down.is_empty();
                    let cell = board.cell_at(at).filter(|_| is_first);
                    fingers.path = board.begin_path(cell, at);
                    fingers.cell = cell.filter(|&cell| board.is_in_focus(cell));
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
                board.choose(number.id, chosen.filter(|_| here == chosen));
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

/// Zooms with plus and minus and with a pad's lower triggers, about the focused tile or the middle of the view.
fn zoom_by_key(
    mut pressed: MessageReader<KeyboardInput>,
    held: Res<ButtonInput<KeyCode>>,
    pads: Query<&Gamepad>,
    cursor: Res<Cursor>,
    mut board: BoardInput,
) {
    let command = held.any_pressed([
        KeyCode::ControlLeft,
        KeyCode::ControlRight,
        KeyCode::SuperLeft,
        KeyCode::SuperRight,
    ]);
    let mut factor = 1.0;
    for key in pressed.read() {
        let Key::Character(letter) = &key.logical_key else {
            continue;
        };
        match (letter.as_str(), key.state) {
            ("+" | "=", ButtonState::Pressed) if !command => factor *= PRESS,
            ("-", ButtonState::Pressed) if !command => factor /= PRESS,
            _ => {}
        }
    }
    for pad in &pads {
        if pad.just_pressed(GamepadButton::RightTrigger2) {
            factor *= PRESS;
        }
        if pad.just_pressed(GamepadButton::LeftTrigger2) {
            factor /= PRESS;
        }
    }
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
    (hint, orientation): (Res<Hint>, Res<BoardOrientation>),
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
    let shown: Vec<CellId> = match hint.is_changed() {
        true => hinted(position, &hint),
        false => walker.filter(|_| has_moved && is_alone).collect(),
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

/// Margin in cells around a piece that has moved.
const NEAR: f32 = 2.0;
/// Margin in cells around the focused tile.
const AROUND: f32 = 0.5;
