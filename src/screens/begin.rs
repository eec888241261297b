//! Start of a game: a new board, a pasted text, or the card of a game with the choices made last.

use super::begin_session::GameOpener;
use super::codes::OfferedCodes;
use super::setup::SetupSelection;
use crate::core::settings::Settings;
use crate::core::{
    Authority, CurrentGame, FrameSystems, GameRequest, KeySystems, LessonGame, NewBoard, OpenLink,
    Paste, PlayAtOnce, PlayLevel, ReturnScreen, Screen, StartLesson, Toast, fresh_seed,
};
use crate::first_boards::{first_board_after, take_first_board};
use crate::games::{LastSetup, about};
use crate::net::Net;
use crate::screens::lan::LinkedServer;
use crate::text::{Text, Wording, wording};
use bevy::prelude::*;
use tessella_games::GameCode;
use tessella_games::Level;
use tessella_language::{Language, tr};
use tessella_library::links::{DeepLink, is_link};
use tessella_library::received::{Received, ReceivedError, recognize};
use tessella_session::{Player, StoredGame, import_game};

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
    (last_setup, mut settings): (Res<LastSetup>, ResMut<Settings>),
    mut requests: MessageWriter<GameRequest>,
) {
    if wanted.read().count() == 0 {
        return;
    }
    let Some(game) = current.game().filter(|_| current.lesson().is_none()) else {
        return;
    };
    let code = match first_board_after(&mut settings, game) {
        Some(choices) => choices.of(game.code().setup.game()).code(fresh_seed()),
        None => last_setup.another(game, fresh_seed()),
    };
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
    mut settings: ResMut<Settings>,
    mut opener: GameOpener,
    mut lessons: MessageWriter<StartLesson>,
) {
    for &PlayAtOnce(of) in wanted.read() {
        let is_of_kind = |game: &StoredGame| game.record.code.split(':').next() == Some(of.name());
        let is_known = settings.lessons.iter().any(|name| name == of.name())
            || opener.current.local.games().iter().any(is_of_kind);
        if !is_known {
            if !LastSetup::first_boards(of).is_empty() {
                settings.first_boards.insert(of.name().to_owned(), 0);
            }
            lessons.write(StartLesson(of));
            continue;
        }
        let choices = take_first_board(&mut settings, of);
        let choices = choices.unwrap_or_else(|| last_setup.clone().sound());
        match choices.start(of, fresh_seed(), settings.more_time) {
            Ok(game) => opener.begin(game),
            Err(error) => {
                let refusal = wording!("setup-not-possible", reason: error);
                opener.toasts.write(Toast(refusal));
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

/// Opens what a pasted text holds; several games are offered. Other texts change nothing. Backups are imported by
/// [`crate::backup`].
fn paste(
    mut pasted: MessageReader<Paste>,
    screen: Res<State<Screen>>,
    selection: Res<SetupSelection>,
    mut offered: ResMut<OfferedCodes>,
    mut return_screen: ResMut<ReturnScreen>,
    mut opener: GameOpener,
    mut links: MessageWriter<OpenLink>,
) {
    for Paste(text) in pasted.read() {
        // Where a game is set up, the choices decide who plays.
        let is_setup = match screen.get() {
            Screen::Codes => offered.from == Screen::Setup,
            screen => *screen == Screen::Setup,
        };
        let refusal = match recognize(text) {
            Ok(Received::Backup(_)) => continue,
            Ok(Received::Server(link)) => {
                links.write(OpenLink(link));
                continue;
            }
            Err(error) => Wording::new(move |language| refusal(&error, is_setup, language)),
            // In a network game the current game belongs to the server, and a game added to it would be discarded with
            // it.
            Ok(_) if opener.current.authority() == Authority::Remote => leave_first(),
            Ok(Received::Game(text)) => match import_game(&text) {
                Ok(game) => {
                    opener.begin(game);
                    continue;
                }
                Err(error) => wording!("begin-import-failed", error: error),
            },
            Ok(Received::Codes(codes)) => match <[GameCode; 1]>::try_from(codes) {
                Err(codes) => {
                    offered.offer(codes, *screen.get(), &mut return_screen);
                    opener.next.set(Screen::Codes);
                    continue;
                }
                Ok([code]) if is_setup && !is_link(text) => match selection.session(code) {
                    Ok(game) => {
                        opener.begin(game);
                        continue;
                    }
                    Err(error) => wording!("setup-cannot-start", error: error),
                },
                Ok([code]) => {
                    links.write(OpenLink(DeepLink::Game(Box::new(code))));
                    continue;
                }
            },
        };
        opener.toasts.write(Toast(refusal));
    }
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

/// Opens links. The player confirms before a server is joined, because any page can have a link.
fn open_link(
    mut links: MessageReader<OpenLink>,
    net: Res<Net>,
    mut opener: GameOpener,
    mut server: ResMut<LinkedServer>,
) {
    for OpenLink(link) in links.read() {
        if opener.current.authority() == Authority::Remote || net.has_joined() {
            opener.toasts.write(Toast(leave_first()));
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
