//! The time of frames.
//!
//! By itself, Bevy gives a frame the time at which the frame before it was drawn. While a window is idle, nothing is drawn: a
//! press after a rest would get the time of the last frame before the rest and its release the right one, so that a tap
//! would look like a press held for as long as the player has thought. Here a frame gets the time at which it begins,
//! which is that of the event that has caused it.

use bevy::platform::time::Instant;
use bevy::prelude::*;
use bevy::render::{ExtractSchedule, MainWorld, RenderApp};
use bevy::time::{TimeSystems, TimeUpdateStrategy};
use bevy_egui::{EguiInput, EguiPreUpdateSet};
use std::sync::Arc;
use std::time::Duration;

/// Part of a frame's duration that counts for presses. Events that arrive while the program is busy are seen only after it, and
/// nobody knows when they came: on a slow device, a tap must not become a long press.
const MAX_BUSY: Duration = Duration::from_millis(100);

/// Source of the time of frames: the system's clock, or that of a test.
#[derive(Resource, Clone)]
pub struct FrameClock(Arc<dyn Fn() -> Instant + Send + Sync>);

impl FrameClock {
    /// Returns a clock that is read with this function.
    pub fn new(read: impl Fn() -> Instant + Send + Sync + 'static) -> Self {
        Self(Arc::new(read))
    }
}

impl Default for FrameClock {
    fn default() -> Self {
        Self::new(Instant::now)
    }
}

/// When the frame in progress, or the last one, began and ended.
#[derive(Resource, Default)]
struct FrameSpan {
    begin: Option<Instant>,
    end: Option<Instant>,
    /// Part of the last frame's duration that does not count for presses.
    excess: Duration,
}

/// Time since the start by which the duration of presses is measured: [`Time<Real>`] without the excess of long frames.
#[derive(Resource, Default)]
struct PressTime(Duration);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<FrameClock>()
        .init_resource::<FrameSpan>()
        .init_resource::<PressTime>()
        .add_systems(
            First,
            (
                begin_frame.before(TimeSystems),
                advance_press_time.after(TimeSystems),
            ),
        )
        .add_systems(
            PreUpdate,
            tell_egui_press_time
                .after(EguiPreUpdateSet::ProcessInput)
                .before(EguiPreUpdateSet::BeginPass),
        )
        .add_systems(Last, end_frame);
    if let Some(render_app) = app.get_sub_app_mut(RenderApp) {
        render_app.add_systems(ExtractSchedule, end_frame_after_renderer);
    }
}

/// Sets the time of the frame, unless a fixed time passes from one frame to the next.
fn begin_frame(
    clock: Res<FrameClock>,
    mut span: ResMut<FrameSpan>,
    mut strategy: ResMut<TimeUpdateStrategy>,
) {
    let is_fixed = matches!(
        *strategy,
        TimeUpdateStrategy::ManualDuration(_) | TimeUpdateStrategy::FixedTimesteps(_)
    );
    if is_fixed {
        *span = FrameSpan::default();
        return;
    }
    let now = (clock.0)();
    let busy = (span.begin.zip(span.end)).map(|(begin, end)| end.saturating_duration_since(begin));
    span.excess = busy.unwrap_or_default().saturating_sub(MAX_BUSY);
    span.begin = Some(now);
    *strategy = TimeUpdateStrategy::ManualInstant(now);
}

fn advance_press_time(
    time: Res<Time<Real>>,
    span: Res<FrameSpan>,
    mut press_time: ResMut<PressTime>,
) {
    press_time.0 += time.delta().saturating_sub(span.excess);
}

fn tell_egui_press_time(press_time: Res<PressTime>, mut inputs: Query<&mut EguiInput>) {
    for mut input in &mut inputs {
        input.time = Some(press_time.0.as_secs_f64());
    }
}

fn end_frame(clock: Res<FrameClock>, mut span: ResMut<FrameSpan>) {
    span.end = Some((clock.0)());
}

/// Ends the frame later, where it has waited for the renderer to take it over.
fn end_frame_after_renderer(mut main: ResMut<MainWorld>) {
    let now = main.get_resource::<FrameClock>().map(|clock| (clock.0)());
    if let Some(mut span) = main.get_resource_mut::<FrameSpan>() {
        span.end = now;
    }
}
