//! Games that go to another device as a text: what comes there is the same game, or is refused with the reason.

use data_encoding::BASE32_NOPAD;
use proptest::prelude::*;
use tessella::codec;
use tessella::games::drench::NO_SUCH_COLOUR;
use tessella::games::{Colour, Level, Move, Rules};
use tessella::session::{
    GameHistory, ImportError, Played, Player, Record, RestoreError, SaveError, Session, VERSION,
    export_game, import_game, is_transfer_text, write_save,
};

const MARK: &str = "tessella-game:";
/// All that such texts are spelt with.
const LETTERS: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/// A game against the computer in its midst, with a move that waits for a redo, and time that has passed since.
fn example() -> Session {
    let code = "drench:6x5,c4,s2#4711".parse().expect("a right code");
    let players = vec![Player::Human, Player::Computer(Level::Hard)];
    let mut game = Session::new(code, players).expect("a game that can be set up");
    for _ in 0..4 {
        let (seat, _) = game.player_to_move().expect("it is not over");
        let mv = game.position().legal_moves()[0];
        game.advance_clock(1500);
        game.play(seat, mv).expect("a legal move");
    }
    game.go_to(3);
    game.advance_clock(250);
    game
}

fn text() -> String {
    export_game(&example()).expect("a text")
}

/// The text of these bytes.
fn spelt(bytes: &[u8]) -> String {
    MARK.to_owned() + &BASE32_NOPAD.encode(bytes)
}

/// The text of a save with a right mark and checksum and these records, whether or not they make games.
fn sealed(records: &[Record], at: u32) -> String {
    let payload = codec::encode(&(records, at)).expect("bytes for any records");
    let version = VERSION.to_le_bytes();
    let sum = crc32fast::hash(&[version.as_slice(), &payload].concat());
    let head = [b"TESSELLA".as_slice(), &version, &sum.to_le_bytes()].concat();
    spelt(&[head, payload].concat())
}

#[track_caller]
fn refused(text: &str) -> ImportError {
    match import_game(text) {
        Ok(game) => panic!("taken over as {:?}", game.record()),
        Err(error) => error,
    }
}

#[test]
fn a_text_has_one_line_of_letters_that_no_messenger_changes() {
    let text = text();
    assert!(is_transfer_text(&text));
    let spelt = text.strip_prefix(MARK).expect("the mark");
    assert!(spelt.chars().all(|letter| LETTERS.contains(letter)));
    assert!(spelt.len() < 140, "{} letters for four moves", spelt.len());
}

#[test]
fn what_was_copied_once_is_taken_over_for_ever() {
    let golden = include_str!("golden/handed.txt").trim_end();
    assert_eq!(text(), golden, "the same game is copied as another text");
    let game = import_game(golden).unwrap_or_else(|error| {
        panic!("{error}: players have such texts in their messages and notes")
    });
    assert_eq!(game.record(), example().record());
}

#[test]
fn blanks_and_broken_lines_mean_nothing() {
    let (text, record) = (text(), example().record());
    let every = |count: usize, between: &str| -> String {
        let letters: Vec<char> = text.chars().collect();
        let lines = letters.chunks(count).map(|line| line.iter().collect());
        lines.collect::<Vec<String>>().join(between)
    };
    for broken in [
        format!("\r\n\t {text} \n\n"),
        every(1, " "),
        every(7, "\n"),
        every(40, "\r\n"),
        every(76, "\u{a0}\n\t"),
        every(10, "\u{200b}"),
        format!("\u{feff}{}", every(30, "\u{2060}\u{ad}")),
    ] {
        assert!(is_transfer_text(&broken), "{broken:?}");
        let game = import_game(&broken);
        let game = game.unwrap_or_else(|error| panic!("{broken:?}: {error}"));
        assert_eq!(game.record(), record);
    }
}

#[test]
fn a_text_that_was_cut_is_refused() {
    let text = text();
    for len in 0..text.len() {
        let error = refused(&text[..len]);
        let is_mark_whole = len >= MARK.len();
        assert_eq!(error != ImportError::MissingPrefix, is_mark_whole, "{len}");
        let tail = refused(&text[len + 1..]);
        assert_eq!(
            tail,
            ImportError::MissingPrefix,
            "without the first {}",
            len + 1
        );
    }
}

#[test]
fn every_changed_letter_is_noticed() {
    let text = text();
    let others = LETTERS.chars().chain([':', '=', 'a', '1', '-', 'é', '\0']);
    for (at, letter) in text.char_indices() {
        for other in others.clone().filter(|&other| other != letter) {
            let changed = format!("{}{other}{}", &text[..at], &text[at + 1..]);
            let error = refused(&changed);
            let is_of_mark = at < MARK.len();
            assert_eq!(error == ImportError::MissingPrefix, is_of_mark, "{changed}");
        }
        // A letter that is lost, and one that came in.
        refused(&format!("{}{}", &text[..at], &text[at + 1..]));
        refused(&format!("{}x{}", &text[..at], &text[at..]));
    }
    refused(&format!("{text}A"));
    refused(&format!("{text}="));
}

