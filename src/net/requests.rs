//! The requests of the player about the network.

use super::host;
use super::link::Net;
use super::remote_game;
use super::remote_game::leave;
use super::saved_seats::{self, LanPlayer};
use crate::core::settings::Settings;
use crate::core::storage::Storage;
use crate::core::{CurrentGame, NetRequest, Screen, Toast, Waker};
use crate::text::{Wording, wording};
use bevy::prelude::*;
use std::net::SocketAddr;
use tessella_formats::join_code::JoinCode;
use tessella_language::{Language, tr, without_marks};
use tessella_lobby::{ClientMessage, LobbyLimits};
use tessella_net::client::ClientConfig;
use tessella_net::server::{Server, ServerConfig};
use tessella_protocol::random_join_code;
use tessella_protocol::{NAME_LENGTH, ServerKey};

/// Cancels a join in progress when the player leaves the network screen.
pub(super) fn give_up_joining(mut net: ResMut<Net>, mut current: ResMut<CurrentGame>) {
    if net.link.is_some() && !net.has_joined() {
        leave(&mut net, &mut current);
    }
}

pub(super) fn answer_requests(
    mut requests: MessageReader<NetRequest>,
    mut net: ResMut<Net>,
    mut current: ResMut<CurrentGame>,
    mut player: LanPlayer,
    storage: Res<Storage>,
    waker: Res<Waker>,
    mut commands: Commands,
) {
    for request in requests.read() {
        let toast = match request {
            NetRequest::StartServer => {
                leave(&mut net, &mut current);
                let config = start_own_server(&mut net, &mut player, &storage);
                let joined = config.and_then(|config| net.join(config, &waker));
                joined.err().map(Toast)
            }
            NetRequest::Join {
                address,
                code,
                server,
            } => {
                leave(&mut net, &mut current);
                player.give_name();
                let expected = saved_seats::expected(&player.settings, *address, *server);
                let config = client_config(&player.settings, *address, code, expected);
                net.join(config, &waker).err().map(Toast)
            }
            NetRequest::Send(message) => send(&mut net, message),
            NetRequest::Mute(person, muted) => {
                net.lobby.mute(*person, *muted);
                None
            }
            NetRequest::ReplaceCode => replace_code(&net, &mut player.settings),
            NetRequest::Host(request) => host::answer(&net, request),
            NetRequest::Leave => {
                leave_for_good(&mut net, &mut current, &mut player);
                // The screen keeps what was entered there if joining is given up.
                commands.set_state_if_neq(Screen::Lan);
                None
            }
            NetRequest::Show => {
                if remote_game::show(&net, &mut current, player.language.0) {
                    commands.set_state(Screen::Play);
                }
                None
            }
            NetRequest::SaveGame => {
                let is_saved = remote_game::save(&net, &mut current, &storage);
                is_saved.then(|| Toast(wording!("match-saved")))
            }
        };
        if let Some(toast) = toast {
            commands.trigger(toast);
        }
    }
}

/// Leaves a server, and gives the player's seat up. One in this process saves its rooms with all seats.
fn leave_for_good(net: &mut Net, current: &mut CurrentGame, player: &mut LanPlayer) {
    if net.has_joined() {
        if net.server.is_none() {
            net.send(ClientMessage::LeaveRoom);
        }
        saved_seats::forget_seat(net, &mut player.settings);
    }
    leave(net, current);
}

/// Starts a server in this process. Returns the configuration to join it.
fn start_own_server(
    net: &mut Net,
    player: &mut LanPlayer,
    storage: &Storage,
) -> Result<ClientConfig, Wording> {
    player.give_name();
    if player.settings.lan.code.parse::<JoinCode>().is_err() {
        player.settings.lan.code = random_join_code().to_string();
    }
    start_server(net, &player.settings, storage, player.language.0)
}

/// Sends a message to the server. Returns what tells the player that the others were asked for something.
fn send(net: &mut Net, message: &ClientMessage) -> Option<Toast> {
    if let ClientMessage::Rename(name) = message {
        net.wanted_name = Some(name.clone());
    }
    net.send(message.clone());
    match message {
        ClientMessage::OfferDraw => Some(Toast(wording!("match-draw-sent"))),
        ClientMessage::RequestPause => Some(Toast(wording!("match-pause-sent"))),
        _ => None,
    }
}

/// Replaces the join code of the server in this process, if it has one, and keeps it for the next server.
fn replace_code(net: &Net, settings: &mut Settings) -> Option<Toast> {
    let code = random_join_code();
    let server = net.server.as_ref()?;
    server.control().replace_code(code).then(|| {
        settings.lan.code = code.to_string();
        Toast(wording!("server-code-replaced", code = code.to_string()))
    })
}

/// Returns the configuration to join a server with one of these keys, as the player of the settings.
fn client_config(
    settings: &Settings,
    address: SocketAddr,
    code: &str,
    expected: Vec<ServerKey>,
) -> ClientConfig {
    ClientConfig {
        address,
        code: code.to_owned(),
        name: settings.lan.name.clone(),
        seats: saved_seats::known(settings),
        expected,
    }
}

/// Returns the name of the server of a player: that of the player alone if the usual one would be cut.
fn server_name(player: &str, language: Language) -> String {
    let name = without_marks(&tr!(language, "server-name", player));
    if NAME_LENGTH.cuts(&name) {
        player.to_owned()
    } else {
        name
    }
}

/// Starts a server in this process and returns the configuration to join it.
fn start_server(
    net: &mut Net,
    settings: &Settings,
    storage: &Storage,
    language: Language,
) -> Result<ClientConfig, Wording> {
    let lan = &settings.lan;
    let server = Server::start(ServerConfig {
        port: lan.port,
        // Others read the name, also in programs that draw it otherwise.
        name: server_name(&lan.name, language),
        code: lan.code.parse().ok().filter(|_| lan.with_code),
        limits: LobbyLimits {
            max_people: lan.people,
            max_rooms: lan.rooms,
            reconnect_window: lan.reconnect_window,
            ..LobbyLimits::default()
        },
        file: storage.rooms_file(),
    });
    let server = server.map_err(|error| wording!("server-not-started", error: error))?;
    let code = server.code().map(|code| code.to_string());
    let code = code.unwrap_or_default();
    let expected = vec![server.key()];
    let config = client_config(settings, server.loopback_address(), &code, expected);
    net.server = Some(server);
    Ok(config)
}
