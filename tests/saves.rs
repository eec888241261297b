//! What becomes of a game once it has begun: moves and whole games are taken back and made again, records restore it,
//! and saves bring it back to the byte or are refused.

mod support;

use proptest::prelude::*;
use support::setups;
use tessella::codec;
use tessella::games::drench::{NO_SUCH_COLOUR, OTHERS_COLOUR, OWN_COLOUR};
use tessella::games::{Colour, IllegalMove, Level, Move, Position, Rules, Seat, Setup, Start};
use tessella::session::{
    GameCode, GameHistory, HistoryStep, Played, Player, Record, RestoreError, SaveError, Session,
    VERSION, read_save, write_save,
};

// Games and tables to try things on.

fn session(code: &str, players: &[Player]) -> Session {
    let code = code.parse().expect("a right code");
    Session::new(code, players.to_vec()).expect("a game that can be set up")
}

/// A game in which this many moves have been made, each the first of those that are legal.
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

/// Makes the legal move that the choice picks by its remainder; whether there was one.
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

/// How long it is, in milliseconds, until the next move is made: there are 700 for each.
fn until_next(session: &Session) -> u32 {
    (700 * session.moves().len() as u32).saturating_sub(session.elapsed())
}

/// Makes one of the legal moves in the game on the table, if it still goes on.
fn play_on(table: &mut GameHistory, choice: usize) {
    let game = table.game();
    let Some((seat, _)) = game.player_to_move() else {
        return;
    };
    let moves = game.position().legal_moves();
    table.advance_clock(until_next(table.game()));
    table
        .play(seat, moves[choice % moves.len()])
        .expect("a legal move");
}

/// What can be seen of a position.
fn seen(position: &Position) -> String {
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

/// All that there is to a table: its games with what waits for a redo, and what is seen of each.
fn state(table: &GameHistory) -> (usize, Vec<(Record, String)>) {
    let games = table.games().iter();
    let games = games.map(|game| (game.record(), seen(game.position())));
    (table.current_index(), games.collect())
}

fn player() -> impl Strategy<Value = Player> {
    let computer = proptest::sample::select(Level::ALL.to_vec()).prop_map(Player::Computer);
    prop_oneof![Just(Player::Human), computer]
}

/// What it takes to begin a game.
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

/// Something a player does.
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

fn act(table: &mut GameHistory, act: Act) {
    match act {
        Act::Play(choice) => {
            play_on(table, choice);
        }
        Act::Undo => {
            table.undo();
        }
        Act::Redo => {
            table.redo();
        }
        Act::Begin(opening) => table.begin(opening.session()),
        Act::Restart => table.restart().expect("the same game once more"),
        Act::Wait(time) => table.advance_clock(time),
    }
}

/// The table after a game was begun there and all this was done.
fn table_after(opening: Opening, acts: Vec<Act>) -> GameHistory {
    let mut table = GameHistory::new(opening.session());
    acts.into_iter().for_each(|what| act(&mut table, what));
    table
}

// Undo and redo.

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]

    #[test]
    fn redo_does_again_what_undo_took_back_and_the_other_way_round(
        opening in openings(), acts in acts(),
    ) {
        let mut table = GameHistory::new(opening.session());
        for what in acts {
            act(&mut table, what);
            let before = state(&table);

            let mut other = table.clone();
            let undone = other.undo();
            prop_assert_eq!(undone != HistoryStep::Unchanged, table.can_undo(), "undo went: {:?}", undone);
            if undone != HistoryStep::Unchanged {
                prop_assert_ne!(state(&other), before.clone(), "undo went: {:?}", undone);
                prop_assert_eq!(other.redo(), undone);
            }
            prop_assert_eq!(state(&other), before.clone(), "undo, and redo of it");

            let mut other = table.clone();
            let redone = other.redo();
            prop_assert_eq!(redone != HistoryStep::Unchanged, table.can_redo(), "redo went: {:?}", redone);
            if redone != HistoryStep::Unchanged {
                prop_assert_ne!(state(&other), before.clone(), "redo went: {:?}", redone);
                prop_assert_eq!(other.undo(), redone);
            }
            prop_assert_eq!(state(&other), before, "redo, and undo of it");
        }
    }

    #[test]
    fn any_position_of_a_game_can_be_gone_to(
        opening in openings(),
        choices in proptest::collection::vec(0..840usize, 0..30),
        plies in proptest::collection::vec(0..32usize, 1..8),
    ) {
        let mut session = opening.session();
        let mut then = vec![seen(session.position())];
        for choice in choices {
            if play(&mut session, choice) {
                then.push(seen(session.position()));
            }
        }
        let all = session.record().moves;
        for ply in plies {
            let ply = ply.min(then.len() - 1);
            let there = session.record().cursor as usize == ply;
            prop_assert_eq!(session.go_to(ply), !there, "going to {}", ply);
            prop_assert_eq!(seen(session.position()), then[ply].clone(), "after {} moves", ply);
            prop_assert_eq!(session.record().moves, all.clone(), "the moves after going to {}", ply);
        }
    }

    #[test]
    fn a_record_restores_the_session(opening in openings(), acts in acts(), ply in 0..40usize) {
        let mut session = table_after(opening, acts).game().clone();
        session.go_to(ply);
        let record = session.record();
        let restored = Session::restore(&record);
        let restored = restored.map_err(|error| TestCaseError::fail(error.to_string()))?;
        prop_assert_eq!(restored.code(), session.code());
        prop_assert_eq!(restored.players(), session.players());
        prop_assert_eq!(seen(restored.position()), seen(session.position()));
        prop_assert_eq!(restored.record(), record);
    }
}

