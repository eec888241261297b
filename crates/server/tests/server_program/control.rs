//! Commands to a running server.

use crate::program::ServerProgram;
use std::os::unix::fs::PermissionsExt;
use tessella_lobby::{ChatText, ClientEvent, DisplayName};
use tessella_net_test_support::clients::{TestClients, room};

#[test]
fn control_commands_reach_the_server() {
    let mut server = ServerProgram::start("control", &[]);
    let mut clients = TestClients::join_all(server.address(), &["Ann", "Bob"]);
    let room = clients.open_room(room("row:3x3,k3#1", 2), 0, &[1]);
    let (status, people, _) = server.control(&["people"]);
    assert_eq!((status, people.lines().count()), (Some(0), 2));
    let line = format!("\tAnn\tconnected\troom {}\t127.0.0.1\tfor ", room.0);
    assert!(
        people.lines().any(|other| other.contains(&line)),
        "{people}"
    );
    let (status, reached, _) = server.control(&["announce", "We", "close at nine"]);
    assert_eq!((status, reached.as_str()), (Some(0), "People reached: 2\n"));
    let text = ChatText::Text("We close at nine".to_owned());
    clients.until(5, "the announcement", |clients| {
        clients.people[1].events.iter().any(|event| {
            let ClientEvent::Chat(message) = event else {
                return false;
            };
            message.name == DisplayName::Host && message.text == text
        })
    });
    assert_eq!(server.control(&["close", &room.0.to_string()]).0, Some(0));
    clients.until(5, "the room is closed", |clients| {
        clients.people[0].lobby.room().is_none()
    });
    let (status, _, message) = server.control(&["close", &room.0.to_string()]);
    assert_eq!(status, Some(1));
    assert_eq!(message, format!("tessella: there is no room {}\n", room.0));
    for words in [
        &["close", "a"][..],
        &["announce"],
        &["people", "now"],
        &["shout"],
    ] {
        let (status, _, message) = server.control(words);
        assert_eq!(status, Some(2), "{words:?}");
        assert_eq!(message.lines().count(), 1, "{message}");
    }
    assert!(server.is_running());
}

/// Returns the number of a person, as `people` prints it.
fn number_of(server: &ServerProgram, name: &str) -> Option<String> {
    let (_, people, _) = server.control(&["people"]);
    let line = people.lines().find(|line| line.contains(name));
    line.and_then(|line| line.split('\t').next().map(str::to_owned))
}

#[test]
fn control_command_removes_a_person() {
    let mut server = ServerProgram::start("removal", &[]);
    let mut clients = TestClients::join_all(server.address(), &["Ann", "Bob"]);
    let ann = number_of(&server, "Ann").expect("a line");
    assert_eq!(server.control(&["kick", &ann]).0, Some(0));
    clients.until(5, "the end of the connection", |_| {
        number_of(&server, "Ann").is_none()
    });
    assert!(number_of(&server, "Bob").is_some());
    let (status, _, message) = server.control(&["ban", &ann]);
    assert_eq!(status, Some(1));
    assert_eq!(message, format!("tessella: there is no person {ann}\n"));
    assert!(server.is_running());
}

#[test]
fn control_commands_ban_and_unban() {
    let server = ServerProgram::start("bans", &[]);
    let _clients = TestClients::join_all(server.address(), &["Bob"]);
    let none = (Some(0), String::new(), String::new());
    assert_eq!(server.control(&["bans"]), none);
    let bob = number_of(&server, "Bob").expect("a line");
    assert_eq!(server.control(&["ban", &bob]).0, Some(0));
    let line = format!("{bob}\tBob\t127.0.0.1, all devices\n");
    assert_eq!(server.control(&["bans"]).1, line);
    assert_eq!(server.control(&["unban", &bob]).0, Some(0));
    assert_eq!(server.control(&["bans"]), none);
    let (status, _, message) = server.control(&["unban", &bob]);
    assert_eq!(status, Some(1));
    assert_eq!(message, format!("tessella: person {bob} is not banned\n"));
}

#[test]
fn control_command_replaces_the_join_code() {
    let server = ServerProgram::start("new_code", &[]);
    let (_, before, _) = server.control(&["code"]);
    let (status, after, _) = server.control(&["code", "new"]);
    assert_eq!(status, Some(0));
    assert_ne!(before, after);
    assert_eq!(server.control(&["code"]).1, after);
    let saved = std::fs::read_to_string(server.path("rooms.code"));
    assert_eq!(saved.expect("a file"), after);
}

#[test]
fn wrong_argument_of_a_control_command_is_named() {
    let mut server = ServerProgram::start("wrong_argument", &[]);
    for words in [&["kick", "Bob"][..], &["unban", "Bob"], &["code", "old"]] {
        let (status, _, message) = server.control(words);
        assert_eq!(status, Some(2), "{words:?}");
        assert!(message.contains(words[1]), "{message}");
    }
    assert!(server.is_running());
}

#[test]
fn control_socket_is_for_its_owner_and_goes_with_the_server() {
    let mut server = ServerProgram::start("socket", &[]);
    let socket = server.path("rooms.ctl");
    let mode = socket.metadata().expect("a socket").permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
    assert!(!server.path("rooms.ctl.new").exists());
    server.terminate();
    assert!(server.end().success());
    assert!(!socket.exists());
    let (status, _, message) = server.control(&["people"]);
    assert_eq!(status, Some(1));
    assert!(message.contains("no server answers at "), "{message}");
}

#[test]
fn control_socket_of_a_crashed_server_is_replaced_and_other_files_are_not() {
    let server = ServerProgram::start("stale", &[]);
    let socket = server.path("rooms.ctl");
    let other = ServerProgram::start_beside(&server, "other");
    drop(other);
    assert!(
        server.path("other.ctl").exists(),
        "a killed server leaves it"
    );
    let again = ServerProgram::start_beside(&server, "other");
    assert_eq!(again.control(&["people"]).0, Some(0));
    drop(again);
    assert!(socket.exists());
    std::fs::write(server.path("taken.ctl"), "a note").expect("a file");
    let mut taken = ServerProgram::start_beside(&server, "taken");
    assert!(taken.is_running());
    assert_eq!(taken.control(&["people"]).0, Some(1));
    let kept = std::fs::read(server.path("taken.ctl")).expect("a file");
    assert_eq!(kept, b"a note");
}
