//! The inputs of a person on the screen of a game, one a frame, and the meaning of a press on a tile.

use crate::board::{AnimationClock, Cursor, Picked};
use crate::core::{
    ComputerSystems, CurrentGame, FrameSystems, GameRequest, Input, InputQueue, KeySystems,
    MoveCommitted, MoveRefused, Phase, PointerSystems, PositionChanged, RedrawRequest, Screen,
    Toast,
};
use crate::games::{TileAction, game_ui};
use crate::input::meaning::{is_playable, meaning};
use crate::text::{Text, Wording, capitalized};
use bevy::ecs::message::MessageCursor;
use bevy::prelude::*;
use tessella_boards::CellId;
use tessella_games::{Move, Rules, Seat};
use tessella_language::tr;
use tessella_session::{Player, Session};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SeenRequests>()
        .add_observer(press_tile)
        .add_observer(act_on_game)
        .add_systems(OnExit(Screen::Play), forget_inputs)
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
                (
                    sort_inputs,
                    (
                        make_deferred_request.run_if(is_answered),
                        take_input.run_if(is_answered),
                    )
                        .chain(),
                    note_requests,
                )
                    .chain()
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

/// Systems that put keys and pads into the queue of inputs.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct ReadKeys;

/// The input that is handled in this frame. Observers carry it out, each those that it is for.
#[derive(Event, Clone, Copy, Debug)]
pub(super) struct InputTaken(pub(super) Input);

/// A press on a tile, whose meaning the game decides.
#[derive(Event, Clone, Copy, Debug)]
pub(super) struct PressTile {
    pub(super) cell: CellId,
    /// `true` for the second press of a double click.
    pub(super) again: bool,
    /// `true` if the press may have missed the tile that it was meant for.
    pub(super) is_inexact: bool,
}

impl PressTile {
    pub(super) const fn exact(cell: CellId) -> Self {
        Self {
            cell,
            again: false,
            is_inexact: false,
        }
    }
}

/// What an input means for the game, and the tile that it is about.
#[derive(Event, Clone, Copy, Debug)]
pub(super) struct Act {
    pub(super) cell: Option<CellId>,
    pub(super) action: TileAction,
}

/// Requests that were made before the end of the last frame's input.
#[derive(Resource, Default)]
struct SeenRequests(MessageCursor<GameRequest>);

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

/// Puts the inputs of this frame in order, and drops what was to be done in another position or phase.
fn sort_inputs(
    mut queue: ResMut<InputQueue>,
    mut changed: MessageReader<PositionChanged>,
    phase: Res<State<Phase>>,
) {
    let queue = queue.bypass_change_detection();
    queue.sort();
    if changed.read().count() > 0 || *phase.get() != Phase::Playing {
        queue.deferred = None;
        queue.run_to = None;
    }
}

/// Returns `true` if the authority has answered what buttons, the computer or the clock have requested, which comes before the
/// next input. It is a run condition.
fn is_answered(seen: Res<SeenRequests>, requests: Res<Messages<GameRequest>>) -> bool {
    seen.0.is_empty(&requests)
}

/// Makes the request that has waited for the end of an animation.
fn make_deferred_request(
    mut queue: ResMut<InputQueue>,
    animation_clock: Res<AnimationClock>,
    current: Res<CurrentGame>,
    mut requests: MessageWriter<GameRequest>,
) {
    if animation_clock.is_running() {
        return;
    }
    let to_move = current.game().and_then(Session::player_to_move);
    let is_due = |request: &GameRequest| match (request, to_move) {
        (
            GameRequest::Move { seat, .. } | GameRequest::Chance { seat },
            Some((to_move, Player::Human)),
        ) => *seat == to_move,
        _ => false,
    };
    let deferred = queue.bypass_change_detection().deferred.take();
    requests.write_batch(deferred.filter(is_due));
}

