//! Transfer of games as text: an imported game equals the exported one, or is refused with the reason.

use data_encoding::BASE32_NOPAD;
use proptest::prelude::*;
use tessella_formats::codec;
use tessella_formats::text_format::TextError;
use tessella_games::drench::NO_SUCH_COLOUR;
use tessella_games::{Colour, Level, Move, Rules};
use tessella_session::{
    GameId, GameLibrary, Hints, IdentifiedGame, Played, Player, Record, RestoreError, SaveError,
    Session, TransferError, VERSION, export_game, import_game, is_transfer_text, write_save,
};

const PREFIX: &str = "tessella-game:";
/// Alphabet of the encoding.
const ALPHABET: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/// Returns [`session`] with an identity, and with three hints at two plies.
fn example() -> IdentifiedGame {
    let mut hints = Hints::default();
    for ply in [0, 2, 2] {
        hints.note(Some(ply));
    }
    IdentifiedGame {
        id: GameId::from_number(0x0123_4567_89ab_cdef),
        game: session(),
        hints,
    }
}

/// Returns a game against the computer with a move available for redo and time passed since the last move.
fn session() -> Session {
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

/// Encodes bytes as a transfer text.
fn encoded(bytes: &[u8]) -> String {
    PREFIX.to_owned() + &BASE32_NOPAD.encode(bytes)
}

/// Encodes records as the text of a save with a valid header, whether or not they form games.
fn save_text(records: &[Record], at: u32) -> String {
    let games: Vec<_> = records
        .iter()
        .zip(0u64..)
        .map(|(record, id)| (record, false, false, id, None::<u64>, Hints::default()))
        .collect();
    let payload = codec::encode(&(games, Some(at))).expect("bytes for any records");
    let version = VERSION.to_le_bytes();
    let sum = crc32fast::hash(&[version.as_slice(), &payload].concat());
    let head = [b"TESSELLA".as_slice(), &version, &sum.to_le_bytes()].concat();
    encoded(&[head, payload].concat())
}

#[track_caller]
fn refused(text: &str) -> TransferError {
    match import_game(text) {
        Ok(game) => panic!("taken over as {:?}", game.game.record()),
        Err(error) => error,
    }
}

#[test]
fn exported_game_is_one_line_of_safe_characters() {
    let text = text();
    assert!(is_transfer_text(&text));
    let encoded = text.strip_prefix(PREFIX).expect("the mark");
    assert!(encoded.chars().all(|letter| ALPHABET.contains(letter)));
    assert!(
        encoded.len() < 160,
        "{} letters for four moves",
        encoded.len()
    );
}

#[test]
fn exported_game_of_earlier_version_is_imported() {
    let current = include_str!("golden/exported_game.txt").trim_end();
    assert_eq!(text(), current, "the same game is copied as another text");
    for (golden, has_identity, hints) in [
        (current, true, example().hints),
        (
            include_str!("golden/exported_game_version_4.txt"),
            true,
            Hints::without_plies(3),
        ),
        (
            include_str!("golden/exported_game_version_3.txt"),
            false,
            Hints::default(),
        ),
        (
            include_str!("golden/exported_game_version_2.txt"),
            false,
            Hints::default(),
        ),
    ] {
        let imported = import_game(golden).unwrap_or_else(|error| {
            panic!("{error}: players have such texts in their messages and notes")
        });
        assert_eq!(imported.game.record(), session().record());
        assert_eq!(imported.id == example().id, has_identity);
        assert_eq!(imported.hints, hints);
    }
}

#[test]
fn import_ignores_spaces_and_line_breaks() {
    let (text, record) = (text(), session().record());
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
        assert_eq!(game.game.record(), record);
    }
}

#[test]
fn truncated_transfer_text_is_refused() {
    let text = text();
    for len in 0..text.len() {
        let error = refused(&text[..len]);
        let is_mark_whole = len >= PREFIX.len();
        assert_eq!(
            error != TransferError::Text(TextError::MissingPrefix(PREFIX)),
            is_mark_whole,
            "{len}"
        );
        let tail = refused(&text[len + 1..]);
        assert_eq!(
            tail,
            TransferError::Text(TextError::MissingPrefix(PREFIX)),
            "without the first {}",
            len + 1
        );
    }
}

#[test]
fn transfer_text_with_changed_character_is_refused() {
    let text = text();
    let others = ALPHABET.chars().chain([':', '=', 'a', '1', '-', 'é', '\0']);
    for (at, letter) in text.char_indices() {
        for other in others.clone().filter(|&other| other != letter) {
            let changed = format!("{}{other}{}", &text[..at], &text[at + 1..]);
            let error = refused(&changed);
            let is_of_mark = at < PREFIX.len();
            assert_eq!(
                error == TransferError::Text(TextError::MissingPrefix(PREFIX)),
                is_of_mark,
                "{changed}"
            );
        }
        // A lost character, and an inserted one.
        refused(&format!("{}{}", &text[..at], &text[at + 1..]));
        refused(&format!("{}x{}", &text[..at], &text[at..]));
    }
    refused(&format!("{text}A"));
    refused(&format!("{text}="));
}

