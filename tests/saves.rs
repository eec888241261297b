//! Undo, redo, records and saves: moves and whole games are undone and redone, records restore them, and saves restore
//! them byte for byte or are refused.

mod support;

use proptest::prelude::*;
use support::setups;
use tessella::codec;
use tessella::games::drench::{NO_SUCH_COLOUR, OTHERS_COLOUR, OWN_COLOUR};
use tessella::games::{Colour, IllegalMove, Level, Move, Position, Rules, Seat, Setup, Start};
use tessella::session::{
    GameCode, GameHistory, HistoryStep, Played, Player, Record, RestoreError, SaveError, SaveLoss,
    Session, VERSION, read_recent_games, read_save, write_save,
};

// Sessions and histories for the tests.

fn session(code: &str, players: &[Player]) -> Session {
    let code = code.parse().expect("a right code");
    Session::new(code, players.to_vec()).expect("a game that can be set up")
}

/// Plays a game with this many moves, each the first legal one.
fn played(code: &str, players: &[Player], moves: usize) -> Session {
    let mut session = session(code, players);
    for choice in 0..moves {
        assert!(
            play(&mut session, choice),
            "{code} is over after {choice} moves"
        );
    }
    session
}

/// Makes the legal move that `choice` selects modulo their number. Returns `true` if there was one.
fn play(session: &mut Session, choice: usize) -> bool {
    let Some((seat, _)) = session.player_to_move() else {
        return false;
    };
    let moves = session.position().legal_moves();
    session.advance_clock(until_next(session));
    session
        .play(seat, moves[choice % moves.len()])
        .expect("a legal move");
    true
}

/// Returns the time until the next move in milliseconds: 700 per move.
fn until_next(session: &Session) -> u32 {
    (700 * session.moves().len() as u32).saturating_sub(session.elapsed())
}

/// Makes a legal move in the current game unless it is over.
fn play_on(history: &mut GameHistory, choice: usize) {
    let game = history.game();
    let Some((seat, _)) = game.player_to_move() else {
        return;
    };
    let moves = game.position().legal_moves();
    history.advance_clock(until_next(history.game()));
    history
        .play(seat, moves[choice % moves.len()])
        .expect("a legal move");
}

/// Describes everything visible of a position.
fn visible_state(position: &Position) -> String {
    let Position::Drench(game) = position else {
        panic!("a game of Drench");
    };
    let tiles: Vec<_> = game
        .board()
        .cells()
        .map(|cell| {
            (
                game.flood().shown(cell).0,
                game.flood().holder(cell).map(|seat| seat.0),
            )
        })
        .collect();
    format!(
        "{} moves, {:?}, {:?}, {tiles:?}",
        game.moves(),
        game.to_move(),
        game.outcome()
    )
}

/// Returns the whole state of a history: its games with their redo moves, and everything visible of each.
fn state(history: &GameHistory) -> (usize, Vec<(Record, String)>) {
    let games = history.games().iter();
    let games = games.map(|game| (game.record(), visible_state(game.position())));
    (history.current_index(), games.collect())
}

fn player() -> impl Strategy<Value = Player> {
    let computer = proptest::sample::select(Level::ALL.to_vec()).prop_map(Player::Computer);
    prop_oneof![Just(Player::Human), computer]
}

/// Setup of a game.
#[derive(Clone, Debug)]
struct Opening {
    code: GameCode,
    players: Vec<Player>,
}

impl Opening {
    fn session(self) -> Session {
        Session::new(self.code, self.players).expect("a game that can be set up")
    }
}

fn openings() -> impl Strategy<Value = Opening> {
    let players = proptest::collection::vec(player(), 2);
    (setups(5..=7), any::<u64>(), players).prop_map(|(setup, seed, mut players)| {
        let (setup, start) = (Setup::Drench(setup), Start::Seed(seed));
        players.truncate(setup.seats().into());
        Opening {
            code: GameCode { setup, start },
            players,
        }
    })
}

/// Action of a player.
#[derive(Clone, Debug)]
enum Act {
    Play(usize),
    Undo,
    Redo,
    Begin(Opening),
    Restart,
    Wait(u32),
}

