//! Chat.

use crate::app::core::NetRequest;
use crate::app::core::layout::TARGET;
use crate::app::core::rects::{between, sized};
use crate::app::core::theme::{Theme, bold, ink, text};
use crate::app::net::Net;
use crate::app::screens::lobby::lobby_screen::{LobbyAction, LobbyScreen, heading};
use crate::app::screens::parts::note;
use crate::app::ui;
use crate::app::ui::Weight;
use crate::lobby::{ChatText, ClientMessage, MAX_CHAT_CHARS, PHRASES};
use bevy_egui::egui;
use bevy_egui::egui::{Rect, RichText, Ui, pos2, vec2};
use lucide_icons::Icon;

/// Height of the row of preset phrases, in points.
const PHRASE: f32 = TARGET;

pub(super) fn draw(
    ui: &mut Ui,
    place: Rect,
    theme: &Theme,
    net: &Net,
    desk: &mut LobbyScreen,
    wanted: &mut Option<LobbyAction>,
) {
    let field = between(
        pos2(place.left(), place.bottom() - 56.0),
        pos2(place.right(), place.bottom() - 8.0),
    );
    let phrases = sized(
        pos2(place.left(), field.top() - PHRASE - 8.0),
        vec2(place.width(), PHRASE),
    );
    let lines = between(place.min, pos2(place.right(), phrases.top() - 8.0));
    draw_said(ui, lines, theme, net);
    if let Some(phrase) = draw_phrases(ui, phrases, theme) {
        *wanted = Some(LobbyAction::Net(NetRequest::Send(ClientMessage::Chat(
            ChatText::Phrase(phrase),
        ))));
    }
    let send = between(pos2(field.right() - 48.0, field.top()), field.max);
    let field = between(field.min, pos2(send.left() - 4.0, field.bottom()));
    let response = ui::text_field(
        ui,
        field,
        theme,
        "Say",
        "Say something",
        MAX_CHAT_CHARS,
        &mut desk.words,
    );
    let by_key = response.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
    let by_press = ui::icon_button(ui, send, theme, Icon::Send, "Send").clicked();
    if (by_key || by_press) && !desk.words.trim().is_empty() {
        let words = ChatText::Text(std::mem::take(&mut desk.words));
        *wanted = Some(LobbyAction::Net(NetRequest::Send(ClientMessage::Chat(
            words,
        ))));
        response.request_focus();
    }
}

/// Draws the chat messages of the player's room or of the lobby, the latest last.
fn draw_said(ui: &mut Ui, place: Rect, theme: &Theme, net: &Net) {
    let here = net.lobby().room().map(|room| room.id);
    let mut part = ui::inside(ui, place);
    part.set_clip_rect(place.expand(2.0));
    heading(
        &mut part,
        theme,
        if here.is_some() {
            "In this room"
        } else {
            "Chat"
        },
    );
    let area = egui::ScrollArea::vertical()
        .auto_shrink(false)
        .stick_to_bottom(true);
    area.show(&mut part, |ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 4.0);
        let said: Vec<_> = net
            .lobby()
            .chat()
            .filter(|said| said.room == here)
            .collect();
        if said.is_empty() {
            note(ui, theme, "Nobody has said anything yet.");
        }
        for said in said {
            ui.horizontal_wrapped(|ui| {
                let name = RichText::new(format!("{}:", said.name)).family(bold());
                ui.label(name.size(text::BODY).color(ink(theme.shades.text)));
                let words = RichText::new(said.text.as_str()).size(text::BODY);
                ui.label(words.color(ink(theme.shades.text)));
            });
        }
    });
}

/// Draws the preset phrases. Returns the one that was pressed.
fn draw_phrases(ui: &mut Ui, place: Rect, theme: &Theme) -> Option<u8> {
    let mut said = None;
    let mut part = ui::inside(ui, place);
    let area = egui::ScrollArea::horizontal()
        .id_salt("phrases")
        .auto_shrink(false);
    area.show(&mut part, |ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        ui.horizontal(|ui| {
            for (at, phrase) in PHRASES.iter().enumerate() {
                let width = 28.0 + 8.0 * phrase.chars().count() as f32;
                let (rect, _) = ui.allocate_exact_size(vec2(width, PHRASE), egui::Sense::hover());
                if ui::button(ui, rect, theme, Weight::Plain, None, phrase).clicked() {
                    said = Some(at as u8);
                }
            }
        });
    });
    said
}
