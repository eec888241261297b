//! People who play together, each with a window.

use crate::folder::Folder;
use crate::shapes::{good_move, make};
use crate::stage::{Stage, WIDE};
use bevy::prelude::*;
use std::net::SocketAddr;
use std::thread::sleep;
use std::time::{Duration, Instant};
use tessella::app::core::NetRequest;
use tessella::app::core::settings::{Motion, Settings};
use tessella::app::core::{Phase, Screen};
use tessella::app::net::Net;
use tessella::games::{Game, Rules, Turn};
use tessella::lobby::{self, ClientMessage, ClientState, RaceGoal, RoomConfig, RoomId, TimeLimit};
use tessella::session::{Player, Session};

/// Names of the people, in the order in which they join.
pub const NAMES: [&str; 4] = ["Ann", "Bob", "Cleo", "Dan"];
/// Time limit for an expected event, in seconds.
const PATIENCE: u64 = 10;

/// People; the first one runs the server. The windows are dropped before the folders.
pub struct Company {
    /// Windows of the people.
    pub stages: Vec<Stage>,
    folders: Vec<Folder>,
}

/// Opens the window of a person with this name, with files in a folder.
pub fn arrive(folder: &Folder, size: UVec2, name: &str) -> Stage {
    let mut stage = Stage::open(size, folder.storage());
    let mut settings = stage.world().resource_mut::<Settings>();
    settings.motion = Motion::Off;
    settings.lan.name = name.to_owned();
    settings.lan.port.get_or_insert(0);
    stage.frame();
    stage
}

/// Returns the configuration of a room with this number of seats and this board.
pub fn room(code: &str, seats: u8) -> RoomConfig {
    RoomConfig {
        code: code.to_owned(),
        seats,
        spectators: true,
        limit: TimeLimit::None,
        goal: RaceGoal::FirstToFinish,
    }
}

/// Returns a person's view of the lobby.
pub fn lobby_of(stage: &Stage) -> &ClientState {
    stage.resource::<Net>().lobby()
}

/// Returns the game in the person's room.
pub fn shared(stage: &Stage) -> &lobby::ClientGame {
    lobby_of(stage).game().expect("a game in the room")
}

/// Returns `true` if a game over the network is on the screen.
pub fn is_playing(stage: &Stage) -> bool {
    stage.screen() == Screen::Play && stage.resource::<Net>().shown_game().is_some()
}

/// Returns `true` if it is this person's turn.
pub fn is_to_move(stage: &Stage) -> bool {
    let is_own = matches!(stage.game().player_to_move(), Some((_, Player::Human)));
    is_own && stage.phase() == Some(Phase::Playing)
}

/// Sends a message to the server.
pub fn ask(stage: &mut Stage, ask: ClientMessage) {
    stage.write(NetRequest::Send(ask));
    stage.frame();
}

impl Company {
    /// Creates people who are not connected. `name` must be unique to the test.
    pub fn strangers(name: &str, sizes: &[UVec2]) -> Self {
        let folders: Vec<Folder> = NAMES[..sizes.len()]
            .iter()
            .map(|person| Folder::new(&format!("network-{name}-{person}")))
            .collect();
        let people = folders.iter().zip(sizes).zip(NAMES);
        let stages = people
            .map(|((folder, &size), person)| arrive(folder, size, person))
            .collect();
        Self { stages, folders }
    }

    /// Creates a server and its clients, all in the lobby.
    pub fn gather(name: &str, count: usize) -> Self {
        let mut company = Self::strangers(name, &vec![WIDE; count]);
        company.meet();
        company
    }

    /// Opens a server with the first person, and joins all others.
    pub fn meet(&mut self) {
        self.stages[0].press("Local network");
        self.stages[0].press("Open a table here");
        self.until("the host is in", |stages| {
            stages[0].screen() == Screen::Lobby
        });
        let (address, code) = self.host();
        for stage in &mut self.stages[1..] {
            stage.press("Local network");
            let code = code.clone();
            stage.write(NetRequest::Join { address, code });
        }
        let count = self.stages.len();
        self.until("all have come in", |stages| {
            let in_entrance = |stage: &Stage| {
                stage.screen() == Screen::Lobby && lobby_of(stage).people().count() == count
            };
            stages.iter().all(in_entrance)
        });
    }

    /// Returns the address of the server and its join code.
    pub fn host(&self) -> (SocketAddr, String) {
        let host = self.stages[0].resource::<Net>().host().expect("a host");
        let code = host.code().map(ToString::to_string).unwrap_or_default();
        (host.loopback_address(), code)
    }

    /// Returns the folder of a person.
    pub fn folder(&self, at: usize) -> &Folder {
        &self.folders[at]
    }

    /// Closes the window of a person and opens another with the same files.
    pub fn reopen(&mut self, at: usize) {
        let closed = self.stages.remove(at);
        drop(closed);
        let stage = arrive(&self.folders[at], WIDE, NAMES[at]);
        self.stages.insert(at, stage);
    }

    /// Runs a frame of each window.
    pub fn frame(&mut self) {
        for stage in &mut self.stages {
            stage.frame();
            check_shown(stage);
        }
    }

    /// Runs some frames of each window.
    pub fn frames(&mut self, count: usize) {
        (0..count).for_each(|_| self.frame());
    }

    /// Runs frames of each window until a condition holds. Returns the time it took.
    #[track_caller]
    pub fn until(&mut self, what: &str, is_so: impl FnMut(&mut [Stage]) -> bool) -> Duration {
        self.until_within(PATIENCE, what, is_so)
    }