fn acts() -> impl Strategy<Value = Vec<Act>> {
    let act = prop_oneof![
        12 => (0..840usize).prop_map(Act::Play),
        4 => Just(Act::Undo),
        3 => Just(Act::Redo),
        1 => openings().prop_map(Act::Begin),
        1 => Just(Act::Restart),
        2 => (0..5000u32).prop_map(Act::Wait),
    ];
    proptest::collection::vec(act, 0..60)
}

fn act(history: &mut GameHistory, act: Act) {
    match act {
        Act::Play(choice) => {
            play_on(history, choice);
        }
        Act::Undo => {
            history.undo();
        }
        Act::Redo => {
            history.redo();
        }
        Act::Begin(opening) => history.begin(opening.session()),
        Act::Restart => history.restart().expect("the same game once more"),
        Act::Wait(time) => history.advance_clock(time),
    }
}

/// Returns the history after starting a game and performing these actions.
fn history_after(opening: Opening, acts: Vec<Act>) -> GameHistory {
    let mut history = GameHistory::new(opening.session());
    acts.into_iter().for_each(|what| act(&mut history, what));
    history
}

// Undo and redo.

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]

    #[test]
    fn undo_and_redo_are_inverse(
        opening in openings(), acts in acts(),
    ) {
        let mut history = GameHistory::new(opening.session());
        for what in acts {
            act(&mut history, what);
            let before = state(&history);

            let mut other = history.clone();
            let undone = other.undo();
            prop_assert_eq!(undone != HistoryStep::Unchanged, history.can_undo(), "undo went: {:?}", undone);
            if undone != HistoryStep::Unchanged {
                prop_assert_ne!(state(&other), before.clone(), "undo went: {:?}", undone);
                prop_assert_eq!(other.redo(), undone);
            }
            prop_assert_eq!(state(&other), before.clone(), "undo, and redo of it");

            let mut other = history.clone();
            let redone = other.redo();
            prop_assert_eq!(redone != HistoryStep::Unchanged, history.can_redo(), "redo went: {:?}", redone);
            if redone != HistoryStep::Unchanged {
                prop_assert_ne!(state(&other), before.clone(), "redo went: {:?}", redone);
                prop_assert_eq!(other.undo(), redone);
            }
            prop_assert_eq!(state(&other), before, "redo, and undo of it");
        }
    }

    #[test]
    fn go_to_reaches_any_position(
        opening in openings(),
        choices in proptest::collection::vec(0..840usize, 0..30),
        plies in proptest::collection::vec(0..32usize, 1..8),
    ) {
        let mut session = opening.session();
        let mut then = vec![visible_state(session.position())];
        for choice in choices {
            if play(&mut session, choice) {
                then.push(visible_state(session.position()));
            }
        }
        let all = session.record().moves;
        for ply in plies {
            let ply = ply.min(then.len() - 1);
            let there = session.record().cursor as usize == ply;
            prop_assert_eq!(session.go_to(ply), !there, "going to {}", ply);
            prop_assert_eq!(visible_state(session.position()), then[ply].clone(), "after {} moves", ply);
            prop_assert_eq!(session.record().moves, all.clone(), "the moves after going to {}", ply);
        }
    }

    #[test]
    fn record_restores_session(opening in openings(), acts in acts(), ply in 0..40usize) {
        let mut session = history_after(opening, acts).game().clone();
        session.go_to(ply);
        let record = session.record();
        let restored = Session::restore(&record);
        let restored = restored.map_err(|error| TestCaseError::fail(error.to_string()))?;
        prop_assert_eq!(restored.code(), session.code());
        prop_assert_eq!(restored.players(), session.players());
        prop_assert_eq!(visible_state(restored.position()), visible_state(session.position()));
        prop_assert_eq!(restored.record(), record);
    }
}

const PERSON: Player = Player::Human;
const COMPUTER: Player = Player::Computer(Level::Easy);
const TWO: &str = "drench:9x9,c6,s2#4711";

