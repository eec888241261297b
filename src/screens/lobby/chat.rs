//! Chat.

use crate::core::fonts::bold;
use crate::core::language::SpokenLanguage;
use crate::core::layout::TARGET;
use crate::core::rects::between;
use crate::core::theme::space;
use crate::net::Net;
use crate::screens::lobby::entry::message_field;
use crate::screens::lobby::lobby_screen::{LobbyScreen, heading};
use crate::text::{Text, phrases};
use crate::ui::{self, BODY, Button};
use bevy_egui::egui::cache::{ComputerMut, FrameCache};
use bevy_egui::egui::{Color32, RichText, ScrollArea, Ui, pos2, vec2};
use lucide_icons::Icon;
use std::mem::take;
use tessella_language::tr;
use tessella_library::received::game_codes;
use tessella_lobby::{ChatText, ClientMessage};

/// Smallest height of the messages, in points.
const LEAST_LINES: f32 = 48.0;
/// Maximum number of characters of a code on its button.
const MAX_CODE_SHOWN: usize = 40;

pub(super) fn draw_chat(ui: &mut Ui, net: &Net, desk: &mut LobbyScreen) {
    let language = ui.language();
    let area = ui.available_rect_before_wrap();
    // Beside the on-screen keyboard, a low window has room for the field only.
    let margin = ((area.height() - TARGET) / 2.0).clamp(0.0, space::SMALL);
    let field = area.bottom() - margin - TARGET;
    let phrases = field - space::SMALL - TARGET;
    let has_phrases = phrases - area.top() >= LEAST_LINES;
    let end = if has_phrases { phrases } else { field } - space::SMALL;
    let said = between(area.min, pos2(area.right(), end));
    if said.height() >= LEAST_LINES {
        draw_said(&mut ui::inside(ui, said), net);
    }
    if has_phrases {
        ui.add_space(phrases - ui.cursor().top());
        if let Some(phrase) = draw_phrases(ui) {
            desk.send(ClientMessage::Chat(ChatText::Phrase(phrase)));
        }
    }
    ui.add_space(field - ui.cursor().top());
    let names = (tr!(language, "chat-say"), tr!(language, "chat-say-hint"));
    let send = (Icon::Send, tr!(language, "chat-send"));
    let (field, is_sent) = message_field(ui, names, &mut desk.text, send);
    // While the connection is lost, nobody would get it.
    if is_sent && net.lobby().me().is_some() {
        let text = take(&mut desk.text);
        desk.send(ClientMessage::Chat(ChatText::Text(text)));
        field.request_focus();
    }
    desk.is_chatting = field.has_focus();
}

/// Draws the chat messages of the player's room or of the lobby, the latest last.
fn draw_said(ui: &mut Ui, net: &Net) {
    let language = ui.language();
    let here = net.lobby().room().map(|room| room.id);
    ui.set_clip_rect(ui.max_rect().expand(2.0));
    let name = match here {
        Some(_) => tr!(language, "chat-room"),
        None => tr!(language, "chat"),
    };
    heading(ui, name);
    let area = ScrollArea::vertical()
        .auto_shrink(false)
        .stick_to_bottom(true);
    area.show(ui, |ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, space::TINY);
        let mut said = net
            .lobby()
            .chat()
            .filter(|said| said.room == here)
            .peekable();
        if said.peek().is_none() {
            ui::note(ui, tr!(language, "chat-empty"));
        }
        for said in said {
            let text = said.text.text(language);
            ui.horizontal_wrapped(|ui| {
                let name = format!("{}:", said.name.text(language));
                ui.label(RichText::new(ui::one_line(ui.ctx(), &name)).family(bold()));
                // The width beside the name.
                let width = ui.available_size_before_wrap().x;
                ui.label(ui::in_lines(ui.ctx(), &text, &BODY.font(), width));
            });
            draw_code_buttons(ui, &text);
        }
    });
}

/// Draws a button for each game code in a message, which copies it.
fn draw_code_buttons(ui: &mut Ui, said: &str) {
    let codes = ui.memory_mut(|memory| memory.caches.cache::<CodeCache>().get(said).clone());
    for code in codes {
        let label = ui::shortened(&code, MAX_CODE_SHOWN);
        if Button::new(&label).icon(Icon::Copy).show(ui).clicked() {
            ui.ctx().copy_text(code);
        }
    }
}

/// Finder of the codes in a message: some boards take milliseconds to check.
#[derive(Default)]
struct CodeFinder;

impl ComputerMut<&str, Vec<String>> for CodeFinder {
    fn compute(&mut self, said: &str) -> Vec<String> {
        let codes = game_codes(said).unwrap_or_default();
        codes.iter().map(ToString::to_string).collect()
    }
}

/// Codes of the messages that are shown.
type CodeCache = FrameCache<Vec<String>, CodeFinder>;

/// Draws the preset phrases. Returns the one that was pressed.
fn draw_phrases(ui: &mut Ui) -> Option<u8> {
    let area = ScrollArea::horizontal()
        .id_salt("phrases")
        .auto_shrink([false, true]);
    let shown = area.show(ui, |ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        let mut said = None;
        ui.horizontal(|ui| {
            for (at, phrase) in (0..).zip(phrases(ui.language())) {
                let written =
                    ui.painter()
                        .layout_no_wrap(phrase.to_owned(), BODY.font(), Color32::BLACK);
                let width = (written.size().x + 2.0 * space::LARGE).max(TARGET);
                let (_, rect) = ui.allocate_space(vec2(width, TARGET));
                if Button::new(phrase).show_in(ui, rect).clicked() {
                    said = Some(at);
                }
            }
        });
        said
    });
    shown.inner
}
