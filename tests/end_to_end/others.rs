//! Link, Light Block, In a Row, Blockade and races in a real window, on every shape that suits them: whole games with the pointer
//! alone or with the keyboard alone, and screenshots of games in progress. `tests/app` plays each shape with both.

use crate::display::{COMPACT, Display, Key};
use crate::phone::Phone;
use crate::phones;
use crate::program::{Home, Program};
use crate::{check_picture, game};
use std::sync::atomic::AtomicBool;
use std::thread;
use std::time::Duration;
use tessella::board::Cursor;
use tessella_boards::{CellId, Direction};
use tessella_games::{Level, Move, Outcome, Position, Rules, Seat, Turn};
use tessella_session::Session;

/// Boards of each shape for each game, with the names of their screenshots and their seats. The pointer plays the first,
/// the third and so on, the keyboard those between them: each game is played with both.
const GAMES: [(&str, &str, usize); 17] = [
    ("link", "link:6x4,f8,untimed#3", 1),
    ("link-down", "link:5x4,f6,down,untimed#4", 1),
    ("link-middle", "link:6x4,f6,middle,untimed#4", 1),
    ("link-hexes", "link:hex5x4,f6,untimed#5", 1),
    ("light", "light:5x5,b8#3", 1),
    ("light-corners", "light:4x4,n8,b6#3", 1),
    ("light-hexes", "light:hex5x4,b8#3", 1),
    ("light-map", "light:map14-3,b8#3", 1),
    ("light-cube", "light:3x3x2,b9#3", 1),
    ("light-hills", "light:5x5,hills3-2,b8#3", 1),
    ("row", "row:3x3,k3,s2#1", 2),
    ("row-falls", "row:5x4,k3,s3,fall#1", 3),
    ("row-hexes", "row:hex5x5,k3,s2#1", 2),
    ("race", "race:track30,s3#4", 3),
    ("race-ring", "race:ring16,s2,p2#4", 2),
    ("blockade", "blockade:5x5,s2,b2#1", 2),
    ("blockade-hexes", "blockade:hex5x5,s2,b2#1", 2),
];

/// Boards that are only drawn.
const PICTURES: [(&str, &str, usize, u16); 6] = [
    ("row-large", "row:15x15,k5,s2#1", 2, 30),
    ("link-large", "link:16x10,f40,untimed#4", 1, 16),
    ("race-100", "race:track100,s4#5", 4, 20),
    ("race-ring-40", "race:ring40,s4,p4#5", 4, 60),
    ("blockade-hills", "blockade:9x9,hills3-2,s2#1", 2, 12),
    ("blockade-map", "blockade:map60-7,s2#3", 2, 8),
];

/// Time for a few frames on a slow machine.
const A_FEW_FRAMES: Duration = Duration::from_millis(250);

/// Settings without animations: a roll waits for the piece of the previous move.
const AT_ONCE: &str = "(motion: Some(Off))";

/// Returns a move that makes progress.
fn good_move(game: &Session) -> Move {
    let position = game.position();
    let stop = AtomicBool::new(false);
    match position.to_move() {
        Turn::Chance(_) => position.chance_move(0).expect("chance is to move"),
        _ => position
            .computer_move(Level::Easy, &stop)
            .expect("somebody is to move"),
    }
}

/// Returns a cell whose press selects this piece: the cell of the piece, or the one on which it would enter.
fn cell_of_piece(position: &Position, number: u8) -> CellId {
    let Position::Race(race) = position else {
        panic!("a race");
    };
    let seat = race.to_move().seat().expect("somebody is to move");
    let pieces = race.pieces();
    let piece = pieces
        .iter()
        .find(|piece| (piece.seat, piece.number) == (seat, number));
    let stands = piece.and_then(|piece| piece.at);
    stands
        .or_else(|| race.destination(Move::Piece(number)))
        .expect("a piece that can move")
}

/// Returns the cells whose presses make a move of Blockade.
fn presses_of_blockade(position: &Position, mv: Move) -> Option<Vec<CellId>> {
    let Position::Blockade(game) = position else {
        return None;
    };
    let seat = game.to_move().seat().expect("somebody is to move");
    match mv {
        Move::Cell(to) => Some(vec![game.runner(seat), to]),
        // The first press on the goal of a flight asks.
        Move::Fly(to) => Some(vec![game.runner(seat), to, to]),
        Move::Build(first, second) => Some(vec![first, second.unwrap_or(first)]),
        _ => None,
    }
}

