//! Start of a game: a new board, a pasted text, or the card of a game with the choices made last.

mod received;

use super::begin_session::GameOpener;
use crate::core::settings::Settings;
use crate::core::{
    Authority, CurrentGame, FrameSystems, GameRequest, KeySystems, LessonGame, NewBoard,
    PlayAtOnce, PlayLevel, Screen, StartLesson, Toast, fresh_seed,
};
use crate::first_boards::{first_board_after, take_first_board};
use crate::games::{LastSetup, about};
use crate::text::wording;
use bevy::prelude::*;
use received::{open_link, open_pasted_text};
use tessella_games::Level;
use tessella_session::{Player, StoredGame};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        // Handles requests in the frame in which they are sent.
        (play_at_once, play_levels)
            .in_set(FrameSystems::Input)
            .after(KeySystems),
    )
    .add_observer(begin_new_board)
    .add_observer(start_lesson)
    .add_observer(open_pasted_text)
    .add_observer(open_link);
}

/// Requests a new board of the same kind as that of the current game.
fn begin_new_board(
    _: On<NewBoard>,
    current: Res<CurrentGame>,
    last_setup: Res<LastSetup>,
    mut settings: ResMut<Settings>,
    mut requests: MessageWriter<GameRequest>,
) {
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
    mut requests: MessageReader<PlayAtOnce>,
    last_setup: Res<LastSetup>,
    mut settings: ResMut<Settings>,
    mut opener: GameOpener,
    mut commands: Commands,
) {
    for &PlayAtOnce(of) in requests.read() {
        let is_of_kind = |game: &StoredGame| game.record.code.split(':').next() == Some(of.name());
        let is_known = settings.lessons.iter().any(|name| name == of.name())
            || opener.current.local.games().iter().any(is_of_kind);
        if !is_known {
            if !LastSetup::first_boards(of).is_empty() {
                settings.first_boards.insert(of.name().to_owned(), 0);
            }
            commands.trigger(StartLesson(of));
            continue;
        }
        let choices = take_first_board(&mut settings, of);
        let choices = choices.unwrap_or_else(|| last_setup.clone().sound());
        match choices.start(of, fresh_seed(), settings.more_time) {
            Ok(game) => opener.begin(game),
            Err(error) => {
                let refusal = wording!("setup-not-possible", reason: error);
                opener.commands.trigger(Toast(refusal));
            }
        }
    }
}

/// Starts a lesson, unless the game of a server is being played.
fn start_lesson(
    request: On<StartLesson>,
    mut settings: ResMut<Settings>,
    mut current: ResMut<CurrentGame>,
    mut next: ResMut<NextState<Screen>>,
) -> Result {
    let StartLesson(of) = *request;
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

/// Opens levels of packs.
fn play_levels(mut requests: MessageReader<PlayLevel>, mut opener: GameOpener) {
    for PlayLevel(code) in requests.read() {
        opener.begin_board(code);
    }
}
