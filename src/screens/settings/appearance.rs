//! Settings of what the player sees.

use super::colours;
use crate::core::language::SpokenLanguage;
use crate::core::rects::sized;
use crate::core::settings::{CubePicture, FaceSet, Settings, TextSize, ThemeChoice};
use crate::core::theme::{Theme, Themed, held_text_size, hold_text_size, ink, radius, text};
use crate::ui::{self, BODY, Rows};
use bevy_egui::egui::{Id, Painter, Rect, Stroke, StrokeKind, Ui, vec2};
use std::time::Duration;
use tessella_language::tr;

pub(super) fn draw_appearance_settings(ui: &mut Ui, changed: &mut Settings) {
    let language = ui.language();
    let paints = ui.current_theme().paints;
    // Above it is nothing whose height depends on the size of text, so the control stays where it is pressed.
    draw_text_size(ui, &mut changed.text_size);
    let of = tr!(language, "settings-theme");
    let themes = [
        (ThemeChoice::System, tr!(language, "settings-theme-system")),
        (ThemeChoice::Light, tr!(language, "settings-theme-light")),
        (ThemeChoice::Dark, tr!(language, "settings-theme-dark")),
        (ThemeChoice::Black, tr!(language, "settings-theme-black")),
        (
            ThemeChoice::ContrastDark,
            tr!(language, "settings-theme-contrast-dark"),
        ),
        (
            ThemeChoice::ContrastLight,
            tr!(language, "settings-theme-contrast-light"),
        ),
    ];
    Rows::new(ui).captioned(of, |ui| {
        ui::picture_choice(
            ui,
            of,
            &themes,
            &mut changed.theme,
            |painter, rect, theme| match theme {
                ThemeChoice::System => {
                    let halves = rect.split_left_right_at_fraction(0.5);
                    draw_theme(painter, halves.0, &Theme::of(true).with_paints(paints));
                    draw_theme(painter, halves.1, &Theme::of(false).with_paints(paints));
                }
                theme => draw_theme(painter, rect, &Theme::chosen(theme, false, paints)),
            },
        );
    });
    colours::draw_colour_settings(ui, changed);
    let mut rows = Rows::new(ui);
    let faces = [
        (FaceSet::Mahjong, tr!(language, "settings-faces-mahjong")),
        (FaceSet::Plain, tr!(language, "settings-faces-plain")),
    ];
    rows.choose(tr!(language, "settings-faces"), &faces, &mut changed.faces);
    let pictures = [
        (
            CubePicture::Stacked,
            tr!(language, "settings-cubes-stacked"),
        ),
        (CubePicture::Flat, tr!(language, "settings-cubes-flat")),
    ];
    rows.choose(
        tr!(language, "settings-cubes"),
        &pictures,
        &mut changed.cubes,
    );
}

/// Draws tiles on the ground of a theme.
fn draw_theme(painter: &Painter, rect: Rect, theme: &Theme) {
    let shades = &theme.shades;
    painter.rect_filled(rect, radius::SMALL, ink(shades.background));
    let edge = Stroke::new(1.0, ink(painter.current_theme().shades.line));
    painter.rect_stroke(rect, radius::SMALL, edge, StrokeKind::Inside);
    let side = (0.5 * rect.height()).min(0.28 * rect.width());
    let pitch = 1.12 * side;
    let corner = rect.center() - vec2(1.5 * pitch - 0.06 * side, 0.5 * side);
    for index in 0..3 {
        let tile = sized(corner + vec2(pitch * index as f32, 0.0), vec2(side, side));
        let paint = theme.paints.paint(index).rgb;
        painter.rect_filled(tile, 0.2 * side, ink(paint));
    }
}

/// Draws the setting of the size of text.
fn draw_text_size(ui: &mut Ui, size: &mut TextSize) {
    let language = ui.language();
    let percent = size.percent();
    let shown = tr!(language, "settings-text-size-percent", percent);
    let can = (
        percent > *TextSize::RANGE.start(),
        percent < *TextSize::RANGE.end(),
    );
    let (before, held) = (*size, held_text_size(ui.ctx()));
    // The name shows what the text will be like.
    let sample = text::BODY * size.factor() / held.unwrap_or(before).factor();
    let name = (BODY.size(sample), tr!(language, "settings-text-size"));
    let row = ui.scope(|ui| ui::styled_stepper(ui, name, &shown, can));
    let (steps, rect) = (row.inner, row.response.rect);
    *size = size.changed(steps);
    let by_pointer = ui
        .ctx()
        .input(|input| input.pointer.any_down() || input.pointer.any_released());
    let held = held.or_else(|| (steps != 0 && by_pointer).then_some(before));
    if let Some(held) = held.filter(|_| is_still_pressed(ui, rect, steps != 0)) {
        hold_text_size(ui.ctx(), held);
    }
}

/// Time for which the layout stays after a finger has pressed a control, in seconds.
const FINGER_REST: f64 = 1.0;

/// Returns `true` if the player may press a control again: the mouse is on it, or a finger has pressed it just now.
fn is_still_pressed(ui: &Ui, rect: Rect, is_pressed: bool) -> bool {
    let context = ui.ctx();
    let (now, pointer) = context.input(|input| (input.time, input.pointer.latest_pos()));
    let last = context.data_mut(|data| {
        let last = data.get_temp_mut_or(Id::new("last step"), now);
        if is_pressed {
            *last = now;
        }
        *last
    });
    match pointer {
        Some(at) => rect.contains(at),
        None => {
            let left = FINGER_REST - (now - last);
            context.request_repaint_after(Duration::from_secs_f64(left.max(0.0)));
            left > 0.0
        }
    }
}
