//! Encoded messages: stable from version to version, small, and safe to decode from untrusted bytes.

use super::harness::Style::{Advised, Random};
use super::harness::{
    MAX_CLIENT_MESSAGE, MAX_SERVER_MESSAGE, TestServer, room_config, small_games,
};
use super::message_samples::{
    client_messages, is_client_message_covered, is_server_message_covered, server_messages,
};
use proptest::prelude::*;
use std::collections::BTreeSet;
use std::fmt::Write;
use tessella_formats::codec::{decode_within, encode};
use tessella_games::Game;
use tessella_lobby::{ClientMessage, ServerMessage};

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut hex, byte| {
        let _ = write!(hex, "{byte:02x}");
        hex
    })
}

/// Compares the encoded messages with the golden file. Only its first column, the bytes in hexadecimal, is the contract:
/// the second one shows the `Debug` output at the time of writing, with names that have since changed.
#[test]
fn message_bytes_are_the_same_in_every_version() {
    let mut encoded: Vec<(String, String)> = Vec::new();
    for message in client_messages() {
        assert!(is_client_message_covered(&message));
        let bytes = encode(&message).expect("an encoded message");
        encoded.push((hex(&bytes), format!("{message:?}")));
        let decoded = decode_within::<MAX_CLIENT_MESSAGE, ClientMessage>(&bytes);
        assert_eq!(decoded, Ok(message));
    }
    for message in server_messages() {
        assert!(is_server_message_covered(&message));
        let bytes = encode(&message).expect("an encoded message");
        encoded.push((hex(&bytes), format!("{message:?}")));
        let decoded = decode_within::<MAX_SERVER_MESSAGE, ServerMessage>(&bytes);
        assert_eq!(decoded, Ok(message));
    }
    let golden = include_str!("../golden/messages.txt");
    let golden: Vec<&str> = golden
        .lines()
        .filter_map(|line| line.split(' ').next())
        .collect();
    for (number, ((bytes, name), golden)) in (1..).zip(encoded.iter().zip(&golden)) {
        assert_eq!(
            bytes, golden,
            "line {number}: {name} would not be understood by other versions"
        );
    }
    assert_eq!(encoded.len(), golden.len(), "number of messages");
}

#[test]
fn documentation_lists_every_message_with_its_number() {
    let page = include_str!("../../../../docs/network.md");
    let variant = |message: String| -> String {
        let name = message.split(|character: char| !character.is_alphanumeric());
        name.take(1).collect()
    };
    let (_, layout) = page.split_once("Messages of a client:").expect("a list");
    let (client, server) = layout.split_once("Messages of a server:").expect("a list");
    let (server, _) = server.split_once("Types:").expect("an end");
    let client_names = client_messages().into_iter().map(|message| {
        let bytes = encode(&message).expect("an encoded message");
        (bytes[0], variant(format!("{message:?}")))
    });
    let server_names = server_messages().into_iter().map(|message| {
        let bytes = encode(&message).expect("an encoded message");
        (bytes[0], variant(format!("{message:?}")))
    });
    for (list, names) in [
        (client, client_names.collect::<BTreeSet<_>>()),
        (server, server_names.collect::<BTreeSet<_>>()),
    ] {
        for (number, name) in &names {
            assert!(
                list.contains(&format!("\n| {number} | `{name}` | ")),
                "{name}"
            );
        }
        assert_eq!(
            list.matches("\n| ").count(),
            names.len() + 1,
            "a line for each"
        );
    }
}

/// Writes the golden file anew, after a deliberate change of the format.
#[test]
#[ignore = "rewrites the golden file"]
fn write_golden_messages() {
    let mut golden = String::new();
    for message in client_messages() {
        let bytes = encode(&message).expect("an encoded message");
        let _ = writeln!(golden, "{} {message:?}", hex(&bytes));
    }
    for message in server_messages() {
        let bytes = encode(&message).expect("an encoded message");
        let _ = writeln!(golden, "{} {message:?}", hex(&bytes));
    }
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/messages.txt");
    std::fs::write(path, golden).expect("a golden file");
}

/// Checks that refusals travel as data, which each client words itself: no encoded refusal contains a part of its
/// sentence.
#[test]
fn refusal_travels_without_its_sentence() {
    for message in server_messages() {
        let ServerMessage::Refused(refusal) = &message else {
            continue;
        };
        let bytes = encode(&message).expect("an encoded message");
        let sentence = refusal.to_string();
        let words = sentence.split(' ').filter(|word| word.len() > 3);
        for word in words {
            let is_argument = format!("{refusal:?}").contains(&format!("\"{word}\""));
            let is_in = bytes
                .windows(word.len())
                .any(|part| part == word.as_bytes());
            assert!(!is_in || is_argument, "{word} of {sentence} travels");
        }
    }
}