/// Returns the number of moves after each undo until none is possible, then after each redo.
fn stops(players: &[Player], moves: usize) -> (Vec<u32>, Vec<u32>) {
    let mut session = played(TWO, players, moves);
    let (mut back, mut forth) = (Vec::new(), Vec::new());
    while session.undo() {
        back.push(session.record().cursor);
    }
    while session.redo() {
        forth.push(session.record().cursor);
    }
    (back, forth)
}

#[test]
fn undo_and_redo_stop_at_turns_of_people() {
    assert_eq!(
        stops(&[PERSON, PERSON], 4),
        (vec![3, 2, 1, 0], vec![1, 2, 3, 4])
    );
    assert_eq!(stops(&[PERSON, COMPUTER], 4), (vec![2, 0], vec![2, 4]));
    assert_eq!(
        stops(&[PERSON, COMPUTER], 5),
        (vec![4, 2, 0], vec![2, 4, 5])
    );
    assert_eq!(stops(&[COMPUTER, PERSON], 4), (vec![3, 1], vec![3, 4]));
    assert_eq!(stops(&[COMPUTER, PERSON], 5), (vec![3, 1], vec![3, 5]));
    assert_eq!(stops(&[COMPUTER, COMPUTER], 4), (vec![], vec![]));
}

#[test]
fn move_after_undo_discards_redo() {
    let mut session = played(TWO, &[PERSON, PERSON], 6);
    session.go_to(2);
    let remaining = session.record().moves[..2].to_vec();
    assert!(play(&mut session, 1));
    assert_eq!(session.record().moves[..2], remaining, "the moves before");
    assert_eq!(session.record().moves.len(), 3);
    assert!(
        !session.redo(),
        "the moves that were replaced are made again"
    );
}

#[test]
fn refused_move_keeps_redo() {
    let mut session = played(TWO, &[PERSON, PERSON], 6);
    session.go_to(2);
    let before = session.record();
    let refused = session.play(Seat::FIRST, Move::Paint(Colour(6)));
    assert_eq!(refused, Err(NO_SUCH_COLOUR));
    assert_eq!(session.record(), before);
}

#[test]
fn session_requires_player_for_each_seat() {
    for players in [vec![], vec![PERSON], vec![PERSON; 3]] {
        let code = TWO.parse().expect("a right code");
        let error = Session::new(code, players.clone()).expect_err("too few or too many players");
        let expected = format!("players and seats do not match: {} and 2", players.len());
        assert_eq!(error.to_string(), expected);
    }
}

#[test]
fn session_code_includes_defaults() {
    let session = session("drench:15x15,c6#4711", &[PERSON]);
    assert_eq!(session.code().to_string(), "drench:15x15,c6,m30#4711");
    assert_eq!(session.record().code, "drench:15x15,c6,m30#4711");
}

// Histories.

#[test]
fn history_undoes_and_redoes_new_game() {
    let mut history = GameHistory::new(played("drench:9x9,c6#1", &[PERSON], 3));
    history.begin(played("drench:9x9,c6#2", &[PERSON], 1));
    let begun = state(&history);

    assert_eq!(
        history.undo(),
        HistoryStep::Move,
        "the one move of the second game"
    );
    assert_eq!(history.undo(), HistoryStep::Game);
    assert_eq!(
        (history.current_index(), history.game().record().cursor),
        (0, 3),
        "the first game as it was left"
    );
    for _ in 0..3 {
        assert_eq!(history.undo(), HistoryStep::Move);
    }
    assert!(!history.can_undo());
    assert_eq!(history.undo(), HistoryStep::Unchanged);

    for step in [
        HistoryStep::Move,
        HistoryStep::Move,
        HistoryStep::Move,
        HistoryStep::Game,
        HistoryStep::Move,
    ] {
        assert_eq!(history.redo(), step);
    }
    assert!(!history.can_redo());
    assert_eq!(history.redo(), HistoryStep::Unchanged);
    assert_eq!(state(&history), begun);
}

