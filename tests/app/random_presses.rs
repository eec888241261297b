//! Sessions of random presses: no game leaves the shelf unasked, and every screen can be left again.

use crate::stage::{Stage, TALL, WIDE};
use bevy::input::keyboard::Key;
use bevy::prelude::KeyCode;
use std::collections::BTreeSet;
use tessella::core::Screen;
use tessella::core::storage::Storage;
use tessella_boards::random::SeededRng;
use tessella_games::Rules;
use tessella_session::GameId;

/// Presses in a session.
const PRESSES: u32 = 500;
/// Keys of the keyboard that are pressed, as the letters on them.
const LETTERS: [char; 11] = ['h', 'm', 'n', 'p', 'r', 's', 'u', 'y', 'z', ',', '.'];

/// Games that the player has made a move in or marked; they stay until the player removes them.
fn kept(stage: &Stage) -> BTreeSet<GameId> {
    stage
        .games()
        .into_iter()
        .filter(|game| !game.record.moves.is_empty() || game.is_favourite)
        .map(|game| game.id)
        .collect()
}

/// Presses a random widget, a random tile or a random key.
fn press(stage: &mut Stage, chance: &mut SeededRng) {
    match chance.below(10) {
        0 => stage.escape(),
        1 => {
            let letter = LETTERS[chance.below(LETTERS.len() as u32) as usize];
            stage.letter(letter);
        }
        2 => stage.key(KeyCode::Enter, Key::Enter),
        3..7 if stage.screen() == Screen::Play => {
            let cells: Vec<_> = stage.game().position().board().cells().collect();
            let cell = cells[chance.below(cells.len() as u32) as usize];
            stage.click(stage.place_of(cell));
        }
        _ => {
            let window = stage.window_rect();
            let mut widgets = stage.widgets();
            widgets.retain(|widget| window.contains(widget.interact_rect.center()));
            if let Some(widget) = widgets.get(chance.below(widgets.len().max(1) as u32) as usize) {
                stage.press_rect(widget.interact_rect);
            }
        }
    }
}

/// Plays a session of random presses. Returns the number of games that it leaves on the shelf.
fn play_session(seed: u64) -> usize {
    let mut chance = SeededRng::new(b"randpres", seed);
    let size = if seed.is_multiple_of(2) { WIDE } else { TALL };
    let mut stage = Stage::open(size, Storage::nowhere());
    let mut before = kept(&stage);
    for number in 0..PRESSES {
        let screen = stage.screen();
        match screen {
            // Sockets and files are for other tests.
            Screen::Lan | Screen::Lobby | Screen::Settings | Screen::Keys | Screen::Share => {
                stage.escape();
            }
            _ => press(&mut stage, &mut chance),
        }
        stage.frames(1 + chance.below(4) as usize);
        let after = kept(&stage);
        // The list of games has a button that removes a game.
        if screen != Screen::Games {
            let lost: Vec<_> = before.difference(&after).collect();
            let at = format!("session {seed}, press {number}, from {screen:?}");
            assert!(lost.is_empty(), "{at}: {lost:?} left the shelf");
        }
        before = after;
    }
    for _ in 0..8 {
        stage.escape();
        stage.frames(2);
    }
    assert_eq!(stage.screen(), Screen::Title, "session {seed}");
    before.len()
}

#[test]
fn random_presses_lose_no_game() {
    let left: usize = (0..2).map(play_session).sum();
    assert!(left > 4, "the sessions begin games: {left}");
}

#[test]
#[ignore = "minutes; for a change to the shelf or to navigation"]
fn random_presses_lose_no_game_in_many_sessions() {
    let left: usize = (0..100).map(play_session).sum();
    assert!(left > 200, "the sessions begin games: {left}");
}