const PERSON: Player = Player::Human;
const COMPUTER: Player = Player::Computer(Level::Easy);
const TWO: &str = "drench:9x9,c6,s2#4711";

/// After how many moves undo, again and again, and then redo, again and again, leave the game.
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
fn undo_and_redo_stop_where_a_person_is_to_move() {
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
fn a_move_after_undo_replaces_those_that_waited_for_a_redo() {
    let mut session = played(TWO, &[PERSON, PERSON], 6);
    session.go_to(2);
    let kept = session.record().moves[..2].to_vec();
    assert!(play(&mut session, 1));
    assert_eq!(session.record().moves[..2], kept, "the moves before");
    assert_eq!(session.record().moves.len(), 3);
    assert!(
        !session.redo(),
        "the moves that were replaced are made again"
    );
}

#[test]
fn a_refused_move_leaves_the_moves_that_wait_for_a_redo() {
    let mut session = played(TWO, &[PERSON, PERSON], 6);
    session.go_to(2);
    let before = session.record();
    let refused = session.play(Seat::FIRST, Move::Paint(Colour(6)));
    assert_eq!(refused, Err(NO_SUCH_COLOUR));
    assert_eq!(session.record(), before);
}

#[test]
fn a_game_needs_a_player_for_each_seat() {
    for players in [vec![], vec![PERSON], vec![PERSON; 3]] {
        let code = TWO.parse().expect("a right code");
        let error = Session::new(code, players.clone()).expect_err("too few or too many players");
        let expected = format!("players and seats do not match: {} and 2", players.len());
        assert_eq!(error.to_string(), expected);
    }
}

#[test]
fn a_code_with_everything_decided_is_kept() {
    let session = session("drench:15x15,c6#4711", &[PERSON]);
    assert_eq!(session.code().to_string(), "drench:15x15,c6,m30#4711");
    assert_eq!(session.record().code, "drench:15x15,c6,m30#4711");
}

// The table.

#[test]
fn a_new_game_can_be_taken_back_and_begun_again() {
    let mut table = GameHistory::new(played("drench:9x9,c6#1", &[PERSON], 3));
    table.begin(played("drench:9x9,c6#2", &[PERSON], 1));
    let begun = state(&table);

    assert_eq!(
        table.undo(),
        HistoryStep::Move,
        "the one move of the second game"
    );
    assert_eq!(table.undo(), HistoryStep::Game);
    assert_eq!(
        (table.current_index(), table.game().record().cursor),
        (0, 3),
        "the first game as it was left"
    );
    for _ in 0..3 {
        assert_eq!(table.undo(), HistoryStep::Move);
    }
    assert!(!table.can_undo());
    assert_eq!(table.undo(), HistoryStep::Unchanged);

    for step in [
        HistoryStep::Move,
        HistoryStep::Move,
        HistoryStep::Move,
        HistoryStep::Game,
        HistoryStep::Move,
    ] {
        assert_eq!(table.redo(), step);
    }
    assert!(!table.can_redo());
    assert_eq!(table.redo(), HistoryStep::Unchanged);
    assert_eq!(state(&table), begun);
}

#[test]
fn a_game_begun_after_undo_takes_the_place_of_those_that_waited() {
    let mut table = GameHistory::new(session("drench:9x9,c6#1", &[PERSON]));
    table.begin(session("drench:9x9,c6#2", &[PERSON]));
    table.begin(session("drench:9x9,c6#3", &[PERSON]));
    assert_eq!(
        (table.undo(), table.undo()),
        (HistoryStep::Game, HistoryStep::Game)
    );
    table.begin(session("drench:9x9,c6#4", &[PERSON]));
    let starts: Vec<Start> = table
        .games()
        .iter()
        .map(|game| game.code().start.clone())
        .collect();
    assert_eq!(starts, [Start::Seed(1), Start::Seed(4)]);
    assert_eq!(table.current_index(), 1);
}

#[test]
fn a_move_in_the_game_before_takes_the_place_of_the_games_after_it() {
    let mut table = GameHistory::new(played("drench:9x9,c6#1", &[PERSON], 2));
    table.begin(played("drench:9x9,c6#2", &[PERSON], 0));
    assert_eq!(table.undo(), HistoryStep::Game);
    assert!(table.can_redo());
    play_on(&mut table, 0);
    assert!(!table.can_redo());
    assert_eq!(
        (table.redo(), table.games().len()),
        (HistoryStep::Unchanged, 1)
    );
}

#[test]
fn a_game_begun_after_undo_takes_the_place_of_the_moves_that_waited() {
    let mut table = GameHistory::new(played("drench:9x9,c6#1", &[PERSON], 5));
    assert_eq!(
        (table.undo(), table.undo()),
        (HistoryStep::Move, HistoryStep::Move)
    );
    table.begin(session("drench:9x9,c6#2", &[PERSON]));
    let begun = state(&table);
    assert_eq!(table.undo(), HistoryStep::Game);
    assert_eq!(table.game().record().cursor, 3, "the game as it was left");
    assert_eq!(table.redo(), HistoryStep::Game);
    assert_eq!(state(&table), begun);
}

#[test]
fn restart_begins_the_same_game_and_can_be_taken_back() {
    let players = [PERSON, COMPUTER];
    let mut table = GameHistory::new(played(TWO, &players, 4));
    let before = table.game().record();
    table.restart().expect("the same game once more");
    let again = table.game();
    assert_eq!(again.record().code, before.code);
    assert_eq!(again.players(), players);
    assert_eq!((again.record().moves, again.record().cursor), (vec![], 0));
    assert_eq!(
        seen(again.position()),
        seen(session(TWO, &players).position())
    );
    assert_eq!(table.undo(), HistoryStep::Game);
    assert_eq!(table.game().record(), before);
}

#[test]
fn the_last_eight_games_are_remembered() {
    let game = |seed| session(&format!("drench:5x5,c6#{seed}"), &[PERSON]);
    let mut table = GameHistory::new(game(0));
    (1..=9).for_each(|seed| table.begin(game(seed)));
    assert_eq!((table.games().len(), table.current_index()), (8, 7));
    let mut steps = 0;
    while table.undo() == HistoryStep::Game {
        steps += 1;
    }
    assert_eq!(steps, 7, "games that can be gone back to");
    assert_eq!(
        table.game().code().start,
        Start::Seed(2),
        "the oldest of ten games"
    );
}

#[test]
fn a_table_needs_the_game_that_is_being_played() {
    let game = session("drench:5x5,c6#1", &[PERSON]);
    assert!(GameHistory::from_games(vec![game.clone()], 0).is_some());
    assert!(GameHistory::from_games(vec![game], 1).is_none());
    assert!(GameHistory::from_games(vec![], 0).is_none());
}

// Saves.

/// A table of a finished game, one with moves that wait for a redo, and one that nobody has begun.
fn example() -> GameHistory {
    let mut lost = session("drench:6x5,c5,m7#1", &[PERSON]);
    while play(&mut lost, 1) {}
    let mut table = GameHistory::new(lost);
    table.begin(played(
        "drench:5x6,c4,s2#18446744073709551615",
        &[PERSON, COMPUTER],
        3,
    ));
    table.begin(session(
        // A save has the limit that was fitting when its game began.
        "drench:5x5,c3,m10=abcab/bcabc/cabca/abcab/bcabc",
        &[PERSON],
    ));
    assert_eq!(
        (table.undo(), table.undo()),
        (HistoryStep::Game, HistoryStep::Move)
    );
    table
}

fn saved(table: &GameHistory) -> Vec<u8> {
    write_save(table).expect("bytes for any table")
}

/// The checksum that PNG and ZIP have too, bit by bit.
fn crc32(bytes: &[u8]) -> u32 {
    !bytes.iter().fold(u32::MAX, |crc, &byte| {
        (0..8).fold(crc ^ u32::from(byte), |crc, _| match crc & 1 {
            0 => crc >> 1,
            _ => (crc >> 1) ^ 0xEDB8_8320,
        })
    })
}

/// A save of this program's version with a right mark and checksum around any payload.
fn sealed(payload: &[u8]) -> Vec<u8> {
    sealed_as(VERSION, payload)
}

/// A save of any version with a right mark and checksum around any payload.
fn sealed_as(version: u16, payload: &[u8]) -> Vec<u8> {
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

/// A save of these records, whether or not they make games.
fn sealed_records(records: &[Record], at: u32) -> Vec<u8> {
    sealed(&codec::encode(&(records, at)).expect("bytes for any records"))
}

fn paint(colour: u8) -> Played {
    let mv = Move::Paint(Colour(colour));
    Played { mv, at: 0 }
}

fn error_of(bytes: &[u8]) -> SaveError {
    match read_save(bytes) {
        Ok(table) => panic!("read as {:?}", state(&table)),
        Err(error) => error,
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]

    #[test]
    fn a_save_brings_back_the_whole_table(opening in openings(), acts in acts()) {
        let table = table_after(opening, acts);
        let bytes = saved(&table);
        let again = read_save(&bytes).map_err(|error| TestCaseError::fail(error.to_string()))?;
        prop_assert_eq!(state(&again), state(&table));
        prop_assert_eq!(saved(&again), bytes, "the same table is saved in other bytes");
    }

    #[test]
    fn bytes_that_are_no_save_are_refused(bytes in proptest::collection::vec(any::<u8>(), 0..300)) {
        prop_assert_eq!(error_of(&bytes), SaveError::NotASave);
        let marked = [b"TESSELLA".as_slice(), &bytes].concat();
        prop_assert!(read_save(&marked).is_err());
        for version in 1..=VERSION {
            let versioned = [b"TESSELLA".as_slice(), &version.to_le_bytes(), &bytes].concat();
            prop_assert!(read_save(&versioned).is_err(), "version {}", version);
        }
    }

    #[test]
    fn a_right_checksum_makes_no_payload_dangerous(payload in proptest::collection::vec(any::<u8>(), 0..300)) {
        for version in 1..=VERSION {
            if let Ok(table) = read_save(&sealed_as(version, &payload)) {
                prop_assert!(!table.games().is_empty());
            }
        }
    }

    #[test]
    fn records_are_restored_as_they_are_or_refused(
        records in proptest::collection::vec(records(), 0..3), at in 0..3u32,
    ) {
        match read_save(&sealed_records(&records, at)) {
            Ok(table) => {
                prop_assert_eq!(table.current_index(), at as usize);
                for (game, record) in table.games().iter().zip(&records) {
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

/// Records of games, now and then with something wrong in them.
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
fn every_damaged_byte_is_noticed() {
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
fn a_save_cut_off_or_with_something_behind_it_is_refused() {
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
    let resealed = sealed(&longer[14..]);
    assert!(
        matches!(error_of(&resealed), SaveError::Codec(_)),
        "a byte too many, and a checksum for it"
    );
}

#[test]
fn an_unknown_version_is_named() {
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
fn a_length_that_no_memory_holds_is_refused() {
    let payload = codec::encode(&(u64::MAX / 2)).expect("bytes for a number");
    assert!(matches!(error_of(&sealed(&payload)), SaveError::Codec(_)));
}

#[test]
fn a_move_against_the_rules_is_named() {
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
        let until = sealed_records(std::slice::from_ref(&sound), 0);
        assert!(
            read_save(&until).is_ok(),
            "the moves before move {ply} of {record:?}"
        );

        let error = error_of(&sealed_records(&[sound, record], 0));
        assert_eq!(error, SaveError::Game(RestoreError::Move { ply, why }));
        let message = error.to_string();
        assert!(
            message.ends_with(&format!("move {ply} is against the rules: {why}")),
            "{message}"
        );
    }
}

#[test]
fn a_game_that_cannot_be_set_up_is_refused_with_the_reason() {
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
        let message = error_of(&sealed_records(&[record], 0)).to_string();
        assert!(message.contains(reason), "{message}");
    }
}

#[test]
fn a_save_without_the_game_being_played_is_refused() {
    let record = session(TWO, &[PERSON, PERSON]).record();
    assert_eq!(error_of(&sealed_records(&[], 0)), SaveError::MissingGame);
    assert_eq!(
        error_of(&sealed_records(&[record], 1)),
        SaveError::MissingGame
    );
}

/// The bytes that a golden file has in hexadecimal digits.
fn golden(file: &str) -> Vec<u8> {
    file.split_whitespace()
        .map(|byte| u8::from_str_radix(byte, 16).expect("two hexadecimal digits"))
        .collect()
}

#[test]
fn what_the_first_version_wrote_is_still_read() {
    let bytes = golden(include_str!("golden/save_version_1.hex"));
    let table = read_save(&bytes).unwrap_or_else(|error| {
        panic!("{error}: players have such saves. Another format needs another version, and a way to read this one.")
    });
    assert_eq!(state(&table), state(&example()));
}

/// The same games with time that has passed since their last moves.
fn example_with_time() -> GameHistory {
    let mut table = example();
    table.advance_clock(123_456);
    assert_eq!(table.redo(), HistoryStep::Move);
    assert_eq!(table.redo(), HistoryStep::Game);
    table.advance_clock(250);
    assert_eq!(table.undo(), HistoryStep::Game);
    table
}

#[test]
fn what_the_second_version_wrote_is_still_read_and_written() {
    let bytes = golden(include_str!("golden/save_version_2.hex"));
    let table = read_save(&bytes).unwrap_or_else(|error| {
        panic!("{error}: players have such saves. Another format needs another version, and a way to read this one.")
    });
    assert_eq!(state(&table), state(&example_with_time()));
    let elapsed: Vec<u32> = table.games().iter().map(Session::elapsed).collect();
    assert_eq!(elapsed, [4200, 124_856, 250]);
    assert_eq!(
        saved(&table),
        bytes,
        "the same games are saved in other bytes"
    );
}

#[test]
fn a_game_of_the_first_version_has_been_played_until_its_latest_move() {
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
        let table = read_save(&sealed_as(1, &payload)).expect("a save of version 1");
        assert_eq!(table.game().elapsed(), elapsed, "moves at {times:?}");
        assert_eq!(table.game().cursor(), cursor as usize);
        assert_eq!(table.game().moves(), painted(times));
    }
}