#[test]
fn other_texts_are_told_what_was_expected() {
    for other in [
        "",
        " \n",
        "drench:9x9,c6#1",
        "tessella-game",
        "TESSELLA-GAME:KRCVGU2FJRGEC",
        "Look: tessella-game:KRCVGU2FJRGEC",
        "https://example.org/tessella-game:",
    ] {
        assert!(!is_transfer_text(other));
        let error = refused(other);
        assert_eq!(error, ImportError::MissingPrefix, "{other}");
        assert!(error.to_string().contains("begins with tessella-game:"));
    }
    for (spelling, expected) in [
        ("", ImportError::Save(SaveError::NotASave)),
        ("KRCVGU2FJRGEC", ImportError::Save(SaveError::Damaged)),
        ("KRCVGU2FJRGED", ImportError::Encoding),
        ("KRCVGU2FJRGEC=", ImportError::Encoding),
        ("no game at all", ImportError::Encoding),
        ("NZXSAZ3BNVSQ", ImportError::Save(SaveError::NotASave)),
        (
            "ein ganz anderes Spiel, ohne Zweifel",
            ImportError::Encoding,
        ),
    ] {
        let found = refused(&format!("{MARK}{spelling}"));
        assert_eq!(found, expected, "{spelling}");
    }
}

#[test]
fn a_text_of_a_later_version_says_so() {
    let mut bytes = write_save(&GameHistory::new(example())).expect("bytes");
    bytes[8] = VERSION.to_le_bytes()[0] + 1;
    let error = refused(&spelt(&bytes));
    let expected = SaveError::UnknownVersion(VERSION + 1);
    assert_eq!(error, ImportError::Save(expected));
}

#[test]
fn too_long_a_text_is_not_even_decoded() {
    let most = 400_000 - MARK.len();
    let filled = |count: usize| format!("{MARK}{}", "A".repeat(count));
    assert_eq!(refused(&filled(most + 1)), ImportError::TooLong);
    assert_eq!(refused(&filled(50_000_000)), ImportError::TooLong);
    assert_ne!(refused(&filled(most)), ImportError::TooLong);
    // Blanks are no letters.
    let blank = format!("{}{}{}", " ".repeat(500_000), text(), "\n".repeat(500_000));
    assert!(import_game(&blank).is_ok());
}

#[test]
fn only_one_game_is_taken_over() {
    let record = example().record();
    assert!(import_game(&sealed(std::slice::from_ref(&record), 0)).is_ok());
    for (count, at) in [(0, 0), (1, 1), (2, 0), (2, 1), (9000, 0)] {
        let error = refused(&sealed(&vec![record.clone(); count], at));
        let expected = match count {
            1 => ImportError::Save(SaveError::MissingGame),
            9000 => ImportError::TooLong,
            _ => ImportError::GameCount(count),
        };
        assert_eq!(error, expected, "{count} games");
    }
}

#[test]
fn a_game_against_the_rules_is_refused_with_the_move() {
    let mut record = example().record();
    let mv = Move::Paint(Colour(200));
    record.moves[2] = Played { mv, at: 9000 };
    let found = refused(&sealed(&[record], 0));
    let (ply, why) = (3, NO_SUCH_COLOUR);
    let expected = SaveError::Game(RestoreError::Move { ply, why });
    assert_eq!(found, ImportError::Save(expected));
}

#[test]
fn who_played_elsewhere_is_a_person_here() {
    let mut record = example().record();
    record.players[1] = Player::Remote;
    let game = import_game(&sealed(&[record], 0)).expect("a game");
    assert_eq!(game.players(), [Player::Human; 2]);
}

/// Nobody comes out while the die shows a one, so such a game never ends.
#[test]
fn a_game_of_very_many_moves_is_taken_over() {
    let code = "race:ring16,s2,p2#4".parse().expect("a right code");
    let mut game = Session::new(code, vec![Player::Human; 2]).expect("a game that can be set up");
    for _ in 0..50_000 {
        let (seat, _) = game.player_to_move().expect("it never ends");
        game.play(seat, Move::Chance(1)).expect("a cast");
    }
    let taken = import_game(&export_game(&game).expect("a text")).expect("a game");
    assert_eq!(taken.record(), game.record());
}

proptest! {
    #[test]
    fn no_text_is_too_strange_for_an_answer(text in any::<String>(), bytes: Vec<u8>) {
        let saved = [b"TESSELLA\x02\0".as_slice(), &bytes].concat();
        let marked = format!("{MARK}{text}");
        for strange in [text, marked, spelt(&bytes), spelt(&saved)] {
            prop_assert!(import_game(&strange).is_err(), "{}", strange);
        }
    }
}