#[test]
fn history_discards_games_after_new_game() {
    let mut history = GameHistory::new(session("drench:9x9,c6#1", &[PERSON]));
    history.begin(session("drench:9x9,c6#2", &[PERSON]));
    history.begin(session("drench:9x9,c6#3", &[PERSON]));
    assert_eq!(
        (history.undo(), history.undo()),
        (HistoryStep::Game, HistoryStep::Game)
    );
    history.begin(session("drench:9x9,c6#4", &[PERSON]));
    let starts: Vec<Start> = history
        .games()
        .iter()
        .map(|game| game.code().start.clone())
        .collect();
    assert_eq!(starts, [Start::Seed(1), Start::Seed(4)]);
    assert_eq!(history.current_index(), 1);
}

#[test]
fn history_discards_later_games_after_move() {
    let mut history = GameHistory::new(played("drench:9x9,c6#1", &[PERSON], 2));
    history.begin(played("drench:9x9,c6#2", &[PERSON], 0));
    assert_eq!(history.undo(), HistoryStep::Game);
    assert!(history.can_redo());
    play_on(&mut history, 0);
    assert!(!history.can_redo());
    assert_eq!(
        (history.redo(), history.games().len()),
        (HistoryStep::Unchanged, 1)
    );
}

#[test]
fn history_discards_redo_moves_after_new_game() {
    let mut history = GameHistory::new(played("drench:9x9,c6#1", &[PERSON], 5));
    assert_eq!(
        (history.undo(), history.undo()),
        (HistoryStep::Move, HistoryStep::Move)
    );
    history.begin(session("drench:9x9,c6#2", &[PERSON]));
    let begun = state(&history);
    assert_eq!(history.undo(), HistoryStep::Game);
    assert_eq!(history.game().record().cursor, 3, "the game as it was left");
    assert_eq!(history.redo(), HistoryStep::Game);
    assert_eq!(state(&history), begun);
}

#[test]
fn history_undoes_restart() {
    let players = [PERSON, COMPUTER];
    let mut history = GameHistory::new(played(TWO, &players, 4));
    let before = history.game().record();
    history.restart().expect("the same game once more");
    let again = history.game();
    assert_eq!(again.record().code, before.code);
    assert_eq!(again.players(), players);
    assert_eq!((again.record().moves, again.record().cursor), (vec![], 0));
    assert_eq!(
        visible_state(again.position()),
        visible_state(session(TWO, &players).position())
    );
    assert_eq!(history.undo(), HistoryStep::Game);
    assert_eq!(history.game().record(), before);
}

#[test]
fn history_keeps_last_eight_games() {
    let game = |seed| session(&format!("drench:5x5,c6#{seed}"), &[PERSON]);
    let mut history = GameHistory::new(game(0));
    (1..=9).for_each(|seed| history.begin(game(seed)));
    assert_eq!((history.games().len(), history.current_index()), (8, 7));
    let mut steps = 0;
    while history.undo() == HistoryStep::Game {
        steps += 1;
    }
    assert_eq!(steps, 7, "games that can be gone back to");
    assert_eq!(
        history.game().code().start,
        Start::Seed(2),
        "the oldest of ten games"
    );
}

#[test]
fn history_requires_current_game() {
    let game = session("drench:5x5,c6#1", &[PERSON]);
    assert!(GameHistory::from_games(vec![game.clone()], 0).is_some());
    assert!(GameHistory::from_games(vec![game], 1).is_none());
    assert!(GameHistory::from_games(vec![], 0).is_none());
}

// Saves.

/// Returns histories of a finished game, one with moves available for redo, and one without moves.
fn example() -> GameHistory {
    let mut lost = session("drench:6x5,c5,m7#1", &[PERSON]);
    while play(&mut lost, 1) {}
    let mut history = GameHistory::new(lost);
    history.begin(played(
        "drench:5x6,c4,s2#18446744073709551615",
        &[PERSON, COMPUTER],
        3,
    ));
    history.begin(session(
        // A save has the move limit that was computed when its game started.
        "drench:5x5,c3,m10=abcab/bcabc/cabca/abcab/bcabc",
        &[PERSON],
    ));
    assert_eq!(
        (history.undo(), history.undo()),
        (HistoryStep::Game, HistoryStep::Move)
    );
    history
}

