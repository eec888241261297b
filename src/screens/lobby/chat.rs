//! Chat.

use crate::core::NetRequest;
use crate::core::fonts::bold;
use crate::core::language::SpokenLanguage;
use crate::core::layout::TARGET;
use crate::core::rects::{between, sized};
use crate::core::theme::{Theme, ink, text};
use crate::net::Net;
use crate::screens::lobby::lobby_screen::{LobbyAction, LobbyScreen, heading};
use crate::screens::parts::note;
use crate::text::{Text, phrases};
use crate::ui;
use crate::ui::{Prominence, row};
use bevy_egui::egui;
use bevy_egui::egui::cache::{ComputerMut, FrameCache};
use bevy_egui::egui::{Color32, Rect, RichText, Ui, pos2, vec2};
use lucide_icons::Icon;
use tessella_language::tr;
use tessella_library::received::game_codes;
use tessella_lobby::{ChatText, ClientMessage, MAX_CHAT_CHARS};

/// Height of the row of preset phrases, in points.
const PHRASE: f32 = TARGET;
/// Height of the field, in points.
const FIELD: f32 = 48.0;
/// Smallest height of the messages, in points.
const LEAST_LINES: f32 = 48.0;
/// Maximum number of characters of a code on its button.
const MAX_CODE_SHOWN: usize = 40;

pub(super) fn draw(
    ui: &mut Ui,
    area: Rect,
    theme: &Theme,
    net: &Net,
    desk: &mut LobbyScreen,
    wanted: &mut Option<LobbyAction>,
) {
    let language = ui.language();
    let places = Places::new(area);
    if let Some(lines) = places.lines {
        draw_said(ui, lines, theme, net);
    }
    let phrase = { places.phrases }.and_then(|phrases| draw_phrases(ui, phrases, theme));
    if let Some(phrase) = phrase {
        *wanted = Some(LobbyAction::Net(NetRequest::Send(ClientMessage::Chat(
            ChatText::Phrase(phrase),
        ))));
    }
    let field = places.field;
    let send = between(pos2(field.right() - 48.0, field.top()), field.max);
    let field = between(field.min, pos2(send.left() - 4.0, field.bottom()));
    let response = ui::text_field(
        ui,
        field,
        theme,
        tr!(language, "chat-say"),
        tr!(language, "chat-say-hint"),
        MAX_CHAT_CHARS,
        &mut desk.text,
    );
    let by_key = response.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
    let by_press =
        ui::icon_button(ui, send, theme, Icon::Send, tr!(language, "chat-send")).clicked();
    // While the connection is lost, nobody would get it.
    let can_send = net.lobby().me().is_some() && !desk.text.trim().is_empty();
    if (by_key || by_press) && can_send {
        let text = ChatText::Text(std::mem::take(&mut desk.text));
        *wanted = Some(LobbyAction::Net(NetRequest::Send(ClientMessage::Chat(
            text,
        ))));
        response.request_focus();
    }
    desk.is_chatting = response.has_focus();
}

/// Places of the parts of the chat.
struct Places {
    /// Messages, if there is room for them.
    lines: Option<Rect>,
    /// Preset phrases, if there is room for them.
    phrases: Option<Rect>,
    /// Field for a message.
    field: Rect,
}

impl Places {
    fn new(area: Rect) -> Self {
        // Beside the on-screen keyboard, a low window has room for the field only.
        let margin = ((area.height() - FIELD) / 2.0).clamp(0.0, 8.0);
        let bottom = area.bottom() - margin;
        let field = between(
            pos2(area.left(), bottom - FIELD),
            pos2(area.right(), bottom),
        );
        let phrases = sized(
            pos2(area.left(), field.top() - PHRASE - 8.0),
            vec2(area.width(), PHRASE),
        );
        let phrases = Some(phrases).filter(|phrases| phrases.top() - area.top() >= LEAST_LINES);
        let top = phrases.map_or(field.top(), |phrases| phrases.top());
        let lines = between(area.min, pos2(area.right(), top - 8.0));
        Self {
            lines: Some(lines).filter(|lines| lines.height() >= LEAST_LINES),
            phrases,
            field,
        }
    }
}

/// Draws the chat messages of the player's room or of the lobby, the latest last.
fn draw_said(ui: &mut Ui, area: Rect, theme: &Theme, net: &Net) {
    let language = ui.language();
    let here = net.lobby().room().map(|room| room.id);
    let mut part = ui::inside(ui, area);
    part.set_clip_rect(area.expand(2.0));
    heading(
        &mut part,
        theme,
        if here.is_some() {
            tr!(language, "chat-room")
        } else {
            tr!(language, "chat")
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
            note(ui, theme, tr!(language, "chat-empty"));
        }
        for said in said {
            let text = said.text.text(language);
            ui.horizontal_wrapped(|ui| {
                let name = format!("{}:", said.name.text(language));
                let name = RichText::new(ui::one_line(ui.ctx(), &name)).family(bold());
                ui.label(name.size(text::BODY).color(ink(theme.shades.text)));
                // The width beside the name.
                let width = ui.available_size_before_wrap().x;
                let font = ui::plain(text::BODY);
                let said = ui::in_lines(ui.ctx(), &text, &font, width);
                let label = RichText::new(said).size(text::BODY);
                ui.label(label.color(ink(theme.shades.text)));
            });
            draw_code_buttons(ui, theme, &text);
        }
    });
}

/// Draws a button for each game code in a message, which copies it.
fn draw_code_buttons(ui: &mut Ui, theme: &Theme, said: &str) {
    let codes = ui.memory_mut(|memory| memory.caches.cache::<CodeCache>().get(said).clone());
    for code in codes {
        let label = ui::shortened(&code, MAX_CODE_SHOWN);
        let (rect, copy) = (row(ui, TARGET), Some(Icon::Copy));
        if ui::button(ui, rect, theme, Prominence::Plain, copy, &label).clicked() {
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
fn draw_phrases(ui: &mut Ui, area: Rect, theme: &Theme) -> Option<u8> {
    let mut said = None;
    let mut part = ui::inside(ui, area);
    let area = egui::ScrollArea::horizontal()
        .id_salt("phrases")
        .auto_shrink(false);
    area.show(&mut part, |ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        ui.horizontal(|ui| {
            for (at, phrase) in phrases(ui.language()).into_iter().enumerate() {
                let font = ui::plain(text::BODY);
                let written =
                    { ui.painter() }.layout_no_wrap(phrase.to_owned(), font, Color32::BLACK);
                let width = (written.size().x + 32.0).max(ui::BODY_BUTTON);
                let (rect, _) = ui.allocate_exact_size(vec2(width, PHRASE), egui::Sense::hover());
                if ui::button(ui, rect, theme, Prominence::Plain, None, phrase).clicked() {
                    said = Some(at as u8);
                }
            }
        });
    });
    said
}
