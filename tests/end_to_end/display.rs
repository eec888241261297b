//! Virtual X server with keyboard, mouse, touch screen and screenshots.

use crate::picture::Screenshot;
use crate::touch_screen::{Fingers, Touch};
use std::cell::RefCell;
use std::fs::File;
use std::io::{BufRead, BufReader, ErrorKind};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};
use std::{env, fs, process, thread};
use tessella_boards::Direction;
use x11rb::CURRENT_TIME;
use x11rb::connection::Connection;
use x11rb::protocol::xproto::{
    AtomEnum, BUTTON_PRESS_EVENT, BUTTON_RELEASE_EVENT, ClientMessageEvent, ConfigureWindowAux,
    ConnectionExt as _, CreateGCAux, EventMask, ImageFormat, InputFocus, KEY_PRESS_EVENT,
    KEY_RELEASE_EVENT, MOTION_NOTIFY_EVENT, MapState, PropMode, Rectangle, Window,
};
use x11rb::protocol::xtest::ConnectionExt as _;
use x11rb::rust_connection::RustConnection;
use x11rb::wrapper::ConnectionExt as _;

/// Screen size of a desktop; every window of the desktop tests fits on it.
const DESK: (u16, u16) = (1600, 1000);
/// Screen for games of many moves: a window on it is drawn in half the time of one on the desktop.
pub const COMPACT: (u16, u16) = (800, 560);
/// Size of the touch screen, on which phones of all densities fit.
const TOUCHED: (u16, u16) = (2600, 2600);

/// Time within which a server exits by itself.
const PATIENCE: Duration = Duration::from_secs(3);
/// Time for which a player thinks before a press: longer than any press that is not a long one, so that the window is idle
/// and a press whose time is taken for that of the last frame would have no effect.
pub const REST: Duration = Duration::from_secs(1);
/// Time for which a player holds a button, a key or a finger down.
pub const HOLD: Duration = Duration::from_millis(100);

/// Key, by the X keysym that it has without a modifier.
#[derive(Clone, Copy, Debug)]
pub struct Key(u32);

impl Key {
    pub const ENTER: Self = Self(0xff0d);
    pub const ESCAPE: Self = Self(0xff1b);
    pub const TAB: Self = Self(0xff09);
    pub const BACK: Self = Self(0x1008_ff26);

    /// Returns the arrow key of a direction.
    pub const fn arrow(direction: Direction) -> Self {
        Self(match direction {
            Direction::Left => 0xff51,
            Direction::Up => 0xff52,
            Direction::Right => 0xff53,
            _ => 0xff54,
        })
    }

    /// Returns the key of a letter or a digit, whose keysym is its Latin-1 code.
    pub const fn of(letter: u8) -> Self {
        Self(letter as u32)
    }
}

/// Position in a window, in physical pixels from its top left corner.
pub type PixelPosition = (i16, i16);

/// Virtual screen, keyboard and mouse.
pub struct Display {
    /// Name for the variable `DISPLAY`.
    pub name: String,
    connection: RustConnection,
    root: Window,
    /// Dropped after the connection, because the server exits when its last client disconnects.
    _server: Server,
    /// Touch screen, if there is one. Dropped after the server, which hangs without it.
    fingers: Option<RefCell<Fingers>>,
}

impl Display {
    /// Starts an X server on a free display number. Its output is written to a file in `folder`.
    pub fn start(folder: &Path) -> Self {
        Self::start_with_depth(folder, 24)
    }

    /// Starts an X server whose pixels have this number of bits.
    pub fn start_with_depth(folder: &Path, depth: u8) -> Self {
        Self::start_with_screen(folder, DESK, depth)
    }

    /// Starts an X server whose screen has this size.
    pub fn start_with_size(folder: &Path, size: (u16, u16)) -> Self {
        Self::start_with_screen(folder, size, 24)
    }

    fn start_with_screen(folder: &Path, (width, height): (u16, u16), depth: u8) -> Self {
        let mut xvfb = Command::new("Xvfb");
        xvfb.args(["-displayfd", "1", "-nolisten", "tcp", "-terminate"])
            .args(["-screen", "0", &format!("{width}x{height}x{depth}")]);
        let display = Self::of(Server::start(xvfb, "xvfb", folder, None), None);
        // From the middle of the screen, where it begins, it would point at a tile.
        display.input(
            MOTION_NOTIFY_EVENT,
            0,
            ((width - 1) as i16, (height - 1) as i16),
        );
        display.finish();
        display
    }

