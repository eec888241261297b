//! Link with which other devices join the server on this one, and its QR code.

use crate::core::language::SpokenLanguage;
use crate::core::rects::{between, sized};
use crate::core::theme::{Theme, ink, text};
use crate::screens::qr_code::{QrPicture, draw_qr_code};
use crate::ui::{plain, write_paragraph};
use bevy_egui::egui::{Rect, Ui, vec2};
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
pub(super) fn draw_join_code(
    ui: &mut Ui,
    rect: Rect,
    theme: &Theme,
    qr: &mut QrPicture,
    link: &str,
) {
    let line = sized(rect.min, vec2(rect.width(), 48.0));
    write_paragraph(
        ui.painter(),
        line,
        tr!(ui.language(), "lobby-qr-code-advice"),
        plain(text::BODY),
        ink(theme.shades.text),
    );
    let below = between(
        line.left_bottom() + vec2(0.0, 8.0),
        rect.max - vec2(0.0, 16.0),
    );
    draw_qr_code(ui, below, theme, qr, link);
}
