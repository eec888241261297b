//! Windows resized to nothing and back, and the traces of a program that crashes.

use crate::display::{Display, Key, PixelPosition};
use crate::program::{Home, Program};
use crate::waiting::wait_for;
use crate::{game, processor_time, solution};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use std::{fs, thread};

/// Window sizes while a corner is dragged to nothing, in physical pixels.
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

/// Resizes the window to nothing and back, and waits at each size until the program has drawn it.
fn drag_to_nothing_and_back(program: &Program<'_>) {
    for &size in SIZES.iter().chain(SIZES.iter().rev()) {
        program.resize_and_wait(size);
    }
    program.resize(1280, 800);
}

#[test]
fn window_resized_to_zero_and_back_keeps_running() {
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

/// Time for which an idle program is watched.
const WATCHED: Duration = Duration::from_secs(2);

#[test]
fn window_after_many_resizes_is_idle_and_releases_memory() {
    let home = Home::new("storm");
    let display = Display::start(home.folder());
    let program = Program::start(&display, &home, &[]);
    program.expect_title("storm-1-title");
    let before = resident_megabytes(program.process_id());
    for step in 0..600_u32 {
        let (width, height) = (100 + 977 * step % 2900, 100 + 613 * step % 1900);
        program.resize(width as u16, height as u16);
        // Otherwise all of them arrive at once, and few are drawn.
        if step % 10 == 0 {
            program.resize_and_wait((400 + step as u16, 300));
        }
    }
    program.resize(1280, 800);
    program.expect_title("storm-2-title-again");
    wait_for("a program that is idle", || {
        let begun = processor_time(program.process_id());
        thread::sleep(WATCHED);
        let used = processor_time(program.process_id()) - begun;
        if used * 25 < WATCHED {
            Ok(())
        } else {
            Err(format!("it used {used:?} in {WATCHED:?}"))
        }
    });
    let after = resident_megabytes(program.process_id());
    println!("{before} MB are resident before, {after} MB after");
    assert!(
        after < before + 200,
        "{before} MB were resident, now {after} MB are"
    );
}

/// Returns the resident memory of a process in MB.
fn resident_megabytes(process: u32) -> u64 {
    let status = fs::read_to_string(format!("/proc/{process}/status")).expect("the program runs");
    let resident = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kilobytes = resident.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok());
    kilobytes.expect("Linux tells it in kB") / 1024
}

#[test]
fn crash_is_logged_next_to_the_save_and_reported_at_the_next_start() {
    let home = Home::new("crash");
    // Bevy panics where no texture format fits the screen.
    let coarse = Display::start_with_depth(home.folder(), 16);
    let status = Command::new(env!("CARGO_BIN_EXE_tessella"))
        .env("DISPLAY", &coarse.name)
        .env("XDG_DATA_HOME", home.folder().join("data"))
        .env("XDG_CONFIG_HOME", home.folder().join("config"))
        .env("XDG_RUNTIME_DIR", home.folder().join("runtime"))
        .env_remove("WAYLAND_DISPLAY")
        .env_remove("WAYLAND_SOCKET")
        .output()
        .expect("the program can be started");
    assert!(!status.status.success());
    let (fresh, message) = (
        home.save().with_file_name("crash.log"),
        home.save().with_file_name("last-crash.log"),
    );
    let log = fs::read_to_string(&fresh).expect("a log beside the save");
    assert!(log.contains("panicked at "), "{log}");
    let display = Display::start(home.folder());
    let program = Program::start(&display, &home, &[]);
    program.expect_title("crash-1-reported");
    assert_eq!(fs::read_to_string(message).ok(), Some(log));
    assert!(!fresh.exists());
    assert!(program.close().success());
    assert!(!fresh.exists(), "that was no crash");
}

/// Longest time from a signal to the end of the process. A program that notices it in its next frame alone takes a
/// minute.
const SIGNAL_TIME: Duration = Duration::from_secs(10);

