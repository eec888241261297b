//! Navigation between screens.

use crate::core::device::Device;
use crate::core::{
    Confirmation, CurrentDaily, CurrentGame, CurrentLevel, GoBack, NetRequest, OpenScreen, Packs,
    Phase, ReturnScreen, Screen,
};
use crate::net::{Net, question};
use crate::screens::codes::OfferedCodes;
use crate::screens::lan;
use crate::screens::lobby::lobby_screen::LobbyScreen;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use tessella_lobby::{ClientMessage, RoomStage};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Title), forget_visit)
        .add_systems(OnEnter(Screen::Play), forget_visit)
        .add_observer(open_screen)
        .add_observer(go_back);
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

/// Everything that going back can change.
#[derive(SystemParam)]
struct BackTargets<'w> {
    return_screen: ResMut<'w, ReturnScreen>,
    next: ResMut<'w, NextState<Screen>>,
    next_phase: ResMut<'w, NextState<Phase>>,
    search: ResMut<'w, lan::LanScreen>,
    desk: ResMut<'w, LobbyScreen>,
    packs: ResMut<'w, Packs>,
    confirmation: ResMut<'w, Confirmation>,
    level: Res<'w, CurrentLevel>,
    codes: Res<'w, OfferedCodes>,
    leave: MessageWriter<'w, NetRequest>,
    exit: MessageWriter<'w, AppExit>,
}

fn go_back(
    _: On<GoBack>,
    mut targets: BackTargets,
    screen: Res<State<Screen>>,
    phase: Option<Res<State<Phase>>>,
    (net, current, daily): (Res<Net>, Res<CurrentGame>, Res<CurrentDaily>),
    device: Res<Device>,
) {
    let BackTargets {
        return_screen,
        next,
        next_phase,
        search,
        desk,
        packs,
        confirmation,
        level,
        codes,
        leave,
        exit,
    } = &mut targets;
    match screen.get() {
        Screen::Title if device.back_leaves => {
            exit.write(AppExit::Success);
        }
        Screen::Title => {}
        // The way back from a question is not to take the step.
        Screen::Play if confirmation.withdraw() => {}
        Screen::Play if phase.is_some_and(|phase| *phase.get() == Phase::Replay) => {
            next_phase.set(Phase::Over);
        }
        Screen::Play if net.game_of(&current).is_some() => next.set(Screen::Lobby),
        Screen::Play if daily.0.is_some() => next.set(Screen::Today),
        Screen::Play if packs.open().is_some() && level.0.is_some() => next.set(Screen::Packs),
        Screen::Packs if packs.open().is_some() => packs.set_open(None),
        Screen::Play | Screen::Packs | Screen::Today => next.set(Screen::Title),
        Screen::Lan if search.turn_back() => {}
        Screen::Lan => next.set(Screen::Title),
        Screen::Lobby if desk.turn_back() => drop(confirmation.withdraw()),
        Screen::Lobby => {
            // From a room to the lobby, and from there out of the server. During a match, the game is shown instead:
            // leaving it requires a confirmed forfeit.
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
                leave.write(request);
            }
        }
        Screen::Keys => next.set(Screen::Settings),
        Screen::Codes => {
            return_screen.0 = codes.return_screen;
            next.set(codes.from);
        }
        Screen::Kit
        | Screen::Setup
        | Screen::Games
        | Screen::Statistics
        | Screen::Share
        | Screen::Settings
        | Screen::Help => {
            next.set(return_screen.0.take().unwrap_or_default());
        }
    }
}
