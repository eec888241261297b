//! Self-test of the library without a screen: plays games of every kind to the end, saves and reads them, and plays one
//! over the network, on a local server and optionally on another. `mobile/self-test` calls it without a phone.

mod network;

use std::env;
use std::ffi::{CStr, c_char};
use std::path::Path;
use std::sync::atomic::AtomicBool;
use tessella::core::storage::Storage;
use tessella_boards::random::SeededRng;
use tessella_games::GameCode;
use tessella_games::budget::{Effort, SearchBudget, SearchResult};
use tessella_games::{Game, Outcome, Rules, Seat, Turn};
use tessella_language::Language;
use tessella_session::{GameLibrary, Player, Session, write_save};

/// Environment variable with the address and code of another server, on which clients of this library also play.
const SERVER: &str = "TESSELLA_SERVER";
/// Small boards, one per game.
const GAMES: [&str; Game::ALL.len()] = [
    "drench:6x6,c4#1",
    "link:4x4,f4,untimed#1",
    "light:4x4,b0#1",
    "row:3x3,k3,s2#1",
    "race:track24,s2#1",
    "blockade:5x5,s2,b2#1",
];
/// Node limit of a move or a solution; a time limit would depend on the speed of the machine.
const NODES: u64 = 200_000;
/// Number of moves after which a game counts as endless.
const MOST_MOVES: usize = 1000;

/// Tests the library. Returns 0 on success, and reports progress on standard output.
///
/// # Safety
/// `folder` must be the path of an existing folder for saves, as a C string.
#[expect(unsafe_code, reason = "called by its name, from C")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tessella_self_test(folder: *const c_char) -> i32 {
    // SAFETY: the caller guarantees that it is a C string.
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
    save_and_read(played, folder).map_err(|why| format!("files: {why}"))?;
    network::play(folder).map_err(|why| format!("network: {why}"))?;
    match env::var(SERVER) {
        Ok(server) => network::play_on_server(&server).map_err(|why| format!("{SERVER}: {why}")),
        Err(_) => Ok(()),
    }
}

/// Plays a game to its end, with the solver if it has one player, otherwise with the computer player.
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

/// Saves the games in the folder as the program does, and reads them again.
fn save_and_read(games: Vec<Session>, folder: &Path) -> Result<(), String> {
    let bytes = |library: &GameLibrary| write_save(library).map_err(|error| error.to_string());
    let mut saved = GameLibrary::default();
    for game in games {
        saved.begin(game);
    }
    let storage = Storage::in_folders(folder, folder);
    storage.save(&saved);
    // Blocks until everything is written.
    drop(storage);
    let (read, complaint) = Storage::in_folders(folder, folder).load_games();
    if let Some(complaint) = complaint {
        return Err(complaint.text(Language::English));
    }
    let (saved, read) = (bytes(&saved)?, bytes(&read)?);
    if read != saved {
        return Err("the games that were read are not those that were saved".to_owned());
    }
    println!(
        "files: the games saved in {} bytes and read again",
        read.len()
    );
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::ffi::CString;

    #[test]
    #[expect(unsafe_code, reason = "called as C does")]
    fn self_test_of_library_passes() {
        let folder =
            std::env::temp_dir().join(format!("tessella-self-test-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        let path = CString::new(folder.to_str().expect("UTF-8")).expect("a path without zeros");
        // SAFETY: it is a C string.
        let found = unsafe { super::tessella_self_test(path.as_ptr()) };
        std::fs::remove_dir_all(&folder).expect("the folder is removed");
        assert_eq!(found, 0);
    }
}