fn saved(history: &GameHistory) -> Vec<u8> {
    write_save(history).expect("bytes for any table")
}

/// Computes the checksum of PNG and ZIP bit by bit.
fn crc32(bytes: &[u8]) -> u32 {
    !bytes.iter().fold(u32::MAX, |crc, &byte| {
        (0..8).fold(crc ^ u32::from(byte), |crc, _| match crc & 1 {
            0 => crc >> 1,
            _ => (crc >> 1) ^ 0xEDB8_8320,
        })
    })
}

/// Wraps a payload in a valid header of the current version.
fn save_of(payload: &[u8]) -> Vec<u8> {
    save_of_version(VERSION, payload)
}

/// Wraps a payload in a valid header of any version.
fn save_of_version(version: u16, payload: &[u8]) -> Vec<u8> {
    let version = version.to_le_bytes();
    let checked = match version {
        [1, 0] => payload.to_vec(),
        _ => [version.as_slice(), payload].concat(),
    };
    let mut bytes = b"TESSELLA".to_vec();
    bytes.extend(version);
    bytes.extend(crc32(&checked).to_le_bytes());
    bytes.extend(payload);
    bytes
}

/// Encodes a save of these records, whether or not they form games.
fn save_of_records(records: &[Record], at: u32) -> Vec<u8> {
    save_of(&codec::encode(&(records, at)).expect("bytes for any records"))
}

fn paint(colour: u8) -> Played {
    let mv = Move::Paint(Colour(colour));
    Played { mv, at: 0 }
}

fn error_of(bytes: &[u8]) -> SaveError {
    match read_save(bytes) {
        Ok(history) => panic!("read as {:?}", state(&history)),
        Err(error) => error,
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]

    #[test]
    fn save_round_trips_history(opening in openings(), acts in acts()) {
        let history = history_after(opening, acts);
        let bytes = saved(&history);
        let again = read_save(&bytes).map_err(|error| TestCaseError::fail(error.to_string()))?;
        prop_assert_eq!(state(&again), state(&history));
        prop_assert_eq!(saved(&again), bytes, "the same table is saved in other bytes");
    }

    #[test]
    fn save_of_random_bytes_is_refused(bytes in proptest::collection::vec(any::<u8>(), 0..300)) {
        prop_assert_eq!(error_of(&bytes), SaveError::NotASave);
        let marked = [b"TESSELLA".as_slice(), &bytes].concat();
        prop_assert!(read_save(&marked).is_err());
        for version in 1..=VERSION {
            let versioned = [b"TESSELLA".as_slice(), &version.to_le_bytes(), &bytes].concat();
            prop_assert!(read_save(&versioned).is_err(), "version {}", version);
        }
    }

    #[test]
    fn save_with_random_payload_never_panics(payload in proptest::collection::vec(any::<u8>(), 0..300)) {
        for version in 1..=VERSION {
            if let Ok(history) = read_save(&save_of_version(version, &payload)) {
                prop_assert!(!history.games().is_empty());
            }
        }
    }

    #[test]
    fn save_restores_records_unchanged_or_refuses_them(
        records in proptest::collection::vec(records(), 0..3), at in 0..3u32,
    ) {
        match read_save(&save_of_records(&records, at)) {
            Ok(history) => {
                prop_assert_eq!(history.current_index(), at as usize);
                for (game, record) in history.games().iter().zip(&records) {
                    prop_assert_eq!(&game.record().moves, &record.moves);
                    prop_assert_eq!(&game.record().players, &record.players);
                    prop_assert_eq!(game.record().cursor, record.cursor.min(record.moves.len() as u32));
                    let last = record.moves.iter().map(|played| played.at).max();
                    prop_assert_eq!(game.elapsed(), record.elapsed.max(last.unwrap_or(0)));
                }
            }
            Err(SaveError::MissingGame) => prop_assert!(at as usize >= records.len()),
            Err(SaveError::Game(_)) => {}
            Err(error) => prop_assert!(false, "{}", error),
        }
    }
}

