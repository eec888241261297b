//! Play over the local network, on the app's side: one client connection to a server, which may run in this process,
//! and the state received from it. Server and client run on threads of their own ([`tessella_net`]) and wake the event
//! loop on new events.
//!
//! The game of the joined room replaces the games of this device, which are stored in memory until the player leaves
//! it. Moves take the same path as all others, but the authority is the server: the app commits the moves that
//! [`ClientState`](tessella_lobby::ClientState) derives from its messages.

mod events;
mod host;
mod link;
mod match_result;
mod names;
mod question;
mod remote_game;
mod requests;
mod saved_seats;
mod server_watch;

pub use events::{CodeNeeded, JoinFailed, RoomOpened, ServerChanged};
pub use link::Net;
pub use match_result::match_result;
pub use names::fresh_name;
pub use question::{ConfirmedRequests, question};
pub use remote_game::{RemoteRequest, routes};
pub use saved_seats::{SeatReturn, forget_seats, is_kept, seat_to_return_to};
pub use server_watch::ServerWatch;

use crate::core::device::BroadcastsWanted;
use crate::core::language::CurrentLanguage;
use crate::core::{CommitSystems, FrameSystems, NetSystems, RedrawAppExt, Screen};
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.init_redraw_resource::<Net>()
        .init_resource::<ServerWatch>()
        .add_systems(
            Update,
            (
                requests::answer_requests,
                events::report_other_name,
                events::sync_network,
                // Computers have names in the language of the window.
                remote_game::name_remote_players.run_if(resource_changed::<CurrentLanguage>),
                saved_seats::store_held_seat,
                remote_game::end_lost_game,
                (
                    host::end_drained_server,
                    host::watch_own_server,
                    host::report_rooms_warning,
                )
                    .chain(),
                server_watch::watch_server,
            )
                .chain()
                .in_set(NetSystems)
                .in_set(FrameSystems::Play)
                .before(CommitSystems),
        )
        .add_systems(OnExit(Screen::Lan), requests::give_up_joining)
        .add_systems(Update, want_broadcasts.in_set(FrameSystems::Show))
        .add_plugins((events::plugin, remote_game::plugin, saved_seats::plugin));
}

/// Enables reception of broadcasts while a server runs here or the app searches for servers.
fn want_broadcasts(
    net: Res<Net>,
    screen: Res<State<Screen>>,
    mut wanted: ResMut<BroadcastsWanted>,
) {
    let now = net.server().is_some() || *screen.get() == Screen::Lan;
    wanted.set_if_neq(BroadcastsWanted(now));
}
