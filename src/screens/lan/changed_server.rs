//! Question about a server that is not the one that the player has joined before.

use super::state::Page;
use crate::core::language::SpokenLanguage;
use crate::core::theme::space;
use crate::core::{ExpectedServer, NetRequest};
use crate::net::ServerChanged;
use crate::ui::{self, BODY, Button, HEADING};
use bevy_egui::egui::Ui;
use tessella_language::tr;

/// Draws the question. `has_seat` tells that a seat waits on the device that the player knows. Returns the request to join the
/// server as somebody new, once that is the answer.
pub(super) fn draw_changed_server(
    ui: &mut Ui,
    page: &mut Page,
    changed: ServerChanged,
    has_seat: bool,
) -> Option<NetRequest> {
    let language = ui.language();
    let ServerChanged {
        address,
        name,
        code,
    } = changed;
    let shown = address.to_string();
    let mut label = match name.as_str() {
        "" => tr!(language, "lan-changed-unnamed", address = shown),
        name => tr!(language, "lan-changed-named", address = shown, name),
    };
    if has_seat {
        label = format!("{label} {}", tr!(language, "lan-changed-seat"));
    }
    let (mut is_cancelled, mut is_joined) = (false, false);
    ui::scrolled(ui, "changed-server", |ui| {
        ui.spacing_mut().item_spacing.y = space::MEDIUM;
        ui::label(ui, HEADING, tr!(language, "lan-changed"));
        ui::label(ui, BODY.quiet(), &label);
        let cancel = Button::new(tr!(language, "lan-changed-cancel"));
        let cancel = cancel.primary().show(ui);
        ui::focus_on_arrival(&cancel, "changed-server");
        let join = Button::new(tr!(language, "lan-changed-join")).show(ui);
        (is_cancelled, is_joined) = (cancel.clicked(), join.clicked());
    });
    if is_cancelled {
        *page = Page::List;
    }
    is_joined.then(|| {
        let server = ExpectedServer::Any;
        *page = Page::code(address, &name, code.clone(), server);
        NetRequest::Join {
            address,
            code,
            server,
        }
    })
}
