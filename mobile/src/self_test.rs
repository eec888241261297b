//! What the library can show of itself without a screen: games of every kind are played to their ends, kept in files and
//! read again, and one is played over the network, at a table of this device and at another where one is named.
//! `mobile/self-test` calls it where there is no phone.

mod network;

use std::env;
use std::ffi::{CStr, c_char};
use std::path::Path;
use std::sync::atomic::AtomicBool;
use tessella::app::storage::Storage;
use tessella::boards::random::SeededRng;
use tessella::games::budget::{Effort, SearchBudget, SearchResult};
use tessella::games::{Game, Outcome, Rules, Seat, Turn};
use tessella::session::{GameCode, GameHistory, Player, Session, write_save};

/// The variable that names a table of another program, where guests of this library go, too.
const TABLE: &str = "TESSELLA_TABLE";
/// Small boards, one of each game.
const GAMES: [&str; Game::ALL.len()] = [
    "drench:6x6,c4#1",
    "link:4x4,f4,untimed#1",
    "light:4x4,b0#1",
    "row:3x3,k3,s2#1",
    "race:track24,s2#1",
];
/// What may be thought about a move, or about a whole board that is solved. Not a time: the machine may be a slow one.
const NODES: u64 = 200_000;
/// A game of so many moves does not end.
const MOST_MOVES: usize = 1000;

/// Tests the library: 0 when all is well. What is done is told on the standard output.
///
/// # Safety
/// `folder` is the path of a folder for what is kept, as a C string; it must be there already.
#[expect(unsafe_code, reason = "called by its name, from C")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tessella_self_test(folder: *const c_char) -> i32 {
    // SAFETY: the caller says that it is a C string.
    let folder = unsafe { CStr::from_ptr(folder) };
    let folder = folder
        .to_str()
        .map_err(|error| format!("the folder: {error}"));
    match folder.and_then(|folder| test(Path::new(folder))) {
        Ok(()) => 0,
        Err(why) => {
            println!("self-test: {why}");
            1
        }
    }
}

fn test(folder: &Path) -> Result<(), String> {
    let mut played = Vec::new();
    for code in GAMES {
        played.push(play(code).map_err(|why| format!("{code}: {why}"))?);
    }
    keep(played, folder).map_err(|why| format!("files: {why}"))?;
    network::play(folder).map_err(|why| format!("network: {why}"))?;
    match env::var(TABLE) {
        Ok(table) => network::play_at_table(&table).map_err(|why| format!("{TABLE}: {why}")),
        Err(_) => Ok(()),
    }
}

/// Plays a game to its end: alone by what the solver says, among several by the computer player.
fn play(code: &str) -> Result<Session, String> {
    let never = AtomicBool::new(false);
    let budget = SearchBudget::nodes(NODES, &never);
    let code: GameCode = code.parse().map_err(|error| format!("{error}"))?;
    let players = vec![Player::Human; code.setup.seats().into()];
    let is_alone = players.len() == 1;
    let mut session = Session::new(code, players).map_err(|error| error.to_string())?;
    let mut solution = Vec::new().into_iter();
    if is_alone {
        let finding = session.position().solve(Effort::Full, &budget);
        let Some(SearchResult::Solved { moves, .. }) = finding.map(|finding| finding.result) else {
            return Err(format!("not solved with {NODES} nodes"));
        };
        solution = moves.into_iter();
    }
    let mut dice = SeededRng::new(b"the die.", 1);
    while session.position().outcome().is_none() {
        let position = session.position();
        let (seat, mv) = match position.to_move() {
            Turn::Player(seat) if is_alone => (seat, solution.next()),
            Turn::Player(seat) => (seat, position.best_move(&budget)),
            Turn::Chance(seat) => (seat, position.chance_move(dice.below(u32::MAX))),
            Turn::Nobody => return Err("it is nobody's turn, and the game is not over".to_owned()),
        };
        let ply = session.cursor() + 1;
        let mv = mv.ok_or_else(|| format!("no move {ply} was found"))?;
        session.advance_clock(1000);
        session
            .play(seat, mv)
            .map_err(|why| format!("move {ply}, {mv:?}: {why}"))?;
        if ply == MOST_MOVES {
            return Err(format!("not over after {MOST_MOVES} moves"));
        }
    }
    let outcome = session.position().outcome();
    if is_alone && outcome != Some(Outcome::Won(Seat::FIRST)) {
        return Err(format!("the solution ends with {outcome:?}"));
    }
    let end = match outcome {
        Some(Outcome::Won(seat)) => format!("player {} wins", seat.0 + 1),
        _ => "nobody wins".to_owned(),
    };
    println!("{}: {} moves, {end}", session.code(), session.cursor());
    Ok(session)
}

/// Keeps the games in the folder as the program does, and reads them again.
fn keep(games: Vec<Session>, folder: &Path) -> Result<(), String> {
    let bytes = |table: &GameHistory| write_save(table).map_err(|error| error.to_string());
    let kept = GameHistory::from_games(games, 0).ok_or("no games to keep")?;
    let storage = Storage::in_folders(folder, folder);
    storage.keep(&kept);
    // Waits until all is written.
    drop(storage);
    let (read, complaint) = Storage::in_folders(folder, folder).load_table();
    let read = read.ok_or_else(|| complaint.unwrap_or("no games were read".to_owned()))?;
    let (kept, read) = (bytes(&kept)?, bytes(&read)?);
    if read != kept {
        return Err("the games that were read are not those that were kept".to_owned());
    }
    println!(
        "files: the games kept in {} bytes and read again",
        read.len()
    );
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::ffi::CString;

    #[test]
    #[expect(unsafe_code, reason = "called as C does")]
    fn the_library_finds_nothing_wrong_with_itself() {
        let folder =
            std::env::temp_dir().join(format!("tessella-self-test-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        let path = CString::new(folder.to_str().expect("UTF-8")).expect("a path without zeros");
        // SAFETY: it is a C string.
        let found = unsafe { super::tessella_self_test(path.as_ptr()) };
        std::fs::remove_dir_all(&folder).expect("the folder goes");
        assert_eq!(found, 0);
    }
}
