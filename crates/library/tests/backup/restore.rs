//! Import of a backup: its games and its history are added to those of a device, and only once.

use crate::helpers::{
    content, example, file_of_sections, history_section, library, played, written,
};
use tessella_boards::CellId;
use tessella_formats::codec;
use tessella_games::Move;
use tessella_library::backup::{Backup, read_backup};
use tessella_library::statistics::PlayerHistory;
use tessella_session::{GameLibrary, Hints, Merged, Player, Record, VERSION};

fn reread(backup: &Backup) -> Backup {
    read_backup(&written(backup)).expect("a backup")
}

#[test]
fn backup_restores_everything_on_an_empty_device() {
    let (mut library, mut history) = (GameLibrary::default(), PlayerHistory::default());
    let backup = reread(&example());
    assert_eq!(library.merge(backup.library), Merged { added: 3, known: 0 });
    history.merge(backup.history);
    assert_eq!(library.games(), example().library.games());
    assert_eq!(history, example().history);
}

#[test]
fn backup_imported_twice_changes_nothing_the_second_time() {
    let mut device = Backup {
        library: GameLibrary::new(played(7, "drench:9x9,c6#7", &[Player::Human], 2)),
        ..Backup::default()
    };
    let import = |device: &mut Backup| {
        let backup = reread(&example());
        device.history.merge(backup.history);
        device.library.merge(backup.library)
    };
    assert_eq!(import(&mut device), Merged { added: 3, known: 0 });
    let once = content(&device);
    assert_eq!(import(&mut device), Merged { added: 0, known: 3 });
    assert_eq!(content(&device), once);
    assert_eq!(content(&reread(&device)), once);
}

/// Encodes a save of one game, which is being played, whether or not it can be restored.
fn save_of(record: &Record) -> Vec<u8> {
    let games = [(record, false, false, 5u64, None::<u64>, Hints::default())];
    let payload = codec::encode(&(games.to_vec(), Some(0u32))).expect("bytes for any record");
    let version = VERSION.to_le_bytes();
    let sum = crc32fast::hash(&[version.as_slice(), &payload].concat());
    [
        b"TESSELLA",
        version.as_slice(),
        &sum.to_le_bytes(),
        &payload,
    ]
    .concat()
}

#[test]
fn backup_keeps_a_game_being_played_that_cannot_be_restored() {
    let mut record = played(5, "drench:9x9,c6#5", &[Player::Human], 2)
        .game
        .record();
    let restored = |record: &Record| {
        let bytes = file_of_sections(&save_of(record), &history_section(), None);
        read_backup(&bytes).expect("a backup").library
    };
    assert!(restored(&record).game().is_some());
    record.moves[1].mv = Move::Cell(CellId(0));
    let other = restored(&record);
    assert!(other.game().is_none());
    let mut library = library();
    assert_eq!(library.merge(other), Merged { added: 1, known: 0 });
    let game = library.stored().last().expect("the added game");
    assert_eq!(game.record, record);
    library.open(game.id).expect_err("a move of another game");
}
