//! Apps of several players, connected to one server.

use crate::folder::Folder;
use crate::shapes::{good_move, make};
use crate::stage::{Stage, WIDE};
use bevy::prelude::*;
use std::net::SocketAddr;
use std::thread::sleep;
use std::time::{Duration, Instant};
use tessella::core::settings::{Motion, Settings};
use tessella::core::{ExpectedServer, NetRequest};
use tessella::core::{Phase, Screen};
use tessella::net::Net;
use tessella_games::{Game, Rules, Turn};
use tessella_lobby::{self, ClientMessage, ClientState, RaceGoal, RaceView, RoomConfig, RoomId};
use tessella_session::Player;
use tessella_window_test_support::FRAME;

/// Names of the players, in the order in which they join.
pub const NAMES: [&str; 4] = ["Ann", "Bob", "Cleo", "Dan"];
/// Time limit for expected events, in seconds.
const PATIENCE: u64 = 10;
/// Rest between two frames of all windows, which leaves the processor to the server and to other tests.
const REST: Duration = Duration::from_millis(8);
/// Wait after which [`ConnectedApps::until`] draws fewer frames: what comes now is a matter of seconds.
const LONG_WAIT: Duration = Duration::from_millis(500);
/// Rest between two frames of all windows in a long wait, and the time that passes in each for its program.
const LONG_REST: Duration = Duration::from_millis(50);

/// Apps of the players. The first one runs the server. The windows close before the folders are removed.
pub struct ConnectedApps {
    /// Windows of the players.
    pub stages: Vec<Stage>,
    folders: Vec<Folder>,
}

/// Opens a window of a player with this name, with files in a folder.
pub fn open_window(folder: &Folder, size: UVec2, name: &str) -> Stage {
    let mut stage = Stage::open(size, folder.storage());
    let mut settings = stage.world().resource_mut::<Settings>();
    settings.motion = Some(Motion::Off);
    settings.lan.name = name.to_owned();
    settings.lan.port.get_or_insert(0);
    stage.frame();
    stage
}

/// Returns the configuration of a room with this number of seats on this board.
pub fn room(code: &str, seats: u8) -> RoomConfig {
    RoomConfig {
        race_view: RaceView::Live,
        ..RoomConfig::new(code, seats)
    }
}

/// Returns the state that a client has received from the server.
pub fn lobby_of(stage: &Stage) -> &ClientState {
    stage.resource::<Net>().lobby()
}

/// Returns the game of the joined room.
pub fn shared(stage: &Stage) -> &tessella_lobby::ClientGame {
    lobby_of(stage).game().expect("a game in the room")
}

/// Returns `true` if a network game is on the screen.
pub fn is_playing(stage: &Stage) -> bool {
    stage.screen() == Screen::Play && stage.resource::<Net>().game_of(stage.resource()).is_some()
}

/// Returns `true` if it is this player's turn.
pub fn is_to_move(stage: &Stage) -> bool {
    let is_own = matches!(stage.game().player_to_move(), Some((_, Player::Human)));
    is_own && stage.phase() == Some(Phase::Playing)
}

/// Sends a message to the server.
pub fn send(stage: &mut Stage, message: ClientMessage) {
    stage.write(NetRequest::Send(message));
    stage.frame();
}

impl ConnectedApps {
    /// Opens windows that are not connected. The name must be unique.
    pub fn unconnected(name: &str, sizes: &[UVec2]) -> Self {
        let folders: Vec<Folder> = NAMES[..sizes.len()]
            .iter()
            .map(|person| Folder::new(&format!("network-{name}-{person}")))
            .collect();
        let people = folders.iter().zip(sizes).zip(NAMES);
        let stages = people
            .map(|((folder, &size), person)| open_window(folder, size, person))
            .collect();
        Self { stages, folders }
    }

    /// Opens windows of a server and its clients, all in the lobby.
    pub fn in_lobby(name: &str, count: usize) -> Self {
        let mut apps = Self::unconnected(name, &vec![WIDE; count]);
        apps.connect();
        apps
    }

