//! Plays the real program in a real window: a virtual X server provides the screen, the keyboard and the mouse.
//!
//! The tests use only the window's pixels and the save, which the program writes after every move. Screenshots are stored
//! for review in the folder `end-to-end` in cargo's folder for tests.
//!
//! The tests need Xvfb, X.Org's server with its drivers `dummy` and `inputtest` (for fingers), and a Vulkan driver. The
//! phone is an example of the crate, which `cargo build --examples` and `cargo test` build.

#![cfg(target_os = "linux")]

mod display;
mod others;
mod phone;
mod phones;
mod picture;
mod presses;
mod program;
mod shapes;
mod touch_screen;
mod waiting;
mod widget_positions;
mod windows;

use bevy::math::Vec2;
use bevy_egui::egui;
use display::{COMPACT, Display, Key};
use picture::Screenshot;
use program::{Home, Program};
use std::process::Command;
use std::sync::atomic::AtomicBool;
use std::time::Duration;
use std::{fs, thread};
use tessella::core::device::Device;
use tessella::core::layout::arrange;
use tessella::core::theme::{Theme, scales};
use tessella_boards::Point;
use tessella_games::{Colour, Level, Move, Outcome, Position, Rules, Seat};
use tessella_session::{Player, Session};
use widget_positions::{Tool, WidgetPositions};

/// Returns the game of a code, with human players.
fn game(code: &str, seats: usize) -> Session {
    let code = code.parse().expect("the code is right");
    Session::new(code, vec![Player::Human; seats]).expect("the code leads to a game")
}

/// Returns colours that win a single-player game.
fn solution(game: &Session) -> Vec<Colour> {
    match game.position() {
        Position::Drench(drench) => drench.quick_solution(),
        _ => panic!("a game of Drench"),
    }
}

/// Returns the computer's choice for the person to move.
fn advice(game: &Session) -> Colour {
    let stop = AtomicBool::new(false);
    let Some(Move::Paint(colour)) = game.position().computer_move(Level::Easy, &stop) else {
        panic!("somebody is to move");
    };
    colour
}

#[test]
fn single_player_game_is_played_with_keys() {
    let home = Home::new("alone");
    let display = Display::start(home.folder());
    let program = Program::start(&display, &home, &[]);
    program.expect_title("alone-1-title");
    // From the game to begin with, past the line that offers symbols and the card of the first game, to the options of that.
    for stop in ["symbols", "card", "options"] {
        program.press(Key::TAB);
        // The focus moves once a frame.
        program.expect_title(&format!("alone-1-{stop}-in-focus"));
    }
    program.press(Key::ENTER);
    program.expect_setup("alone-2-choices");
    program.press(Key::ENTER);
    let mut game = program.wait_for_save("a game to begin", |_| true);
    assert_eq!(game.players(), [Player::Human]);
    program.expect_game("alone-3-first-position", &game);

    let colours = solution(&game);
    let (first, rest) = colours.split_at(colours.len() / 2);
    for &colour in first {
        program.move_by_key(&mut game, colour);
    }
    program.expect_game("alone-4-half-way", &game);

    let made = game.cursor();
    program.press(Key::of(b'u'));
    let undone = program.wait_for_save("undo", |saved| saved.cursor() == made - 1);
    assert_eq!(undone.moves(), game.moves(), "undo keeps what a redo needs");
    program.expect_game("alone-5-undone", &undone);
    program.press(Key::of(b'r'));
    program.wait_for_save("redo", |saved| saved.cursor() == made);

    program.press(Key::of(b'n'));
    let mut other = program.wait_for_save("another game", |saved| saved.code() != game.code());
    assert_eq!(other.cursor(), 0);
    program.expect_game("alone-6-new-board", &other);
    // The title offers only games that have begun.
    let colour = solution(&other)[0];
    program.move_by_key(&mut other, colour);
    // The first game is below the one being played.
    program.press(Key::ESCAPE);
    program.expect_title("alone-7-title-with-games");
    program.press(Key::TAB);
    program.expect_title("alone-7-first-game-in-focus");
    program.press(Key::ENTER);
    let again = program.wait_for_save("the first game", |saved| saved.code() == game.code());
    assert_eq!(again.moves(), game.moves());
    program.expect_game("alone-8-first-game-again", &game);

    for &colour in rest {
        program.move_by_key(&mut game, colour);
    }
    assert_eq!(game.position().outcome(), Some(Outcome::Won(Seat::FIRST)));
    program.expect_result("alone-9-won", &game);
    program.press(Key::of(b'u'));
    let undone = program.wait_for_save("undo", |saved| saved.cursor() + 1 == game.cursor());
    program.expect_game("alone-10-last-move-undone", &undone);
    assert!(program.close().success());
}

