//! Backups for the tests.

use tessella_formats::codec;
use tessella_games::{Level, Rules};
use tessella_library::backup::{Backup, BackupError, read_backup, write_backup};
use tessella_library::statistics::{GameResult, PlayerHistory, write_history};
use tessella_library::today::{DailyGame, FIRST_DAY, Win, daily_board};
use tessella_session::{
    GameId, GameLibrary, Hints, IdentifiedGame, Player, Session, StoredGame, write_save,
};

/// Plays a game until this number of moves has been made or it is over; each move is the first legal one.
pub fn played(number: u64, code: &str, players: &[Player], moves: usize) -> IdentifiedGame {
    let code = code.parse().expect("a right code");
    let mut game = Session::new(code, players.to_vec()).expect("a game that can be set up");
    for _ in 0..moves {
        let Some((seat, _)) = game.player_to_move() else {
            break;
        };
        game.advance_clock(700);
        let mv = game.position().legal_moves()[0];
        game.play(seat, mv).expect("a legal move");
    }
    IdentifiedGame {
        id: GameId::from_number(number),
        game,
        hints: Hints::default(),
    }
}

/// Returns a library with a favourite, a finished game, a game with hints, and one being played with moves available for
/// redo.
pub fn library() -> GameLibrary {
    let computer = Player::Computer(Level::Easy);
    let mut library = GameLibrary::default();
    library.begin(played(1, "drench:6x5,c5,m7#1", &[Player::Human], 7));
    library.begin(played(2, "row:3x3,k3,s2#1", &[Player::Human, computer], 4));
    library.set_favourite(GameId::from_number(2), true);
    library.record_hint();
    let players = [Player::Human, computer];
    let current = "drench:5x6,c4,s2#18446744073709551615";
    library.begin(played(u64::MAX, current, &players, 3));
    assert!(library.undo());
    library
}

/// Returns a history with a result and a board of a day.
pub fn history() -> PlayerHistory {
    let mut history = PlayerHistory::default();
    let IdentifiedGame { id, game, .. } = played(1, "drench:6x5,c5,m7#1", &[Player::Human], 7);
    let result = GameResult::of(&game, 1, 1_800_000_000, None).expect("a finished game");
    assert!(history.results.record(id, result));
    let board = daily_board(FIRST_DAY, DailyGame::ALL[0]).expect("a board");
    let win = Win {
        moves: 30,
        milliseconds: 60_000,
        has_hints: false,
    };
    history
        .today
        .finish(&board, FIRST_DAY, win)
        .expect("an open day");
    history
}

/// Returns the backup of the golden file.
pub fn example() -> Backup {
    Backup {
        library: library(),
        history: history(),
        settings: Some("(\n    name: \"Zoë 🎲\",\n)\n".to_owned()),
    }
}

pub fn written(backup: &Backup) -> Vec<u8> {
    write_backup(backup).expect("bytes for any backup")
}

/// Contents of a backup in a form that can be compared.
pub type Content = (
    Vec<StoredGame>,
    Option<GameId>,
    PlayerHistory,
    Option<String>,
);

pub fn content(backup: &Backup) -> Content {
    (
        backup.library.games(),
        backup.library.current_id(),
        backup.history.clone(),
        backup.settings.clone(),
    )
}

/// Wraps a payload in a valid header.
pub fn file_of(payload: &[u8]) -> Vec<u8> {
    let version = 1u16.to_le_bytes();
    let sum = crc32fast::hash(&[version.as_slice(), payload].concat());
    [b"TESSBKUP", version.as_slice(), &sum.to_le_bytes(), payload].concat()
}

/// Encodes a backup of these sections, whether or not they can be read.
pub fn file_of_sections(games: &[u8], history: &[u8], settings: Option<&str>) -> Vec<u8> {
    file_of(&codec::encode(&(games, history, settings)).expect("bytes for any sections"))
}

pub fn games_section() -> Vec<u8> {
    write_save(&library()).expect("a save")
}

pub fn history_section() -> Vec<u8> {
    write_history(&history()).expect("a history")
}

#[track_caller]
pub fn refused(bytes: &[u8]) -> BackupError {
    match read_backup(bytes) {
        Ok(backup) => panic!("read as {:?}", content(&backup)),
        Err(error) => error,
    }
}

/// Decodes a golden file in hexadecimal digits.
pub fn from_hex(text: &str) -> Vec<u8> {
    text.split_whitespace()
        .map(|byte| u8::from_str_radix(byte, 16).expect("two hexadecimal digits"))
        .collect()
}
