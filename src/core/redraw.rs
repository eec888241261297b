//! Redraw scheduling: frames are drawn only when something changes.
//!
//! An input, a change of a resource or component that is shown, a message and an event cause a redraw: each of them
//! is registered once, with [`RedrawAppExt`]. A system that animates something calls [`RedrawRequest::request`].

use crate::core::schedule::{ChangeDetectionSystems, RedrawSystems};
use crate::core::services::{Service, give_up};
use crate::core::waker::Waker;
use bevy::ecs::component::Mutable;
use bevy::input::gamepad::GamepadEvent;
use bevy::prelude::*;
use bevy::state::state::FreelyMutableState;
use bevy::window::{RequestRedraw, WindowEvent};
use bevy::winit::{EventLoopProxyWrapper, WinitSettings};
use bevy_egui::{EguiInput, EguiPreUpdateSet, egui};
use std::time::Duration;
use tessella_tasks as task;

/// Requests of this frame for further frames.
#[derive(Resource, Default)]
pub struct RedrawRequest {
    now: bool,
    /// Seconds until the next frame must be drawn.
    wait: Option<f32>,
    /// `true` if the program is in the background, where nothing is drawn.
    hidden: bool,
}

impl RedrawRequest {
    /// Requests the next frame immediately.
    pub const fn request(&mut self) {
        self.now = true;
    }

    /// Requests a frame within this many seconds.
    pub fn request_within(&mut self, seconds: f32) {
        let seconds = seconds.max(0.0);
        self.wait = Some(self.wait.map_or(seconds, |wait| wait.min(seconds)));
    }

    /// Stops all frames when the window becomes hidden, and requests one when it is visible again.
    pub const fn hide(&mut self, hidden: bool) {
        self.hidden = hidden;
        self.now = !hidden;
    }
}

/// Registration of data that is shown, so that its changes cause frames.
pub(crate) trait RedrawAppExt {
    /// Adds a resource with its default value, and requests frames when it changes.
    fn init_redraw_resource<R: Resource + FromWorld>(&mut self) -> &mut Self;

    /// Requests frames when this resource changes, but not when it is added.
    fn redraw_on_change<R: Resource>(&mut self) -> &mut Self;

    /// Requests frames when a component of this type changes or is added.
    fn redraw_on_component_change<C: Component<Mutability = Mutable>>(&mut self) -> &mut Self;

    /// Adds a message that requests frames, because some of its readers run in the next frame only.
    fn add_redraw_message<M: Message>(&mut self) -> &mut Self;

    /// Requests frames when this event is triggered, because some of what its observers change is drawn in the next frame only.
    fn redraw_on_event<E: Event>(&mut self) -> &mut Self;

    /// Requests frames when a transition of this state is requested, and when it has taken place.
    fn redraw_on_transition<S: FreelyMutableState>(&mut self) -> &mut Self;
}

impl RedrawAppExt for App {
    fn init_redraw_resource<R: Resource + FromWorld>(&mut self) -> &mut Self {
        self.init_resource::<R>().redraw_on_change::<R>()
    }

    fn redraw_on_change<R: Resource>(&mut self) -> &mut Self {
        let is_changed =
            |resource: Option<Res<R>>| resource.is_some_and(|it| it.is_changed() && !it.is_added());
        self.add_systems(
            Last,
            request_redraw
                .run_if(is_changed)
                .in_set(ChangeDetectionSystems),
        )
    }

    fn redraw_on_component_change<C: Component<Mutability = Mutable>>(&mut self) -> &mut Self {
        let is_changed = |changed: Query<(), Changed<C>>| !changed.is_empty();
        self.add_systems(
            Last,
            request_redraw
                .run_if(is_changed)
                .in_set(ChangeDetectionSystems),
        )
    }

    fn add_redraw_message<M: Message>(&mut self) -> &mut Self {
        self.add_message::<M>().add_systems(
            Last,
            request_redraw
                .run_if(on_message::<M>)
                .in_set(ChangeDetectionSystems),
        )
    }

    fn redraw_on_event<E: Event>(&mut self) -> &mut Self {
        self.add_observer(|_: On<E>, mut redraw: ResMut<RedrawRequest>| redraw.request())
    }

    fn redraw_on_transition<S: FreelyMutableState>(&mut self) -> &mut Self {
        self.redraw_on_change::<NextState<S>>()
            .redraw_on_change::<State<S>>()
    }
}

fn request_redraw(mut redraw: ResMut<RedrawRequest>) {
    redraw.request();
}

/// Longest time between two frames of an idle window.
const PATIENCE: Duration = Duration::from_secs(64);
/// Time between two frames of a program in the background: practically none are drawn until it is resumed.
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
        .add_systems(
            Startup,
            listen_to_pads.run_if(resource_exists::<EventLoopProxyWrapper>),
        )
        .add_systems(Last, request_frames.in_set(RedrawSystems));
}

fn wake_after(wait: Duration) -> WinitSettings {
    let mode = bevy::winit::UpdateMode::reactive(wait);
    WinitSettings {
        focused_mode: mode,
        unfocused_mode: bevy::winit::UpdateMode::reactive_low_power(wait),
    }
}

/// Number of frames drawn after an event or a change: what is drawn by egui takes effect in the next frame. Whatever changes there
/// requests the one after it.
const FOLLOWING: u8 = 1;

/// Longest time until each of these frames: a busy window system may lose a redraw request.
const CERTAIN: Duration = Duration::from_millis(500);

fn request_frames(
    mut redraw: ResMut<RedrawRequest>,
    mut happened: MessageReader<WindowEvent>,
    mut on_pads: MessageReader<GamepadEvent>,
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

/// Rounds a time down to one of a few values. winit redraws immediately whenever the wait time changes, so a time that
/// shrinks with each frame would cause continuous redraws.
fn steady(wait: Duration) -> Duration {
    let mut steady = PATIENCE;
    while steady > wait && steady > Duration::from_millis(10) {
        steady /= 2;
    }
    steady
}

/// Starts a thread that wakes the event loop on gamepad input. Bevy polls gamepads once a frame, so without frames it
/// would never see their events.
fn listen_to_pads(waker: Res<Waker>) {
    let (waker, lost) = (waker.clone(), waker.clone());
    let listen = move || {
        let mut pads = match gilrs::Gilrs::new() {
            Ok(pads) => pads,
            Err(error) => {
                warn!("a pad will not wake the window: {error}");
                return;
            }
        };
        while pads.next_event_blocking(None).is_some() {
            waker.wake();
        }
    };
    let given_up = move || {
        give_up(Service::Pads);
        lost.wake();
    };
    if let Err(error) = task::spawn_service("pads", listen, given_up) {
        warn!("a pad will not wake the window: {error}");
    }
}

/// Drops modifier events that change nothing. bevy_egui sends the held modifier keys to egui in every frame, and egui
/// requests another frame after any event, so a window with any widget would be redrawn continuously.
pub(super) fn drop_unchanged_modifiers(
    mut inputs: Query<&mut EguiInput>,
    mut held: Local<egui::Modifiers>,
) {
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