#[test]
fn pointer_plays_game_in_resized_window_and_game_continues_after_crash() {
    let code = "drench:9x9,c6#4711";
    let home = Home::new("pointer");
    let display = Display::start(home.folder());
    let program = Program::start(&display, &home, &[code]);
    let mut game = game(code, 1);
    program.expect_game("pointer-1-first-position", &game);
    let mut colours = solution(&game).into_iter();
    let mut next = || colours.next().expect("the solution is long enough");

    program.move_by_button(&mut game, next());
    program.move_by_tile(&mut game, next());
    program.move_by_button(&mut game, next());
    program.use_tool(&game, Tool::Undo);
    program.wait_for_save("undo", |saved| saved.cursor() == 2);
    program.use_tool(&game, Tool::Redo);
    program.wait_for_save("redo", |saved| saved.cursor() == 3);
    program.expect_game("pointer-2-three-moves", &game);

    program.resize(412, 915);
    program.expect_game("pointer-3-portrait", &game);
    program.move_by_tile(&mut game, next());
    program.move_by_button(&mut game, next());
    program.move_by_tile(&mut game, next());
    program.expect_game("pointer-4-portrait-six-moves", &game);

    program.resize(915, 412);
    program.expect_game("pointer-5-low", &game);
    program.move_by_tile(&mut game, next());
    program.use_tool(&game, Tool::Undo);
    program.wait_for_save("undo", |saved| saved.cursor() == 6);
    let saved = fs::read(home.save()).expect("there is a save");
    program.kill();

    let program = Program::start(&display, &home, &[]);
    program.expect_title("pointer-6-title-with-a-game");
    program.press(Key::ENTER);
    assert!(game.undo());
    program.expect_game("pointer-7-after-the-crash", &game);
    assert_eq!(
        fs::read(home.save()).ok(),
        Some(saved),
        "nothing has been lost"
    );
    program.press(Key::of(b'r'));
    program.wait_for_save("redo", |saved| saved.cursor() == 7);
    program.press(Key::of(b'u'));
    program.press(Key::of(b'u'));
    game = program.wait_for_save("two undos", |saved| saved.cursor() == 5);
    program.expect_game("pointer-8-five-moves", &game);
    for colour in solution(&game) {
        program.move_by_key(&mut game, colour);
    }
    assert_eq!(game.position().outcome(), Some(Outcome::Won(Seat::FIRST)));
    program.expect_result("pointer-9-won", &game);
}

#[test]
fn two_people_play_on_one_device() {
    let code = "drench:7x7,c5,s2#3";
    let home = Home::new("two");
    let display = Display::start(home.folder());
    // Scaled screens have to work as well.
    let program = Program::start_scaled(&display, &home, &[code], 1.25);
    let mut game = game(code, 2);
    program.expect_game("two-1-first-position", &game);
    while game.player_to_move().is_some() {
        let colour = advice(&game);
        match game.cursor() % 3 {
            0 => program.move_by_key(&mut game, colour),
            1 => program.move_by_button(&mut game, colour),
            _ => program.move_by_tile(&mut game, colour),
        }
        if game.cursor() == 6 {
            program.expect_game("two-2-six-moves", &game);
        }
    }
    program.expect_result("two-3-over", &game);
}

#[test]
fn computer_of_every_level_plays_against_a_person() {
    let code = "drench:7x7,c5,s2#3";
    for (number, level) in (1..).zip(Level::ALL) {
        let home = Home::new(&format!("computer-{number}"));
        let display = Display::start_with_size(home.folder(), COMPACT);
        let program = Program::start(&display, &home, &[code, "--level", &number.to_string()]);
        let picture = |what: &str| format!("computer-{number}-{what}");
        let mut game = game(code, 2);
        program.expect_game(&picture("first-position"), &game);
        let mut has_undone = false;
        while game.player_to_move().is_some() {
            let made = game.cursor();
            let colour = advice(&game);
            program.move_by_key(&mut game, colour);
            game = program.wait_for_save("the computer to answer", |saved| {
                saved.cursor() == made + 2 || saved.player_to_move().is_none()
            });
            assert_eq!(game.players(), [Player::Human, Player::Computer(level)]);
            if made == 4 && !has_undone {
                program.expect_game(&picture("six-moves"), &game);
                program.press(Key::of(b'u'));
                let is_undone = |saved: &Session| saved.cursor() == made;
                game = program.wait_for_save("undo of both moves", is_undone);
                has_undone = true;
            }
        }
        program.expect_result(&picture("over"), &game);
    }
}

/// Returns the image that the program writes when started with these arguments.
fn draw_picture(home: &Home, name: &str, arguments: &[&str]) -> Screenshot {
    let file = home.folder().join(name);
    let drawn = Command::new(env!("CARGO_BIN_EXE_tessella"))
        .args(arguments)
        .arg("--screenshot")
        .arg(&file)
        .status();
    assert!(drawn.expect("the program can be started").success());
    Screenshot::load(&file)
}

