//! The meaning of a person's inputs: requests to the authority, and movements of the focus.

use crate::board::{AnimationClock, Cursor, Picked, View};
use crate::core::scan::{Scan, ScanChoice};
use crate::core::settings::Settings;
use crate::core::{
    BoardOrientation, ComputerSystems, CurrentGame, FrameSystems, GameRequest, GoBack, Hint, Input,
    InputQueue, KeySystems, Mode, MoveCommitted, MoveRefused, NetRequest, NewBoard, OpenScreen,
    Phase, PointerSystems, PositionChanged, RedrawRequest, Screen, Toast,
};
use crate::games::{TileAction, game_ui};
use crate::input::meaning::{is_playable, meaning};
use crate::input::mouse::Mouse;
use crate::input::touch::Fingers;
use crate::text::{Text, Wording, capitalized};
use bevy::ecs::message::MessageCursor;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use tessella_boards::{CellId, Direction, StackView};
use tessella_games::{Move, Rules, Seat, Turn};
use tessella_language::tr;
use tessella_lobby::ClientMessage;
use tessella_session::{Player, Session};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnExit(Screen::Play), forget_inputs)
        .add_systems(
            Update,
            follow_position.in_set(FrameSystems::Animate).run_if(
                in_state(Screen::Play)
                    .and_then(on_message::<PositionChanged>.or_else(on_message::<MoveCommitted>)),
            ),
        )
        .add_systems(
            Update,
            (
                handle_input
                    .in_set(KeySystems)
                    .after(ReadKeys)
                    .after(ComputerSystems)
                    .after(PointerSystems),
                explain_refusal,
            )
                .chain()
                .in_set(FrameSystems::Input)
                .run_if(in_state(Screen::Play)),
        );
}

/// Side of a tile from which a finger hits it without fail, in points.
const SMALL_TILE: f32 = 32.0;

/// How a tile is pressed.
#[derive(Clone, Copy, Default)]
struct Press {
    /// `true` for the second press of a double click.
    again: bool,
    by_finger: bool,
}

/// Systems that put keys and pads into the queue of inputs.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct ReadKeys;

/// Hides the pointer's cursor if its cell is no longer playable, and clamps it to a smaller board.
fn follow_position(current: Res<CurrentGame>, picked: Res<Picked>, mut cursor: ResMut<Cursor>) {
    let is_beside = |game: &Session| cursor.cell.index() >= game.position().board().len();
    if current.game().is_some_and(is_beside) {
        *cursor = Cursor::default();
    }
    if cursor.by_pointer {
        cursor.shown = cursor.shown && is_playable(cursor.cell, &current, &picked);
    }
}

/// Drops the inputs that were meant for the screen that ends.
fn forget_inputs(mut queue: ResMut<InputQueue>) {
    *queue = InputQueue::default();
}

/// Handles the oldest input that waits, at most one in a frame, because its meaning depends on what came of the one
/// before it.
fn handle_input(
    mut queue: ResMut<InputQueue>,
    mut handler: InputHandler,
    mut changed: MessageReader<PositionChanged>,
    mut seen: Local<MessageCursor<GameRequest>>,
    mut redraw: ResMut<RedrawRequest>,
) {
    let queue = queue.bypass_change_detection();
    queue.sort();
    if changed.read().count() > 0 || *handler.phase.get() != Phase::Playing {
        queue.deferred = None;
        queue.run_to = None;
    }
    // Before the next input, the authority answers what buttons, the computer or the clock have requested.
    let is_up_to_date = seen.read(&handler.requests).count() == 0;
    if is_up_to_date && !handler.make_deferred(queue) {
        match (queue.take(), queue.run_to) {
            (Some(Input::Back), _) => handler.go_back(queue),
            (Some(input), _) => {
                queue.run_to = None;
                handler.handle(input, queue);
            }
            (None, Some(cell)) if !handler.animation_clock.is_running() => {
                queue.run_to = None;
                handler.press(cell, Press::default(), queue);
            }
            _ => {}
        }
    }
    seen.clear(&handler.requests);
    if !queue.is_empty() || queue.run_to.is_some() {
        redraw.request();
    }
}

