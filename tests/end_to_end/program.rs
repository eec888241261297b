//! Running program: its process, its window and its files.

use crate::display::{Display, Key, PixelPosition, REST};
use crate::picture::{Screenshot, is_nearly};
use crate::touch_screen::Touch;
use crate::waiting::{try_wait_for, wait_for};
use crate::widget_positions::{Tool, WidgetPositions};
use std::collections::VecDeque;
use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};
use std::{env, fs, process, thread};
use tessella::board::Cursor;
use tessella::core::device::Device;
use tessella::core::palette::{DARK, Rgb, sunset};
use tessella::core::theme::Theme;
use tessella::drawing::appearances;
use tessella::drawing::tile_style::holder;
use tessella_boards::{Board, CellId, Direction};
use tessella_games::{Appearance, Colour, Move, Rules};
use tessella_session::{Session, read_save};
use x11rb::protocol::xproto::Window;

/// Time without a change after which an image counts as still: longer than any driver takes for a few frames.
const STILL: Duration = Duration::from_millis(400);

/// Returns the folder of the screenshots of all tests.
fn pictures() -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join("end-to-end")
}

/// Data folder of a player. It starts empty and is deleted when the test has passed.
pub struct Home(PathBuf);

impl Home {
    /// Creates the folder for the test of this name.
    pub fn new(test: &str) -> Self {
        println!("The pictures of this test are in {}", pictures().display());
        let folder = pictures().join(format!("{test}-{}", process::id()));
        for part in ["data", "config", "runtime"] {
            fs::create_dir_all(folder.join(part)).expect("cargo's folder for tests takes folders");
        }
        Self(folder)
    }

    /// Returns the folder.
    pub fn folder(&self) -> &Path {
        &self.0
    }

    /// Returns the path of the save.
    pub fn save(&self) -> PathBuf {
        self.0.join("data/tessella/games.tessella")
    }

    /// Writes a settings file, as an earlier run of the program does.
    pub fn put_settings(&self, settings: &str) {
        let folder = self.0.join("config/tessella");
        fs::create_dir_all(&folder).expect("a folder of the test's own");
        fs::write(folder.join("settings.ron"), settings).expect("a file of the test's own");
    }

    /// Returns the output of the program and of the X server.
    fn logs(&self) -> String {
        let read = |name| fs::read_to_string(self.0.join(name)).unwrap_or_default();
        read("program.log") + &read("server.log") + &read("xorg.log")
    }
}

impl Drop for Home {
    fn drop(&mut self) {
        if thread::panicking() {
            eprintln!("{}The files are in {}", self.logs(), self.0.display());
        } else if let Err(error) = fs::remove_dir_all(&self.0) {
            eprintln!("{} stays: {error}", self.0.display());
        }
    }
}

/// Program with its window on a display.
pub struct Program<'a> {
    display: &'a Display,
    home: &'a Home,
    process: Process,
    window: Window,
    scale: f32,
    /// Device that the program runs on.
    device: Device,
}

impl<'a> Program<'a> {
    /// Starts the program and waits for its window.
    pub fn start(display: &'a Display, home: &'a Home, arguments: &[&str]) -> Self {
        Self::start_scaled(display, home, arguments, 1.0)
    }

