//! Link with which other devices join the server on this one, and its QR code.

use crate::core::language::SpokenLanguage;
use crate::core::rects::between;
use crate::core::theme::space;
use crate::screens::qr_code::{QrPicture, draw_qr_code};
use crate::ui::{self, BODY};
use bevy_egui::egui::{Ui, vec2};
use std::net::SocketAddr;
use tessella_language::tr;
use tessella_library::links::DeepLink;
use tessella_net::server::Server;

/// Returns the link with which another device joins the server at one of its addresses.
pub(super) fn join_link(server: &Server, address: SocketAddr) -> String {
    let code = server.code();
    DeepLink::Join { address, code }.to_string()
}

/// Returns the address of a server whose QR code is to be shown: the chosen one, or another one if the server has lost that.
pub(super) fn shown_address(server: &Server, chosen: SocketAddr) -> Option<SocketAddr> {
    let addresses = server.addresses();
    let is_left = addresses.contains(&chosen);
    Some(chosen)
        .filter(|_| is_left)
        .or(addresses.first().copied())
}

/// Draws the QR code of a link with the way to use it.
pub(super) fn draw_join_code(ui: &mut Ui, qr: &mut QrPicture, link: &str) {
    let advice = tr!(ui.language(), "lobby-qr-code-advice");
    ui.vertical_centered(|ui| ui::label(ui, BODY, advice));
    let area = ui.available_rect_before_wrap();
    let area = between(area.min, area.max - vec2(0.0, space::LARGE));
    draw_qr_code(ui, area, qr, link);
}