/// Resources and messages that a person's inputs read and write.
#[derive(SystemParam)]
struct InputHandler<'w, 's> {
    current: Res<'w, CurrentGame>,
    mode: Res<'w, State<Mode>>,
    phase: Res<'w, State<Phase>>,
    next_phase: ResMut<'w, NextState<Phase>>,
    orientation: ResMut<'w, BoardOrientation>,
    animation_clock: Res<'w, AnimationClock>,
    cursor: ResMut<'w, Cursor>,
    picked: ResMut<'w, Picked>,
    hint: ResMut<'w, Hint>,
    scan: ResMut<'w, Scan>,
    view: ResMut<'w, View>,
    mouse: ResMut<'w, Mouse>,
    fingers: ResMut<'w, Fingers>,
    requests: ResMut<'w, Messages<GameRequest>>,
    settings: ResMut<'w, Settings>,
    commands: Commands<'w, 's>,
    net: MessageWriter<'w, NetRequest>,
}

impl InputHandler<'_, '_> {
    fn handle(&mut self, input: Input, queue: &mut InputQueue) {
        let is_alone_here = *self.mode.get() != Mode::Network;
        let Some(game) = self.current.game() else {
            return;
        };
        let in_lesson = self.current.lesson().is_some();
        match (*self.phase.get(), input) {
            (_, Input::Undo | Input::Redo | Input::Restart | Input::NewBoard | Input::Hint)
                if in_lesson => {}
            // [`Self::go_back`] has handled it.
            (_, Input::Back) => {}
            (_, Input::Help) => {
                self.commands.trigger(OpenScreen(Screen::Help));
            }
            (_, Input::TurnCube(degrees)) => self.orientation.turn(degrees),
            (_, Input::Cubes(picture)) => self.settings.cubes = picture,
            (_, Input::Symbols) => self.settings.symbols ^= true,
            (_, Input::Volume) => self.settings.volume = self.settings.volume.next(),
            (Phase::Paused, Input::Pause | Input::Enter) if !is_alone_here => {
                self.net.write(NetRequest::Send(ClientMessage::EndPause));
            }
            (Phase::Playing, Input::Pause) if !is_alone_here => {
                self.net
                    .write(NetRequest::Send(ClientMessage::RequestPause));
            }
            (Phase::Paused, Input::Pause | Input::Enter) => self.next_phase.set(Phase::Playing),
            (Phase::Paused | Phase::Replay, _) => {}
            (_, Input::Arrow(direction)) => self.step(direction, queue),
            (Phase::Over, Input::Enter) if game.position().outcome().is_some() => {}
            (_, Input::Enter) if self.settings.scanning.is_on() && !is_for_chance(game) => {
                self.choose_scanned(queue);
            }
            (_, Input::Enter) => match is_for_chance(game) {
                true => self.act(None, TileAction::Chance, queue),
                false if self.cursor.shown => {
                    self.press(self.cursor.cell, Press::default(), queue);
                }
                false => {}
            },
            (
                Phase::Playing,
                Input::Tile {
                    cell,
                    again,
                    by_finger,
                },
            ) => self.press(cell, Press { again, by_finger }, queue),
            (Phase::Over, Input::Tile { .. }) => {}
            (_, Input::Digit(digit)) => {
                let mv = game_ui(game.position()).digit(digit);
                let action = mv.map_or(TileAction::Nothing, TileAction::Move);
                self.act(None, action, queue);
            }
            (_, Input::Roll) => self.act(None, TileAction::Chance, queue),
            (_, Input::Undo) => self.request(GameRequest::Undo),
            (_, Input::Redo) => self.request(GameRequest::Redo),
            (_, Input::Restart) if is_alone_here && game.cursor() > 0 => {
                self.request(GameRequest::Restart);
            }
            (_, Input::NewBoard) if is_alone_here => {
                self.commands.trigger(NewBoard);
            }
            (_, Input::Hint) if is_alone_here && *self.hint == Hint::None => {
                *self.hint = Hint::Searching;
            }
            (_, Input::Pause)
                if is_alone_here
                    && game.time_left().is_some()
                    && game.position().outcome().is_none() =>
            {
                self.next_phase.set(Phase::Paused);
            }
            (_, Input::Restart | Input::NewBoard | Input::Hint | Input::Pause) => {}
        }
    }