/// Takes the oldest input that waits, at most one in a frame, because its meaning depends on what came of the one before it. A
/// run goes on while none waits.
fn take_input(
    mut queue: ResMut<InputQueue>,
    animation_clock: Res<AnimationClock>,
    mut commands: Commands,
) {
    let queue = queue.bypass_change_detection();
    match queue.take() {
        Some(Input::Back) => commands.trigger(InputTaken(Input::Back)),
        Some(input) => {
            queue.run_to = None;
            commands.trigger(InputTaken(input));
        }
        None if !animation_clock.is_running() => {
            if let Some(cell) = queue.run_to.take() {
                commands.trigger(PressTile::exact(cell));
            }
        }
        None => {}
    }
}

/// Notes the requests of this frame's input, which the authority answers in the same frame.
fn note_requests(
    mut seen: ResMut<SeenRequests>,
    requests: Res<Messages<GameRequest>>,
    queue: Res<InputQueue>,
    mut redraw: ResMut<RedrawRequest>,
) {
    seen.0.clear(&requests);
    if !queue.is_empty() || queue.run_to.is_some() {
        redraw.request();
    }
}

fn press_tile(
    press: On<PressTile>,
    current: Res<CurrentGame>,
    picked: Res<Picked>,
    animation_clock: Res<AnimationClock>,
    mut queue: ResMut<InputQueue>,
    mut commands: Commands,
) {
    let cell = press.cell;
    let Some(game) = current.game() else {
        return;
    };
    let Some((seat, action)) = meaning(game, cell, &picked) else {
        return;
    };
    // The second press of a double click is not meant for the next player.
    if press.again && animation_clock.is_running() && waits_for_animation(game, seat, action) {
        return;
    }
    let asked = preview(game, seat, action).filter(|&(target, _)| picked.target != Some(target));
    if let Some((target, action)) = asked.filter(|_| press.is_inexact) {
        let cell = Some(target);
        commands.trigger(Act { cell, action });
        return;
    }
    let ahead = game_ui(game.position()).step_towards(cell);
    queue.bypass_change_detection().run_to = ahead.is_some_and(|next| next != cell).then_some(cell);
    commands.trigger(Act {
        cell: Some(cell),
        action,
    });
}

/// Returns the cell that an inexact press asks about, and the action that asks; `None` if the press plays its move.
fn preview(game: &Session, seat: Seat, action: TileAction) -> Option<(CellId, TileAction)> {
    let TileAction::Move(mv @ Move::Cell(target)) = action else {
        return None;
    };
    let position = game.position();
    let is_asked = game_ui(position).previews_touch() && position.check(seat, mv).is_ok();
    is_asked.then_some((target, TileAction::Confirm(mv)))
}

/// Does what an input means, if it is a person's turn. A request that comes too early is deferred.
fn act_on_game(
    act: On<Act>,
    current: Res<CurrentGame>,
    animation_clock: Res<AnimationClock>,
    mut picked: ResMut<Picked>,
    mut queue: ResMut<InputQueue>,
    mut requests: MessageWriter<GameRequest>,
) {
    let Act { cell, action } = *act;
    let Some(game) = current.game() else {
        return;
    };
    let Some((seat, Player::Human)) = game.player_to_move() else {
        return;
    };
    let wanted = match action {
        TileAction::Pick => Picked { cell, target: None },
        TileAction::Confirm(_) => Picked {
            target: cell,
            ..*picked
        },
        _ => Picked::default(),
    };
    picked.set_if_neq(wanted);
    let request = match action {
        TileAction::Move(mv) => GameRequest::Move { seat, mv },
        TileAction::Chance => GameRequest::Chance { seat },
        TileAction::Confirm(_) | TileAction::Pick | TileAction::Unpick | TileAction::Nothing => {
            return;
        }
    };
    if animation_clock.is_running() && waits_for_animation(game, seat, action) {
        queue.bypass_change_detection().deferred = Some(request);
    } else {
        requests.write(request);
    }
}

/// Returns `true` if an action has to wait until the animations of the moves before it have ended: the next roll, and the move of
/// another player on the board.
fn waits_for_animation(game: &Session, seat: Seat, action: TileAction) -> bool {
    match action {
        TileAction::Chance => true,
        TileAction::Move(Move::Cell(_) | Move::Build(..) | Move::Fly(_)) => {
            game.last_mover().is_some_and(|last| last != seat)
        }
        _ => false,
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
