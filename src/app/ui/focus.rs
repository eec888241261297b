//! The keyboard's focus: where it begins on each screen, and when it is shown.

use bevy_egui::egui;
use bevy_egui::egui::{Context, Id, Response};

/// Whether keys were used last, and not a pointer: only then the focus is shown.
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

/// Whether this place was not on the screen in the frame before; every place has a name of its own.
fn is_arrival(context: &Context, place: &'static str) -> bool {
    context.data_mut(|data| {
        let last = data.get_temp_mut_or_default::<&'static str>(Id::new("place"));
        std::mem::replace(last, place) != place
    })
}

/// Gives the keyboard's focus to what most players will want next, when they arrive at a place.
pub fn focus_on_arrival(response: &Response, place: &'static str) {
    if is_arrival(&response.ctx, place) {
        response.request_focus();
    }
}

/// Takes the keyboard's focus from all widgets when the player arrives at a place whose keys mean something else.
pub fn no_focus_on_arrival(context: &Context, place: &'static str) {
    if is_arrival(context, place)
        && let Some(focused) = context.memory(egui::Memory::focused)
    {
        context.memory_mut(|memory| memory.surrender_focus(focused));
    }
}
