//! List of the servers that were found, and the button that starts one.

use super::state::{LanScreen, Page};
use crate::core::device::{Access, Device};
use crate::core::language::SpokenLanguage;
use crate::core::rects::between;
use crate::core::settings::{KnownSeat, Settings};
use crate::core::theme::{Theme, ink, text};
use crate::core::{ExpectedServer, NetRequest, WallClock};
use crate::net::{SeatReturn, fresh_name, is_kept};
use crate::screens::parts::{caption, scrolled};
use crate::text::Text;
use crate::ui;
use crate::ui::row;
use crate::ui::{Prominence, heavy, plain, write};
use bevy::prelude::*;
use bevy_egui::egui;
use bevy_egui::egui::{Align2, Rect, Response, Ui, pos2};
use lucide_icons::Icon;
use tessella_language::{Language, tr};
use tessella_lobby::{MAX_NAME_CHARS, tidy_name};
use tessella_net::discovery::FoundServer;
use tessella_protocol::admission::random_join_code;

/// Search time after which possible causes of an empty list are shown, in seconds.
pub(super) const EXPLAIN_AFTER: f32 = 3.0;
/// Draws the list of servers, with the way back to a seat, the player's name and the button that starts a server. Returns the
/// request of a press.
pub(super) fn draw_list(
    ui: &mut Ui,
    rect: Rect,
    theme: &Theme,
    search: &mut LanScreen,
    back: Option<&SeatReturn>,
    device: &Device,
    clock: &WallClock,
    settings: &mut ResMut<Settings>,
) -> Option<NetRequest> {
    let language = ui.language();
    let mut wanted = None;
    scrolled(ui, rect, "servers", |ui| {
        ui.spacing_mut().item_spacing.y = 8.0;
        if let Some(back) = back
            && draw_return(ui, theme, back).clicked()
        {
            wanted = Some(back.request.clone());
        }
        caption(ui, theme, tr!(language, "lan-own-name"));
        draw_name(ui, theme, search, settings);
        caption(ui, theme, tr!(language, "lan-host"));
        let mut with_code = settings.lan.with_code;
        let line = row(ui, 48.0);
        let other = between(pos2(line.right() - 48.0, line.top()), line.max);
        let end = if with_code {
            other.left() - 8.0
        } else {
            line.right()
        };
        let switch = between(line.min, pos2(end, line.bottom()));
        let label = match settings.lan.code.as_str() {
            code if with_code && !code.is_empty() => {
                tr!(language, "lan-guests-need-code", code)
            }
            _ => tr!(language, "lan-require-code").to_owned(),
        };
        if ui::switch(ui, switch, theme, &label, &mut with_code) {
            settings.lan.with_code = with_code;
        }
        let renew = |ui: &mut Ui| {
            let label = tr!(language, "lan-another-code");
            ui::icon_button(ui, other, theme, Icon::RefreshCw, label)
        };
        if with_code && renew(ui).clicked() {
            settings.lan.code = random_join_code().to_string();
        }
        let prominence = match back {
            Some(_) => Prominence::Plain,
            None => Prominence::Primary,
        };
        if draw_host(ui, theme, prominence, search.has_saved_rooms).clicked() {
            wanted = Some(NetRequest::StartServer);
        }
        caption(ui, theme, tr!(language, "lan-or-join"));
        // Above the list of servers, so that a newly found one does not move it away from a finger.
        let line = row(ui, 48.0);
        let label = tr!(language, "lan-enter-address");
        if ui::button(
            ui,
            line,
            theme,
            Prominence::Plain,
            Some(Icon::Keyboard),
            label,
        )
        .clicked()
        {
            search.page = Page::Address(String::new());
        }
        for found in search.report.servers.clone() {
            let held = settings.lan.seats.iter().any(|seat| {
                is_kept(seat, clock) && seat.server_key().id() == found.announcement.server_id
            });
            let line = row(ui, 64.0);
            let card = ui.push_id((found.announcement.server_id, found.address), |ui| {
                draw_found(ui, line, theme, &found, held)
            });
            if card.inner.clicked() {
                wanted = join(&found, search, &settings.lan.seats);
            }
        }
        if search.report.servers.is_empty() {
            draw_nothing(ui, theme, search, device);
        }
        ui.add_space(16.0);
    });
    wanted
}

/// Draws the button that leads back to the seat that the player had.
fn draw_return(ui: &mut Ui, theme: &Theme, back: &SeatReturn) -> Response {
    let line = row(ui, 52.0);
    let label = tr!(ui.language(), "title-back", host = &back.name);
    let (prominence, icon) = (Prominence::Primary, Some(Icon::Undo2));
    let button = ui::button(ui, line, theme, prominence, icon, &label);
    ui::focus_on_arrival(&button, "lan");
    button
}

/// Draws the button that starts a server. If rooms are saved, it says that they are continued.
fn draw_host(ui: &mut Ui, theme: &Theme, prominence: Prominence, continues: bool) -> Response {
    let language = ui.language();
    let line = row(ui, 52.0);
    let label = match continues {
        true => tr!(language, "lan-host-continue"),
        false => tr!(language, "lan-host-game"),
    };
    let button = ui::button(ui, line, theme, prominence, Some(Icon::House), label);
    ui::focus_on_arrival(&button, "lan");
    if continues {
        let about = egui::RichText::new(tr!(language, "lan-host-continues")).size(text::SMALL);
        ui.label(about.color(ink(theme.shades.quiet)));
    }
    button
}