/// Makes the next move with an input whose result is chance, or that may be one of several equal ones.
fn ask_once(program: &Program<'_>, game: &mut Session, ask: impl FnOnce()) {
    let made = game.cursor() + 1;
    ask();
    *game = program.wait_for_save(&format!("move {made}"), |saved| saved.cursor() >= made);
}

fn by_pointer(program: &Program<'_>, game: &mut Session, mv: Move) {
    by_presses(program, game, mv, |game, cell| {
        program.click_tile(game, cell);
    });
    program.point_away();
    thread::sleep(A_FEW_FRAMES);
}

/// Makes a move by pressing tiles with the given input.
fn by_presses(
    program: &Program<'_>,
    game: &mut Session,
    mv: Move,
    press: impl Fn(&Session, CellId),
) {
    let position = game.position().clone();
    let before = game.clone();
    if let Some(cells) = presses_of_blockade(&position, mv) {
        program.make_move(game, mv, |_| {
            cells.into_iter().for_each(|cell| press(&before, cell));
        });
        return;
    }
    // A press anywhere on the board rolls the die.
    let pressed = match mv {
        Move::Chance(_) => Some(CellId(1)),
        Move::Cell(cell) => Some(cell),
        _ => None,
    };
    if let Some(cell) = pressed {
        ask_once(program, game, || press(&before, cell));
        return;
    }
    program.make_move(game, mv, |_| match mv {
        Move::Pair(a, b) => {
            press(&before, a);
            press(&before, b);
        }
        Move::Piece(number) => press(&before, cell_of_piece(&position, number)),
        _ => panic!("{mv:?} is not for a pointer"),
    });
}

/// Returns the arrow from a cell to an adjacent one, if arrows move along it.
fn arrow_to(position: &Position, from: CellId, to: CellId) -> Option<Direction> {
    let board = position.board();
    let is_walked = board.directions() == Direction::ORTHOGONAL;
    is_walked
        .then_some(Direction::ORTHOGONAL)?
        .into_iter()
        .find(|&arrow| board.step(from, arrow) == Some(to))
}

fn by_keys(program: &Program<'_>, game: &mut Session, mv: Move, cursor: &mut Cursor) {
    let before = game.clone();
    if let Move::Chance(_) = mv {
        ask_once(program, game, || program.press(Key::ENTER));
        return;
    }
    let blockade = presses_of_blockade(before.position(), mv);
    program.make_move(game, mv, |_| match (mv, before.position()) {
        (_, Position::Blockade(_)) => {
            for cell in blockade.into_iter().flatten() {
                program.choose_by_arrows(&before, cell, cursor);
            }
        }
        (Move::Pair(a, b), _) => {
            program.choose_by_arrows(&before, a, cursor);
            program.choose_by_arrows(&before, b, cursor);
        }
        (Move::Cell(cell), Position::LightBlock(light)) => {
            match arrow_to(before.position(), light.at(), cell) {
                Some(arrow) => program.press(Key::arrow(arrow)),
                None => program.choose_by_arrows(&before, cell, cursor),
            }
        }
        (Move::Cell(cell), _) => program.choose_by_arrows(&before, cell, cursor),
        (Move::Piece(number), _) => program.press(Key::of(b'1' + number)),
        _ => panic!("{mv:?} is not for keys"),
    });
    // The move is saved, but drawn in the frames that follow.
    thread::sleep(A_FEW_FRAMES);
}

fn expect_end(name: &str, game: &Session) {
    let outcome = game.position().outcome();
    match game.players().len() {
        1 => assert_eq!(outcome, Some(Outcome::Won(Seat::FIRST)), "{name}"),
        _ => assert!(outcome.is_some(), "{name}"),
    }
}

/// Plays every fourth game with the pointer, from the one at this place in the list, on screens of this size.
fn play_with_pointer(first: usize, screen: (u16, u16)) {
    for (name, code, seats) in GAMES.into_iter().skip(first).step_by(4) {
        let home = Home::new(&format!("other-pointer-{name}"));
        home.put_settings(AT_ONCE);
        let display = Display::start_with_size(home.folder(), screen);
        let program = Program::start(&display, &home, &[code]);
        let mut game = game(code, seats);
        program.expect_game(&format!("other-pointer-{name}-1-begin"), &game);
        while game.position().outcome().is_none() {
            let mv = good_move(&game);
            by_pointer(&program, &mut game, mv);
            if game.cursor() == 5 && game.position().outcome().is_none() {
                program.expect_game(&format!("other-pointer-{name}-2-five-moves"), &game);
            }
        }
        expect_end(name, &game);
        program.expect_result(&format!("other-pointer-{name}-3-over"), &game);
        assert!(program.close().success());
    }
}

