//! Game pads on the board: their buttons, the kind of the pad at hand, and its vibration.

use crate::core::controls::{ControlCapture, ControlNames, PadKind};
use crate::core::settings::{Motion, Settings};
use crate::core::{FrameSystems, KeySystems, Phase, Vibrate};
use crate::input::action_router::ActionRouter;
use crate::input::choice::ReadKeys;
use bevy::input::ButtonState;
use bevy::input::gamepad::{
    GamepadButtonStateChangedEvent, GamepadRumbleIntensity, GamepadRumbleRequest,
};
use bevy::input::keyboard::KeyboardInput;
use bevy::input::mouse::MouseButtonInput;
use bevy::prelude::*;
use std::time::Duration;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PadInUse>()
        .add_observer(rumble_pad)
        .add_systems(
            Update,
            (
                // Runs on every screen, so that a button on another screen is not taken for one on the board.
                read_pads
                    .in_set(ReadKeys)
                    .in_set(KeySystems)
                    .in_set(FrameSystems::Input),
                notice_pad.in_set(FrameSystems::Input),
            ),
        );
}

/// Sends the actions of the buttons of pads on.
fn read_pads(
    mut events: MessageReader<GamepadButtonStateChangedEvent>,
    phase: Option<Res<State<Phase>>>,
    settings: Res<Settings>,
    capture: Res<ControlCapture>,
    mut router: ActionRouter,
) {
    // Elsewhere, the pad moves the focus of the menus.
    let is_played = phase.is_some_and(|phase| *phase.get() == Phase::Playing);
    for event in events.read() {
        if event.state == ButtonState::Released || capture.takes_input() {
            continue;
        }
        let action = settings.controls.action_of_button(event.button);
        if let Some(input) = action.and_then(|action| router.input_of(action, is_played)) {
            router.send(input, None);
        }
    }
}

/// The gamepad used last.
#[derive(Resource, Default)]
struct PadInUse(Option<Entity>);

/// Follows which pad is used, until a key or a mouse button is pressed, and what its buttons are called. A new pad gives
/// buttons their names at once.
fn notice_pad(
    pads: Query<(Entity, &Gamepad)>,
    added: Query<&Gamepad, Added<Gamepad>>,
    mut pressed: MessageReader<GamepadButtonStateChangedEvent>,
    mut keys: MessageReader<KeyboardInput>,
    mut clicks: MessageReader<MouseButtonInput>,
    mut in_use: ResMut<PadInUse>,
    mut names: ResMut<ControlNames>,
) {
    if keys.read().count() + clicks.read().count() > 0 {
        in_use.0 = None;
    }
    let last = pressed.read().last().map(|event| event.entity);
    let used = last.and_then(|pad| pads.get(pad).ok());
    if let Some((pad, _)) = used {
        in_use.0 = Some(pad);
    }
    let known = used.map(|(_, pad)| pad).or_else(|| added.iter().last());
    if let Some(pad) = known {
        let kind = PadKind::of_vendor(pad.vendor_id());
        if names.pad() != kind {
            names.set_pad(kind);
        }
    }
}

/// Lets the pad in the player's hands vibrate for a refused move and for a won game, unless nothing is to move.
fn rumble_pad(
    request: On<Vibrate>,
    in_use: Res<PadInUse>,
    settings: Res<Settings>,
    mut rumbles: MessageWriter<GamepadRumbleRequest>,
) {
    let Some(gamepad) = in_use.0.filter(|_| settings.motion() != Motion::Off) else {
        return;
    };
    let (milliseconds, strong_motor) = match *request {
        Vibrate::Win => (400, 0.6),
        Vibrate::Refusal => (120, 0.4),
        Vibrate::Move => return,
    };
    rumbles.write(GamepadRumbleRequest::Add {
        duration: Duration::from_millis(milliseconds),
        intensity: GamepadRumbleIntensity {
            strong_motor,
            weak_motor: 0.0,
        },
        gamepad,
    });
}
