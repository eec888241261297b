//! Start of a game: a new board, a pasted text, or the card of a game with the choices made last.

use super::begin_session::{GameOpener, begin_session};
use super::setup::SetupSelection;
use crate::app::core::settings::Settings;
use crate::app::core::storage::Storage;
use crate::app::core::{
    Authority, CurrentGame, FrameSystems, GameRequest, KeySystems, LessonGame, NewBoard, OpenLink,
    Paste, PlayAtOnce, PlayLevel, Screen, StartLesson, Toast, fresh_seed,
};
use crate::app::games::{LastSetup, about};
use crate::app::net::Net;
use crate::app::screens::lan::LinkedServer;
use crate::backup::is_backup_text;
use crate::games::Level;
use crate::language::tr;
use crate::links::{DeepLink, is_link};
use crate::session::{IdentifiedGame, Player, StoredGame, import_game, is_transfer_text};
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        // Handles requests in the frame in which they are sent.
        (
            begin_new_board,
            (play_at_once, start_lesson).chain(),
            (paste, open_link, play_level).chain(),
        )
            .in_set(FrameSystems::Input)
            .after(KeySystems),
    );
}

/// Requests a new board of the same kind as that of the current game.
fn begin_new_board(
    mut wanted: MessageReader<NewBoard>,
    current: Res<CurrentGame>,
    last_setup: Res<LastSetup>,
    mut requests: MessageWriter<GameRequest>,
) {
    if wanted.read().count() == 0 {
        return;
    }
    let Some(game) = current.game().filter(|_| current.lesson().is_none()) else {
        return;
    };
    let code = last_setup.another(game, fresh_seed());
    let players = game.players().iter().map(|&player| match player {
        // Another board is no problem.
        Player::ProblemOpponent => Player::Computer(Level::Medium),
        other => other,
    });
    requests.write(GameRequest::Begin(code, players.collect()));
}

/// Starts a game with the choices made last, or with the default ones. Before the first game of its kind comes the
/// lesson, once.
fn play_at_once(
    mut wanted: MessageReader<PlayAtOnce>,
    last_setup: Res<LastSetup>,
    settings: Res<Settings>,
    mut opener: GameOpener,
    mut lessons: MessageWriter<StartLesson>,
) {
    for &PlayAtOnce(of) in wanted.read() {
        let is_of_kind = |game: &StoredGame| game.record.code.split(':').next() == Some(of.name());
        let is_known = settings.lessons.iter().any(|name| name == of.name())
            || opener.current.local.games().iter().any(is_of_kind);
        if !is_known {
            lessons.write(StartLesson(of));
            continue;
        }
        let choices = last_setup.clone().sound();
        match choices.start(of, fresh_seed(), settings.more_time) {
            Ok(game) => opener.begin(game),
            Err(error) => {
                let label = tr!("setup-not-possible", reason = error.to_string());
                opener.toasts.write(Toast(label));
            }
        }
    }
}

/// Starts a lesson, unless the game of a server is being played.
fn start_lesson(
    mut wanted: MessageReader<StartLesson>,
    mut settings: ResMut<Settings>,
    mut current: ResMut<CurrentGame>,
    mut next: ResMut<NextState<Screen>>,
) -> Result {
    let Some(&StartLesson(of)) = wanted.read().last() else {
        return Ok(());
    };
    if current.authority() == Authority::Remote {
        return Ok(());
    }
    current.lesson = Some(LessonGame::new(&about(of).lesson)?);
    if settings.lessons.iter().all(|name| name != of.name()) {
        settings.lessons.push(of.name().to_owned());
    }
    next.set(Screen::Play);
    Ok(())
}

/// Starts a game from pasted text. Invalid text changes nothing. Backups are imported by [`crate::app::backup`].
fn paste(
    mut pasted: MessageReader<Paste>,
    screen: Res<State<Screen>>,
    selection: Res<SetupSelection>,
    mut current: ResMut<CurrentGame>,
    storage: Res<Storage>,
    mut next: ResMut<NextState<Screen>>,
    (mut toasts, mut links): (MessageWriter<Toast>, MessageWriter<OpenLink>),
) {
    for Paste(text) in pasted.read().filter(|Paste(text)| !is_backup_text(text)) {
        if is_link(text) {
            match DeepLink::parse(text) {
                Ok(link) => {
                    links.write(OpenLink(link));
                }
                Err(error) => {
                    let error = error.to_string();
                    toasts.write(Toast(tr!("begin-link-refused", error = error)));
                }
            }
            continue;
        }
        let is_code = *screen.get() == Screen::Setup && !is_transfer_text(text);
        let game = match is_code {
            // In a network game the current game belongs to the server, and a game added to it would be discarded with
            // it.
            _ if current.authority() == Authority::Remote => {
                Err(tr!("begin-leave-network-game").to_owned())
            }
            true => selection.read_code(text).map(IdentifiedGame::from),
            false => import(text),
        };
        match game {
            Ok(game) => begin_session(&mut current, game, &storage, &mut next),
            Err(message) => drop(toasts.write(Toast(message))),
        }
    }
}

/// Opens links. The player confirms before a server is joined, because any page can have a link.
fn open_link(
    mut links: MessageReader<OpenLink>,
    net: Res<Net>,
    mut opener: GameOpener,
    mut server: ResMut<LinkedServer>,
) {
    for OpenLink(link) in links.read() {
        if opener.current.authority() == Authority::Remote || net.has_joined() {
            opener
                .toasts
                .write(Toast(tr!("begin-leave-network-game").to_owned()));
            continue;
        }
        match link {
            DeepLink::Game(code) => opener.begin_board(code),
            DeepLink::Join { address, code } => {
                server.0 = Some((*address, code.as_ref().map(ToString::to_string)));
                opener.next.set(Screen::Lan);
            }
        }
    }
}

/// Opens levels of packs.
fn play_level(mut levels: MessageReader<PlayLevel>, mut opener: GameOpener) {
    for PlayLevel(code) in levels.read() {
        opener.begin_board(code);
    }
}

/// Imports a game that was exported as text on another device.
fn import(text: &str) -> Result<IdentifiedGame, String> {
    if text.trim().is_empty() {
        return Err(tr!("begin-nothing-to-import").to_owned());
    }
    import_game(text).map_err(|error| tr!("begin-import-failed", error = error.to_string()))
}
