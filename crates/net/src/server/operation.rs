//! The operator's access to a server: log, counters and requests.

use super::lobby_plugin::{ServerDescription, ServerLobby, send_output};
use super::metrics::{Metrics, ServerMetrics, published};
use super::report::ServerReport;
use bevy_app::prelude::*;
use bevy_ecs::prelude::*;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tessella_formats::join_code::JoinCode;
use tessella_lobby::{Lobby, LobbyEvent, PersonId, RateLimiter, Refusal};
use tessella_protocol::admission::AdmissionControl;
use tessella_protocol::transport::ServerTransport;
use tracing::{debug, info};

/// Maximum wait for the reply to a request: longer than an update takes.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(2);

/// Number of refusals logged in a burst, and the milliseconds until one more is logged, so that people who are refused
/// again and again cannot fill the disk. The counters include all refusals.
const LOGGED_REFUSALS: u64 = 40;
const LOGGED_REFUSAL_INTERVAL: u64 = 500;

/// Request from the operator, which runs between messages from clients.
type ServerRequest = Box<dyn FnOnce(&mut Lobby, &ServerTransport) + Send>;

/// The operator's access to a running server, from any thread.
#[derive(Clone)]
pub struct ServerControl {
    requests: Sender<ServerRequest>,
    metrics: Arc<Mutex<ServerMetrics>>,
    admission: Arc<AdmissionControl>,
}

impl ServerControl {
    /// Returns the counters, which are less than a second old while the server is running.
    pub fn metrics(&self) -> ServerMetrics {
        published(&self.metrics)
    }

    /// Returns the join code, if there is one.
    pub fn code(&self) -> Option<JoinCode> {
        self.admission.code()
    }

    /// Replaces the join code. People who are connected stay, and can reconnect without the new code. Returns `false`
    /// if the server has no code.
    pub fn replace_code(&self, code: JoinCode) -> bool {
        self.admission.replace_code(code)
    }

    /// Calls a function with the lobby in the next update, and returns its result. Returns `None` if the server has
    /// ended or does not reply in time.
    pub fn with_lobby<R: Send + 'static>(
        &self,
        apply: impl FnOnce(&mut Lobby) -> R + Send + 'static,
    ) -> Option<R> {
        wait(&self.request(move |lobby, _| apply(lobby), || {}))
    }

    /// Calls a function with the lobby in the next update, and returns at once. Does nothing if the server has ended.
    pub fn change_lobby(&self, apply: impl FnOnce(&mut Lobby) + Send + 'static) {
        drop(self.request(move |lobby, _| apply(lobby), || {}));
    }

    /// Returns a report on people and rooms; `None` if the server has ended or does not reply in time.
    pub fn report(&self) -> Option<ServerReport> {
        wait(&self.request_report(|| {}))
    }

    /// Requests a report on people and rooms, and returns at once. `notify` is called on the server's thread once the
    /// report is available.
    pub fn request_report(&self, notify: impl FnOnce() + Send + 'static) -> Receiver<ServerReport> {
        self.request(
            |lobby, transport| ServerReport::new(lobby, transport),
            notify,
        )
    }

    /// Sends a request and returns the receiver of its result, which is closed if the server has ended.
    fn request<R: Send + 'static>(
        &self,
        apply: impl FnOnce(&mut Lobby, &ServerTransport) -> R + Send + 'static,
        notify: impl FnOnce() + Send + 'static,
    ) -> Receiver<R> {
        let (answer, answers) = channel();
        let request = move |lobby: &mut Lobby, transport: &ServerTransport| {
            // Nobody is waiting for a late reply.
            drop(answer.send(apply(lobby, transport)));
            notify();
        };
        drop(self.requests.send(Box::new(request)));
        answers
    }
}

/// Waits for the result of a request.
fn wait<R>(answers: &Receiver<R>) -> Option<R> {
    answers.recv_timeout(REQUEST_TIMEOUT).ok()
}

/// The server's end of a [`ServerControl`].
pub(super) struct Operation {
    requests: Receiver<ServerRequest>,
    metrics: Arc<Mutex<ServerMetrics>>,
}

/// Creates both ends.
pub(super) fn operation(admission: Arc<AdmissionControl>) -> (ServerControl, Operation) {
    let (requests, receiver) = channel();
    let metrics = Arc::<Mutex<ServerMetrics>>::default();
    let control = ServerControl {
        requests,
        metrics: Arc::clone(&metrics),
        admission,
    };
    let operation = Operation {
        requests: receiver,
        metrics,
    };
    (control, operation)
}

/// Plugin that logs and counts events, and runs the operator's requests.
pub(super) struct OperationPlugin(Mutex<Option<Operation>>);