    /// Starts the program on a display with this many physical pixels per logical pixel.
    pub fn start_scaled(
        display: &'a Display,
        home: &'a Home,
        arguments: &[&str],
        scale: f32,
    ) -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_tessella"));
        (command.args(arguments))
            .stdin(Stdio::null())
            .stdout(Stdio::null());
        Self::run(display, home, command, scale)
    }

    /// Runs a command that starts the program.
    pub fn run(display: &'a Display, home: &'a Home, command: Command, scale: f32) -> Self {
        Self::run_with(display, home, command, scale, None)
    }

    /// Runs a command that starts the program, with the name of a Wayland display in its environment.
    pub fn run_with(
        display: &'a Display,
        home: &'a Home,
        mut command: Command,
        scale: f32,
        wayland: Option<&str>,
    ) -> Self {
        let log = File::create(home.0.join("program.log")).expect("the folder takes files");
        command
            .env("DISPLAY", &display.name)
            .env("WINIT_X11_SCALE_FACTOR", scale.to_string())
            .env("XDG_DATA_HOME", home.0.join("data"))
            .env("XDG_CONFIG_HOME", home.0.join("config"))
            .env("XDG_RUNTIME_DIR", home.0.join("runtime"))
            .env("WAYLAND_DISPLAY", wayland.unwrap_or_default())
            .env_remove("WAYLAND_SOCKET")
            .stderr(log);
        // The driver of a graphics card may not support a virtual display; Mesa's software driver does.
        if let Some(driver) = software_driver() {
            command.env("VK_DRIVER_FILES", driver);
        }
        let child = command.spawn().expect("cargo has built the program");
        let mut process = Process(child);
        let window = wait_for("the window of the program", || {
            if let Some(status) = process.ended() {
                panic!("the program has ended in place of opening a window: {status}");
            }
            let window = display.window_of(process.0.id());
            window.ok_or_else(|| "there is none".to_owned())
        });
        display.focus(window);
        Self {
            display,
            home,
            process,
            window,
            scale,
            device: Device::default(),
        }
    }

    /// Returns the standard input and output of the process, if its command has piped them.
    pub fn talk(&mut self) -> Option<(ChildStdin, ChildStdout)> {
        let process = &mut self.process.0;
        Some((process.stdin.take()?, process.stdout.take()?))
    }

    /// Sets the device for the layout, once the program has received it.
    pub const fn set_device(&mut self, device: Device) {
        self.device = device;
    }

    /// Sends an action of one finger at a position in the window.
    pub fn touch(&self, finger: u32, touch: Touch, place: PixelPosition) {
        self.display.touch(self.window, finger, touch, place);
    }

    /// Returns a screenshot of the window.
    pub fn look(&self) -> Screenshot {
        self.display.look_at(self.window)
    }

    /// Fills the window with black until the program draws it again.
    pub fn wipe(&self) {
        self.display.wipe(self.window);
    }

    /// Waits until the program exits by itself.
    pub fn wait_for_end(&mut self) -> ExitStatus {
        let running = || "it still runs".to_owned();
        wait_for("the program to end", || {
            self.process.ended().ok_or_else(running)
        })
    }

    /// Returns the process id.
    pub fn process_id(&self) -> u32 {
        self.process.0.id()
    }

    /// Presses a key.
    pub fn press(&self, key: Key) {
        self.display.press(key);
    }

    /// Moves the pointer to a position inside or outside the window.
    pub fn point(&self, place: PixelPosition) {
        self.display.point(self.window, place);
    }

    /// Clicks a position in the window, after a rest there.
    pub fn click(&self, place: PixelPosition) {
        self.click_after(REST, place);
    }

    /// Clicks a position in the window after the pointer has rested there.
    pub fn click_after(&self, rest: Duration, place: PixelPosition) {
        self.display.click_after(rest, self.window, place);
    }

    /// Returns the top left corner and the size of the window on the screen, in physical pixels.
    pub fn place(&self) -> (PixelPosition, (u16, u16)) {
        (
            self.display.corner(self.window),
            self.display.size(self.window),
        )
    }

    /// Resizes the window.
    pub fn resize(&self, width: u16, height: u16) {
        self.display.resize(self.window, (width, height));
    }

    /// Resizes the window and waits until the program has redrawn it.
    pub fn resize_and_wait(&self, (width, height): (u16, u16)) {
        self.wipe();
        self.resize(width, height);
        wait_for(&format!("a frame of {width}x{height}"), || {
            match self.look().at((0, 0)) {
                Some(pixel) if pixel != Rgb::hex(0) => Ok(()),
                pixel => Err(format!("the corner is {pixel:?}")),
            }
        });
    }

    /// Kills the process.
    pub fn kill(self) {
        drop(self.process);
    }

    /// Asks the window to close, and waits for the program to exit.
    pub fn close(mut self) -> ExitStatus {
        self.display.close(self.window);
        self.wait_for_end()
    }

    /// Returns the game being played of the last save, if there is one.
    pub fn saved(&self) -> Option<Session> {
        let bytes = fs::read(self.home.save()).ok()?;
        let loaded = read_save(&bytes).expect("what the program has saved can be read");
        assert_eq!(loaded.problem, None);
        loaded.library.game().cloned()
    }

    /// Waits until the saved game satisfies a condition.
    pub fn wait_for_save(&self, what: &str, is_so: impl Fn(&Session) -> bool) -> Session {
        wait_for(what, || match self.saved() {
            Some(game) if is_so(&game) => Ok(game),
            Some(game) => Err(format!(
                "{} is saved, after {} of its moves {:?}",
                game.code(),
                game.cursor(),
                game.moves()
            )),
            None => Err("nothing is saved".to_owned()),
        })
    }

    /// Performs an action that makes the next move of a game, and waits until the save contains the move. Random
    /// outcomes are taken from the save.
    pub fn make_move(&self, game: &mut Session, mv: Move, by: impl FnOnce(&WidgetPositions)) {
        let made = game.cursor() + 1;
        by(&self.places(game));
        let what = format!("move {made}, {mv:?}");
        let is_made = |game: &Session| {
            let moves = game.moves();
            let is_this = |made: Move| match (mv, made) {
                (Move::Chance(_), Move::Chance(_)) => true,
                _ => made == mv,
            };
            game.cursor() >= made && is_this(moves[made - 1].mv)
        };
        *game = self.wait_for_save(&what, is_made);
    }

    /// Clicks a tile, and moves the pointer away from it.
    pub fn click_tile(&self, game: &Session, cell: CellId) {
        self.click(self.places(game).tile(game.position(), cell));
    }

    /// Moves the pointer to a tile.
    pub fn point_at_tile(&self, game: &Session, cell: CellId) {
        self.point(self.places(game).tile(game.position(), cell));
    }

    /// Moves the pointer to the corner of the window, where neither it nor an explanation hides anything.
    pub fn point_away(&self) {
        self.point((2, 2));
    }

    /// Moves the frame to a tile with arrows, and selects the tile.
    pub fn choose_by_arrows(&self, game: &Session, cell: CellId, cursor: &mut Cursor) {
        for arrow in arrows_to(game.position().board(), cursor, &[cell]) {
            self.press(Key::arrow(arrow));
        }
        self.press(Key::ENTER);
    }

    /// Makes the next move of a game with the key of a colour.
    pub fn move_by_key(&self, game: &mut Session, colour: Colour) {
        let digit = b'0' + (colour.0 + 1) % 10;
        self.make_move(game, Move::Paint(colour), |_| self.press(Key::of(digit)));
    }

    /// Makes the next move of a game with arrows that move the frame to a tile of a colour, and the key that selects
    /// it.
    pub fn move_by_arrows(&self, game: &mut Session, colour: Colour, cursor: &mut Cursor) {
        let position = game.position().clone();
        let showing: Vec<CellId> = appearances(&position)
            .filter(|&(_, appearance)| shows(appearance, colour))
            .map(|(cell, _)| cell)
            .collect();
        let arrows = arrows_to(position.board(), cursor, &showing);
        self.make_move(game, Move::Paint(colour), |_| {
            for arrow in arrows {
                self.press(Key::arrow(arrow));
            }
            self.press(Key::ENTER);
        });
    }

    /// Makes the next move of a game with the button of a colour.
    pub fn move_by_button(&self, game: &mut Session, colour: Colour) {
        self.make_move(game, Move::Paint(colour), |places| {
            self.click(places.colour(colour));
        });
    }

    /// Makes the next move of a game with a click on a tile that shows a colour.
    pub fn move_by_tile(&self, game: &mut Session, colour: Colour) {
        let position = game.position().clone();
        let of_colour = appearances(&position)
            .filter(|&(_, appearance)| shows(appearance, colour) && holder(appearance).is_none());
        let (cell, _) = of_colour.last().expect("a tile shows the colour");
        self.make_move(game, Move::Paint(colour), |places| {
            self.click(places.tile(&position, cell));
        });
        // The frame around the tile below the pointer would hide parts of the image.
        self.point_away();
    }

    /// Clicks a tool.
    pub fn use_tool(&self, game: &Session, tool: Tool) {
        self.click(self.places(game).tool(tool));
    }

    /// Returns the positions of the parts of a game in the window at its current size.
    pub fn places(&self, game: &Session) -> WidgetPositions {
        let size = self.display.size(self.window);
        WidgetPositions::new(size, self.scale, &self.device, game.position())
    }

    /// Waits until the window shows a game in progress without animations, and saves a screenshot.
    pub fn expect_game(&self, name: &str, game: &Session) {
        let places = self.places(game);
        self.expect_picture(name, |picture| {
            places.check_board(picture, game.position(), &Theme::default())?;
            places.check_colours(picture, game.position())
        });
    }

    /// Waits until the window shows the board of a finished game with the result in place of the colours, and saves a
    /// screenshot.
    pub fn expect_result(&self, name: &str, game: &Session) {
        let places = self.places(game);
        self.expect_picture(name, |picture| {
            places.check_board(picture, game.position(), &Theme::default())?;
            // The button for another game is of gold, with a lip of a colour that nothing has during a game.
            match picture.count(DARK.gold.lip) {
                100.. => Ok(()),
                few => Err(format!("only {few} of its pixels stand out")),
            }
        });
    }

    /// Waits until the window shows the title screen, and saves a screenshot.
    pub fn expect_title(&self, name: &str) {
        // The letters of the program's name are on tiles, whose lips have one colour each.
        let lips = [0.0, 1.0].map(|share| sunset(share).shaded(-0.13, 0.0));
        self.expect_picture(name, |picture| {
            let missing = lips.iter().find(|&&colour| picture.count(colour) < 40);
            missing.map_or(Ok(()), |colour| Err(format!("it lacks {colour:?}")))
        });
    }

    /// Waits until the window shows the setup screen, and saves a screenshot.
    pub fn expect_setup(&self, name: &str) {
        // The page has the hue of the game, and the button that starts it is of gold.
        self.expect_picture(name, |picture| {
            let corner = picture.at((1, picture.height() - 2));
            match picture.count(DARK.gold.lip) {
                _ if corner.is_none_or(|shown| is_nearly(shown, DARK.background)) => {
                    Err(format!("its page has the colour {corner:?}"))
                }
                100.. => Ok(()),
                few => Err(format!("only {few} of its pixels stand out")),
            }
        });
    }

    /// Waits until the window looks different and is still, and saves a screenshot.
    pub fn expect_change(&self, name: &str, before: &Screenshot) {
        self.expect_picture(name, |picture| match before.differing(picture) {
            20_000.. => Ok(()),
            few => Err(format!("only {few} pixels have changed")),
        });
    }

    /// Moves the focus on by a key, and returns the middle of the frame that shows it.
    pub fn next_in_focus(&self) -> PixelPosition {
        let before = self.look();
        self.press(Key::TAB);
        wait_for("a frame around what has the focus", || {
            let found = self.look().centre_of_new(&before, DARK.outline);
            found.ok_or_else(|| "there is none".to_owned())
        })
    }

    /// Waits until the window passes a check and is still, and saves a screenshot.
    pub fn expect_picture(&self, name: &str, check: impl Fn(&Screenshot) -> Result<(), String>) {
        let file = pictures().join(format!("{name}.png"));
        let mut since = Instant::now();
        let mut last = None;
        let shown = try_wait_for(&format!("the picture {}", file.display()), || {
            let picture = self.display.look_at(self.window);
            let covered = &self.device.covered;
            let checked = check(&picture).and_then(|()| picture.check_sides(covered));
            if last.as_ref() != Some(&picture) {
                since = Instant::now();
                last = Some(picture);
            }
            checked.and_then(|()| {
                if since.elapsed() >= STILL {
                    Ok(())
                } else {
                    Err("it does not come to rest".to_owned())
                }
            })
        });
        // If the check kept failing, the file shows the last image.
        if let Some(picture) = last {
            picture
                .save(&file)
                .expect("cargo's folder for tests takes files");
        }
        shown.unwrap_or_else(|message| panic!("{message}"));
    }
}

