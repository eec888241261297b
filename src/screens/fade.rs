//! Change of screens: the new one appears out of the page. Nothing waits for it.

use crate::core::motion::{SCREEN, ease_out, share};
use crate::core::settings::Settings;
use crate::core::{RedrawRequest, Screen, ScreenSystems, Shot};
use crate::ui;
use bevy::prelude::*;
use bevy_egui::egui::{Id, LayerId, Order, Shape};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

/// Largest time by which a frame advances the change, in seconds, so that a slow frame does not skip it.
const LONGEST_FRAME: f64 = 0.03;

/// Change of screens in progress.
#[derive(Resource, Default)]
struct Fade {
    /// Screen that was drawn last; `None` before the first one.
    screen: Option<Screen>,
    /// Time since it appeared, in seconds at normal speed.
    since: f64,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Fade>()
        .add_systems(EguiPrimaryContextPass, fade_screen.after(ScreenSystems));
}

/// Covers a new screen with its page, less and less.
fn fade_screen(
    mut contexts: EguiContexts,
    (screen, settings): (Res<State<Screen>>, Res<Settings>),
    (time, shot): (Res<Time<Real>>, Option<Res<Shot>>),
    mut fade: ResMut<Fade>,
    mut redraw: ResMut<RedrawRequest>,
) -> Result {
    let stretch = f64::from(settings.motion().stretch());
    let before = fade.screen.replace(*screen.get());
    let is_still = stretch == 0.0 || shot.is_some_and(|shot| shot.film.is_none());
    if before.is_none() || is_still {
        fade.since = SCREEN;
    } else if before != Some(*screen.get()) {
        fade.since = 0.0;
    }
    if fade.since >= SCREEN {
        return Ok(());
    }
    let context = contexts.ctx_mut()?;
    let opacity = 1.0 - ease_out(share(fade.since, 0.0, SCREEN));
    let page = ui::page_mesh(context, context.viewport_rect(), opacity);
    let layer = LayerId::new(Order::Debug, Id::new("fade"));
    context.layer_painter(layer).add(Shape::mesh(page));
    fade.since += time.delta_secs_f64().min(LONGEST_FRAME) / stretch;
    redraw.request();
    Ok(())
}