/// Checks that the samples, and with them the golden file, contain every variant.
#[test]
fn message_list_has_every_variant() {
    let variants = |names: Vec<String>| -> BTreeSet<String> {
        let end = |name: &str| name.find([' ', '(', '{']).unwrap_or(name.len());
        names
            .iter()
            .map(|name| name[..end(name)].to_owned())
            .collect()
    };
    let client = client_messages();
    let client = client.iter().map(|message| format!("{message:?}"));
    assert_eq!(variants(client.collect()).len(), 27);
    let server = server_messages();
    let server = server.iter().map(|message| format!("{message:?}"));
    assert_eq!(variants(server.collect()).len(), 26);
}

#[test]
fn message_of_a_move_is_small() {
    for &game in Game::ALL {
        for (code, seats) in small_games(game).into_iter().chain(large_games(game)) {
            let mut server = TestServer::with_people(&["Anna", "Ben", "Carl"]);
            server.think_time = 1500;
            let people = &[0, 1, 2][..seats.into()];
            server.open_room(room_config(code, seats), people);
            server.start_match(people);
            // Hints in games against others take long and are not needed here.
            let is_race = server.clients[0]
                .state
                .game()
                .is_some_and(|game| game.info.is_race);
            let first = if is_race { Advised } else { Random };
            let styles = [first, Random, Random];
            let seated: Vec<_> = people
                .iter()
                .map(|&client| (client, styles[client]))
                .collect();
            server.play_out(&seated);
            let (moved, moves) = (server.moved_sizes, server.move_sizes);
            println!(
                "{code}: Moved {:.1} bytes, at most {}; Move {:.1}, at most {}; of {}",
                moved.mean(),
                moved.max,
                moves.mean(),
                moves.max,
                moved.count
            );
            assert!(moved.mean() <= 15.0 && moved.max <= 24, "{code}: {moved:?}");
            assert!(moves.max <= 16, "{code}: {moves:?}");
        }
    }
}

/// Games of usual size that random moves finish.
fn large_games(game: Game) -> Option<(&'static str, u8)> {
    match game {
        Game::Drench => Some(("drench:15x15,c6,s2#7", 2)),
        Game::Link => Some(("link:10x10,f16,untimed#7", 2)),
        Game::LightBlock => Some(("light:10x10#7", 2)),
        Game::InARow => Some(("row:15x15,k5#7", 2)),
        Game::Race => Some(("race:ring40,s2,p4#7", 2)),
        Game::Blockade => Some(("blockade:9x9,s2#7", 2)),
    }
}

/// Returns encoded messages with changed bytes, and random bytes.
fn bytes() -> impl Strategy<Value = Vec<u8>> {
    let client_messages = client_messages()
        .into_iter()
        .map(|message| encode(&message));
    let server_messages = server_messages()
        .into_iter()
        .map(|message| encode(&message));
    let real: Vec<Vec<u8>> = client_messages
        .chain(server_messages)
        .map(|bytes| bytes.expect("bytes"))
        .collect();
    let byte = prop_oneof![3 => any::<u8>(), 1 => 0u8..4, 1 => 250u8..=255];
    let changes = proptest::collection::vec((any::<prop::sample::Index>(), byte.clone()), 0..6);
    let changed = (
        prop::sample::select(real),
        changes,
        any::<prop::sample::Index>(),
    )
        .prop_map(|(mut bytes, changes, end)| {
            for (at, byte) in changes {
                let at = at.index(bytes.len());
                bytes[at] = byte;
            }
            if end.index(4) == 0 {
                bytes.truncate(end.index(bytes.len() + 1));
            }
            bytes
        });
    prop_oneof![3 => changed, 1 => proptest::collection::vec(byte, 0..80)]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(8000))]

    #[test]
    fn message_from_untrusted_bytes_decodes_or_fails(bytes in bytes()) {
        if let Ok(message) = decode_within::<MAX_CLIENT_MESSAGE, ClientMessage>(&bytes) {
            let again = encode(&message).map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(decode_within::<MAX_CLIENT_MESSAGE, ClientMessage>(&again), Ok(message));
        }
        if let Ok(message) = decode_within::<MAX_SERVER_MESSAGE, ServerMessage>(&bytes) {
            let again = encode(&message).map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(decode_within::<MAX_SERVER_MESSAGE, ServerMessage>(&again), Ok(message));
        }
    }
}

#[test]
fn message_with_false_length_is_rejected() {
    // A name of 2^60 bytes and one just below the memory limit, both without any bytes that follow.
    for length in [1u64 << 60, (MAX_CLIENT_MESSAGE as u64) - 100] {
        let mut bytes = vec![0];
        bytes.extend(encode(&length).expect("a number"));
        assert!(decode_within::<MAX_CLIENT_MESSAGE, ClientMessage>(&bytes).is_err());
    }
    let mut board = vec![9, 0];
    for length in [1u64 << 40, 60_000] {
        board.extend(encode(&length).expect("a number"));
        assert!(decode_within::<MAX_SERVER_MESSAGE, ServerMessage>(&board).is_err());
    }
}
