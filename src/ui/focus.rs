//! Keyboard focus: the initial widget of each screen, and the visibility of the focus ring.

use super::anchor::release_control;
use bevy_egui::egui;
use bevy_egui::egui::{Context, Id, Response, Ui};
use std::time::Duration;

/// Returns `true` if the last input came from the keyboard and not from a pointer. Only then is the focus ring shown.
pub(super) fn keys_in_use(context: &Context) -> bool {
    let id = Id::new("keys in use");
    let now = context.input(|input| {
        input.events.iter().rev().find_map(|event| match event {
            egui::Event::Key { .. } => Some(true),
            egui::Event::PointerMoved(_)
            | egui::Event::PointerButton { .. }
            | egui::Event::Touch { .. } => Some(false),
            _ => None,
        })
    });
    context.data_mut(|data| {
        let in_use = data.get_temp_mut_or_default::<bool>(id);
        *in_use = now.unwrap_or(*in_use);
        *in_use
    })
}

/// Space around a widget that is scrolled into view, in points.
const AROUND_FOCUS: f32 = 12.0;

/// Scrolls a widget into view when a key has given it the focus. egui does not report a focus that an arrow has moved as
/// gained.
pub(super) fn reveal_new_focus(ui: &Ui, response: &Response) {
    if !response.has_focus() {
        return;
    }
    let context = ui.ctx();
    let before = context.data_mut(|data| {
        let last = data.get_temp_mut_or_default::<Option<Id>>(Id::new("revealed focus"));
        last.replace(response.id)
    });
    if before != Some(response.id) && keys_in_use(context) {
        release_control(context);
        ui.scroll_to_rect(response.rect.expand(AROUND_FOCUS), None);
    }
}

/// Returns `true` if the previous frame showed another place. Each place has a unique name.
fn is_arrival(context: &Context, place: &'static str) -> bool {
    context.data_mut(|data| {
        let last = data.get_temp_mut_or_default::<&'static str>(Id::new("place"));
        std::mem::replace(last, place) != place
    })
}

/// Returns `true` if a part of the screen has been drawn in each frame of the last `seconds`. Requests a frame at the
/// end of this time.
pub fn has_been_shown(ui: &Ui, part: &'static str, seconds: f64) -> bool {
    let context = ui.ctx();
    let (now, pass) = (
        context.input(|input| input.time),
        context.cumulative_pass_nr(),
    );
    let (since, _) = context.data_mut(|data| {
        let shown = data.get_temp_mut_or::<(f64, u64)>(Id::new(part), (now, pass));
        if shown.1 + 1 < pass {
            shown.0 = now;
        }
        shown.1 = pass;
        *shown
    });
    let left = seconds - (now - since);
    if left > 0.0 {
        context.request_repaint_after(Duration::from_secs_f64(left));
    }
    left <= 0.0
}

/// Gives the widget keyboard focus when the player arrives at a place.
pub fn focus_on_arrival(response: &Response, place: &'static str) {
    if is_arrival(&response.ctx, place) {
        response.request_focus();
    }
}

/// Clears keyboard focus when the player arrives at a place that uses the keys itself.
pub fn no_focus_on_arrival(context: &Context, place: &'static str) {
    if is_arrival(context, place)
        && let Some(focused) = context.memory(egui::Memory::focused)
    {
        context.memory_mut(|memory| memory.surrender_focus(focused));
    }
}
