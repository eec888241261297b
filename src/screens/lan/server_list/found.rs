//! A server that was found, as a card that joins it.

use crate::core::language::SpokenLanguage;
use crate::core::settings::KnownSeat;
use crate::core::theme::{Themed, ink, space};
use crate::core::{ExpectedServer, NetRequest};
use crate::screens::lan::state::{LanScreen, Page};
use crate::text::Text;
use crate::ui::{self, STRONG, Shade};
use bevy_egui::egui::{Response, Ui, vec2};
use lucide_icons::Icon;
use tessella_games::Game;
use tessella_language::{Language, tr};
use tessella_net::discovery::FoundServer;

/// Side of the lock on a server, in points.
const LOCK: f32 = 24.0;

/// Joins a discovered server, or asks for its code first. Where the player has been before, a seat may wait, for which no code
/// is needed; the server says so.
pub(crate) fn join(
    found: &FoundServer,
    search: &mut LanScreen,
    seats: &[KnownSeat],
) -> Option<NetRequest> {
    let id = found.announcement.server_id;
    let server = ExpectedServer::Listed(id);
    let is_known = seats.iter().any(|seat| seat.server_key().id() == id);
    // A server of another version rejects the join request with the reason, so no code is needed.
    if found.announcement.needs_code && found.is_compatible && !is_known {
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
pub(super) fn draw_found(ui: &mut Ui, found: &FoundServer, held: bool) -> Response {
    let language = ui.language();
    let announcement = &found.announcement;
    let name = announcement.name.as_str();
    let shade = if found.is_compatible {
        Shade::Text
    } else {
        Shade::Quiet
    };
    let facts = facts(found, held, language);
    let address = found.address.to_string();
    let (lock, explanation) = if announcement.needs_code {
        (Icon::Lock, tr!(language, "lan-found-needs-code", address))
    } else {
        (Icon::LockOpen, tr!(language, "lan-found-open", address))
    };
    let card = ui::card(ui, &tr!(language, "lan-join-server", name), |ui| {
        let words = |ui: &mut Ui| {
            ui.spacing_mut().item_spacing.y = space::TINY;
            ui::label(ui, STRONG.shade(shade), name);
            ui::note(ui, &facts);
        };
        ui::beside(ui, LOCK, words, |ui| {
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
    } else if found.is_compatible && !announcement.has_room {
        parts.push(tr!(language, "lan-found-full").to_owned());
    }
    let version = &announcement.program;
    if !found.is_compatible {
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