#[test]
fn import_of_other_text_says_what_was_expected() {
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
        assert_eq!(
            error,
            TransferError::Text(TextError::MissingPrefix(PREFIX)),
            "{other}"
        );
        assert!(error.to_string().contains("must begin with tessella-game:"));
    }
    for (spelling, expected) in [
        ("", TransferError::Save(SaveError::NotASave)),
        ("KRCVGU2FJRGEC", TransferError::Save(SaveError::Damaged)),
        ("KRCVGU2FJRGED", TransferError::Text(TextError::Encoding)),
        ("KRCVGU2FJRGEC=", TransferError::Text(TextError::Encoding)),
        ("no game at all", TransferError::Text(TextError::Encoding)),
        ("NZXSAZ3BNVSQ", TransferError::Save(SaveError::NotASave)),
        (
            "ein ganz anderes Spiel, ohne Zweifel",
            TransferError::Text(TextError::Encoding),
        ),
    ] {
        let found = refused(&format!("{PREFIX}{spelling}"));
        assert_eq!(found, expected, "{spelling}");
    }
}

#[test]
fn transfer_text_of_later_version_is_refused() {
    let mut bytes = write_save(&GameLibrary::new(example())).expect("bytes");
    bytes[8] = VERSION.to_le_bytes()[0] + 1;
    let error = refused(&encoded(&bytes));
    let expected = SaveError::UnknownVersion(VERSION + 1);
    assert_eq!(error, TransferError::Save(expected));
}

#[test]
fn overlong_transfer_text_is_refused_undecoded() {
    let most = 400_000 - PREFIX.len();
    let filled = |count: usize| format!("{PREFIX}{}", "A".repeat(count));
    assert_eq!(
        refused(&filled(most + 1)),
        TransferError::Text(TextError::TooLong(400_000))
    );
    assert_eq!(
        refused(&filled(50_000_000)),
        TransferError::Text(TextError::TooLong(400_000))
    );
    assert_ne!(
        refused(&filled(most)),
        TransferError::Text(TextError::TooLong(400_000))
    );
    // Spaces are ignored.
    let blank = format!("{}{}{}", " ".repeat(500_000), text(), "\n".repeat(500_000));
    assert!(import_game(&blank).is_ok());
}

#[test]
fn import_requires_exactly_one_game() {
    let record = session().record();
    assert!(import_game(&save_text(std::slice::from_ref(&record), 0)).is_ok());
    for (count, at) in [(0, 0), (1, 1), (2, 0), (2, 1), (9000, 0)] {
        let error = refused(&save_text(&vec![record.clone(); count], at));
        let expected = match count {
            0 | 1 => TransferError::Save(SaveError::MissingGame),
            9000 => TransferError::Text(TextError::TooLong(400_000)),
            _ => TransferError::GameCount(count),
        };
        assert_eq!(error, expected, "{count} games");
    }
}

#[test]
fn import_of_illegal_move_names_it() {
    let mut record = session().record();
    let mv = Move::Paint(Colour(200));
    record.moves[2] = Played { mv, at: 9000 };
    let found = refused(&save_text(&[record], 0));
    let (ply, why) = (3, NO_SUCH_COLOUR);
    let expected = SaveError::Game(RestoreError::Move { ply, why });
    assert_eq!(found, TransferError::Save(expected));
}

#[test]
fn imported_remote_player_becomes_human() {
    let mut record = session().record();
    record.players[1] = Player::Remote;
    let game = import_game(&save_text(&[record], 0)).expect("a game");
    assert_eq!(game.game.players(), [Player::Human; 2]);
}

/// Creates a game in which no piece leaves home while the die shows a one, so it never ends.
#[test]
fn game_of_thousands_of_moves_is_imported() {
    let code = "race:ring16,s2,p2#4".parse().expect("a right code");
    let mut game = Session::new(code, vec![Player::Human; 2]).expect("a game that can be set up");
    for _ in 0..50_000 {
        let (seat, _) = game.player_to_move().expect("it never ends");
        game.play(seat, Move::Chance(1)).expect("a roll");
    }
    let text = export_game(&IdentifiedGame::from(game.clone())).expect("a text");
    let taken = import_game(&text).expect("a game").game;
    assert_eq!(taken.record(), game.record());
}

proptest! {
    #[test]
    fn import_never_panics(text in any::<String>(), bytes: Vec<u8>) {
        let saved = [b"TESSELLA\x05\0".as_slice(), &bytes].concat();
        let marked = format!("{PREFIX}{text}");
        for strange in [text, marked, encoded(&bytes), encoded(&saved)] {
            prop_assert!(import_game(&strange).is_err(), "{}", strange);
        }
    }
}
