//! Every game with every number of seats, played by the computer at every level.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::time::Duration;
use tessella_games::GameCode;
use tessella_games::{Game, Level, Rules, Seat, Turn};
use tessella_games::{blockade, in_a_row, race};
use tessella_session::{Player, Session};

/// Time for a search. What it has found by then does not matter, only that it does not panic.
const SEARCH_TIME: Duration = Duration::from_millis(10);

/// Returns codes of a game with boards for a number of seats; empty if it cannot have so many.
fn codes(game: Game, seats: u8) -> Vec<String> {
    let codes: &[&str] = match game {
        Game::Drench => &["drench:8x8,c6,sN#1", "drench:6x6#1"],
        Game::Link => &["link:6x4#1", "link:6x4,down#1"],
        Game::LightBlock => &["light:5x5#1", "light:hex5x5#1"],
        Game::InARow => &[
            "row:10x10,k4,sN#1",
            "row:12x12,k6,sN#1",
            "row:10x10,k4,sN,fall#1",
            "row:4x4x4,k3,sN#1",
            "row:hex9x9,k3,sN#1",
        ],
        Game::Race => &["race:track60,sN#1", "race:ring80,sN,p4#1"],
        Game::Blockade => &["blockade:9x9,sN#1", "blockade:hex9x9,sN,b5,w1#1"],
    };
    let codes = codes
        .iter()
        .map(|code| code.replace('N', &seats.to_string()));
    codes
        .filter(|code| {
            let code = code.parse::<GameCode>();
            code.is_ok_and(|code| code.setup.seats() == seats)
        })
        .collect()
}

/// Searches for a short time.
fn search<T>(search: impl FnOnce(&AtomicBool) -> Option<T>) -> Option<T> {
    let stop = AtomicBool::new(false);
    std::thread::scope(|scope| {
        let (end, ended) = channel::<()>();
        scope.spawn(|| {
            let ended = ended;
            if ended.recv_timeout(SEARCH_TIME) == Err(RecvTimeoutError::Timeout) {
                stop.store(true, Ordering::Relaxed);
            }
        });
        let found = search(&stop);
        drop(end);
        found
    })
}

/// Plays until each seat has moved at each level, or to the end of the game.
fn play(code: &str, seats: u8) {
    let code: GameCode = code.parse().expect("a code");
    let mut game = Session::new(code, vec![Player::Human; seats.into()]).expect("a game");
    let (mut turns, mut rolls) = (0, 0);
    while turns < Level::ALL.len() * usize::from(seats) {
        let position = game.position();
        let (seat, mv) = match position.to_move() {
            Turn::Nobody => break,
            Turn::Chance(seat) => {
                rolls += 1;
                let roll = position.chance_move(rolls * 7 + 3);
                (seat, roll.expect("a roll"))
            }
            Turn::Player(seat) => {
                let level = Level::ALL[turns / usize::from(seats) % Level::ALL.len()];
                let found = search(|stop| position.computer_move(level, stop));
                if turns % 3 == 0 {
                    search(|stop| position.hint(stop));
                }
                turns += 1;
                let legal = position.legal_moves();
                let mv = found.unwrap_or_else(|| legal[turns % legal.len()]);
                assert!(legal.contains(&mv), "{} at {level:?}: {mv:?}", game.code());
                (seat, mv)
            }
        };
        game.play(seat, mv).expect("a legal move");
    }
}

/// Returns the numbers of seats with which a game is played.
fn seat_counts(game: Game) -> Vec<u8> {
    match game {
        Game::Drench => vec![1, 2],
        Game::Link | Game::LightBlock => vec![1],
        Game::InARow => in_a_row::SEATS.collect(),
        Game::Race => race::SEATS.collect(),
        Game::Blockade => blockade::SEATS.collect(),
    }
}

#[test]
fn computer_plays_with_every_number_of_seats_at_every_level() {
    for &game in Game::ALL {
        let with_codes = (1..=Seat::MAX_COUNT).filter(|&seats| !codes(game, seats).is_empty());
        assert_eq!(
            with_codes.collect::<Vec<u8>>(),
            seat_counts(game),
            "{game:?}"
        );
        for seats in seat_counts(game) {
            for code in codes(game, seats) {
                play(&code, seats);
            }
        }
    }
}
