//! Light or dark, and the fonts and sizes that all screens share.

use super::palette::{DARK, LIGHT, Rgb, Shades};
use super::settings::{Settings, ThemeChoice};
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

/// Gives egui the fonts once, and the colours whenever they change; large windows show everything larger.
fn dress(
    mut contexts: EguiContexts,
    theme: Res<Theme>,
    mut clear: ResMut<ClearColor>,
    camera: Single<&Camera>,
    mut dressed: Local<Option<Theme>>,
) -> Result {
    let Ok(context) = contexts.ctx_mut() else {
        return Ok(()); // the camera it belongs to is not there yet
    };
    if let Some(size) = camera.logical_target_size() {
        let zoom = zoom(size);
        if (context.zoom_factor() - zoom).abs() > f32::EPSILON {
            context.set_zoom_factor(zoom);
        }
    }
    if *dressed == Some(*theme) {
        return Ok(());
    }
    if dressed.is_none() {
        context.set_fonts(fonts());
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

/// By how much everything is enlarged in a window of this size (in logical pixels): a phone and a small desktop window
/// show it as it is, a large monitor shows it so that it fills the window alike.
pub fn zoom(size: Vec2) -> f32 {
    let natural = if size.x > size.y {
        Vec2::new(1280.0, 800.0)
    } else {
        Vec2::new(600.0, 960.0)
    };
    (size / natural).min_element().clamp(1.0, 4.0)
}

fn fonts() -> egui::FontDefinitions {
    let mut fonts = egui::FontDefinitions::empty();
    let data = [
        ("regular", ttf_noto_sans::REGULAR),
        ("bold", ttf_noto_sans::BOLD),
        ("icons", lucide_icons::LUCIDE_FONT_BYTES),
    ];
    for (name, bytes) in data {
        let font = Arc::new(egui::FontData::from_static(bytes));
        fonts.font_data.insert(name.to_owned(), font);
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
