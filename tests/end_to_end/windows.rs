//! Windows that are dragged to nothing and back, and what is left of a program that ends in the middle of something.

use crate::display::{Display, Key};
use crate::program::{Home, Program};
use crate::{game, solution};
use std::fs;
use std::process::Command;

/// Sizes on the way of a window's corner to nothing, in physical pixels.
const SIZES: [(u16, u16); 9] = [
    (900, 500),
    (360, 640),
    (300, 200),
    (200, 300),
    (100, 100),
    (40, 40),
    (8, 300),
    (300, 8),
    (1, 1),
];

/// Drags the corner of the window to nothing and back, and waits at each size until the program has drawn it.
fn drag_to_nothing_and_back(program: &Program<'_>) {
    for &size in SIZES.iter().chain(SIZES.iter().rev()) {
        program.resize_and_wait(size);
    }
    program.resize(1280, 800);
}

#[test]
fn window_that_is_dragged_to_nothing_and_back_stays_alive() {
    let code = "drench:9x9,c6#4711";
    let home = Home::new("dragged");
    let display = Display::start(home.folder());
    let program = Program::start(&display, &home, &[code]);
    let mut game = game(code, 1);
    program.expect_game("dragged-1-game", &game);
    drag_to_nothing_and_back(&program);
    program.expect_game("dragged-2-game-again", &game);
    let colour = solution(&game)[0];
    program.move_by_key(&mut game, colour);
    program.kill();

    let program = Program::start(&display, &home, &[]);
    program.expect_title("dragged-3-title");
    drag_to_nothing_and_back(&program);
    program.expect_title("dragged-4-title-again");
    program.press(Key::ENTER);
    program.expect_game("dragged-5-game-after-all", &game);
    assert!(program.close().success());
}

#[test]
fn crash_is_logged_beside_the_save_and_told_by_the_next_start() {
    let home = Home::new("crash");
    let display = Display::start(home.folder());
    // Without a driver Bevy cannot draw, and panics.
    let status = Command::new(env!("CARGO_BIN_EXE_tessella"))
        .env("DISPLAY", &display.name)
        .env("XDG_DATA_HOME", home.folder().join("data"))
        .env("XDG_CONFIG_HOME", home.folder().join("config"))
        .env("XDG_RUNTIME_DIR", home.folder().join("runtime"))
        .env("WGPU_BACKEND", "vulkan")
        .env("VK_DRIVER_FILES", home.folder().join("no-driver.json"))
        .env_remove("WAYLAND_DISPLAY")
        .env_remove("WAYLAND_SOCKET")
        .output()
        .expect("the program can be started");
    assert!(!status.status.success());
    let (fresh, told) = (
        home.save().with_file_name("crash.log"),
        home.save().with_file_name("last-crash.log"),
    );
    let log = fs::read_to_string(&fresh).expect("a log beside the save");
    assert!(log.contains("panicked at "), "{log}");
    let program = Program::start(&display, &home, &[]);
    program.expect_title("crash-1-told");
    assert_eq!(fs::read_to_string(told).ok(), Some(log));
    assert!(!fresh.exists());
    assert!(program.close().success());
    assert!(!fresh.exists(), "that was no crash");
}
