//! Pages on which a server is joined by its address and its code.

use crate::core::language::SpokenLanguage;
use crate::core::layout::TARGET;
use crate::core::settings::KnownSeat;
use crate::core::{Announce, Toast};
use crate::core::{ExpectedServer, NetRequest};
use crate::net::{CodeNeeded, JoinFailed, ServerChanged};
use crate::screens::lan::keypad::Keypad;
use crate::screens::lan::server_list;
use crate::screens::lan::state::{LanScreen, Page};
use crate::ui::{self, Button, HEADING};
use bevy::prelude::*;
use bevy_egui::egui::{Ui, vec2};
use tessella_formats::join_code::JOIN_CODE_ALPHABET;
use tessella_language::tr;
use tessella_net::parse_address;

/// Maximum length of an address, in characters: enough for an IPv6 address with brackets, a zone and a port.
const LONGEST_ADDRESS: usize = 64;
/// Maximum length of a join code with separators, in characters.
const LONGEST_CODE: usize = 9;
/// Width of the button that stops joining, in points.
const CANCEL: f32 = 160.0;
/// Example in the empty field for a join code, of characters that codes have.
const CODE_HINT: &str = "BCD 234";

/// Draws the page shown while the client waits for the server's answer.
pub(super) fn draw_joining(ui: &mut Ui) -> Option<NetRequest> {
    let language = ui.language();
    ui.add_space(ui.available_height() * 0.4);
    let cancel = ui.vertical_centered(|ui| {
        ui::label(ui, HEADING, tr!(language, "lan-joining"));
        let cancel = Button::new(tr!(language, "lan-cancel"));
        ui.allocate_ui(vec2(CANCEL, TARGET), |ui| cancel.show(ui))
            .inner
    });
    ui::focus_on_arrival(&cancel.inner, "joining");
    cancel.inner.clicked().then_some(NetRequest::Leave)
}

/// Draws the page where an address is entered.
pub(super) fn draw_address(
    ui: &mut Ui,
    search: &mut LanScreen,
    seats: &[KnownSeat],
) -> Option<NetRequest> {
    let Page::Address(entered) = &mut search.page else {
        return None;
    };
    let keypad = Keypad {
        place: "lan address",
        message: tr!(ui.language(), "lan-address"),
        failure: None,
        hint: "192.168.1.20",
        signs: "123ab456cd789ef.0:%",
        columns: 5,
        longest: LONGEST_ADDRESS,
    };
    let address = parse_address(entered);
    let is_entered = keypad.draw(ui, entered, address.is_some());
    let address = address.filter(|_| is_entered)?;
    let mut servers = search.report.servers.iter();
    if let Some(found) = servers.find(|found| found.address == address) {
        return server_list::join(&found.clone(), search, seats);
    }
    // A server that was not discovered may need a code. An empty code joins an open one.
    search.page = Page::code(address, "", String::new(), ExpectedServer::AsBefore);
    None
}

/// Draws the page where the code of a server is entered.
pub(super) fn draw_code(ui: &mut Ui, search: &mut LanScreen) -> Option<NetRequest> {
    let language = ui.language();
    let Page::Code {
        address,
        name,
        code,
        server,
    } = &mut search.page
    else {
        return None;
    };
    let failure = search.failure.as_ref().map(|why| why.text(language));
    let keypad = Keypad {
        place: "lan code",
        message: &tr!(language, "lan-code", name = name.as_str()),
        failure: failure.as_deref(),
        hint: CODE_HINT,
        signs: JOIN_CODE_ALPHABET,
        columns: 6,
        longest: LONGEST_CODE,
    };
    let before = code.clone();
    let is_entered = keypad.draw(ui, code, true);
    if *code != before {
        // The reason is shown until the code is changed.
        search.failure = None;
    }
    is_entered.then(|| NetRequest::Join {
        address: *address,
        code: code.clone(),
        server: *server,
    })
}

/// Asks about a server that is not the expected one.
pub(super) fn ask_about_changed_server(changed: On<ServerChanged>, mut search: ResMut<LanScreen>) {
    search.page = Page::Changed(changed.event().clone());
}

/// Asks for the join code of a server.
pub(super) fn ask_for_code(needed: On<CodeNeeded>, mut search: ResMut<LanScreen>) {
    let CodeNeeded { address, name } = needed.event();
    search.page = Page::code(*address, name, String::new(), ExpectedServer::AsBefore);
}

/// Tells why a server was not joined: on the page where its code is entered, which keeps the code, or else in a short message.
pub(super) fn report_failure(
    failed: On<JoinFailed>,
    mut search: ResMut<LanScreen>,
    mut commands: Commands,
) {
    let why = failed.0.clone();
    if let Page::Code { .. } = search.page {
        search.failure = Some(why.clone());
        commands.trigger(Announce(why));
    } else {
        commands.trigger(Toast(why));
    }
}
