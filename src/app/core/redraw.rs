//! Nothing is drawn while nothing moves.
//!
//! The window is drawn again when something happens to it. What moves by itself says so in [`RedrawRequest`].

use crate::app::core::schedule::AskForFrames;
use bevy::input::gamepad::GamepadEvent;
use bevy::prelude::*;
use bevy::window::{RequestRedraw, WindowEvent};
use bevy::winit::{EventLoopProxyWrapper, WinitSettings, WinitUserEvent};
use bevy_egui::{EguiInput, EguiPreUpdateSet, egui};
use std::thread;
use std::time::Duration;

/// Whether something on the screen moves by itself and the next frame must follow.
#[derive(Resource, Default)]
pub struct RedrawRequest {
    now: bool,
    /// Seconds until something will have to be drawn.
    wait: Option<f32>,
    /// Whether the program is in the background, where nothing is drawn at all.
    hidden: bool,
}

impl RedrawRequest {
    /// The next frame must follow at once.
    pub const fn request(&mut self) {
        self.now = true;
    }

    /// A frame must follow after this many seconds, if none does before.
    pub fn request_within(&mut self, seconds: f32) {
        let seconds = seconds.max(0.0);
        self.wait = Some(self.wait.map_or(seconds, |wait| wait.min(seconds)));
    }

    /// From now on nothing can be seen of the program, or something again.
    pub const fn hide(&mut self, hidden: bool) {
        self.hidden = hidden;
        self.now = !hidden;
    }
}

/// How long a window that nothing happens to goes without a frame.
const PATIENCE: Duration = Duration::from_secs(64);
/// How long a program in the background goes without waking up: until it is called to the front.
const HIDDEN: Duration = Duration::from_secs(365 * 24 * 60 * 60);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<RedrawRequest>()
        .insert_resource(wake_after(PATIENCE))
        .add_systems(
            PreUpdate,
            drop_unchanged_modifiers
                .after(EguiPreUpdateSet::ProcessInput)
                .before(EguiPreUpdateSet::BeginPass),
        )
        .add_systems(Startup, listen_to_pads)
        .add_systems(Last, ask_for_frames.in_set(AskForFrames));
}

fn wake_after(wait: Duration) -> WinitSettings {
    let mode = bevy::winit::UpdateMode::reactive(wait);
    WinitSettings {
        focused_mode: mode,
        unfocused_mode: bevy::winit::UpdateMode::reactive_low_power(wait),
    }
}

/// How many frames follow one in which something happened: a state, the size of the window and what egui draws each
/// follow a frame after what they depend on.
const FOLLOWING: u8 = 3;

/// A busy window system may lose what asks it for a frame: the frames that follow come after this time at the latest.
const CERTAIN: Duration = Duration::from_millis(500);

fn ask_for_frames(
    mut redraw: ResMut<RedrawRequest>,
    (mut happened, mut on_pads): (MessageReader<WindowEvent>, MessageReader<GamepadEvent>),
    mut following: Local<u8>,
    mut frames: MessageWriter<RequestRedraw>,
    mut winit: ResMut<WinitSettings>,
) {
    let RedrawRequest { now, wait, hidden } = std::mem::take(&mut *redraw);
    redraw.hidden = hidden;
    if hidden {
        *winit = wake_after(HIDDEN);
        happened.clear();
        on_pads.clear();
        return;
    }
    if now || happened.read().count() + on_pads.read().count() > 0 {
        *following = FOLLOWING;
    }
    let mut longest = PATIENCE;
    if *following > 0 {
        *following -= 1;
        frames.write(RequestRedraw);
        longest = CERTAIN;
    }
    let wait = wait.map_or(longest, Duration::from_secs_f32);
    *winit = wake_after(steady(wait.min(longest)));
}

/// A time that is no longer, but one of few: the window is drawn at once whenever the time that it waits is another one,
/// so that a time which shrinks with each frame would let it be drawn for ever.
fn steady(wait: Duration) -> Duration {
    let mut steady = PATIENCE;
    while steady > wait && steady > Duration::from_millis(10) {
        steady /= 2;
    }
    steady
}

/// Bevy asks pads in each frame what they have to say, so a pad could not end the time without frames. A thread listens
/// to them too, and wakes the window.
fn listen_to_pads(waker: Option<Res<EventLoopProxyWrapper>>) {
    let Some(waker) = waker.map(|waker| (**waker).clone()) else {
        return;
    };
    thread::spawn(move || {
        let mut pads = match gilrs::Gilrs::new() {
            Ok(pads) => pads,
            Err(error) => {
                warn!("a pad will not wake the window: {error}");
                return;
            }
        };
        while pads.next_event_blocking(None).is_some() {
            if waker.send_event(WinitUserEvent::WakeUp).is_err() {
                return;
            }
        }
    });
}

/// bevy_egui tells egui on every frame which modifier keys are held, and egui asks for another frame whenever it is
/// told anything: without this a window with any widget in it would be drawn for ever.
fn drop_unchanged_modifiers(mut inputs: Query<&mut EguiInput>, mut held: Local<egui::Modifiers>) {
    for mut input in &mut inputs {
        input.events.retain(|event| match event {
            egui::Event::ModifiersChanged(modifiers) => {
                let changed = *modifiers != *held;
                *held = *modifiers;
                changed
            }
            _ => true,
        });
    }
}
