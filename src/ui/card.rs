//! Cards, which may be pressed, and pictures in them.

use super::anchor::note_control;
use super::face::tray;
use super::focus::reveal_new_focus;
use super::pressable::{focus_ring, id_of_call};
use crate::core::palette::{Rgb, Shades};
use crate::core::theme::{Themed, ink, radius, space};
use bevy_egui::egui::{
    Frame, Painter, Rect, Response, Sense, Shadow, Shape, Ui, UiBuilder, Vec2, WidgetInfo,
    WidgetType,
};

/// Height of the lip below a card, in points.
const LIP: i8 = 3;

/// Returns the frame of a card with a lip below it.
fn slab(shades: &Shades, ground: Rgb) -> Frame {
    let lip = Shadow {
        offset: [0, LIP],
        blur: 0,
        spread: 0,
        color: ink(shades.lip),
    };
    let frame = Frame::new().fill(ink(ground)).corner_radius(radius::CARD);
    frame.inner_margin(space::MEDIUM).shadow(lip)
}

/// Adds a card with content of its own, over the whole width.
pub fn panel<R>(ui: &mut Ui, add: impl FnOnce(&mut Ui) -> R) -> R {
    let shades = ui.current_theme().shades;
    let shown = slab(&shades, shades.surface).show(ui, |ui| {
        ui.set_width(ui.available_width());
        add(ui)
    });
    shown.inner
}

/// Adds a tray with content of its own, over the whole width.
pub fn well<R>(ui: &mut Ui, add: impl FnOnce(&mut Ui) -> R) -> R {
    let behind = ui.painter().add(Shape::Noop);
    let shown = Frame::new().inner_margin(space::MEDIUM).show(ui, |ui| {
        ui.set_width(ui.available_width());
        add(ui)
    });
    let tray = tray(&ui.current_theme(), shown.response.rect, radius::CONTROL);
    ui.painter().set(behind, Shape::Vec(tray));
    shown.inner
}

/// Adds a card that can be pressed, over the whole width, with a label for screen readers. What can be pressed inside it is above it.
#[track_caller]
pub fn card(ui: &mut Ui, label: &str, add: impl FnOnce(&mut Ui)) -> Response {
    let id = id_of_call(ui);
    let builder = UiBuilder::new().id(id).sense(Sense::click());
    let shown = ui.scope_builder(builder, |ui| {
        let shades = ui.current_theme().shades;
        let card = ui.response();
        let hover = ui.ctx().animate_bool(id.with("hover"), card.hovered());
        let ground = shades.surface.mix(shades.raised, hover);
        slab(&shades, ground).show(ui, |ui| {
            ui.set_width(ui.available_width());
            add(ui);
        });
    });
    let response = shown.response;
    reveal_new_focus(ui, &response);
    note_control(&response);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, label));
    focus_ring(ui.painter(), response.rect, &response);
    response
}

/// Adds a place of this size in which something is drawn.
pub fn picture(ui: &mut Ui, size: Vec2, draw: impl FnOnce(&Painter, Rect)) {
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    draw(ui.painter(), rect);
}