    /// Undoes what is half done, or leaves the screen if nothing is.
    fn go_back(&mut self, queue: &mut InputQueue) {
        if !self.undo_choice(queue) {
            self.commands.trigger(GoBack);
        }
    }

    /// Undoes the last thing that the player has begun and not finished: a drag or a press that is held, a run, the selected
    /// tile, the group of switch scanning, or the zoom. Returns `false` if there is none.
    fn undo_choice(&mut self, queue: &mut InputQueue) -> bool {
        if *self.phase.get() == Phase::Paused {
            return false;
        }
        if self.mouse.is_held() || self.fingers.are_down() {
            self.mouse.release();
            self.fingers.release();
            return true;
        }
        if queue.run_to.take().is_some() {
            return true;
        }
        if self.picked.target.is_some() {
            self.picked.target = None;
            return true;
        }
        if self.picked.cell.is_some() {
            self.picked.cell = None;
            return true;
        }
        if self.scan.leave_group() {
            return true;
        }
        if self.view.is_zoomed() {
            self.view.show_whole();
            return true;
        }
        false
    }

    /// Handles an arrow: it moves the player's piece, or the focus if there is none.
    fn step(&mut self, direction: Direction, queue: &mut InputQueue) {
        let Some(game) = self.current.game() else {
            return;
        };
        let direction = as_seen(direction, *self.orientation);
        let board = game.position().board();
        match walker(game) {
            Some(from) => {
                if let Some(to) = board.step_ignoring_heights(from, direction) {
                    self.act(None, TileAction::Move(Move::Cell(to)), queue);
                }
            }
            None => self.cursor.step(board, direction),
        }
    }

    /// Presses what has the focus of switch scanning.
    fn choose_scanned(&mut self, queue: &mut InputQueue) {
        if !self.scan.is_on_board() {
            self.scan.press_widget();
        } else if let ScanChoice::Cell(cell) = self.scan.choose() {
            self.press(cell, Press::default(), queue);
        }
    }

    /// Handles a press on a tile. The game decides its meaning.
    fn press(&mut self, cell: CellId, press: Press, queue: &mut InputQueue) {
        let Some((seat, action)) = self
            .current
            .game()
            .and_then(|game| meaning(game, cell, &self.picked))
        else {
            return;
        };
        // The second press of a double click is not meant for the next player.
        if press.again && self.is_early(seat, action) {
            return;
        }
        if press.by_finger
            && let Some((target, action)) = self.preview(seat, action)
        {
            self.act(Some(target), action, queue);
            return;
        }
        let ahead = self
            .current
            .game()
            .and_then(|game| game_ui(game.position()).step_towards(cell));
        self.act(Some(cell), action, queue);
        queue.run_to = ahead.is_some_and(|next| next != cell).then_some(cell);
    }

    /// Returns the cell that a finger's press on a small tile asks about, and the action that asks; `None` if the press plays
    /// its move.
    fn preview(&self, seat: Seat, action: TileAction) -> Option<(CellId, TileAction)> {
        let game = self.current.game()?;
        let game_ui = game_ui(game.position());
        let TileAction::Move(mv @ Move::Cell(target)) = action else {
            return None;
        };
        let flatness = self
            .orientation
            .stack
            .map_or(1.0, |_| StackView::FORESHORTENING);
        let is_small = self.view.cell() * flatness < SMALL_TILE;
        let is_asked = self.picked.target == Some(target);
        let asks = is_small && !is_asked && game_ui.previews_touch();
        let is_legal = asks && game.position().check(seat, mv).is_ok();
        is_legal.then_some((target, TileAction::Confirm(mv)))
    }