    /// Does the same with a time limit in seconds.
    #[track_caller]
    pub fn until_within(
        &mut self,
        seconds: u64,
        what: &str,
        mut is_so: impl FnMut(&mut [Stage]) -> bool,
    ) -> Duration {
        let begun = Instant::now();
        while !is_so(&mut self.stages) {
            if begun.elapsed() > Duration::from_secs(seconds) {
                let words: Vec<_> = self.stages.iter().map(Stage::words).collect();
                panic!("in vain: {what}: {words:#?}");
            }
            self.frame();
            sleep(Duration::from_millis(1));
        }
        begun.elapsed()
    }

    /// Runs frames of each window for about this time.
    pub fn pass(&mut self, time: Duration) {
        let begun = Instant::now();
        while begun.elapsed() < time {
            self.frame();
            sleep(Duration::from_millis(1));
        }
    }

    /// Opens a room. The others take its seats while there are any, and then watch.
    pub fn sit_together(&mut self, owner: usize, plan: RoomConfig) -> RoomId {
        let places = usize::from(plan.seats);
        ask(&mut self.stages[owner], ClientMessage::OpenRoom(plan));
        let mut room = None;
        self.until("all see the room", |stages| {
            room = lobby_of(&stages[owner]).room().map(|room| room.id);
            let knows = |stage: &Stage| lobby_of(stage).rooms().any(|known| Some(known.id) == room);
            room.is_some() && stages.iter().all(knows)
        });
        let room = room.expect("a room");
        let others = (0..self.stages.len()).filter(|&at| at != owner);
        for (number, at) in (1..).zip(others.collect::<Vec<_>>()) {
            let wanted = match number < places {
                true => ClientMessage::TakeSeat(room, None),
                false => ClientMessage::Watch(room),
            };
            ask(&mut self.stages[at], wanted);
            self.until("they are in the room", |stages| {
                lobby_of(&stages[at]).room().is_some()
            });
        }
        room
    }

    /// Marks all players as ready, and waits until everybody sees the game.
    pub fn begin(&mut self) {
        for stage in &mut self.stages {
            if lobby_of(stage).seat().is_some() {
                ask(stage, ClientMessage::SetReady(true));
            }
        }
        self.until("the game begins", |stages| {
            let is_on = |stage: &Stage| is_playing(stage) && shared(stage).result.is_none();
            stages.iter().all(is_on)
        });
        self.frames(2);
    }

    /// Starts a game on this board between the first two people, with the others watching. The first person opens the
    /// room.
    pub fn playing(name: &str, count: usize, code: &str) -> Self {
        let mut company = Self::gather(name, count);
        company.sit_together(0, room(code, 2));
        company.begin();
        company
    }

    /// Returns the index of the person to move; `None` if there is none.
    pub fn mover(&self) -> Option<usize> {
        self.stages.iter().position(is_to_move)
    }

    /// Returns the index of the person in the first seat of a game on one board.
    pub fn first(&self) -> usize {
        let is_first = |stage: &Stage| stage.game().players()[0] == Player::Human;
        self.stages.iter().position(is_first).expect("somebody")
    }

    /// Makes a good move of the person to move, by one of three inputs, and waits until all see it. Returns the
    /// person's index.
    pub fn make_move(&mut self, way: usize) -> usize {
        let mover = self.mover().expect("somebody is to move");
        let before = self.stages[mover].cursor();
        play(&mut self.stages[mover], way);
        self.until("all see the move", |stages| {
            stages.iter().all(|stage| stage.cursor() > before)
        });
        self.check_alike();
        mover
    }

    /// Plays to the end on one board, by key, click and touch in turn. Checks after each move that all have the same
    /// position.
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

    /// Plays to the end with a board for each.
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
            let place = lobby_of(&self.stages[racer]).seat().expect("a place");
            self.until("all see how far they are", |stages| {
                let moves = stages[racer].cursor();
                let knows = |stage: &Stage| {
                    usize::from(shared(stage).info.progress[usize::from(place)].moves) == moves
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

    /// Waits until everybody sees the result.
    pub fn until_over(&mut self) {
        self.until("all see the result", |stages| {
            let is_over = |stage: &Stage| {
                shared(stage).result.is_some() && stage.phase() == Some(Phase::Over)
            };
            stages.iter().all(is_over)
        });
        self.frames(2);
    }

    /// Checks that all have the same position. No message may be in transit.
    #[track_caller]
    pub fn check_alike(&self) {
        let hashes: Vec<u32> = self.stages.iter().map(hash).collect();
        assert!(
            hashes.iter().all(|&hash| hash == hashes[0]),
            "positions differ: {hashes:?}"
        );
    }
}

/// Returns the hash of the position that a person sees.
pub fn hash(stage: &Stage) -> u32 {
    stage.game().state_hash()
}

/// Checks that the displayed game is the one that the server sent.
#[track_caller]
fn check_shown(stage: &Stage) {
    if !is_playing(stage) {
        return;
    }
    let shown = stage.game();
    let same =
        |told: &Session| (told.cursor(), told.state_hash()) == (shown.cursor(), shown.state_hash());
    let mut told = shared(stage).boards.values();
    assert!(told.any(same), "the board is none that was told");
}

/// Makes a good move by one of three inputs.
pub fn play(stage: &mut Stage, way: usize) {
    let game = stage.game();
    let is_shuffle = matches!(game.position().to_move(), Turn::Chance(_));
    if game.code().setup.game() == Game::Link && is_shuffle {
        stage.press_button("Shuffle");
        return;
    }
    let mv = good_move(stage);
    make(stage, way, mv);
}
