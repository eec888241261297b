//! Restart of a server from its file after it was killed during a game.

use std::env;
use std::fs;
use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use tessella_lobby::{LobbyLimits, Presence, RestoreLobbyError};
use tessella_net::client::LinkState;
use tessella_net::server::{RoomsWarning, ServerConfig, UnreadableRooms, key_path};
use tessella_net_test_support::clients::{TestClients, room, server_config, start};
use tessella_protocol::{KeyPair, ServerKey};
use tessella_session::Session;

/// Environment variables for the server's process: its file, and its port (0 for any, empty for a default one).
const FILE: &str = "TESSELLA_TEST_FILE";
const SERVER_PORT: &str = "TESSELLA_TEST_PORT";
/// Time after which a move has been written to disk, unless the machine is very busy.
const SAVE_TIME: Duration = Duration::from_millis(500);

/// Temporary folder that is deleted with the test.
pub struct Folder(PathBuf);

impl Folder {
    pub fn new(name: &str) -> Self {
        let path = env::temp_dir().join(format!("tessella-lan-{name}-{}", std::process::id()));
        fs::create_dir_all(&path).expect("a folder");
        Self(path)
    }

    pub fn file(&self) -> PathBuf {
        self.0.join("rooms")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // Remaining files do no harm.
        drop(fs::remove_dir_all(&self.0));
    }
}

/// Server in a separate process, which is killed as in a power failure.
struct ServerProcess {
    process: Child,
    port: u16,
}

impl ServerProcess {
    fn start(file: &Path, port: Option<u16>) -> Self {
        let mut command = Command::new(env::current_exe().expect("this program"));
        command
            .args([
                "--exact",
                "crashes::server_in_separate_process",
                "--ignored",
                "--nocapture",
            ])
            .env(FILE, file)
            .env(
                SERVER_PORT,
                port.map_or_else(String::new, |port| port.to_string()),
            )
            .stdin(Stdio::piped())
            .stdout(Stdio::piped());
        let mut process = command.spawn().expect("another process");
        let output = BufReader::new(process.stdout.take().expect("its output"));
        let output = output.lines().map_while(Result::ok);
        // libtest writes to the same line before the test.
        let port = output
            .filter_map(|line| Some(line.split_once("at port ")?.1.to_owned()))
            .find_map(|port| port.trim().parse().ok())
            .expect("a server that prints its port");
        Self { process, port }
    }

    /// Stops the process, so that its port stays open without replies, as behind a router that has lost the machine.
    #[cfg(unix)]
    fn freeze(&self) {
        let id = self.process.id().to_string();
        let status = Command::new("kill").args(["-STOP", &id]).status();
        assert!(status.expect("the command kill").success());
    }

    fn kill(mut self) {
        self.end();
    }

    fn end(&mut self) {
        self.process.kill().expect("it ends");
        self.process.wait().expect("it has ended");
    }
}

impl Drop for ServerProcess {
    fn drop(&mut self) {
        self.end();
    }
}

#[test]
#[ignore = "the server of the other tests, which run it in a separate process"]
fn server_in_separate_process() {
    let file = env::var(FILE).expect("a file from the test that started this process");
    let port = env::var(SERVER_PORT).expect("a port from the test that started this process");
    let server = start(ServerConfig {
        port: port.parse().ok(),
        file: Some(file.into()),
        ..server_config(LobbyLimits::default())
    });
    println!("at port {}", server.port());
    // The process ends when its parent closes this pipe.
    let mut nothing = Vec::new();
    std::io::stdin().read_to_end(&mut nothing).expect("the end");
}

/// Plays some moves of Ann and Bob, waits until they are saved, and returns their number.
fn some_moves(clients: &mut TestClients) -> usize {
    let moves = |clients: &TestClients| clients.people[0].board().map_or(0, Session::cursor);
    clients.while_playing(10, "five moves are made", &[0, 1], |clients| {
        moves(clients) >= 5
    });
    let begun = Instant::now();
    clients.until(2, "messages in transit have arrived", |_| {
        begun.elapsed() > SAVE_TIME
    });
    moves(clients)
}

