//! Change of screens: the old one fades into the page, and the new one appears out of it. Nothing waits for it.

use crate::core::motion::{SCREEN, ease_out, share};
use crate::core::settings::Settings;
use crate::core::{RedrawRequest, Screen, ScreenSystems, Shot};
use crate::ui;
use bevy::prelude::*;
use bevy_egui::egui::epaint::{ClippedPrimitive, Primitive};
use bevy_egui::egui::{Context, Id, LayerId, Order, Shape};
use bevy_egui::{
    EguiContexts, EguiPostUpdateSet, EguiPrimaryContextPass, EguiRenderOutput, PrimaryEguiContext,
};

/// Largest time by which a frame advances the change, in seconds, so that a slow frame does not skip it.
const LONGEST_FRAME: f64 = 0.03;

/// Change of screens in progress.
#[derive(Resource, Default)]
struct Fade {
    /// Screen that was drawn last; `None` before the first one.
    screen: Option<Screen>,
    /// Time since it appeared, in seconds at normal speed.
    since: f64,
    /// What egui drew in the last frame, or during a change in the last frame of the old screen.
    old: Vec<ClippedPrimitive>,
    /// `true` if something was pressed, typed or pointed at in the last frame.
    has_input: bool,
    /// Size of the texture with all letters at that time: when it grows, they are elsewhere.
    letters: [usize; 2],
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Fade>()
        .add_systems(EguiPrimaryContextPass, fade_screen.after(ScreenSystems))
        .add_systems(
            PostUpdate,
            keep_drawn.after(EguiPostUpdateSet::ProcessOutput),
        );
}

/// Keeps what egui has drawn, which is gone when it has been rendered, in frames with input: most changes of screens follow from it.
fn keep_drawn(
    drawn: Option<Single<&EguiRenderOutput, With<PrimaryEguiContext>>>,
    settings: Res<Settings>,
    mut fade: ResMut<Fade>,
) {
    if let Some(drawn) = drawn
        && fade.since >= SCREEN
    {
        fade.old = match fade.has_input && settings.motion().stretch() > 0.0 {
            true => drawn.paint_jobs.clone(),
            false => Vec::new(),
        };
    }
}

/// Covers a new screen with its page and with the screen before it, less and less.
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
    let context = contexts.ctx_mut()?;
    #[expect(
        clippy::redundant_closure_for_method_calls,
        reason = "the method itself has one lifetime, not any"
    )]
    let letters = context.fonts(|fonts| fonts.font_image_size());
    fade.has_input = context.input(|input| !input.events.is_empty());
    if fade.since >= SCREEN {
        fade.letters = letters;
        return Ok(());
    }
    if fade.letters != letters {
        fade.old = Vec::new();
    }
    let passed = share(fade.since, 0.0, SCREEN);
    let opacity = |passed: f32| 1.0 - ease_out(passed.min(1.0));
    draw_cover(context, &fade.old, opacity(passed), opacity(2.0 * passed));
    fade.since += time.delta_secs_f64().min(LONGEST_FRAME) / stretch;
    redraw.request();
    Ok(())
}

/// Draws the page with an opacity, and on it with another what was drawn before.
fn draw_cover(context: &Context, old: &[ClippedPrimitive], page_opacity: f32, old_opacity: f32) {
    let layer = LayerId::new(Order::Debug, Id::new("fade"));
    let painter = context.layer_painter(layer);
    let page = ui::page_mesh(context, context.viewport_rect(), page_opacity);
    painter.add(Shape::mesh(page));
    for drawn in old {
        if let Primitive::Mesh(mesh) = &drawn.primitive {
            let mut mesh = mesh.clone();
            for vertex in &mut mesh.vertices {
                vertex.color = vertex.color.gamma_multiply(old_opacity);
            }
            painter
                .with_clip_rect(drawn.clip_rect)
                .add(Shape::mesh(mesh));
        }
    }
}
