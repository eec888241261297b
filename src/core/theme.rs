//! The themes, and the fonts and sizes that all screens share. egui knows the current theme, so whatever draws can ask for it.

use crate::core::device::Device;
use crate::core::fonts::{bold, font_definitions};
use crate::core::language::{CurrentLanguage, tell_language};
use crate::core::palette::{
    BLACK, CONTRAST_DARK, CONTRAST_LIGHT, DARK, Ground, LIGHT, Paints, Rgb, STANDARD, Shades,
};
use crate::core::redraw::RedrawAppExt;
use crate::core::settings::{FaceSet, Settings, TextSize, ThemeChoice};
use crate::core::system_fonts::SystemFonts;
use bevy::asset::AssetEventSystems;
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowTheme};
use bevy_egui::egui::{Context, Id, Painter, Ui};
use bevy_egui::{EguiContexts, EguiPostUpdateSet, EguiPreUpdateSet, egui};
use tessella_language::Language;

/// Text sizes, in points.
pub mod text {
    /// Captions and notes.
    pub const SMALL: f32 = 13.0;
    /// Body text.
    pub const BODY: f32 = 15.0;
    /// Section headings.
    pub const HEADING: f32 = 18.0;
    /// Numbers on cards.
    pub const NUMBER: f32 = 24.0;
    /// Titles of screens, and prominent numbers.
    pub const TITLE: f32 = 30.0;
    /// The one number of a screen that counts most.
    pub const DISPLAY: f32 = 44.0;
    /// The type scale: every text has one of these sizes.
    pub const SCALE: [f32; 6] = [SMALL, BODY, HEADING, NUMBER, TITLE, DISPLAY];
}

/// Distances, in points.
pub mod space {
    /// Between an icon and its label.
    pub const TINY: f32 = 4.0;
    /// Between rows of a form.
    pub const SMALL: f32 = 8.0;
    /// Between cards, and inside them.
    pub const MEDIUM: f32 = 12.0;
    /// At both sides of a screen.
    pub const LARGE: f32 = 16.0;
    /// Below the last row of a screen.
    pub const WIDE: f32 = 24.0;
    /// Around the board of a large window.
    pub const HUGE: f32 = 40.0;
}

/// Radii of corners, in points.
pub mod radius {
    /// Small pictures and chips.
    pub const SMALL: f32 = 8.0;
    /// Buttons, fields and rows.
    pub const CONTROL: f32 = 14.0;
    /// Cards.
    pub const CARD: f32 = 18.0;
}

/// The current theme.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Theme {
    /// `true` for the dark theme.
    pub dark: bool,
    /// Colours of everything except the tiles.
    pub shades: Shades,
    /// Colours of the tiles.
    pub paints: Paints,
    /// Pictures on the tiles.
    pub faces: FaceSet,
}

impl Default for Theme {
    fn default() -> Self {
        Self::of(true)
    }
}

impl Theme {
    /// Returns the dark theme or the light one, with the standard palette.
    pub const fn of(dark: bool) -> Self {
        let shades = if dark { DARK } else { LIGHT };
        Self::new(dark, shades, STANDARD)
    }

    /// Returns the theme with other colours of tiles.
    #[must_use]
    pub const fn with_paints(self, paints: Paints) -> Self {
        Self { paints, ..self }
    }

    const fn new(dark: bool, shades: Shades, paints: Paints) -> Self {
        Self {
            dark,
            shades,
            paints,
            faces: FaceSet::Mahjong,
        }
    }

    /// Returns `true` for the themes of high contrast, whose shapes are flat and have outlines.
    pub fn is_high_contrast(&self) -> bool {
        [CONTRAST_DARK, CONTRAST_LIGHT].contains(&self.shades)
    }

    /// Returns the gold of rings and other marks, which is darker on a light board.
    pub fn gold_mark(&self) -> Rgb {
        let gold = &self.shades.gold;
        if self.dark || self.is_high_contrast() {
            gold.top
        } else {
            gold.lip
        }
    }

    /// Returns the theme on the page of a game, if one is shown.
    #[must_use]
    pub fn on(self, ground: Option<Ground>) -> Self {
        let shades = ground.map_or(self.shades, |ground| self.shades.on(ground));
        Self { shades, ..self }
    }

    /// Returns the theme of a choice.
    pub const fn chosen(choice: ThemeChoice, system_is_light: bool, paints: Paints) -> Self {
        let (dark, shades) = match choice {
            ThemeChoice::System if system_is_light => (false, LIGHT),
            ThemeChoice::System | ThemeChoice::Dark => (true, DARK),
            ThemeChoice::Light => (false, LIGHT),
            ThemeChoice::Black => (true, BLACK),
            ThemeChoice::ContrastDark => (true, CONTRAST_DARK),
            ThemeChoice::ContrastLight => (false, CONTRAST_LIGHT),
        };
        Self::new(dark, shades, paints)
    }
}

/// Page of the game that is shown; `None` where no game is.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct CurrentGround(pub Option<Ground>);

/// Shows the page without a game again.
pub fn clear_ground(mut ground: ResMut<CurrentGround>) {
    ground.set_if_neq(CurrentGround(None));
}

/// Access to the theme where something is drawn.
pub trait Themed {
    /// Returns the current theme. This locks the context, so it must not be called in a closure that egui runs while it is locked,
    /// such as that of `widget_info`.
    fn current_theme(&self) -> Theme;
}

impl Themed for Context {
    fn current_theme(&self) -> Theme {
        let theme = self.data(|data| data.get_temp(Id::new("theme")));
        theme.unwrap_or_default()
    }
}

impl Themed for Ui {
    fn current_theme(&self) -> Theme {
        self.ctx().current_theme()
    }
}