    /// Starts a server in the first window and joins it from all others.
    pub fn connect(&mut self) {
        self.stages[0].press("Local network");
        self.stages[0].press("Host a game");
        self.until("the server is joined", |stages| {
            stages[0].screen() == Screen::Lobby
        });
        let (address, code) = self.server_address();
        for stage in &mut self.stages[1..] {
            stage.press("Local network");
            let code = code.clone();
            stage.write(NetRequest::Join {
                address,
                code,
                server: ExpectedServer::AsBefore,
            });
        }
        let count = self.stages.len();
        self.until("all have joined", |stages| {
            let in_lobby = |stage: &Stage| {
                stage.screen() == Screen::Lobby && lobby_of(stage).people().count() == count
            };
            stages.iter().all(in_lobby)
        });
    }

    /// Returns the server's address and code.
    pub fn server_address(&self) -> (SocketAddr, String) {
        let server = self.stages[0].resource::<Net>().server().expect("a server");
        let code = server
            .code()
            .map(|code| code.to_string())
            .unwrap_or_default();
        (server.loopback_address(), code)
    }

    /// Returns the folder of a player.
    pub fn folder(&self, at: usize) -> &Folder {
        &self.folders[at]
    }

    /// Closes the window of a player and opens another with the same files.
    pub fn reopen(&mut self, at: usize) {
        let closed = self.stages.remove(at);
        drop(closed);
        let stage = open_window(&self.folders[at], WIDE, NAMES[at]);
        self.stages.insert(at, stage);
    }

    /// Runs a frame in each window.
    pub fn frame(&mut self) {
        for stage in &mut self.stages {
            stage.frame();
        }
    }

    /// Runs `count` frames in each window.
    pub fn frames(&mut self, count: usize) {
        (0..count).for_each(|_| self.frame());
    }

    /// Runs frames in each window until a condition is true, and returns the time that took.
    #[track_caller]
    pub fn until(&mut self, what: &str, is_so: impl FnMut(&mut [Stage]) -> bool) -> Duration {
        self.until_within(PATIENCE, what, is_so)
    }

    /// Runs frames in each window until a condition is true, for this many seconds at most.
    #[track_caller]
    pub fn until_within(
        &mut self,
        seconds: u64,
        what: &str,
        mut is_so: impl FnMut(&mut [Stage]) -> bool,
    ) -> Duration {
        let begun = Instant::now();
        let mut rest = REST;
        while !is_so(&mut self.stages) {
            if begun.elapsed() > Duration::from_secs(seconds) {
                let words: Vec<_> = self.stages.iter().map(Stage::words).collect();
                panic!("timeout: {what}: {words:#?}");
            }
            if rest == REST && begun.elapsed() > LONG_WAIT {
                rest = LONG_REST;
                self.set_frame_time(LONG_REST);
            }
            self.frame();
            sleep(rest);
        }
        if rest == LONG_REST {
            self.set_frame_time(FRAME);
        }
        begun.elapsed()
    }

    fn set_frame_time(&mut self, time: Duration) {
        for stage in &mut self.stages {
            stage.set_frame_time(time);
        }
    }

    /// Runs frames in each window for about this long.
    pub fn pass(&mut self, time: Duration) {
        let begun = Instant::now();
        while begun.elapsed() < time {
            self.frame();
            sleep(REST);
        }
    }

    /// Opens a room and seats all other players while there are free seats; the rest watch.
    pub fn open_room(&mut self, owner: usize, config: RoomConfig) -> RoomId {
        let seats = usize::from(config.seats);
        send(&mut self.stages[owner], ClientMessage::OpenRoom(config));
        let mut room = None;
        self.until("all see the room", |stages| {
            room = lobby_of(&stages[owner]).room().map(|room| room.id);
            let knows = |stage: &Stage| lobby_of(stage).rooms().any(|known| Some(known.id) == room);
            room.is_some() && stages.iter().all(knows)
        });
        let room = room.expect("a room");
        let others = (0..self.stages.len()).filter(|&at| at != owner);
        for (number, at) in (1..).zip(others.collect::<Vec<_>>()) {
            let request = if number < seats {
                ClientMessage::TakeSeat(room, None)
            } else {
                ClientMessage::Watch(room)
            };
            send(&mut self.stages[at], request);
            self.until("they are in the room", |stages| {
                lobby_of(&stages[at]).room().is_some()
            });
        }
        room
    }