/// Joins a discovered server, or asks for its code first. Where the player has been before, a seat may wait, for which no code
/// is needed; the server says so.
pub(super) fn join(
    found: &FoundServer,
    search: &mut LanScreen,
    seats: &[KnownSeat],
) -> Option<NetRequest> {
    let id = found.announcement.server_id;
    let server = ExpectedServer::Listed(id);
    let is_known = seats.iter().any(|seat| seat.server_key().id() == id);
    // A server of another version rejects the join request with the reason, so no code is needed.
    if found.announcement.needs_code && found.version_fits && !is_known {
        search.page = Page::Code {
            address: found.address,
            name: found.announcement.name.clone(),
            code: String::new(),
            server,
        };
        return None;
    }
    Some(NetRequest::Join {
        address: found.address,
        code: String::new(),
        server,
    })
}

fn draw_name(ui: &mut Ui, theme: &Theme, search: &mut LanScreen, settings: &mut ResMut<Settings>) {
    let language = ui.language();
    let line = row(ui, 48.0);
    let other = between(pos2(line.right() - 48.0, line.top()), line.max);
    let field = between(line.min, pos2(other.left() - 8.0, line.bottom()));
    let hint = tr!(language, "player-name-hint");
    let name = search.name.get_or_insert_with(|| settings.lan.name.clone());
    ui::text_field(
        ui,
        field,
        theme,
        tr!(language, "lan-name"),
        hint,
        MAX_NAME_CHARS,
        name,
    );
    let another = tr!(language, "player-name-another");
    if ui::icon_button(ui, other, theme, Icon::Dices, another).clicked() {
        *name = fresh_name(language);
    }
    if let Some(name) = tidy_name(name).filter(|name| *name != settings.lan.name) {
        settings.lan.name = name;
    }
}

fn draw_found(ui: &mut Ui, rect: Rect, theme: &Theme, found: &FoundServer, held: bool) -> Response {
    let language = ui.language();
    let announcement = &found.announcement;
    let card = ui::card(
        ui,
        rect,
        theme,
        &tr!(language, "lan-join-server", name = &announcement.name),
    );
    let mut parts = match found.version_fits {
        false => vec![tr!(
            language,
            "lan-found-version",
            version = &announcement.program
        )],
        true => vec![
            if announcement.game.is_empty() {
                tr!(language, "lan-found-no-game").to_owned()
            } else {
                title_of(&announcement.game, language)
            },
            tr!(
                language,
                "lan-found-people",
                people = announcement.people,
                most = announcement.max_people
            ),
            announcement.program.clone(),
        ],
    };
    if held {
        parts.insert(0, tr!(language, "lan-found-seat").to_owned());
    } else if found.version_fits && !announcement.has_room {
        parts.insert(0, tr!(language, "lan-found-full").to_owned());
    }
    let shades = &theme.shades;
    let strong = if found.version_fits {
        shades.text
    } else {
        shades.quiet
    };
    let left = rect.left() + 16.0;
    let width = rect.width() - 72.0;
    let painter = ui.painter();
    let lines = [
        (
            announcement.name.clone(),
            heavy(text::BODY + 1.0),
            strong,
            -11.0,
        ),
        (parts.join(" · "), plain(text::SMALL), shades.quiet, 12.0),
    ];
    for (label, font, shade, down) in lines {
        let at = pos2(left, rect.center().y + down);
        write(
            painter,
            at,
            Align2::LEFT_CENTER,
            &label,
            font,
            ink(shade),
            width,
        );
    }
    let icon = if announcement.needs_code {
        Icon::Lock
    } else {
        Icon::LockOpen
    };
    let at = pos2(rect.right() - 28.0, rect.center().y);
    ui::draw_icon(painter, at, icon, 20.0, ink(shades.quiet));
    let address = found.address.to_string();
    let explanation = if announcement.needs_code {
        tr!(language, "lan-found-needs-code", address)
    } else {
        tr!(language, "lan-found-open", address)
    };
    ui::explain(card, explanation)
}

fn title_of(game: &str, language: Language) -> String {
    let mut games = tessella_games::Game::ALL.iter();
    let known = games.find(|known| known.name() == game);
    known.map_or_else(|| game.to_owned(), |known| known.text(language))
}

fn draw_nothing(ui: &mut Ui, theme: &Theme, search: &LanScreen, device: &Device) {
    let language = ui.language();
    let explains = search.since > EXPLAIN_AFTER;
    let first = match &search.trouble {
        _ if device.network == Access::Refused => tr!(language, "lan-network-denied").to_owned(),
        Some(error) => tr!(language, "lan-network-unusable", error = error.to_string()),
        None if explains => tr!(language, "lan-nothing-found").to_owned(),
        None => tr!(language, "lan-searching").to_owned(),
    };
    let reasons = search.report.possible_failures.iter();
    let points = (reasons.filter(|_| explains && search.running.is_some()))
        .map(|reason| format!("•  {}", reason.text(language)));
    for label in std::iter::once(first).chain(points) {
        let label = egui::RichText::new(label).size(text::SMALL);
        ui.label(label.color(ink(theme.shades.quiet)));
    }
}
