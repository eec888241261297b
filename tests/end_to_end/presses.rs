//! Presses after the player has thought for a while: the window is idle, and the press and its release come in frames of their
//! own. Each kind of control is pressed with the mouse and with a finger.

use crate::display::{Display, Key, PixelPosition};
use crate::phone::Phone;
use crate::phones::{TALL, tile_of};
use crate::program::{Home, Program};
use crate::widget_positions::Tool;
use crate::{game, solution};
use std::time::Duration;
use tessella_games::Move;

/// Time for which a player thinks.
const REST: Duration = Duration::from_secs(2);

const CODE: &str = "drench:9x9,c6#4711";

/// Presses each kind of control once, with a function that presses a position after a rest.
fn press_every_kind(name: &str, program: &Program<'_>, press: impl Fn(PixelPosition)) {
    let mut game = game(CODE, 1);
    let picture = |what: &str| format!("{name}-{what}");
    program.expect_game(&picture("1-first-position"), &game);
    let colours = solution(&game);
    // Buttons of colours.
    for &colour in &colours[..2] {
        program.make_move(&mut game, Move::Paint(colour), |places| {
            press(places.colour(colour));
        });
    }
    // Tools.
    press(program.places(&game).tool(Tool::Undo));
    program.wait_for_save("undo", |saved| saved.cursor() == 1);
    press(program.places(&game).tool(Tool::Redo));
    program.wait_for_save("redo", |saved| saved.cursor() == 2);
    // A tile.
    let tile = tile_of(&game, colours[2]);
    let position = game.position().clone();
    program.make_move(&mut game, Move::Paint(colours[2]), |places| {
        press(places.tile(&position, tile));
    });
    // The icon that opens the rules.
    program.expect_game(&picture("2-three-moves"), &game);
    let board = program.look();
    press(program.places(&game).help());
    program.expect_change(&picture("3-rules"), &board);
    program.press(Key::ESCAPE);
    program.expect_game(&picture("4-game"), &game);
    // The button that leads back.
    press(program.places(&game).back());
    program.expect_title(&picture("5-title"));
    // The card in focus continues the game. Its frame shows where it is.
    let card = program.next_in_focus();
    let title = program.look();
    press(card);
    program.expect_change(&picture("6-card"), &title);
}

#[test]
fn every_kind_of_control_is_clicked_after_a_rest() {
    let home = Home::new("rest-mouse");
    let display = Display::start(home.folder());
    let program = Program::start(&display, &home, &[CODE]);
    press_every_kind("rest-mouse", &program, |place| {
        program.click_after(REST, place);
    });
    assert!(program.close().success());
}

#[test]
fn every_kind_of_control_is_tapped_after_a_rest() {
    let home = Home::new("rest-finger");
    let display = Display::start_with_fingers(home.folder());
    let phone = Phone::start(&display, &home, &TALL, &[CODE]);
    press_every_kind("rest-finger", &phone, |place| phone.tap_after(REST, place));
}
