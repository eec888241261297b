//! Log of the program.

use crate::program::{ServerProgram, until};
use tessella_lobby::ClientMessage;
use tessella_net_test_support::clients::{TestClients, room};

/// Returns the text of a field in a line of JSON.
fn field<'a>(line: &'a str, name: &str) -> Option<&'a str> {
    let (_, rest) = line.split_once(&format!("\"{name}\":"))?;
    Some(rest.split([',', '}']).next()?.trim_matches('"'))
}

/// Plays a game and closes its room.
fn play(server: &ServerProgram) {
    let mut clients = TestClients::join_all(server.address(), &["Ann", "Bob"]);
    clients.people[0].send(ClientMessage::Resign);
    clients.until(5, "a refusal", |clients| {
        clients.people[0].refused().is_some()
    });
    clients.open_room(room("row:3x3,k3#1", 2), 0, &[1]);
    clients.begin(&[0, 1], &[]);
    clients.play_out(30, &[0, 1], &[]);
    for person in &clients.people {
        person.send(ClientMessage::LeaveRoom);
    }
    clients.until(5, "the room is closed", |clients| {
        clients.people[0].lobby.rooms().next().is_none()
    });
}

#[test]
fn log_in_json_has_an_event_for_each_step() {
    let server = ServerProgram::start("json", &["--log", "info", "--log-format", "json"]);
    play(&server);
    until("the log is complete", || {
        server.errors().matches("\"event\":\"leave\"").count() == 2
    });
    let log = server.errors();
    let lines: Vec<&str> = log
        .lines()
        .filter(|line| field(line, "event").is_some())
        .collect();
    let of = |event: &str| -> Vec<&str> {
        let lines = lines.iter().copied();
        lines
            .filter(|line| field(line, "event") == Some(event))
            .collect()
    };
    for (event, count) in [
        ("join", 2),
        ("refusal", 1),
        ("room_open", 1),
        ("game_start", 1),
        ("game_end", 1),
        ("room_close", 1),
    ] {
        assert_eq!(of(event).len(), count, "{event}\n{log}");
    }
    assert_eq!(field(of("refusal")[0], "reason"), Some("not_seated"));
    for (event, text) in [
        ("join", "\"name\":\"Ann\""),
        ("room_open", "\"code\":\"row:3x3,k3#1\""),
    ] {
        assert!(of(event).iter().any(|line| line.contains(text)), "{log}");
    }
    assert_eq!(field(of("game_end")[0], "number"), Some("1"));
    assert!(
        lines
            .iter()
            .all(|line| line.starts_with("{\"timestamp\":\"20"))
    );
}

#[test]
fn log_is_silent_by_default() {
    let server = ServerProgram::start("silent", &[]);
    play(&server);
    assert_eq!(server.errors(), "");
}

#[test]
fn log_in_text_has_times() {
    let server = ServerProgram::start("text", &["--log", "info"]);
    play(&server);
    until("a line", || {
        server.errors().contains("event=\"room_close\"")
    });
    let log = server.errors();
    let mut lines = log.lines();
    assert!(
        lines.all(|line| line.starts_with("20") && line.contains("Z  INFO ")),
        "{log}"
    );
}

#[test]
fn log_has_its_control_characters_escaped() {
    for format in ["text", "json"] {
        let name = format!("escapes-{format}");
        let server = ServerProgram::start(&name, &["--log", "info", "--log-format", format]);
        let text = "x\u{1b}[31m\u{7f}\u{9b}2J\u{202e}\u{2066}\u{2028}y";
        let mut clients = TestClients::join_all(server.address(), &[text]);
        clients.open_room(room("row:3x3,k3#1", 2), 0, &[]);
        assert_eq!(server.control(&["announce", text]).0, Some(0));
        let (status, _, error) = server.control(&["kick", text]);
        assert_eq!(status, Some(2));
        until("the command is in the log", || {
            server.errors().contains("announce")
        });
        let log = server.errors();
        for shown in [&log, &error] {
            let is_hostile = |sign: char| {
                (sign.is_control() && sign != '\n')
                    || matches!(sign, '\u{202e}' | '\u{2066}' | '\u{2028}')
            };
            assert!(!shown.contains(is_hostile), "{shown:?}");
        }
        // The command line has replaced the others with spaces.
        assert!(
            log.contains("\\u{202e}") || log.contains("\\u202e"),
            "{log}"
        );
    }
}