    /// Sets all seated players ready and waits until the game is on every screen.
    pub fn begin(&mut self) {
        for stage in &mut self.stages {
            if lobby_of(stage).seat().is_some() {
                send(stage, ClientMessage::SetReady(true));
            }
        }
        self.until("the game begins", |stages| {
            let is_on = |stage: &Stage| is_playing(stage) && shared(stage).result.is_none();
            stages.iter().all(is_on)
        });
        self.wait_for_countdown();
    }

    /// Waits until the match accepts moves.
    pub fn wait_for_countdown(&mut self) {
        self.until("the countdown is over", |stages| {
            stages.iter().all(|stage| shared(stage).hold.is_none())
        });
        self.frames(2);
    }

    /// Starts a game on this board between the first two players with the others as spectators. The server's player
    /// opens the room.
    pub fn playing(name: &str, count: usize, code: &str) -> Self {
        let mut apps = Self::in_lobby(name, count);
        apps.open_room(0, room(code, 2));
        apps.begin();
        apps
    }

    /// Returns the index of the player whose turn it is, if there is one.
    pub fn mover(&self) -> Option<usize> {
        self.stages.iter().position(is_to_move)
    }

    /// Returns the index of the player in the first seat of a game on one board.
    pub fn first(&self) -> usize {
        let is_first = |stage: &Stage| stage.game().players()[0] == Player::Human;
        self.stages.iter().position(is_first).expect("somebody")
    }

    /// Makes a good move for the player whose turn it is, with one of three input devices, waits until all see it,
    /// and returns that player's index.
    pub fn make_move(&mut self, device: usize) -> usize {
        let mover = self.mover().expect("somebody is to move");
        let before = self.stages[mover].cursor();
        play(&mut self.stages[mover], device);
        self.until("all see the move", |stages| {
            stages.iter().all(|stage| stage.cursor() > before)
        });
        self.check_alike();
        mover
    }

    /// Plays on one board to the end with keys, clicks and touches in turn, and compares all positions after each
    /// move.
    pub fn play_to_the_end(&mut self) {
        for turn in 0.. {
            assert!(turn < 600, "the game does not end");
            if self.mover().is_none() {
                break;
            }
            self.make_move(turn);
        }
        self.until_over();
    }

    /// Plays each player's own board to the end.
    pub fn race_to_the_end(&mut self) {
        for turn in 0.. {
            assert!(turn < 600, "the race does not end");
            let Some(racer) = (0..self.stages.len())
                .cycle()
                .skip(turn)
                .take(self.stages.len())
                .find(|&at| is_to_move(&self.stages[at]))
            else {
                break;
            };
            let before = self.stages[racer].cursor();
            play(&mut self.stages[racer], turn);
            let seat = lobby_of(&self.stages[racer]).seat().expect("a seat");
            self.until("all see how far they are", |stages| {
                let moves = stages[racer].cursor();
                let knows = |stage: &Stage| {
                    usize::from(shared(stage).info.progress[usize::from(seat)].moves) == moves
                };
                moves > before && stages.iter().all(knows)
            });
            let is_done = self.stages[racer].game().position().outcome().is_some();
            let goal = lobby_of(&self.stages[racer]).room().map(|room| room.goal);
            if is_done && goal == Some(RaceGoal::FirstToFinish) {
                break;
            }
        }
        self.until_over();
    }

    /// Waits until every window shows the result.
    pub fn until_over(&mut self) {
        self.until("all see the result", |stages| {
            let is_over = |stage: &Stage| {
                shared(stage).result.is_some() && stage.phase() == Some(Phase::Over)
            };
            stages.iter().all(is_over)
        });
        self.frames(2);
    }

    /// Checks that all have the same position. No message may be in flight.
    #[track_caller]
    pub fn check_alike(&self) {
        let hashes: Vec<u32> = self.stages.iter().map(hash).collect();
        assert!(
            hashes.iter().all(|&hash| hash == hashes[0]),
            "positions differ: {hashes:?}"
        );
    }
}

/// Returns the hash of the position that a client shows.
pub fn hash(stage: &Stage) -> u32 {
    stage.game().state_hash()
}

/// Makes a good move with one of three input devices.
pub fn play(stage: &mut Stage, device: usize) {
    let game = stage.game();
    let is_shuffle = matches!(game.position().to_move(), Turn::Chance(_));
    if game.code().setup.game() == Game::Link && is_shuffle {
        stage.press_button("Shuffle");
        return;
    }
    let mv = good_move(stage);
    make(stage, device, mv);
}
