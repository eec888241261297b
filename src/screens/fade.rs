//! Change of screens: the old one fades into the page, and the new one appears out of it. Nothing waits for it.

use crate::board::Departure;
use crate::core::motion::{SCREEN, ease_out, share};
use crate::core::palette::Shades;
use crate::core::settings::Settings;
use crate::core::theme::Themed;
use crate::core::{RedrawRequest, Screen, ScreenSystems, Shot, shows_motion};
use crate::ui;
use bevy::prelude::*;
use bevy_egui::egui::epaint::{ClippedPrimitive, Primitive};
use bevy_egui::egui::{Mesh, TextureId};
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
    /// Shades of the page at that time.
    page: Option<Shades>,
    /// What this frame of a change shows.
    step: Option<Step>,
    /// `true` if something was pressed, typed or pointed at in the last frame.
    has_input: bool,
    /// Size of the texture with all letters at that time.
    letters: [usize; 2],
}

/// A frame of a change.
struct Step {
    /// Page between the board, if there is one, and everything else.
    page: ClippedPrimitive,
    /// Opacities of the new screen and of the old one.
    new: f32,
    old: f32,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Fade>()
        .add_systems(
            EguiPrimaryContextPass,
            (begin_fade, fade_screen).chain().after(ScreenSystems),
        )
        .add_systems(
            PostUpdate,
            (keep_drawn, blend_screens)
                .chain()
                .after(EguiPostUpdateSet::ProcessOutput),
        );
}

/// Keeps what egui has drawn, which is gone when it has been rendered, in frames with input: most changes of screens follow from it.
fn keep_drawn(
    drawn: Option<Single<&EguiRenderOutput, With<PrimaryEguiContext>>>,
    settings: Res<Settings>,
    shot: Option<Res<Shot>>,
    mut fade: ResMut<Fade>,
) {
    if let Some(drawn) = drawn
        && fade.since >= SCREEN
    {
        // A film has no input.
        let may_leave = fade.has_input || shot.is_some();
        fade.old = if may_leave && shows_motion(&settings, shot.as_deref()) {
            drawn.paint_jobs.clone()
        } else {
            Vec::new()
        };
    }
}

/// Begins a change when the screen has changed.
fn begin_fade(
    screen: Res<State<Screen>>,
    settings: Res<Settings>,
    shot: Option<Res<Shot>>,
    mut fade: ResMut<Fade>,
    mut departure: ResMut<Departure>,
) {
    let before = fade.screen.replace(*screen.get());
    if before.is_none() || !shows_motion(&settings, shot.as_deref()) {
        fade.since = SCREEN;
    } else if before != Some(*screen.get()) {
        fade.since = 0.0;
        if before != Some(Screen::Play) && departure.is_running() {
            departure.end();
        }
    }
}

/// Advances a change.
fn fade_screen(
    mut contexts: EguiContexts,
    settings: Res<Settings>,
    time: Res<Time<Real>>,
    mut fade: ResMut<Fade>,
    mut departure: ResMut<Departure>,
    mut redraw: ResMut<RedrawRequest>,
) -> Result {
    let context = contexts.ctx_mut()?;
    #[expect(
        clippy::redundant_closure_for_method_calls,
        reason = "the method itself has one lifetime, not any"
    )]
    let letters = context.fonts(|fonts| fonts.font_image_size());
    fade.has_input = context.input(|input| !input.events.is_empty());
    let (window, shades) = (context.viewport_rect(), context.current_theme().shades);
    if fade.since >= SCREEN {
        fade.step = None;
        fade.letters = letters;
        fade.page = Some(shades);
        return Ok(());
    }
    if fade.letters != letters {
        let before = std::mem::replace(&mut fade.letters, letters);
        follow_letters(&mut fade.old, before, letters);
    }
    let passed = share(fade.since, 0.0, SCREEN);
    let (new, gone) = (ease_out(passed), ease_out((2.0 * passed).min(1.0)));
    // The page covers a board that departs, and uncovers what is new.
    let page = if departure.is_running() {
        ui::page_mesh(window, &shades, window, gone)
    } else {
        ui::page_mesh(window, &fade.page.unwrap_or(shades), window, 1.0 - new)
    };
    fade.step = Some(Step {
        page: ClippedPrimitive {
            clip_rect: window,
            primitive: Primitive::Mesh(page),
        },
        new,
        old: 1.0 - gone,
    });
    let stretch = f64::from(settings.motion().stretch());
    fade.since += time.delta_secs_f64().min(LONGEST_FRAME) / stretch;
    if fade.since >= SCREEN && departure.is_running() {
        departure.end();
    }
    redraw.request();
    Ok(())
}

/// Adapts what was drawn to a texture of letters that has become higher. In any other texture, the letters are elsewhere.
fn follow_letters(drawn: &mut Vec<ClippedPrimitive>, before: [usize; 2], now: [usize; 2]) {
    if before[0] != now[0] || before[1] > now[1] {
        drawn.clear();
    }
    let meshes = drawn.iter_mut().filter_map(mesh_of);
    for mesh in meshes.filter(|mesh| mesh.texture_id == TextureId::default()) {
        for vertex in &mut mesh.vertices {
            vertex.uv.y *= before[1] as f32 / now[1] as f32;
        }
    }
}

/// Draws the old screen over the new one during a change.
fn blend_screens(
    drawn: Option<Single<&mut EguiRenderOutput, With<PrimaryEguiContext>>>,
    mut fade: ResMut<Fade>,
) {
    let (Some(mut drawn), Some(step)) = (drawn, fade.step.take()) else {
        return;
    };
    let jobs = &mut drawn.paint_jobs;
    for mesh in jobs.iter_mut().filter_map(mesh_of) {
        multiply(mesh, step.new);
    }
    jobs.insert(0, step.page);
    let first_old = jobs.len();
    jobs.extend(fade.old.iter().cloned());
    for mesh in jobs[first_old..].iter_mut().filter_map(mesh_of) {
        multiply(mesh, step.old);
    }
}

const fn mesh_of(drawn: &mut ClippedPrimitive) -> Option<&mut Mesh> {
    match &mut drawn.primitive {
        Primitive::Mesh(mesh) => Some(mesh),
        Primitive::Callback(_) => None,
    }
}

/// Multiplies the opacity of a mesh.
fn multiply(mesh: &mut Mesh, opacity: f32) {
    for vertex in &mut mesh.vertices {
        vertex.color = vertex.color.gamma_multiply(opacity);
    }
}