    /// Does what an input means, if it is a person's turn. A request that comes too early is deferred.
    fn act(&mut self, cell: Option<CellId>, action: TileAction, queue: &mut InputQueue) {
        let player = self.current.game().and_then(Session::player_to_move);
        let Some((seat, Player::Human)) = player else {
            return;
        };
        let picked = match action {
            TileAction::Pick => Picked { cell, target: None },
            TileAction::Confirm(_) => Picked {
                target: cell,
                ..*self.picked
            },
            _ => Picked::default(),
        };
        self.picked.set_if_neq(picked);
        let request = match action {
            TileAction::Move(mv) => GameRequest::Move { seat, mv },
            TileAction::Chance => GameRequest::Chance { seat },
            TileAction::Confirm(_)
            | TileAction::Pick
            | TileAction::Unpick
            | TileAction::Nothing => return,
        };
        if self.is_early(seat, action) {
            queue.deferred = Some(request);
        } else {
            self.request(request);
        }
    }

    /// Returns `true` if an action has to wait until the animations of the moves before it have ended: the next roll,
    /// and the move of another player on the board.
    fn is_early(&self, seat: Seat, action: TileAction) -> bool {
        let last_mover = self.current.game().and_then(Session::last_mover);
        self.animation_clock.is_running()
            && match action {
                TileAction::Chance => true,
                TileAction::Move(Move::Cell(_) | Move::Build(..) | Move::Fly(_)) => {
                    last_mover.is_some_and(|last| last != seat)
                }
                _ => false,
            }
    }

    /// Makes the deferred request if the animations have ended. Returns `true` if it did.
    fn make_deferred(&mut self, queue: &mut InputQueue) -> bool {
        if self.animation_clock.is_running() {
            return false;
        }
        let to_move = self.current.game().and_then(Session::player_to_move);
        let is_due = |request: &GameRequest| match (request, to_move) {
            (
                GameRequest::Move { seat, .. } | GameRequest::Chance { seat },
                Some((to_move, Player::Human)),
            ) => *seat == to_move,
            _ => false,
        };
        let deferred = queue.deferred.take().filter(is_due);
        let is_made = deferred.is_some();
        deferred
            .into_iter()
            .for_each(|request| self.request(request));
        is_made
    }

    fn request(&mut self, request: GameRequest) {
        self.requests.write(request);
    }
}

fn explain_refusal(mut refused: MessageReader<MoveRefused>, mut commands: Commands) {
    for &MoveRefused { why, .. } in refused.read() {
        commands.trigger(Toast(Wording::new(move |language| match why {
            Some(why) => capitalized(&why.text(language)),
            None => tr!(language, "lesson-press-marked").to_owned(),
        })));
    }
}

/// Converts a direction on the screen to a direction on the board. A cube is turned in quarter turns as far as directions are
/// concerned.
fn as_seen(direction: Direction, orientation: BoardOrientation) -> Direction {
    let quarters = match orientation.stack {
        Some(view) => (f32::from(view.yaw) / 90.0).round().rem_euclid(4.0) as u8,
        None => orientation.rotation.quarters(),
    };
    let Some(mut offset) = direction.offset() else {
        return direction;
    };
    for _ in 0..quarters {
        offset = (offset.1, -offset.0);
    }
    let mut all = Direction::PLANAR.into_iter();
    all.find(|on_board| on_board.offset() == Some(offset))
        .unwrap_or(direction)
}

/// Returns the cell of the piece that arrow keys move, if there is one and a person moves it.
fn walker(game: &Session) -> Option<CellId> {
    let (_, player) = game.player_to_move()?;
    let walker = game_ui(game.position()).walker();
    walker.filter(|_| player == Player::Human)
}

/// Returns `true` if a person has to request a random outcome.
pub(super) fn is_for_chance(game: &Session) -> bool {
    let position = game.position();
    let is_due = matches!(position.to_move(), Turn::Chance(_));
    // If a press on the board has no effect, neither has the key for it.
    let is_meant = game_ui(position).press(CellId(0), None) == TileAction::Chance;
    is_due && is_meant && matches!(game.player_to_move(), Some((_, Player::Human)))
}
