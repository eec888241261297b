//! List of the servers that were found, and the button that starts one.

use super::host_options::draw_host_options;
use super::state::{LanScreen, Page};
use crate::core::device::{Access, Device};
use crate::core::language::SpokenLanguage;
use crate::core::layout::TARGET;
use crate::core::settings::{KnownSeat, Settings};
use crate::core::theme::{Themed, ink, space, text};
use crate::core::{ExpectedServer, NetRequest, WallClock};
use crate::net::{SeatReturn, is_kept};
use crate::screens::lobby::entry::{beside, icon, name_field};
use crate::text::Text;
use crate::ui::{self, Button, STRONG, Shade};
use bevy::prelude::*;
use bevy_egui::egui::{Response, Ui, vec2};
use lucide_icons::Icon;
use tessella_games::Game;
use tessella_language::{Language, tr};
use tessella_lobby::tidy_name;
use tessella_net::discovery::FoundServer;
use tessella_protocol::admission::random_join_code;

/// Search time after which possible causes of an empty list are shown, in seconds.
pub(super) const EXPLAIN_AFTER: f32 = 3.0;
/// Side of the lock on a server, in points.
const LOCK: f32 = 24.0;

/// Draws the list of servers, with the way back to a seat, the player's name and the button that starts a server. Returns the
/// request of a press.
pub(super) fn draw_list(
    ui: &mut Ui,
    search: &mut LanScreen,
    back: Option<&SeatReturn>,
    device: &Device,
    clock: &WallClock,
    settings: &mut ResMut<Settings>,
) -> Option<NetRequest> {
    let language = ui.language();
    let mut wanted = None;
    ui::scrolled(ui, "servers", |ui| {
        ui.spacing_mut().item_spacing.y = space::SMALL;
        if let Some(back) = back
            && draw_return(ui, back).clicked()
        {
            wanted = Some(back.request.clone());
        }
        ui::caption(ui, tr!(language, "lan-own-name"));
        draw_name(ui, search, settings);
        ui::caption(ui, tr!(language, "lan-host"));
        draw_code(ui, settings);
        if draw_host(ui, back.is_none(), search.has_saved_rooms).clicked() {
            wanted = Some(NetRequest::StartServer);
        }
        let mut lan = settings.lan.clone();
        draw_host_options(ui, &mut lan);
        if settings.lan != lan {
            settings.lan = lan;
        }
        ui::caption(ui, tr!(language, "lan-or-join"));
        // Above the list of servers, so that a newly found one does not move it away from a finger.
        let enter = Button::new(tr!(language, "lan-enter-address")).icon(Icon::Keyboard);
        if enter.show(ui).clicked() {
            search.page = Page::Address(String::new());
        }
        for found in search.report.servers.clone() {
            let id = found.announcement.server_id;
            let mut seats = settings.lan.seats.iter();
            let held = seats.any(|seat| is_kept(seat, clock) && seat.server_key().id() == id);
            let card = ui.push_id((id, found.address), |ui| draw_found(ui, &found, held));
            if card.inner.clicked() {
                wanted = join(&found, search, &settings.lan.seats);
            }
        }
        if search.report.servers.is_empty() {
            draw_nothing(ui, search, device);
        }
        ui.add_space(space::LARGE);
    });
    wanted
}

/// Draws the button that leads back to the seat that the player had.
fn draw_return(ui: &mut Ui, back: &SeatReturn) -> Response {
    let label = tr!(ui.language(), "title-back", host = &back.name);
    let button = Button::new(&label).icon(Icon::Undo2).primary().show(ui);
    ui::focus_on_arrival(&button, "lan");
    button
}

fn draw_name(ui: &mut Ui, search: &mut LanScreen, settings: &mut ResMut<Settings>) {
    let name = search.name.get_or_insert_with(|| settings.lan.name.clone());
    name_field(ui, tr!(ui.language(), "lan-name"), name);
    if let Some(name) = tidy_name(name).filter(|name| *name != settings.lan.name) {
        settings.lan.name = name;
    }
}