    /// Starts an X server with a touch screen.
    pub fn start_with_fingers(folder: &Path) -> Self {
        // Names of sockets are limited in length.
        static HANDS: AtomicU32 = AtomicU32::new(0);
        let hand = HANDS.fetch_add(1, Ordering::Relaxed);
        let name = format!("tessella-fingers-{}-{hand}", process::id());
        let socket = env::temp_dir().join(name);
        let configuration = folder.join("xorg.conf");
        let written = fs::write(&configuration, server_with_fingers(&socket));
        written.expect("the folder takes files");
        // The server itself, without the wrapper that its package has for users other than root: it uses no hardware.
        let program = ["/usr/lib/xorg/Xorg", "/usr/libexec/Xorg"]
            .into_iter()
            .find(|program| Path::new(program).exists());
        let mut xorg = Command::new(program.unwrap_or("Xorg"));
        xorg.args(["-displayfd", "1", "-nolisten", "tcp", "-terminate"])
            .args(["-novtswitch", "-sharevts", "-logfile"])
            .arg(folder.join("xorg.log"))
            .arg("-config")
            .arg(&configuration);
        let package = "xserver-xorg-core, with xserver-xorg-video-dummy beside it,";
        let server = Server::start(xorg, package, folder, Some(socket.clone()));
        Self::of(server, Some(Fingers::connect(&socket, TOUCHED)))
    }

    /// Connects to a server.
    fn of((server, number): (Server, u32), fingers: Option<Fingers>) -> Self {
        let name = format!(":{number}");
        let (connection, screen) = x11rb::connect(Some(&name))
            .expect("the server has printed its number, so it accepts connections");
        let root = connection.setup().roots[screen].root;
        Self {
            name,
            connection,
            root,
            _server: server,
            fingers: fingers.map(RefCell::new),
        }
    }

    /// Sends an action of one finger at a position in a window.
    pub fn touch(&self, window: Window, finger: u32, touch: Touch, place: PixelPosition) {
        let on_screen = self.on_screen(window, place);
        let fingers = self.fingers.as_ref().expect("a screen that can be touched");
        fingers.borrow_mut().act(finger, touch, on_screen);
    }

    /// Converts a position in a window to one on the screen.
    fn on_screen(&self, window: Window, (x, y): PixelPosition) -> PixelPosition {
        let cookie = (self.connection).translate_coordinates(window, self.root, x, y);
        let on_screen = (cookie.expect("the X server takes requests").reply())
            .expect("the window is on the screen");
        (on_screen.dst_x, on_screen.dst_y)
    }

    /// Fills a window with black until its program draws it again.
    pub fn wipe(&self, window: Window) {
        let pen = self
            .connection
            .generate_id()
            .expect("the X server has numbers left");
        let black = CreateGCAux::new().foreground(0);
        let (width, height) = self.size(window);
        let whole = Rectangle {
            x: 0,
            y: 0,
            width,
            height,
        };
        self.connection
            .create_gc(pen, window, &black)
            .and_then(|_| self.connection.poly_fill_rectangle(window, pen, &[whole]))
            .and_then(|_| self.connection.free_gc(pen))
            .expect("the X server takes requests");
        self.finish();
    }

    /// Gives a window the keyboard focus, as a window manager does.
    pub fn focus(&self, window: Window) {
        self.connection
            .set_input_focus(InputFocus::PARENT, window, CURRENT_TIME)
            .expect("the X server takes requests");
        self.finish();
    }

    /// Returns the window of a process, if it is mapped.
    pub fn window_of(&self, process: u32) -> Option<Window> {
        let atom = self.atom("_NET_WM_PID");
        let windows = self.connection.query_tree(self.root).ok()?.reply().ok()?;
        windows.children.into_iter().find(|&window| {
            let owner = (self.connection)
                .get_property(false, window, atom, AtomEnum::CARDINAL, 0, 1)
                .ok()
                .and_then(|cookie| cookie.reply().ok())
                .and_then(|property| property.value32()?.next());
            let state = (self.connection.get_window_attributes(window).ok())
                .and_then(|cookie| cookie.reply().ok())
                .map(|attributes| attributes.map_state);
            owner == Some(process) && state == Some(MapState::VIEWABLE)
        })
    }

