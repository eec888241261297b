//! Sessions, libraries and saves for the tests.

use proptest::prelude::*;
use tessella_formats::codec;
use tessella_games::GameCode;
use tessella_games::{Colour, Level, Move, Position, Rules, Setup, Start};
use tessella_session::{
    GameLibrary, Played, Player, Record, SaveError, Session, StoredGame, VERSION, export_game,
    import_game, read_save as read_any_save, write_save,
};
use tessella_test_support::setups;

pub fn session(code: &str, players: &[Player]) -> Session {
    let code = code.parse().expect("a right code");
    Session::new(code, players.to_vec()).expect("a game that can be set up")
}

/// Plays a game with this many moves, each the first legal one.
pub fn played(code: &str, players: &[Player], moves: usize) -> Session {
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
pub fn play(session: &mut Session, choice: usize) -> bool {
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
pub fn play_on(library: &mut GameLibrary, choice: usize) {
    let Some(game) = library.game() else {
        return;
    };
    let Some((seat, _)) = game.player_to_move() else {
        return;
    };
    let moves = game.position().legal_moves();
    let wait = until_next(game);
    library.advance_clock(wait);
    library
        .play(seat, moves[choice % moves.len()])
        .expect("a legal move");
}

/// Describes everything visible of a position.
pub fn visible_state(position: &Position) -> String {
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

/// Whole state of a library: its records with redo moves and marks, and everything visible of the game being played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    pub games: Vec<(Record, bool, bool)>,
    pub current: Option<String>,
}

pub fn state(library: &GameLibrary) -> State {
    let of = |game: &StoredGame| (game.record.clone(), game.is_over, game.is_favourite);
    let current = library.game();
    State {
        games: library.games().iter().map(of).collect(),
        current: current.map(|game| visible_state(game.position())),
    }
}

pub fn player() -> impl Strategy<Value = Player> {
    let computer = proptest::sample::select(Level::ALL.to_vec()).prop_map(Player::Computer);
    prop_oneof![Just(Player::Human), computer]
}

/// Setup of a game.
#[derive(Clone, Debug)]
pub struct Opening {
    code: GameCode,
    players: Vec<Player>,
}

impl Opening {
    pub fn session(self) -> Session {
        Session::new(self.code, self.players).expect("a game that can be set up")
    }
}

pub fn openings() -> impl Strategy<Value = Opening> {
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
pub enum Act {
    Play(usize),
    Undo,
    Redo,
    Begin(Opening),
    Restart,
    Open(usize),
    Mark(usize),
    Wait(u32),
    Hint,
    /// Exports the game being played and imports it again.
    Copy,
}

pub fn acts() -> impl Strategy<Value = Vec<Act>> {
    let act = prop_oneof![
        12 => (0..840usize).prop_map(Act::Play),
        4 => Just(Act::Undo),
        3 => Just(Act::Redo),
        1 => openings().prop_map(Act::Begin),
        1 => Just(Act::Restart),
        1 => (0..8usize).prop_map(Act::Open),
        1 => (0..8usize).prop_map(Act::Mark),
        2 => (0..5000u32).prop_map(Act::Wait),
        1 => Just(Act::Hint),
        1 => Just(Act::Copy),
    ];
    proptest::collection::vec(act, 0..60)
}

pub fn act(library: &mut GameLibrary, act: Act) {
    let games = library.games();
    let choose = |choice: usize| games.get(choice % games.len().max(1)).map(|game| game.id);
    match act {
        Act::Play(choice) => play_on(library, choice),
        Act::Undo => {
            library.undo();
        }
        Act::Redo => {
            library.redo();
        }
        Act::Begin(opening) => {
            library.begin(opening.session());
        }
        Act::Restart => {
            library.restart().expect("the same game once more");
        }
        Act::Open(choice) => {
            let opened = choose(choice).map(|id| library.open(id));
            assert!(matches!(opened, None | Some(Ok(true))), "{opened:?}");
        }
        Act::Mark(choice) => choose(choice)
            .into_iter()
            .for_each(|id| library.set_favourite(id, true)),
        Act::Wait(time) => library.advance_clock(time),
        Act::Hint => library.record_hint(),
        Act::Copy => {
            if let Some(game) = library.current() {
                let text = export_game(&game).expect("a text");
                library.begin(import_game(&text).expect("the same game"));
            }
        }
    }
}

/// Returns the library after starting a game and performing these actions.
pub fn library_after(opening: Opening, acts: Vec<Act>) -> GameLibrary {
    let mut library = GameLibrary::new(opening.session());
    acts.into_iter().for_each(|what| act(&mut library, what));
    library
}

pub const PERSON: Player = Player::Human;
pub const COMPUTER: Player = Player::Computer(Level::Easy);
pub const TWO: &str = "drench:9x9,c6,s2#4711";

/// Returns a library with a finished game, one being played with moves available for redo, and one without moves.
pub fn example() -> GameLibrary {
    let mut library = GameLibrary::default();
    let mut lost = session("drench:6x5,c5,m7#1", &[PERSON]);
    while play(&mut lost, 1) {}
    library.add(lost.record(), true, false);
    let players = [PERSON, COMPUTER];
    let mut current = played("drench:5x6,c4,s2#18446744073709551615", &players, 3);
    assert!(current.undo());
    let current = library.add(current.record(), false, false);
    // A save has the move limit that was computed when its game started.
    let untouched = session("drench:5x5,c3,m10=abcab/bcabc/cabca/abcab/bcabc", &[PERSON]);
    library.add(untouched.record(), false, false);
    assert_eq!(library.open(current), Ok(true));
    library
}

pub fn saved(library: &GameLibrary) -> Vec<u8> {
    write_save(library).expect("bytes for any library")
}

/// Reads a save whose current game can be restored.
pub fn read_save(bytes: &[u8]) -> Result<GameLibrary, SaveError> {
    let loaded = read_any_save(bytes)?;
    assert_eq!(loaded.problem, None);
    Ok(loaded.library)
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
pub fn save_of(payload: &[u8]) -> Vec<u8> {
    save_of_version(VERSION, payload)
}

/// Wraps a payload in a valid header of any version.
pub fn save_of_version(version: u16, payload: &[u8]) -> Vec<u8> {
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

/// Hints of a game without any, as they are encoded: their number and their plies.
pub const NO_HINTS: (u32, &[u32]) = (0, &[]);

/// Encodes a save of these records, whether or not they form games, with the one at this index being played.
pub fn save_of_records(records: &[Record], at: u32) -> Vec<u8> {
    let games: Vec<_> = records
        .iter()
        .zip(0u64..)
        .map(|(record, id)| (record, false, false, id, None::<u64>, NO_HINTS))
        .collect();
    save_of(&codec::encode(&(games, Some(at))).expect("bytes for any records"))
}

pub fn paint(colour: u8) -> Played {
    let mv = Move::Paint(Colour(colour));
    Played { mv, at: 0 }
}
