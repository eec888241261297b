//! Navigation between screens.

use crate::core::device::Device;
use crate::core::{
    Confirmation, CurrentDaily, CurrentGame, CurrentLevel, GoBack, NetRequest, OpenScreen, Packs,
    Phase, ReturnScreen, Screen,
};
use crate::net::{Net, question};
use crate::screens::codes::OfferedCodes;
use crate::screens::lan::LanScreen;
use crate::screens::lobby::lobby_screen::LobbyScreen;
use bevy::prelude::*;
use tessella_lobby::{ClientMessage, RoomStage};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Title), forget_visit)
        .add_systems(OnEnter(Screen::Play), forget_visit)
        .add_observer(open_screen)
        .add_observer(go_back)
        .add_observer(go_back_from_game)
        .add_observer(leave_game)
        .add_observer(go_back_from_packs)
        .add_observer(go_back_from_lan)
        .add_observer(go_back_from_lobby)
        .add_observer(go_back_from_codes);
}

fn open_screen(
    request: On<OpenScreen>,
    mut return_screen: ResMut<ReturnScreen>,
    screen: Res<State<Screen>>,
    mut next: ResMut<NextState<Screen>>,
) {
    return_screen.0 = Some(*screen.get());
    next.set(request.0);
}

/// Clears the origin of a visit on the screens where visits begin.
fn forget_visit(mut return_screen: ResMut<ReturnScreen>) {
    return_screen.0 = None;
}

/// Goes back from the screens whose way back depends on nothing else.
fn go_back(
    _: On<GoBack>,
    screen: Res<State<Screen>>,
    device: Res<Device>,
    mut return_screen: ResMut<ReturnScreen>,
    mut commands: Commands,
) {
    match screen.get() {
        Screen::Title if device.back_leaves => {
            commands.write_message(AppExit::Success);
        }
        Screen::Today => commands.set_state(Screen::Title),
        Screen::Keys => commands.set_state(Screen::Settings),
        Screen::Kit
        | Screen::Setup
        | Screen::Games
        | Screen::Statistics
        | Screen::Share
        | Screen::Settings
        | Screen::Help => {
            commands.set_state(return_screen.0.take().unwrap_or_default());
        }
        Screen::Title
        | Screen::Play
        | Screen::Packs
        | Screen::Lan
        | Screen::Lobby
        | Screen::Codes => {}
    }
}

/// Request to leave the screen of a game for the one that it belongs to.
#[derive(Event)]
struct LeaveGame;

fn go_back_from_game(
    _: On<GoBack>,
    screen: Res<State<Screen>>,
    phase: Option<Res<State<Phase>>>,
    mut confirmation: ResMut<Confirmation>,
    mut commands: Commands,
) {
    // The way back from a question is not to take the step.
    if *screen.get() != Screen::Play || confirmation.withdraw() {
        return;
    }
    if phase.is_some_and(|phase| *phase.get() == Phase::Replay) {
        commands.set_state(Phase::Over);
    } else {
        commands.trigger(LeaveGame);
    }
}

fn leave_game(
    _: On<LeaveGame>,
    net: Res<Net>,
    current: Res<CurrentGame>,
    daily: Res<CurrentDaily>,
    level: Res<CurrentLevel>,
    packs: Res<Packs>,
    mut commands: Commands,
) {
    commands.set_state(if net.game_of(&current).is_some() {
        Screen::Lobby
    } else if daily.0.is_some() {
        Screen::Today
    } else if packs.open().is_some() && level.0.is_some() {
        Screen::Packs
    } else {
        Screen::Title
    });
}

fn go_back_from_packs(
    _: On<GoBack>,
    screen: Res<State<Screen>>,
    mut packs: ResMut<Packs>,
    mut commands: Commands,
) {
    if *screen.get() != Screen::Packs {
        return;
    }
    if packs.open().is_some() {
        packs.set_open(None);
    } else {
        commands.set_state(Screen::Title);
    }
}

fn go_back_from_lan(
    _: On<GoBack>,
    screen: Res<State<Screen>>,
    mut search: ResMut<LanScreen>,
    mut commands: Commands,
) {
    if *screen.get() == Screen::Lan && !search.turn_back() {
        commands.set_state(Screen::Title);
    }
}

/// Goes back from a room to the lobby, and from there out of the server. During a match, the game is shown instead: leaving it requires a
/// confirmed forfeit.
fn go_back_from_lobby(
    _: On<GoBack>,
    screen: Res<State<Screen>>,
    net: Res<Net>,
    mut desk: ResMut<LobbyScreen>,
    mut confirmation: ResMut<Confirmation>,
    mut commands: Commands,
) {
    if *screen.get() != Screen::Lobby {
        return;
    }
    if desk.turn_back() {
        confirmation.withdraw();
        return;
    }
    let request = match net.lobby().room() {
        None => NetRequest::Leave,
        Some(room) if room.stage == RoomStage::Playing => NetRequest::Show,
        Some(_) => NetRequest::Send(ClientMessage::LeaveRoom),
    };
    let question = question(&net, &request);
    let is_other = confirmation
        .asked()
        .is_some_and(|asked| Some(asked) != question);
    if is_other {
        confirmation.withdraw();
    } else if confirmation.allows(question) {
        commands.write_message(request);
    }
}

fn go_back_from_codes(
    _: On<GoBack>,
    screen: Res<State<Screen>>,
    codes: Res<OfferedCodes>,
    mut return_screen: ResMut<ReturnScreen>,
    mut commands: Commands,
) {
    if *screen.get() == Screen::Codes {
        return_screen.0 = codes.return_screen;
        commands.set_state(codes.from);
    }
}