#[test]
fn signal_ends_an_idle_window_and_everything_is_saved() {
    let code = "drench:9x9,c6#4711";
    for signal in ["TERM", "INT", "HUP"] {
        let home = Home::new(&format!("signal-{signal}"));
        let display = Display::start(home.folder());
        let mut program = Program::start(&display, &home, &[code]);
        let mut game = game(code, 1);
        program.expect_game(&format!("signal-{signal}"), &game);
        let colour = solution(&game)[0];
        program.move_by_key(&mut game, colour);
        thread::sleep(WATCHED);
        let begun = Instant::now();
        // The shell has this command, whatever else is installed.
        let kill = format!("kill -{signal} {}", program.process_id());
        let sent = Command::new("sh").args(["-c", &kill]).status();
        assert!(sent.expect("there is a shell").success());
        program.wait_for_end();
        assert!(begun.elapsed() < SIGNAL_TIME, "{:?}", begun.elapsed());
        let saved = program.saved().expect("there is a save");
        assert_eq!(saved.moves(), game.moves());
        let played = Duration::from_millis(saved.elapsed().into());
        assert!(played >= WATCHED, "only {played:?} of play is saved");
    }
}

/// Starts the program where it finds only these displays, and returns its standard error once it has ended.
fn start_without_display(home: &Home, display: &str, wayland: &str) -> String {
    let run = Command::new(env!("CARGO_BIN_EXE_tessella"))
        .env("DISPLAY", display)
        .env("WAYLAND_DISPLAY", wayland)
        .env("XDG_RUNTIME_DIR", home.folder().join("runtime"))
        .env_remove("WAYLAND_SOCKET")
        .output()
        .expect("the program can be started");
    assert_eq!(run.status.code(), Some(1));
    String::from_utf8(run.stderr).expect("text")
}

#[test]
fn program_without_usable_display_prints_one_sentence() {
    let home = Home::new("no-display");
    // No server has so high a number.
    for (display, wayland) in [
        ("", ""),
        (":64999", ""),
        (":59000", ""),
        ("nonsense", ""),
        (":99999999999999999999", ""),
        (":59000", "gone"),
    ] {
        let said = start_without_display(&home, display, wayland);
        assert!(
            said.starts_with("tessella: no window can be opened: "),
            "{said}"
        );
        assert_eq!(said.lines().count(), 1, "{said}");
    }
}

#[test]
fn stale_wayland_display_leaves_x11() {
    let home = Home::new("stale-wayland");
    let display = Display::start(home.folder());
    let mut command = Command::new(env!("CARGO_BIN_EXE_tessella"));
    command.stdin(Stdio::null()).stdout(Stdio::null());
    let program = Program::run_with(&display, &home, command, 1.0, Some("wayland-gone"));
    program.expect_title("stale-wayland");
    assert!(program.close().success());
}

/// Waits until the window has a place on the screen.
fn expect_place(program: &Program<'_>, expected: (PixelPosition, (u16, u16))) {
    wait_for("the place of the window", || match program.place() {
        place if place == expected => Ok(()),
        place => Err(format!("it is {place:?} in place of {expected:?}")),
    });
}

#[test]
fn first_window_is_no_larger_than_its_screen() {
    let cases = [
        ((1024, 600), 1.0, None, (1024, 600)),
        ((1920, 1080), 1.5, None, (1920, 1080)),
        ((1600, 1000), 1.0, None, (1280, 800)),
        // Bars at the left and the top, and the title bar of the window.
        ((1366, 768), 1.0, Some([60, 28, 1306, 740]), (1280, 700)),
    ];
    for (number, (screen, scale, work_area, expected)) in cases.into_iter().enumerate() {
        let home = Home::new(&format!("first-window-{number}"));
        let display = Display::start_with_size(home.folder(), screen);
        if let Some(area) = work_area {
            display.set_work_area(area);
        }
        let program = Program::start_scaled(&display, &home, &[], scale);
        expect_place(&program, ((0, 0), expected));
        program.expect_title(&format!("first-window-{number}"));
        assert!(program.close().success());
    }
}

#[test]
fn window_of_another_screen_comes_back_onto_this_one() {
    for (number, (size, position, expected)) in [
        ((3000, 2000), (-400, 2500), ((0, 0), (1280, 720))),
        ((1000, 600), (1000, 500), ((280, 120), (1000, 600))),
        ((1000, 600), (200, 100), ((200, 100), (1000, 600))),
    ]
    .into_iter()
    .enumerate()
    {
        let home = Home::new(&format!("other-screen-{number}"));
        home.put_settings(&format!(
            "(window: Some((size: {size:?}, position: Some({position:?}), full_screen: false)))"
        ));
        let display = Display::start_with_size(home.folder(), (1280, 720));
        let program = Program::start(&display, &home, &[]);
        expect_place(&program, expected);
        assert!(program.close().success());
    }
}