/// Draws the switch for a join code, with a button for another code while there is one.
fn draw_code(ui: &mut Ui, settings: &mut ResMut<Settings>) {
    let language = ui.language();
    let has_code = settings.lan.with_code;
    let label = match settings.lan.code.as_str() {
        code if has_code && !code.is_empty() => tr!(language, "lan-guests-need-code", code),
        _ => tr!(language, "lan-require-code").to_owned(),
    };
    let mut wants_code = has_code;
    let (is_switched, renews) = beside(
        ui,
        if has_code { TARGET } else { 0.0 },
        |ui| ui::switch(ui, &label, &mut wants_code),
        |ui| has_code && icon(ui, Icon::RefreshCw, tr!(language, "lan-another-code")),
    );
    if is_switched {
        settings.lan.with_code = wants_code;
    }
    if renews {
        settings.lan.code = random_join_code().to_string();
    }
}

/// Draws the button that starts a server. If rooms are saved, it says that they are continued.
fn draw_host(ui: &mut Ui, is_primary: bool, continues: bool) -> Response {
    let language = ui.language();
    let label = match continues {
        true => tr!(language, "lan-host-continue"),
        false => tr!(language, "lan-host-game"),
    };
    let button = Button::new(label).icon(Icon::House);
    let button = button.primary_if(is_primary).show(ui);
    ui::focus_on_arrival(&button, "lan");
    if continues {
        ui::note(ui, tr!(language, "lan-host-continues"));
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
        let name = &found.announcement.name;
        search.page = Page::code(found.address, name, String::new(), server);
        return None;
    }
    Some(NetRequest::Join {
        address: found.address,
        code: String::new(),
        server,
    })
}

/// Draws a server as a card that joins it. `held` tells that the player's seat is kept there.
fn draw_found(ui: &mut Ui, found: &FoundServer, held: bool) -> Response {
    let language = ui.language();
    let announcement = &found.announcement;
    let name = announcement.name.as_str();
    let shade = match found.version_fits {
        true => Shade::Text,
        false => Shade::Quiet,
    };
    let facts = facts(found, held, language);
    let address = found.address.to_string();
    let (lock, explanation) = match announcement.needs_code {
        true => (Icon::Lock, tr!(language, "lan-found-needs-code", address)),
        false => (Icon::LockOpen, tr!(language, "lan-found-open", address)),
    };
    let card = ui::card(ui, &tr!(language, "lan-join-server", name), |ui| {
        let words = |ui: &mut Ui| {
            ui.spacing_mut().item_spacing.y = space::TINY;
            ui::label(ui, STRONG.size(text::BODY + 1.0).shade(shade), name);
            ui::note(ui, &facts);
        };
        beside(ui, LOCK, words, |ui| {
            ui::picture(ui, vec2(LOCK, LOCK), |painter, rect| {
                let quiet = ink(painter.current_theme().shades.quiet);
                ui::draw_icon(painter, rect.center(), lock, 20.0, quiet);
            });
        });
    });
    ui::explain(card, explanation)
}

/// Returns the facts about a server in a line.
fn facts(found: &FoundServer, held: bool, language: Language) -> String {
    let announcement = &found.announcement;
    let mut parts = Vec::new();
    if held {
        parts.push(tr!(language, "lan-found-seat").to_owned());
    } else if found.version_fits && !announcement.has_room {
        parts.push(tr!(language, "lan-found-full").to_owned());
    }
    let version = &announcement.program;
    if !found.version_fits {
        parts.push(tr!(language, "lan-found-version", version));
        return parts.join(" · ");
    }
    parts.push(match announcement.game.as_str() {
        "" => tr!(language, "lan-found-no-game").to_owned(),
        game => title_of(game, language),
    });
    let (people, most) = (announcement.people, announcement.max_people);
    parts.push(tr!(language, "lan-found-people", people, most));
    parts.push(version.clone());
    parts.join(" · ")
}

fn title_of(game: &str, language: Language) -> String {
    let known = Game::ALL.iter().find(|known| known.name() == game);
    known.map_or_else(|| game.to_owned(), |known| known.text(language))
}

fn draw_nothing(ui: &mut Ui, search: &LanScreen, device: &Device) {
    let language = ui.language();
    let explains = search.since > EXPLAIN_AFTER;
    let first = match &search.trouble {
        _ if device.network == Access::Refused => tr!(language, "lan-network-denied").to_owned(),
        Some(error) => tr!(language, "lan-network-unusable", error = error.to_string()),
        None if explains => tr!(language, "lan-nothing-found").to_owned(),
        None => tr!(language, "lan-searching").to_owned(),
    };
    ui::note(ui, &first);
    if explains && search.running.is_some() {
        for reason in &search.report.possible_failures {
            ui::note(ui, &format!("•  {}", reason.text(language)));
        }
    }
}