impl OperationPlugin {
    pub(super) fn new(operation: Operation) -> Self {
        Self(Mutex::new(Some(operation)))
    }
}

impl Plugin for OperationPlugin {
    fn build(&self, app: &mut App) {
        let operation = self.0.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(Operation { requests, metrics }) = operation {
            app.insert_resource(ServerRequests(Mutex::new(requests)))
                .insert_resource(Metrics::new(metrics))
                .init_resource::<EventLog>()
                .add_systems(
                    Update,
                    (
                        run_requests.before(send_output),
                        report_events.after(send_output),
                    ),
                )
                .add_systems(Last, end_update);
        }
    }
}

/// Requests that have yet to run.
#[derive(Resource)]
struct ServerRequests(Mutex<Receiver<ServerRequest>>);

fn run_requests(
    mut server_lobby: ResMut<ServerLobby>,
    transport: Res<ServerTransport>,
    mut requests: ResMut<ServerRequests>,
) {
    let requests = requests.0.get_mut();
    for request in requests.unwrap_or_else(PoisonError::into_inner).try_iter() {
        request(&mut server_lobby.lobby, &transport);
    }
}

fn report_events(
    mut server_lobby: ResMut<ServerLobby>,
    mut metrics: ResMut<Metrics>,
    mut event_log: ResMut<EventLog>,
) {
    let now = server_lobby.now();
    for event in server_lobby.lobby.take_events() {
        metrics.now.count_event(&event);
        event_log.log(&event, now);
    }
}

fn end_update(
    server_lobby: Res<ServerLobby>,
    transport: Res<ServerTransport>,
    identity: Res<ServerDescription>,
    mut metrics: ResMut<Metrics>,
) {
    metrics.end_update(&server_lobby.lobby, transport.counts(), &identity.admission);
}

/// Log of the events of a lobby, with a limited rate of refusals.
#[derive(Resource)]
struct EventLog {
    refusals: RateLimiter,
    /// Number of refusals since the last one that was logged.
    omitted: u64,
}

impl Default for EventLog {
    fn default() -> Self {
        Self {
            refusals: RateLimiter::new(LOGGED_REFUSALS, LOGGED_REFUSAL_INTERVAL, 0),
            omitted: 0,
        }
    }
}

impl EventLog {
    /// Logs an event. `now` is the server's time in milliseconds.
    fn log(&mut self, event: &LobbyEvent, now: u64) {
        match event {
            // Text is recorded as a string; in JSON, its debug format would be quoted twice.
            LobbyEvent::Joined(person, name) => {
                info!(event = "join", person = person.0, name = name.as_str());
            }
            LobbyEvent::Returned(person) => info!(event = "return", person = person.0),
            LobbyEvent::Gone(person, reason) => info!(event = "leave", person = person.0, ?reason),
            LobbyEvent::Refused(person, refusal) => self.log_refusal(*person, refusal, now),
            LobbyEvent::RoomOpened(room, person, code) => {
                let (room, person, code) = (room.0, person.0, code.as_str());
                info!(event = "room_open", room, person, code);
            }
            LobbyEvent::RoomClosed(room) => info!(event = "room_close", room = room.0),
            LobbyEvent::MatchStarted(room, number) => {
                info!(event = "game_start", room = room.0, number);
            }
            LobbyEvent::Moved(room) => debug!(event = "move", room = room.0),
            LobbyEvent::MatchEnded(room, number, result) => {
                let (winner, forfeit) = (result.winner, result.forfeit);
                let (by, reason) = forfeit.unzip();
                let reason = reason.map(|reason| format!("{reason:?}"));
                info!(
                    event = "game_end",
                    room = room.0,
                    number,
                    winner,
                    forfeited_by = by,
                    forfeit = reason,
                );
            }
            LobbyEvent::TournamentStarted(room, kind, entrants) => {
                info!(event = "tournament_start", room = room.0, ?kind, entrants);
            }
            LobbyEvent::TournamentEnded(room) => info!(event = "tournament_end", room = room.0),
        }
    }

    fn log_refusal(&mut self, person: Option<PersonId>, refusal: &Refusal, now: u64) {
        let (person, reason) = (person.map(|person| person.0), refusal.name());
        if *refusal == Refusal::RateLimited {
            debug!(event = "refusal", person, reason);
        } else if self.refusals.try_acquire(now) {
            let omitted = std::mem::take(&mut self.omitted);
            let omitted = (omitted > 0).then_some(omitted);
            info!(event = "refusal", person, reason, ?refusal, omitted);
        } else {
            self.omitted += 1;
        }
    }
}
