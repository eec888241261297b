//! Whole games on every shape of board in a real window, with the keyboard alone or with the pointer alone. `tests/app`
//! plays each shape with both.

use crate::display::{COMPACT, Display};
use crate::program::{Home, Program};
use crate::{advice, check_picture, game, solution};
use tessella::board::Cursor;
use tessella_games::{Move, Outcome, Rules, Seat};

/// Boards of each shape, with the names of their screenshots.
const BOARDS: [(&str, &str); 9] = [
    ("corners", "7x7,n8"),
    ("wrapped", "7x6,wrap"),
    ("hexes", "hex8x7"),
    ("upright-hexes", "hex7x6,odd-columns"),
    ("map", "map24-3"),
    ("hills", "8x8,hills4-2"),
    ("hexes-with-hills", "hex7x7,hills3-5"),
    ("cube", "3x4x3"),
    ("ring", "ring18"),
];

#[test]
fn every_other_shape_is_played_with_the_keyboard_alone() {
    for (name, board) in BOARDS.into_iter().step_by(2) {
        let code = format!("drench:{board},c5#5");
        let home = Home::new(&format!("keys-{name}"));
        let display = Display::start_with_size(home.folder(), COMPACT);
        let program = Program::start(&display, &home, &[&code]);
        let mut game = game(&code, 1);
        program.expect_game(&format!("keys-{name}-1-begin"), &game);
        let mut cursor = Cursor::default();
        for (at, colour) in solution(&game).into_iter().enumerate() {
            match at % 3 {
                0 => program.move_by_key(&mut game, colour),
                _ => program.move_by_arrows(&mut game, colour, &mut cursor),
            }
        }
        assert_eq!(
            game.position().outcome(),
            Some(Outcome::Won(Seat::FIRST)),
            "{code}"
        );
        assert!(program.close().success());
    }
}

#[test]
fn shapes_between_are_played_with_the_pointer_alone() {
    for (at, (name, board)) in BOARDS.into_iter().skip(1).step_by(2).enumerate() {
        let code = format!("drench:{board},c5#6");
        let home = Home::new(&format!("pointer-{name}"));
        let screen = if at % 2 == 1 { (412, 800) } else { COMPACT };
        let display = Display::start_with_size(home.folder(), screen);
        let program = Program::start(&display, &home, &[&code]);
        let mut game = game(&code, 1);
        program.expect_game(&format!("pointer-{name}-1-begin"), &game);
        let colours = solution(&game);
        let half = colours.len() / 2;
        for (at, colour) in colours.into_iter().enumerate() {
            match at % 3 {
                0 => program.move_by_button(&mut game, colour),
                _ => program.move_by_tile(&mut game, colour),
            }
            if at + 1 == half {
                program.expect_game(&format!("pointer-{name}-2-half-way"), &game);
            }
        }
        assert_eq!(
            game.position().outcome(),
            Some(Outcome::Won(Seat::FIRST)),
            "{code}"
        );
        program.expect_result(&format!("pointer-{name}-3-won"), &game);
        assert!(program.close().success());
    }
}

#[test]
fn every_shape_is_drawn_in_mid_game_in_portrait_and_landscape() {
    let home = Home::new("drawn");
    for (name, board) in BOARDS {
        let code = format!("drench:{board},c6,s2#7");
        let mut game = game(&code, 2);
        for _ in 0..4 {
            let colour = advice(&game);
            let (seat, _) = game.player_to_move().expect("somebody is to move");
            game.play(seat, Move::Paint(colour)).expect("a legal move");
        }
        for (width, height, theme) in [(360, 640, "light"), (1280, 720, "dark")] {
            check_picture(&home, name, &game, 4, (width, height), theme);
        }
    }
}