/// Records of games, some of them with an error.
fn records() -> impl Strategy<Value = Record> {
    let codes = vec![
        "drench:5x5,c6,m9#1",
        "drench:5x5,c4,s2#2",
        "drench:5x5,c3=aaaaaaaaaaaaaaaaaaaaaaaaa",
    ];
    let code = prop_oneof![
        8 => proptest::sample::select(codes).prop_map(str::to_owned),
        1 => any::<String>(),
    ];
    let moves = proptest::collection::vec(
        (prop_oneof![9 => 0..6u8, 1 => any::<u8>()], any::<u32>()).prop_map(|(colour, at)| {
            Played {
                at,
                ..paint(colour)
            }
        }),
        0..4,
    );
    (
        code,
        proptest::collection::vec(player(), 1..3),
        moves,
        any::<u32>(),
        any::<u32>(),
    )
        .prop_map(|(code, players, moves, cursor, elapsed)| Record {
            code,
            players,
            moves,
            cursor,
            elapsed,
        })
}

#[test]
fn save_with_damaged_byte_is_refused() {
    let sound = saved(&example());
    for at in 0..sound.len() {
        for flipped in 1..=u8::MAX {
            let mut bytes = sound.clone();
            bytes[at] ^= flipped;
            let error = error_of(&bytes);
            let expected = match at {
                0..8 => matches!(error, SaveError::NotASave),
                8..10 => match u16::from_le_bytes([bytes[8], bytes[9]]) {
                    1..=VERSION => error == SaveError::Damaged,
                    version => error == SaveError::UnknownVersion(version),
                },
                _ => error == SaveError::Damaged,
            };
            assert!(
                expected,
                "byte {at}, {} for {}: {error:?}",
                bytes[at], sound[at]
            );
        }
    }
}

#[test]
fn truncated_or_extended_save_is_refused() {
    let sound = saved(&example());
    for len in 0..sound.len() {
        let error = error_of(&sound[..len]);
        let expected = if len < 8 {
            SaveError::NotASave
        } else {
            SaveError::Damaged
        };
        assert_eq!(error, expected, "the first {len} of {} bytes", sound.len());
    }
    let longer = [sound.as_slice(), &[0]].concat();
    assert_eq!(error_of(&longer), SaveError::Damaged);
    let resealed = save_of(&longer[14..]);
    assert!(
        matches!(error_of(&resealed), SaveError::Codec(_)),
        "a byte too many, and a checksum for it"
    );
}

#[test]
fn save_of_unknown_version_is_refused() {
    for version in [0, VERSION + 1, 0xFFFE] {
        let mut bytes = saved(&example());
        bytes[8..10].copy_from_slice(&version.to_le_bytes());
        let error = error_of(&bytes);
        assert_eq!(error, SaveError::UnknownVersion(version));
        let message = error.to_string();
        assert!(message.contains(&format!("format {version},")), "{message}");
    }
}

#[test]
fn save_with_huge_length_is_refused() {
    let payload = codec::encode(&(u64::MAX / 2)).expect("bytes for a number");
    assert!(matches!(error_of(&save_of(&payload)), SaveError::Codec(_)));
}

#[test]
fn save_with_illegal_move_names_it() {
    let alone = |moves: &[u8]| Record {
        code: "drench:5x5,c3,m2=abcab/bcabc/cabca/abcab/bcabc".to_owned(),
        players: vec![PERSON],
        moves: moves.iter().copied().map(paint).collect(),
        cursor: 0,
        elapsed: 0,
    };
    let two = |moves: &[u8]| Record {
        code: "drench:5x5,c4,s2=abcab/bcabc/cabca/abcab/bcabc".to_owned(),
        players: vec![PERSON, COMPUTER],
        ..alone(moves)
    };
    for (record, ply, why) in [
        (alone(&[0]), 1, OWN_COLOUR),
        (alone(&[1, 1]), 2, OWN_COLOUR),
        (alone(&[1, 3]), 2, NO_SUCH_COLOUR),
        (alone(&[255]), 1, NO_SUCH_COLOUR),
        (alone(&[1, 2, 0]), 3, IllegalMove::Over),
        (two(&[2]), 1, OTHERS_COLOUR),
        (two(&[1, 1]), 2, OTHERS_COLOUR),
        (two(&[1, 0, 2, 2]), 4, OTHERS_COLOUR),
    ] {
        let sound = Record {
            moves: record.moves[..ply - 1].to_vec(),
            ..record.clone()
        };
        let until = save_of_records(std::slice::from_ref(&sound), 0);
        assert!(
            read_save(&until).is_ok(),
            "the moves before move {ply} of {record:?}"
        );

        let error = error_of(&save_of_records(&[sound, record], 0));
        assert_eq!(error, SaveError::Game(RestoreError::Move { ply, why }));
        let message = error.to_string();
        assert!(
            message.ends_with(&format!("move {ply} is against the rules: {why}")),
            "{message}"
        );
    }
}