#[test]
fn games_other_than_drench_are_played_with_the_pointer_alone() {
    play_with_pointer(0, COMPACT);
}

#[test]
fn games_other_than_drench_are_played_with_the_pointer_in_a_tall_window() {
    play_with_pointer(2, (412, 800));
}

#[test]
fn games_other_than_drench_are_played_with_fingers() {
    let phones = [phones::SMALL, phones::TALL, phones::LOW, phones::TABLET];
    let names = ["link-middle", "light", "row-hexes", "race"];
    for (model, wanted) in phones.into_iter().zip(names) {
        let mut games = GAMES.into_iter();
        let found = games.find(|&(name, _, _)| name == wanted);
        let (name, code, seats) = found.expect("one of the games");
        let home = Home::new(&format!("other-fingers-{name}"));
        home.put_settings(AT_ONCE);
        let display = Display::start_with_fingers(home.folder());
        let phone = Phone::start(&display, &home, &model.coarse(), &[code]);
        let mut game = game(code, seats);
        phone.expect_game(&format!("other-fingers-{name}-1-begin"), &game);
        while game.position().outcome().is_none() {
            let mv = good_move(&game);
            by_presses(&phone, &mut game, mv, |game, cell| {
                phone.tap(phone.places(game).tile(game.position(), cell));
            });
            thread::sleep(A_FEW_FRAMES);
            if game.cursor() == 5 && game.position().outcome().is_none() {
                phone.expect_game(&format!("other-fingers-{name}-2-five-moves"), &game);
            }
        }
        expect_end(name, &game);
        phone.expect_result(&format!("other-fingers-{name}-3-over"), &game);
        phone.go_back();
        phone.expect_title(&format!("other-fingers-{name}-4-title"));
        phone.go_back();
        assert!(phone.end().success());
    }
}

#[test]
fn games_other_than_drench_are_played_with_the_keyboard_alone() {
    for (name, code, seats) in GAMES.into_iter().skip(1).step_by(2) {
        let home = Home::new(&format!("other-keys-{name}"));
        home.put_settings(AT_ONCE);
        let display = Display::start_with_size(home.folder(), COMPACT);
        let program = Program::start(&display, &home, &[code]);
        let mut game = game(code, seats);
        program.expect_game(&format!("other-keys-{name}-1-begin"), &game);
        // The initial position of the pointer is arbitrary, and the frame begins where the pointer last was.
        program.point_at_tile(&game, CellId(0));
        program.point_away();
        thread::sleep(A_FEW_FRAMES);
        let mut cursor = Cursor::default();
        while game.position().outcome().is_none() {
            let mv = good_move(&game);
            by_keys(&program, &mut game, mv, &mut cursor);
        }
        expect_end(name, &game);
        program.expect_result(&format!("other-keys-{name}-2-over"), &game);
        assert!(program.close().success());
    }
}

#[test]
fn games_other_than_drench_are_drawn_in_progress() {
    let home = Home::new("others-drawn");
    let of_games = GAMES.map(|(name, code, seats)| (name, code, seats, 6));
    // Alternately on a phone in portrait and on a desktop.
    let screens = [(360, 640, "light"), (1280, 720, "dark")]
        .into_iter()
        .cycle();
    let games = of_games.into_iter().chain(PICTURES);
    for ((name, code, seats, moves), (width, height, theme)) in games.zip(screens) {
        let mut game = game(code, seats);
        for number in 0..u32::from(moves) {
            let position = game.position();
            let mv = match position.to_move() {
                Turn::Chance(_) => position.chance_move(number * 7 + 3),
                _ => position.computer_move(Level::Easy, &AtomicBool::new(false)),
            };
            if let (Some(mv), Some((seat, _))) = (mv, game.player_to_move()) {
                game.play(seat, mv).expect("a legal move");
            }
        }
        check_picture(&home, name, &game, moves, (width, height), theme);
    }
}