impl Themed for Painter {
    fn current_theme(&self) -> Theme {
        self.ctx().current_theme()
    }
}

/// Tells the context which theme to draw with.
pub fn tell_theme(context: &Context, theme: Theme) {
    context.data_mut(|data| data.insert_temp(Id::new("theme"), theme));
}

/// Converts a colour for egui.
pub const fn ink(rgb: Rgb) -> egui::Color32 {
    egui::Color32::from_rgb(rgb.r, rgb.g, rgb.b)
}

/// Converts a colour for Bevy.
pub fn colour(rgb: Rgb) -> Color {
    Color::srgb_u8(rgb.r, rgb.g, rgb.b)
}

pub(super) fn plugin(app: &mut App) {
    app.init_redraw_resource::<Theme>()
        .init_redraw_resource::<CurrentGround>()
        .init_resource::<ClearColor>()
        .add_systems(
            PreUpdate,
            (follow_choice, apply_scale, apply_theme)
                .chain()
                .after(EguiPreUpdateSet::InitContexts)
                .before(EguiPreUpdateSet::BeginPass),
        )
        // Letters that are drawn for the first time are seen in the same frame.
        .configure_sets(
            PostUpdate,
            AssetEventSystems.after(EguiPostUpdateSet::PostProcessOutput),
        );
}

fn follow_choice(
    settings: Res<Settings>,
    ground: Res<CurrentGround>,
    window: Query<&Window, With<PrimaryWindow>>,
    mut theme: ResMut<Theme>,
) {
    let system_is_light = window
        .single()
        .is_ok_and(|window| window.window_theme == Some(WindowTheme::Light));
    let chosen = Theme::chosen(settings.theme, system_is_light, settings.paints());
    let faces = settings.faces;
    theme.set_if_neq(Theme { faces, ..chosen }.on(ground.0));
}

/// Size of text that stays for now, and the pass of egui in which that was last requested.
#[derive(Clone, Copy)]
struct HeldTextSize(TextSize, u64);

/// Keeps a size of text for this pass and the next one, although the player has chosen another.
pub fn hold_text_size(context: &Context, size: TextSize) {
    let held = HeldTextSize(size, context.cumulative_pass_nr());
    context.data_mut(|data| data.insert_temp(Id::new("held text size"), held));
}

/// Returns the size of text that is kept.
pub fn held_text_size(context: &Context) -> Option<TextSize> {
    let held = context.data(|data| data.get_temp::<HeldTextSize>(Id::new("held text size")));
    let HeldTextSize(size, pass) = held?;
    (context.cumulative_pass_nr() <= pass + 1).then_some(size)
}

/// Enlarges everything in large windows, and gives egui the fonts in the size of the text.
fn apply_scale(
    mut contexts: EguiContexts,
    settings: Res<Settings>,
    language: Res<CurrentLanguage>,
    device: Res<Device>,
    camera: Single<&Camera>,
    system_fonts: Res<SystemFonts>,
    mut applied: Local<Option<(f32, Language)>>,
) -> Result {
    let Ok(context) = contexts.ctx_mut() else {
        return Ok(()); // its camera is not spawned yet
    };
    let (Some(size), Some(scale)) = (camera.logical_target_size(), camera.target_scaling_factor())
    else {
        return Ok(());
    };
    let text_size = held_text_size(context).unwrap_or(settings.text_size);
    let text = device.text * text_size.factor();
    let scale = scales(device.covered.in_units(scale).within(size), text);
    if (context.zoom_factor() - scale.all).abs() > f32::EPSILON {
        context.set_zoom_factor(scale.all);
    }
    let wanted = (scale.letters, language.0);
    if *applied != Some(wanted) || system_fonts.is_changed() {
        *applied = Some(wanted);
        let fonts = font_definitions(scale.letters, language.0, &system_fonts.fonts);
        context.set_fonts(fonts);
        tell_language(context, language.0);
    }
    Ok(())
}

/// Gives egui the colours whenever they change.
fn apply_theme(
    mut contexts: EguiContexts,
    theme: Res<Theme>,
    mut clear: ResMut<ClearColor>,
    mut applied: Local<Option<Theme>>,
) -> Result {
    let Ok(context) = contexts.ctx_mut() else {
        return Ok(()); // its camera is not spawned yet
    };
    if *applied == Some(*theme) {
        return Ok(());
    }
    *applied = Some(*theme);
    tell_theme(context, *theme);
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
        // As wide as the narrowest margin of a screen.
        style.spacing.scroll.bar_width = 8.0;
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
        // A blinking cursor would redraw the window twice a second.
        visuals.text_cursor.blink = false;
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

/// Scale factors of the interface.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Scales {
    /// Factor of everything.
    pub all: f32,
    /// Additional factor of text.
    pub letters: f32,
}

/// Size of the smallest window in which every screen fits, in points, in portrait orientation.
const SMALLEST: [f32; 2] = [360.0, 640.0];
/// Minimum and maximum of the additional factor of text. Larger text would overlap in the smallest window.
const LETTERS: [f32; 2] = [0.8, 1.3125];

/// Returns the scale factors for a window whose free part has this size, in logical pixels, and a text scale set by the
/// user. A phone and a small desktop window are not enlarged; a large monitor is enlarged until it is filled equally.
/// The text scale enlarges everything if there is room, otherwise text alone.
///
/// Both factors change in steps, because egui rasterises all glyphs again, or even reloads the fonts, for each new
/// value.
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

/// Number of steps between a scale of 1 and a scale of 2.
const STEPS: f32 = 16.0;

/// Rounds a scale down to a whole number of steps, with a tolerance for rounding errors.
fn whole_steps(scale: f32) -> f32 {
    (scale * STEPS + 1e-3).floor() / STEPS
}
