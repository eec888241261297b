//! Light or dark, and the fonts and sizes that all screens share.

use super::device::Device;
use super::palette::{DARK, LIGHT, Rgb, Shades};
use super::settings::{Settings, ThemeChoice};
use super::ui;
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowTheme};
use bevy_egui::{EguiContexts, EguiPreUpdateSet, egui};
use std::sync::Arc;

/// The sizes of text, in points.
pub mod text {
    /// Notes under something.
    pub const SMALL: f32 = 13.0;
    /// What is read.
    pub const BODY: f32 = 15.0;
    /// Headings of a part.
    pub const HEADING: f32 = 18.0;
    /// Names of screens, and numbers that matter.
    pub const TITLE: f32 = 30.0;
}

/// The shades in use.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Theme {
    /// Whether it is the dark one.
    pub dark: bool,
    /// The colours of everything but the tiles.
    pub shades: Shades,
}

impl Default for Theme {
    fn default() -> Self {
        Self::of(true)
    }
}

impl Theme {
    /// The dark theme or the light one.
    pub const fn of(dark: bool) -> Self {
        let shades = if dark { DARK } else { LIGHT };
        Self { dark, shades }
    }
}

/// The same colour for egui.
pub const fn ink(rgb: Rgb) -> egui::Color32 {
    egui::Color32::from_rgb(rgb.r, rgb.g, rgb.b)
}

/// The same colour for Bevy.
pub fn colour(rgb: Rgb) -> Color {
    Color::srgb_u8(rgb.r, rgb.g, rgb.b)
}

/// The family of the heavier letters.
pub fn bold() -> egui::FontFamily {
    egui::FontFamily::Name("bold".into())
}

/// The family of the icons.
pub fn icons() -> egui::FontFamily {
    egui::FontFamily::Name("icons".into())
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Theme>()
        .init_resource::<ClearColor>()
        .add_systems(
            PreUpdate,
            (follow_choice, dress)
                .chain()
                .after(EguiPreUpdateSet::InitContexts)
                .before(EguiPreUpdateSet::BeginPass),
        );
}

fn follow_choice(
    settings: Res<Settings>,
    window: Query<&Window, With<PrimaryWindow>>,
    mut theme: ResMut<Theme>,
) {
    let system_is_light = window
        .single()
        .is_ok_and(|window| window.window_theme == Some(WindowTheme::Light));
    let dark = match settings.theme {
        ThemeChoice::System => !system_is_light,
        ThemeChoice::Light => false,
        ThemeChoice::Dark => true,
    };
    theme.set_if_neq(Theme::of(dark));
}

/// Gives egui the fonts, and the colours, whenever they change; large windows show everything larger.
fn dress(
    mut contexts: EguiContexts,
    theme: Res<Theme>,
    device: Res<Device>,
    mut clear: ResMut<ClearColor>,
    camera: Single<&Camera>,
    (mut dressed, mut lettered): (Local<Option<Theme>>, Local<Option<f32>>),
) -> Result {
    let Ok(context) = contexts.ctx_mut() else {
        return Ok(()); // the camera it belongs to is not there yet
    };
    if let (Some(size), Some(scale)) =
        (camera.logical_target_size(), camera.target_scaling_factor())
    {
        let scale = scales(device.covered.in_units(scale).within(size), device.text);
        if (context.zoom_factor() - scale.all).abs() > f32::EPSILON {
            context.set_zoom_factor(scale.all);
        }
        if *lettered != Some(scale.letters) {
            *lettered = Some(scale.letters);
            context.set_fonts(fonts(scale.letters));
            ui::set_letters(context, scale.letters);
        }
    }
    if *dressed == Some(*theme) {
        return Ok(());
    }
    *dressed = Some(*theme);
    clear.0 = colour(theme.shades.background);
    let shades = theme.shades;
    context.set_theme(if theme.dark {
        egui::Theme::Dark
    } else {
        egui::Theme::Light
    });
    context.all_styles_mut(|style| {
        style.spacing.item_spacing = egui::vec2(12.0, 12.0);
        style.interaction.selectable_labels = false;
        style.interaction.tooltip_delay = 0.4;
        let body = egui::FontId::proportional(text::BODY);
        style.text_styles = [
            (
                egui::TextStyle::Small,
                egui::FontId::proportional(text::SMALL),
            ),
            (egui::TextStyle::Body, body.clone()),
            (egui::TextStyle::Button, body.clone()),
            (egui::TextStyle::Monospace, body),
            (
                egui::TextStyle::Heading,
                egui::FontId::new(text::HEADING, bold()),
            ),
        ]
        .into();
        let visuals = &mut style.visuals;
        visuals.override_text_color = Some(ink(shades.text));
        visuals.panel_fill = ink(shades.background);
        visuals.window_fill = ink(shades.surface);
        visuals.extreme_bg_color = ink(shades.line);
        visuals.handle_shape = egui::style::HandleShape::Circle;
        visuals.selection.bg_fill = ink(shades.accent);
        for widget in [
            &mut visuals.widgets.inactive,
            &mut visuals.widgets.hovered,
            &mut visuals.widgets.active,
        ] {
            widget.bg_fill = ink(shades.accent);
            widget.fg_stroke.color = ink(shades.text);
        }
    });
    Ok(())
}