/// Returns `true` if a tile of this appearance shows a colour.
fn shows(appearance: Appearance, colour: Colour) -> bool {
    matches!(appearance, Appearance::Painted { colour: shown, .. } if shown == colour)
}

/// Returns the shortest sequence of arrows that moves the frame to one of these cells. Updates the frame's position.
fn arrows_to(board: &Board, cursor: &mut Cursor, to: &[CellId]) -> Vec<Direction> {
    let mut seen = vec![false; board.len()];
    let mut queue = VecDeque::from([(*cursor, Vec::new())]);
    while let Some((at, arrows)) = queue.pop_front() {
        if at.shown && to.contains(&at.cell) {
            *cursor = at;
            return arrows;
        }
        for arrow in Direction::ORTHOGONAL {
            let mut next = at;
            next.step(board, arrow);
            if !at.shown || !std::mem::replace(&mut seen[next.cell.index()], true) {
                let arrows = arrows.iter().copied().chain([arrow]).collect();
                queue.push_back((next, arrows));
            }
        }
    }
    panic!("no arrows lead to any of {to:?}");
}

/// Process that is killed at the end of the test.
struct Process(Child);

impl Process {
    /// Returns the exit status, if the process has ended.
    fn ended(&mut self) -> Option<ExitStatus> {
        self.0.try_wait().expect("it is a child of the test")
    }
}

impl Drop for Process {
    /// Sends SIGKILL.
    fn drop(&mut self) {
        // Either fails only if the process has already ended.
        let _ended = self.0.kill().and_then(|()| self.0.wait());
    }
}

/// Returns the manifest of Mesa's software driver for Vulkan, if it is installed and the environment sets no other.
fn software_driver() -> Option<PathBuf> {
    if env::var_os("VK_DRIVER_FILES").is_some() {
        return None;
    }
    let files = fs::read_dir("/usr/share/vulkan/icd.d").ok()?;
    files
        .filter_map(|file| Some(file.ok()?.path()))
        .find(|path| {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            name.starts_with("lvp_icd") && name.ends_with(".json")
        })
}