/// Waits until all have reconnected, checks that no move was lost, and plays the game to its end.
fn play_on_after_reconnect(clients: &mut TestClients, before: usize) {
    clients.until(12, "they notice", |clients| {
        let mut people = clients.people.iter();
        people.all(|person| person.links.contains(&LinkState::Lost))
    });
    clients.until(30, "they come back by themselves", |clients| {
        let mut players = clients.people[..2].iter();
        clients.people[2].has_joined()
            && players.all(|player| player.has_joined() && player.board().is_some())
    });
    for player in &clients.people[..2] {
        let moves = player.board().map(Session::cursor);
        assert_eq!(moves, Some(before), "{} lost moves", player.name);
    }
    clients.until(3, "all see all", |clients| {
        clients.people.iter().all(|person| {
            let mut others = person.lobby.people();
            person.lobby.people().count() == 3
                && others.all(|other| other.presence == Presence::Connected)
        })
    });
    clients.play_out(30, &[0, 1], &[]);
}

#[test]
fn killed_server_restarts_on_same_port() {
    let folder = Folder::new("same-port");
    let server = ServerProcess::start(&folder.file(), Some(0));
    let port = server.port;
    let mut clients = TestClients::join_all(([127, 0, 0, 1], port).into(), &["Ann", "Bob", "Cem"]);
    clients.open_room(room("drench:10x10,c6,s2#1", 2), 0, &[1]);
    clients.begin(&[0, 1], &[]);
    let before = some_moves(&mut clients);
    server.kill();
    let _server = ServerProcess::start(&folder.file(), Some(port));
    play_on_after_reconnect(&mut clients, before);
}

#[test]
fn killed_server_is_found_on_other_port() {
    let folder = Folder::new("other-port");
    let server = ServerProcess::start(&folder.file(), None);
    let port = server.port;
    let mut clients = TestClients::join_all(([127, 0, 0, 1], port).into(), &["Ann", "Bob", "Cem"]);
    clients.open_room(room("drench:10x10,c6,s2#1", 2), 0, &[1]);
    clients.begin(&[0, 1], &[]);
    let before = some_moves(&mut clients);
    server.kill();
    let _taken = std::net::UdpSocket::bind(("0.0.0.0", port)).expect("the port is free");
    let server = ServerProcess::start(&folder.file(), None);
    assert_ne!(server.port, port);
    play_on_after_reconnect(&mut clients, before);
}

#[cfg(unix)]
#[test]
fn moved_server_is_found_while_its_old_address_is_silent() {
    let (folder, new_folder) = (Folder::new("silent"), Folder::new("silent-moved"));
    let server = ServerProcess::start(&folder.file(), None);
    let address = ([127, 0, 0, 1], server.port).into();
    let mut clients = TestClients::join_all(address, &["Ann", "Bob"]);
    clients.open_room(room("drench:10x10,c6,s2#1", 2), 0, &[1]);
    clients.begin(&[0, 1], &[]);
    let before = some_moves(&mut clients);
    server.freeze();
    // Both notice the loss, and try the silent address for longer than probes are answered.
    clients.until(12, "they notice", |clients| {
        let mut people = clients.people.iter();
        people.all(|person| person.link == LinkState::Lost)
    });
    let begun = Instant::now();
    clients.until(10, "they try the old address", |_| {
        begun.elapsed() > Duration::from_secs(3)
    });
    let (rooms, new_rooms) = (folder.file(), new_folder.file());
    fs::copy(&rooms, &new_rooms).expect("the rooms");
    fs::copy(key_path(&rooms), key_path(&new_rooms)).expect("the key");
    let moved = ServerProcess::start(&new_rooms, None);
    assert_ne!(moved.port, server.port);
    let took = clients.until(12, "they find it", |clients| {
        let mut people = clients.people.iter();
        people.all(|person| person.has_joined() && person.board().is_some())
    });
    for person in &clients.people {
        assert_eq!(person.board().map(Session::cursor), Some(before));
    }
    // An attempt at the silent address takes four seconds, and a pause follows.
    assert!(took < Duration::from_secs(9), "{took:?}");
    clients.play_out(30, &[0, 1], &[]);
}

