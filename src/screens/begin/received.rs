//! Games and servers from pasted texts and from links.

use crate::core::{Authority, OpenLink, Paste, ReturnScreen, Screen, Toast};
use crate::net::Net;
use crate::screens::begin_session::GameOpener;
use crate::screens::codes::OfferedCodes;
use crate::screens::lan::LinkedServer;
use crate::screens::setup::SetupSelection;
use crate::text::{Text, Wording, wording};
use bevy::prelude::*;
use tessella_games::GameCode;
use tessella_language::{Language, tr};
use tessella_library::links::{DeepLink, is_link};
use tessella_library::received::{Received, ReceivedError, recognize};
use tessella_session::import_game;

/// Opens what a pasted text holds; several games are offered. Other texts change nothing. Backups are imported by
/// [`crate::backup`].
pub(super) fn open_pasted_text(
    paste: On<Paste>,
    screen: Res<State<Screen>>,
    selection: Res<SetupSelection>,
    mut offered: ResMut<OfferedCodes>,
    mut return_screen: ResMut<ReturnScreen>,
    mut opener: GameOpener,
    mut commands: Commands,
) {
    let text = &paste.0;
    // Where a game is set up, the choices decide who plays.
    let is_setup = match screen.get() {
        Screen::Codes => offered.from == Screen::Setup,
        screen => *screen == Screen::Setup,
    };
    let refusal = match recognize(text) {
        Ok(Received::Backup(_)) => return,
        Ok(Received::Server(link)) => return commands.trigger(OpenLink(link)),
        Err(error) => Wording::new(move |language| refusal(&error, is_setup, language)),
        // In a network game the current game belongs to the server, and a game added to it would be discarded with
        // it.
        Ok(_) if opener.current.authority() == Authority::Remote => leave_first(),
        Ok(Received::Game(text)) => match import_game(&text) {
            Ok(game) => return opener.begin(game),
            Err(error) => wording!("begin-import-failed", error: error),
        },
        Ok(Received::Codes(codes)) => match <[GameCode; 1]>::try_from(codes) {
            Err(codes) => {
                offered.offer(codes, *screen.get(), &mut return_screen);
                return opener.commands.set_state(Screen::Codes);
            }
            Ok([code]) if is_setup && !is_link(text) => match selection.session(code) {
                Ok(game) => return opener.begin(game),
                Err(error) => wording!("setup-cannot-start", error: error),
            },
            Ok([code]) => return commands.trigger(OpenLink(DeepLink::Game(Box::new(code)))),
        },
    };
    opener.commands.trigger(Toast(refusal));
}

/// Returns the sentence about a text that holds no game.
fn refusal(error: &ReceivedError, is_setup: bool, language: Language) -> String {
    match error {
        ReceivedError::Empty if is_setup => tr!(language, "setup-no-code").to_owned(),
        ReceivedError::Empty => tr!(language, "begin-nothing-to-import").to_owned(),
        ReceivedError::Link(error) => {
            tr!(language, "begin-link-refused", error = error.text(language))
        }
        ReceivedError::Code(error) if is_setup => {
            tr!(language, "setup-wrong-code", error = error.text(language))
        }
        error if is_setup => tr!(language, "setup-no-game-code", error = error.text(language)),
        error => tr!(
            language,
            "begin-import-failed",
            error = error.text(language)
        ),
    }
}

/// Returns what is said in place of opening a game while the player is in a network game.
fn leave_first() -> Wording {
    wording!("begin-leave-network-game")
}

/// Opens a link. The player confirms before a server is joined, because any page can have a link.
pub(super) fn open_link(
    request: On<OpenLink>,
    net: Res<Net>,
    mut opener: GameOpener,
    mut server: ResMut<LinkedServer>,
) {
    if opener.current.authority() == Authority::Remote || net.has_joined() {
        opener.commands.trigger(Toast(leave_first()));
        return;
    }
    match &request.0 {
        DeepLink::Game(code) => opener.begin_board(code),
        DeepLink::Join { address, code } => {
            server.0 = Some((*address, code.as_ref().map(ToString::to_string)));
            opener.commands.set_state(Screen::Lan);
        }
    }
}