/// Checks the image of a game after its moves, in a window of this size.
fn check_picture(
    home: &Home,
    name: &str,
    game: &Session,
    moves: u16,
    (width, height): (u16, u16),
    theme: &str,
) {
    let (code, size) = (game.code().to_string(), format!("{width}x{height}"));
    let moves = moves.to_string();
    let arguments = [&code, "--moves", &moves, "--size", &size, "--theme", theme];
    let picture = draw_picture(home, &format!("{name}.png"), &arguments);
    let places = WidgetPositions::new((width, height), 1.0, &Device::default(), game.position());
    places
        .check_board(&picture, game.position(), &Theme::of(theme == "dark"))
        .unwrap_or_else(|error| panic!("{code} at {size}, {theme}: {error}"));
}

#[test]
fn image_is_drawn_at_any_scale() {
    let home = Home::new("scaled");
    for scale in ["1", "2"] {
        let arguments = ["drench:9x9,c5#3", "--size", "600x800", "--scale", scale];
        let picture = draw_picture(&home, "picture.png", &arguments);
        let ground = picture.at((0, 0)).expect("a pixel in the corner");
        let others = 600 * 800 - picture.count(ground);
        assert!(others > 600 * 800 / 8, "{others} pixels at {scale}");
    }
}

#[test]
fn image_shows_the_requested_position() {
    let home = Home::new("picture");
    let draw = |name: &str, level: &[&str]| {
        let code = "drench:11x17,c7,s2#31337";
        let arguments = [code, "--moves", "11", "--size", "2000x2000"];
        draw_picture(&home, name, &[&arguments, level].concat())
    };
    // Large enough for the computer to move while it is drawn. The computer's name differs from a person's; the board
    // must not.
    let (people, computer) = (
        draw("people.png", &[]),
        draw("computer.png", &["--level", "2"]),
    );
    let side = 2000;
    let zoom = scales(Vec2::splat(side as f32), 1.0).all;
    let window = egui::Vec2::splat(side as f32 / zoom);
    let window = egui::Rect::from_min_size(egui::Pos2::ZERO, window);
    let board = arrange(window, 7, 2, Point::new(11.0, 17.0)).board * zoom;
    for y in board.top().ceil() as i16..board.bottom() as i16 {
        for x in board.left().ceil() as i16..board.right() as i16 {
            assert_eq!(people.at((x, y)), computer.at((x, y)), "at {x}, {y}");
        }
    }
}

#[test]
fn damaged_save_is_set_aside() {
    let code = "drench:9x9,c6#4711";
    let home = Home::new("damaged");
    home.put_settings("(lessons: [\"drench\"])");
    let display = Display::start(home.folder());
    let program = Program::start(&display, &home, &[code]);
    let mut game = game(code, 1);
    program.expect_game("damaged-1-before", &game);
    let colour = solution(&game)[0];
    program.move_by_key(&mut game, colour);
    program.kill();
    let sound = fs::read(home.save()).expect("there is a save");
    let damaged = &sound[..sound.len() / 2];
    fs::write(home.save(), damaged).expect("the save can be written");

    let program = Program::start(&display, &home, &[]);
    program.expect_title("damaged-2-title");
    let aside = home.save().with_file_name("games.tessella.unread-1");
    assert_eq!(
        fs::read(&aside).ok().as_deref(),
        Some(damaged),
        "the file is kept as it was"
    );
    assert!(!home.save().exists());
    program.press(Key::ENTER);
    let begun = program.wait_for_save("a new game", |_| true);
    program.expect_game("damaged-4-new-game", &begun);
}

#[test]
fn idle_program_uses_hardly_any_processor_time() {
    let code = "drench:15x15,c6#4711";
    let home = Home::new("idle");
    let display = Display::start(home.folder());
    let program = Program::start(&display, &home, &[code]);
    let mut game = game(code, 1);
    program.expect_game("idle-1-before", &game);
    let colour = solution(&game)[0];
    program.move_by_tile(&mut game, colour);
    program.expect_game("idle-2-after-a-move", &game);
    thread::sleep(Duration::from_secs(2));
    let before = processor_time(program.process_id());
    let watched = Duration::from_secs(5);
    thread::sleep(watched);
    let used = processor_time(program.process_id()) - before;
    println!("The program used {used:?} of a processor in {watched:?}");
    assert!(
        used * 50 < watched,
        "the program used {used:?} of a processor in {watched:?}, though nothing happened"
    );
}

/// Returns the processor time of a process in user and kernel mode.
fn processor_time(process: u32) -> Duration {
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).expect("the program runs");
    // The second field is the name in parentheses. Fields 14 and 15 are these times, in hundredths of a second on every
    // Linux system.
    let (_, fields) = stat.rsplit_once(')').expect("the name is in parentheses");
    let ticks: u64 = (fields.split_whitespace().skip(11).take(2))
        .map(|field| field.parse::<u64>().expect("times are numbers"))
        .sum();
    Duration::from_millis(10 * ticks)
}