#[test]
fn save_with_invalid_setup_is_refused_with_reason() {
    let record = |code: &str, players: &[Player]| Record {
        code: code.to_owned(),
        players: players.to_vec(),
        moves: vec![],
        cursor: 0,
        elapsed: 0,
    };
    for (record, reason) in [
        (
            record("drench:5x3#1", &[PERSON]),
            "game code, column 8 (\"5x3\"): expected a board that fits: a side of the board has 5 to 40 tiles",
        ),
        (
            record("drench:5x5,c4,s2#1", &[PERSON]),
            "players and seats do not match: 1 and 2",
        ),
        (
            record("drench:5x5#1", &[]),
            "players and seats do not match: 0 and 1",
        ),
        (
            record("drench:5x5,s2=aaaaabbbbbcccccdddddaaaaa", &[PERSON, PERSON]),
            "the two players' first tiles must differ in colour",
        ),
    ] {
        let message = error_of(&save_of_records(&[record], 0)).to_string();
        assert!(message.contains(reason), "{message}");
    }
}

#[test]
fn save_without_current_game_is_refused() {
    let record = session(TWO, &[PERSON, PERSON]).record();
    assert_eq!(error_of(&save_of_records(&[], 0)), SaveError::MissingGame);
    assert_eq!(
        error_of(&save_of_records(&[record], 1)),
        SaveError::MissingGame
    );
}

/// Returns the bytes of a golden file in hexadecimal.
fn golden(file: &str) -> Vec<u8> {
    file.split_whitespace()
        .map(|byte| u8::from_str_radix(byte, 16).expect("two hexadecimal digits"))
        .collect()
}

#[test]
fn save_version_1_is_read() {
    let bytes = golden(include_str!("golden/save_version_1.hex"));
    let history = read_save(&bytes).unwrap_or_else(|error| {
        panic!("{error}: players have such saves. Another format needs another version, and a way to read this one.")
    });
    assert_eq!(state(&history), state(&example()));
}

/// Returns the same games with time passed since their last moves.
fn example_with_time() -> GameHistory {
    let mut history = example();
    history.advance_clock(123_456);
    assert_eq!(history.redo(), HistoryStep::Move);
    assert_eq!(history.redo(), HistoryStep::Game);
    history.advance_clock(250);
    assert_eq!(history.undo(), HistoryStep::Game);
    history
}

#[test]
fn save_version_2_is_read_and_written() {
    let bytes = golden(include_str!("golden/save_version_2.hex"));
    let history = read_save(&bytes).unwrap_or_else(|error| {
        panic!("{error}: players have such saves. Another format needs another version, and a way to read this one.")
    });
    assert_eq!(state(&history), state(&example_with_time()));
    let elapsed: Vec<u32> = history.games().iter().map(Session::elapsed).collect();
    assert_eq!(elapsed, [4200, 124_856, 250]);
    assert_eq!(
        saved(&history),
        bytes,
        "the same games are saved in other bytes"
    );
}

