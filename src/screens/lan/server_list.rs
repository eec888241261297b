//! List of the servers that were found, and the button that starts one.

mod found;

use super::host_options::draw_host_options;
use super::state::{LanScreen, Page};
use crate::core::device::{Access, Device};
use crate::core::language::SpokenLanguage;
use crate::core::layout::TARGET;
use crate::core::settings::Settings;
use crate::core::theme::space;
use crate::core::{NetRequest, WallClock};
use crate::net::{SeatReturn, is_kept};
use crate::screens::lobby::entry::name_field;
use crate::text::Text;
use crate::ui::{self, Button};
use bevy::prelude::*;
use bevy_egui::egui::{Response, Ui};
pub(super) use found::join;

use found::draw_found;
use lucide_icons::Icon;
use tessella_language::tr;
use tessella_lobby::tidy_name;
use tessella_protocol::random_join_code;

/// Search time after which possible causes of an empty list are shown, in seconds.
pub(super) const EXPLAIN_AFTER: f32 = 3.0;

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
    let (is_switched, renews) = ui::beside(
        ui,
        if has_code { TARGET } else { 0.0 },
        |ui| ui::switch(ui, &label, &mut wants_code),
        |ui| has_code && ui::add_icon(ui, Icon::RefreshCw, tr!(language, "lan-another-code")),
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
    let label = if continues {
        tr!(language, "lan-host-continue")
    } else {
        tr!(language, "lan-host-game")
    };
    let button = Button::new(label).icon(Icon::House);
    let button = button.primary_if(is_primary).show(ui);
    ui::focus_on_arrival(&button, "lan");
    if continues {
        ui::note(ui, tr!(language, "lan-host-continues"));
    }
    button
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