    fn atom(&self, name: &str) -> u32 {
        let cookie = self.connection.intern_atom(false, name.as_bytes());
        let reply = cookie.expect("the X server takes requests").reply();
        reply.expect("the X server knows atoms").atom
    }

    /// Presses a key, holds it for a moment and releases it.
    pub fn press(&self, key: Key) {
        let code = self.key_code(key);
        self.input(KEY_PRESS_EVENT, code, (0, 0));
        self.finish();
        thread::sleep(HOLD / 2);
        self.input(KEY_RELEASE_EVENT, code, (0, 0));
        self.finish();
    }

    /// Returns the code of the key that has this keysym without a modifier.
    fn key_code(&self, Key(keysym): Key) -> u8 {
        let setup = self.connection.setup();
        let (first, last) = (setup.min_keycode, setup.max_keycode);
        let keys = (self
            .connection
            .get_keyboard_mapping(first, last - first + 1))
        .expect("the X server takes requests")
        .reply()
        .expect("the X server has a keyboard");
        let mut by_key = keys.keysyms.chunks(keys.keysyms_per_keycode.into());
        let at = by_key.position(|keysyms| keysyms.first() == Some(&keysym));
        let at = at.unwrap_or_else(|| panic!("no key has the keysym {keysym:#x}"));
        first + u8::try_from(at).expect("there are at most 248 keys")
    }

    /// Moves the pointer to a position in a window.
    pub fn point(&self, window: Window, place: PixelPosition) {
        self.input(MOTION_NOTIFY_EVENT, 0, self.on_screen(window, place));
        self.finish();
    }

    /// Moves the pointer to a position in a window, rests there and presses as a hand does.
    pub fn click_after(&self, rest: Duration, window: Window, place: PixelPosition) {
        const LEFT: u8 = 1;
        self.point(window, place);
        thread::sleep(rest);
        self.input(BUTTON_PRESS_EVENT, LEFT, (0, 0));
        self.finish();
        thread::sleep(HOLD);
        self.input(BUTTON_RELEASE_EVENT, LEFT, (0, 0));
        self.finish();
    }

    fn input(&self, kind: u8, detail: u8, (x, y): PixelPosition) {
        self.connection
            .xtest_fake_input(kind, detail, CURRENT_TIME, self.root, x, y, 0)
            .expect("the X server has the XTEST extension");
    }

    /// Returns the width and height of a window in physical pixels.
    pub fn size(&self, window: Window) -> (u16, u16) {
        let cookie = self.connection.get_geometry(window);
        let geometry = (cookie.expect("the X server takes requests").reply())
            .expect("the window is on the screen");
        (geometry.width, geometry.height)
    }

    /// Returns the top left corner of a window on the screen.
    pub fn corner(&self, window: Window) -> PixelPosition {
        self.on_screen(window, (0, 0))
    }

    /// Publishes a work area as a window manager does: left, top, width and height.
    pub fn set_work_area(&self, area: [u32; 4]) {
        for (name, kind, numbers) in [
            (
                "_NET_SUPPORTING_WM_CHECK",
                AtomEnum::WINDOW,
                &[self.root][..],
            ),
            ("_NET_WORKAREA", AtomEnum::CARDINAL, &area[..]),
        ] {
            let atom = self.atom(name);
            self.connection
                .change_property32(PropMode::REPLACE, self.root, atom, kind, numbers)
                .expect("the X server takes requests");
        }
        self.finish();
    }

    /// Resizes a window, as a person does by dragging its corner.
    pub fn resize(&self, window: Window, (width, height): (u16, u16)) {
        let size = ConfigureWindowAux::new()
            .width(u32::from(width))
            .height(u32::from(height));
        self.connection
            .configure_window(window, &size)
            .expect("the X server takes requests");
        self.finish();
    }