#[test]
fn save_version_1_elapsed_time_is_latest_move() {
    let painted = |times: &[u32]| -> Vec<Played> {
        let moves = times.iter().zip([1, 2, 0]);
        moves
            .map(|(&at, colour)| Played {
                at,
                ..paint(colour)
            })
            .collect()
    };
    for (times, cursor, elapsed) in [
        (&[][..], 0u32, 0),
        (&[10, 20, 30], 3, 30),
        (&[10, 20, 30], 1, 30),
        (&[10, 900, 30], 3, 900),
    ] {
        let code = "drench:5x5,c3,m10=abcab/bcabc/cabca/abcab/bcabc";
        let record = (code, vec![PERSON], painted(times), cursor);
        let payload = codec::encode(&(vec![record], 0u32)).expect("bytes for any record");
        let history = read_save(&save_of_version(1, &payload)).expect("a save of version 1");
        assert_eq!(history.game().elapsed(), elapsed, "moves at {times:?}");
        assert_eq!(history.game().cursor(), cursor as usize);
        assert_eq!(history.game().moves(), painted(times));
    }
}

// The games that a history keeps.

/// Returns `count` records that cannot be restored.
fn bad_records(count: usize) -> Vec<Record> {
    let mut record = played("drench:5x5,c4#1", &[Player::Human], 2).record();
    record.moves[1].mv = Move::Cell(tessella::boards::CellId(0));
    vec![record; count]
}

fn good_record(seed: usize) -> Record {
    played(&format!("drench:5x5,c4#{seed}"), &[Player::Human], 2).record()
}

#[test]
fn only_games_that_a_history_keeps_are_restored() {
    for (games, at, remaining) in [
        (2000, 1999, 1992..2000),
        (2000, 0, 0..8),
        (2000, 3, 0..8),
        (2000, 1000, 996..1004),
        (9, 8, 1..9),
        (9, 4, 0..8),
    ] {
        // The other games could not be restored.
        let mut records = bad_records(games);
        for index in remaining.clone() {
            records[index] = good_record(index);
        }
        let read = read_recent_games(&save_of_records(&records, at as u32)).expect("games");
        let restored: Vec<Record> = read.history.games().iter().map(Session::record).collect();
        assert_eq!(restored, records[remaining], "{at} of {games}");
        assert_eq!(read.history.game().record(), records[at]);
        assert_eq!(read.loss, Some(SaveLoss::TooMany { games, restored: 8 }));
    }
}

#[test]
fn games_of_whole_save_have_no_loss() {
    for at in [0, 3, 7] {
        let records: Vec<Record> = (0..8).map(good_record).collect();
        let bytes = save_of_records(&records, at);
        let read = read_recent_games(&bytes).expect("games");
        assert_eq!(read.loss, None);
        assert_eq!(saved(&read.history), bytes);
    }
}

#[test]
fn game_that_cannot_be_restored_is_left_out() {
    let bad = || bad_records(1).remove(0);
    // For each index of the bad game, with the third game as the current one, the index that is current then.
    for (index, current) in [(0, 1), (1, 1), (2, 1), (3, 2)] {
        let mut records: Vec<Record> = (0..4).map(good_record).collect();
        records[index] = bad();
        let read = read_recent_games(&save_of_records(&records, 2)).expect("games");
        records.remove(index);
        let restored: Vec<Record> = read.history.games().iter().map(Session::record).collect();
        assert_eq!(restored, records);
        assert_eq!(read.history.current_index(), current, "{index}");
        let message = read.loss.map(|loss| loss.to_string()).unwrap_or_default();
        let expected = format!("game {} of 4 cannot be restored: move 2 ", index + 1);
        assert!(message.starts_with(&expected), "{message}");
    }
    let first_is_bad = save_of_records(&[bad(), good_record(1)], 0);
    let read = read_recent_games(&first_is_bad).expect("games");
    assert_eq!(read.history.game().record(), good_record(1));
    let error = |records: &[Record], at| read_recent_games(&save_of_records(records, at)).err();
    assert!(matches!(
        error(&bad_records(3), 1),
        Some(SaveError::Game(_))
    ));
    assert_eq!(error(&[], 0), Some(SaveError::MissingGame));
    assert_eq!(error(&[good_record(1)], 1), Some(SaveError::MissingGame));
}
