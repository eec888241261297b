//! `tessella replay`.

use crate::console::{file, run, run_json};
use std::fs::{self, File};
use tessella_games::{Rules, Turn};
use tessella_session::{GameLibrary, Hints, Player, Session, VERSION, read_records, write_save};
use tessella_workshop::Exit;

/// Returns two games, the second being the current one, with a move undone.
fn saved() -> Vec<u8> {
    let game = |code: &str, seats: usize| {
        let code = code.parse().expect("a code");
        Session::new(code, vec![Player::Human; seats]).expect("a game")
    };
    let play = |game: &mut Session| {
        let position = game.position();
        let mv = match position.to_move() {
            Turn::Chance(_) => position.chance_move(3),
            _ => position.legal_moves().first().copied(),
        };
        let seat = position.to_move().seat().expect("somebody is to move");
        game.play(seat, mv.expect("a move")).expect("a legal move");
        game.advance_clock(1500);
    };
    let mut first = game("row:3x3,k3,s2#1", 2);
    while first.position().outcome().is_none() {
        play(&mut first);
    }
    let mut second = game("drench:6x6,c4#2", 1);
    (0..3).for_each(|_| play(&mut second));
    assert!(second.undo());
    let mut table = GameLibrary::new(first);
    table.begin(second);
    write_save(&table).expect("a save")
}

#[test]
fn replay_prints_games_of_save() {
    let save = file("games", saved());
    let (output, games) = run_json(&["replay", &save]);
    assert_eq!(output.exit, Ok(Exit::Success), "{output:?}");
    assert_eq!(games.len(), 2);
    assert_eq!(games[0]["code"], "row:3x3,k3,s2#1");
    assert_eq!(games[0]["outcome"], "won by seat 1");
    assert_eq!(games[0]["moves"][0]["move"], "0.0");
    assert_eq!(games[0]["moves"][1]["seat"], 2);
    assert_eq!(games[1]["made"], 2);
    assert_eq!(games[1]["moves"].as_array().map(Vec::len), Some(3));
    let people = run(&["replay", &save]).out;
    assert!(people.contains("Game 2 of 2: drench:6x6,c4"), "{people}");
    assert_eq!(people.matches("(taken back)").count(), 1, "{people}");
    assert!(people.contains("won by seat 1, by the rules"), "{people}");
}

#[test]
fn replay_of_invalid_save_is_named() {
    let mut damaged = saved();
    let last = damaged.len() - 1;
    damaged[last] ^= 1;
    let damaged = file("damaged", damaged);
    let output = run(&["replay", &damaged]);
    assert_eq!(output.exit, Ok(Exit::Failed));
    assert!(output.err.contains("it is damaged"), "{output:?}");
    let other = file("other", "a text");
    assert!(
        run(&["replay", &other])
            .err
            .contains("it is not a saved game")
    );
    let refused = |line: &[&str]| run(line).exit.expect_err("no file");
    assert!(refused(&["replay"]).contains("not provided: <FILE>"));
    assert!(refused(&["replay", "nowhere"]).contains("nowhere: "));
    assert!(refused(&["replay", "a", "b"]).contains("unexpected argument 'b' found"));
}

#[test]
fn replay_refuses_files_that_are_too_large() {
    let path = file("large", "");
    let large = File::create(&path).expect("a file");
    // A sparse file of zeros, which takes no space on the disk.
    large.set_len((64 << 20) + 1).expect("a long file");
    let error = run(&["replay", &path]).exit.expect_err("too large");
    assert!(error.ends_with("it is larger than 64\u{a0}MiB"), "{error}");
    fs::remove_file(path).expect("the file is removed");
}

/// Checks a device, whose reported length is 0, whatever can be read from it.
#[cfg(unix)]
#[test]
fn replay_refuses_devices_and_folders() {
    for path in ["/dev/null", "."] {
        let error = run(&["replay", path]).exit.expect_err("no save");
        assert!(
            error.contains("it is not a regular file"),
            "{path}: {error}"
        );
    }
}

#[test]
fn replay_shows_all_other_games_if_one_cannot_be_restored() {
    let (one, _) = read_records(&saved()).expect("records");
    let mut records = [one.as_slice(); 6].concat();
    records[4].code = "drench:6x6,c99#2".to_owned();
    let games: Vec<_> = records
        .iter()
        .zip(0u64..)
        .map(|(record, id)| (record, false, false, id, None::<u64>, Hints::default()))
        .collect();
    let payload =
        tessella_formats::codec::encode(&(games, Some(11u32))).expect("bytes for any records");
    let version = VERSION.to_le_bytes();
    let sum = crc32fast::hash(&[version.as_slice(), &payload].concat());
    let header = [b"TESSELLA", version.as_slice(), &sum.to_le_bytes()].concat();
    let save = file("one-bad-game", [header, payload].concat());
    let output = run(&["replay", &save]);
    assert_eq!(output.exit, Ok(Exit::Failed));
    assert!(
        output.err.contains("game 5 cannot be restored"),
        "{output:?}"
    );
    assert_eq!(output.out.matches("by the rules").count(), 11, "{output:?}");
    assert!(
        output.out.contains("Game 12 of 12: drench:6x6,c4"),
        "{output:?}"
    );
}