/// How much larger than usual things are shown.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Scales {
    /// All of them.
    pub all: f32,
    /// Letters, besides.
    pub letters: f32,
}

/// The smallest window that every screen has room in, in points, upright or on its side.
const SMALLEST: [f32; 2] = [360.0, 640.0];
/// How small and how large letters become at most, beside everything else.
const LETTERS: [f32; 2] = [0.85, 1.5];

/// How much larger things are shown in a window whose free part has this size (in logical pixels), to whom wants text so
/// many times as large: a phone and a small desktop window show them as they are, a large monitor shows them so that they
/// fill the window alike. Where there is room, all is enlarged with the text, else its letters alone.
///
/// Both scales change in steps: for each of them egui draws all glyphs anew, or even loads the fonts.
pub fn scales(size: Vec2, text: f32) -> Scales {
    let [natural, smallest] = if size.x > size.y {
        [
            Vec2::new(1280.0, 800.0),
            Vec2::new(SMALLEST[1], SMALLEST[0]),
        ]
    } else {
        [Vec2::new(600.0, 960.0), Vec2::from(SMALLEST)]
    };
    let usual = whole_steps((size / natural).min_element().clamp(1.0, 4.0));
    let most = (size / smallest).min_element().max(usual);
    let all = whole_steps((usual * text.max(1.0)).clamp(usual, most));
    let letters = whole_steps((usual * text / all).clamp(LETTERS[0], LETTERS[1]));
    Scales { all, letters }
}

/// Number of steps of a scale from one to two.
const STEPS: f32 = 16.0;

/// Returns the next smaller scale that is a whole number of steps; a scale that is one but for rounding is itself.
fn whole_steps(scale: f32) -> f32 {
    (scale * STEPS + 1e-3).floor() / STEPS
}

/// The fonts, with letters so many times as large as is asked for.
fn fonts(letters: f32) -> egui::FontDefinitions {
    let mut fonts = egui::FontDefinitions::empty();
    let data = [
        ("regular", ttf_noto_sans::REGULAR, letters),
        ("bold", ttf_noto_sans::BOLD, letters),
        ("icons", lucide_icons::LUCIDE_FONT_BYTES, 1.0),
    ];
    for (name, bytes, scale) in data {
        let tweak = egui::FontTweak {
            scale,
            ..egui::FontTweak::default()
        };
        let font = egui::FontData::from_static(bytes).tweak(tweak);
        fonts.font_data.insert(name.to_owned(), Arc::new(font));
    }
    let family = |name: &str| vec![name.to_owned()];
    fonts.families = [
        (egui::FontFamily::Proportional, family("regular")),
        (egui::FontFamily::Monospace, family("regular")),
        (bold(), family("bold")),
        // egui wants a question mark in every family.
        (icons(), [family("icons"), family("regular")].concat()),
    ]
    .into();
    fonts
}