    /// Asks a window to close, as the close button of its frame does.
    pub fn close(&self, window: Window) {
        let (protocols, delete) = (self.atom("WM_PROTOCOLS"), self.atom("WM_DELETE_WINDOW"));
        let data = [delete, CURRENT_TIME, 0, 0, 0];
        let event = ClientMessageEvent::new(32, window, protocols, data);
        self.connection
            .send_event(false, window, EventMask::NO_EVENT, event)
            .expect("the X server takes requests");
        self.finish();
    }

    /// Returns a screenshot of a window.
    pub fn look_at(&self, window: Window) -> Screenshot {
        let (width, height) = self.size(window);
        let image = (self.connection)
            .get_image(ImageFormat::Z_PIXMAP, window, 0, 0, width, height, !0)
            .expect("the X server takes requests")
            .reply()
            .expect("the whole window is on the screen");
        Screenshot::from_bgrx((width, height), &image.data)
    }

    /// Waits until the server has processed all requests.
    fn finish(&self) {
        let answer = self.connection.get_input_focus();
        let is_there = answer.is_ok_and(|cookie| cookie.reply().is_ok());
        assert!(is_there, "the X server has gone");
    }
}

/// Returns the configuration of X.Org's server: a dummy screen and a touch screen.
fn server_with_fingers(socket: &Path) -> String {
    let (width, height) = TOUCHED;
    // The driver needs the timings of a display: visible length, start and end of the sync pulse, and total length.
    let line = |length: u16, more: [u16; 3]| {
        let ends = more.map(|more| (length + more).to_string());
        format!("{length} {}", ends.join(" "))
    };
    let (across, down) = (line(width, [50, 100, 400]), line(height, [3, 8, 50]));
    let fingers = Fingers::configuration(socket);
    format!(
        r#"
        Section "ServerFlags"
            Option "AutoAddDevices" "false"
            Option "AutoAddGPU" "false"
        EndSection
        Section "Device"
            Identifier "card"
            Driver "dummy"
            VideoRam 65536
        EndSection
        Section "Monitor"
            Identifier "monitor"
            HorizSync 5.0-1000.0
            VertRefresh 1.0-200.0
            Modeline "whole" 200 {across} {down}
        EndSection
        Section "Screen"
            Identifier "screen"
            Device "card"
            Monitor "monitor"
            DefaultDepth 24
            SubSection "Display"
                Depth 24
                Modes "whole"
            EndSubSection
        EndSection
        {fingers}
        Section "ServerLayout"
            Identifier "layout"
            Screen "screen"
            InputDevice "fingers"
        EndSection
        "#
    )
}

/// Process of the X server.
struct Server {
    process: Child,
    /// Socket for the events of the fingers.
    socket: Option<PathBuf>,
}

impl Server {
    /// Starts the process and returns it with the number of its display. Its output is written to a file in a folder.
    fn start(
        mut server: Command,
        package: &str,
        folder: &Path,
        socket: Option<PathBuf>,
    ) -> (Self, u32) {
        let log = folder.join("server.log");
        let file = File::create(&log).expect("the folder takes files");
        let started = (server.stdin(Stdio::null()))
            .stdout(Stdio::piped())
            .stderr(file)
            .spawn();
        let mut process = match started {
            Ok(process) => process,
            Err(error) if error.kind() == ErrorKind::NotFound => {
                panic!(
                    "an X server is not installed: the package is {package} on Debian and Ubuntu"
                )
            }
            Err(error) => panic!("the X server cannot be started: {error}"),
        };
        let output = process.stdout.take().expect("its output is a pipe");
        let server = Self { process, socket };
        let mut line = String::new();
        let read = BufReader::new(output).read_line(&mut line);
        match line.trim().parse() {
            Ok(number) => (server, number),
            Err(_) => panic!(
                "the X server did not tell its display's number ({read:?}), but: {}",
                fs::read_to_string(log).unwrap_or_default()
            ),
        }
    }
}

impl Drop for Server {
    /// Waits for the server to exit by itself, because only then it removes its lock files.
    fn drop(&mut self) {
        let since = Instant::now();
        while matches!(self.process.try_wait(), Ok(None)) && since.elapsed() < PATIENCE {
            thread::sleep(Duration::from_millis(10));
        }
        // Each fails only if the process has already ended.
        let _ended = self.process.kill().and_then(|()| self.process.wait());
        let _gone = self.socket.as_ref().map(fs::remove_file);
    }
}