/// Starts a server with an invalid file, checks that the file is set aside, and returns the reason.
fn reason_for_file(name: &str, bytes: &[u8]) -> UnreadableRooms {
    reason_in(&Folder::new(name), bytes)
}

/// Does the same in a folder.
fn reason_in(folder: &Folder, bytes: &[u8]) -> UnreadableRooms {
    fs::write(folder.file(), bytes).expect("a file");
    let server = start(ServerConfig {
        file: Some(folder.file()),
        ..server_config(LobbyLimits::default())
    });
    assert_eq!(server.restored(), 0);
    let Some(RoomsWarning::SetAside { reason, kept }) = server.status().warning else {
        panic!("{:?}", server.status());
    };
    assert_eq!(kept, folder.0.join("rooms.unread-1"));
    assert_eq!(fs::read(kept).expect("the file that was set aside"), bytes);
    let mut clients = TestClients::join_all(server.loopback_address(), &["Ann"]);
    clients.until(2, "new rooms are saved", |_| folder.file().exists());
    reason
}

#[test]
fn damaged_rooms_file_is_set_aside() {
    let sum = [&b"TESSROM21234"[..], &[0; 50]].concat();
    for (name, bytes, reason) in [
        ("noise", &b"noise"[..], UnreadableRooms::NoRooms),
        ("short", b"TESSROM2123", UnreadableRooms::CutOff),
        ("sum", &sum, UnreadableRooms::Checksum),
    ] {
        assert_eq!(reason_for_file(name, bytes), reason);
    }
    let folder = Folder::new("version");
    let config = ServerConfig {
        file: Some(folder.file()),
        ..server_config(LobbyLimits::default())
    };
    let key = start(config).key();
    let reason = reason_in(&folder, &rooms_file(&key, &[99, 0, 0]));
    let version = RestoreLobbyError::Version {
        found: 99,
        readable: 5,
    };
    assert_eq!(reason, UnreadableRooms::Invalid(version));
}

/// Returns the bytes of a rooms file with this content.
fn rooms_file(key: &ServerKey, content: &[u8]) -> Vec<u8> {
    let content = [&key.0[..], content].concat();
    let sum = crc32fast::hash(&content).to_le_bytes();
    [&b"TESSROM2"[..], &sum, &content].concat()
}

#[test]
fn rooms_of_a_version_without_keys_are_set_aside() {
    let reason = reason_for_file("old", b"TESSROOM12345678 and rooms");
    assert_eq!(reason, UnreadableRooms::WithoutKeys);
}

#[test]
fn rooms_of_another_key_are_set_aside() {
    let folder = Folder::new("other-key");
    let rooms = rooms_file(&KeyPair::random().server_key(), &[99, 0, 0]);
    let key_file = key_path(&folder.file());
    let reason = reason_in(&folder, &rooms);
    assert_eq!(reason, UnreadableRooms::OtherKey { key_file });
}

#[test]
fn leftover_of_a_killed_write_is_removed_by_the_next_start() {
    let folder = Folder::new("leftover");
    let leftover = folder.0.join(".rooms.Xy12Zz");
    fs::write(&leftover, "half a fi").expect("a file");
    drop(start(ServerConfig {
        file: Some(folder.file()),
        ..server_config(LobbyLimits::default())
    }));
    assert!(!leftover.exists());
}

#[test]
fn set_aside_files_do_not_overwrite_each_other() {
    let folder = Folder::new("twice");
    for number in 1..=2 {
        fs::write(folder.file(), b"noise").expect("a file");
        drop(start(ServerConfig {
            file: Some(folder.file()),
            ..server_config(LobbyLimits::default())
        }));
        assert!(folder.0.join(format!("rooms.unread-{number}")).exists());
    }
}
