//! A virtual X server, and the hands and eyes of whoever sits before it.

use crate::picture::Picture;
use std::fs::File;
use std::io::{BufRead, BufReader, ErrorKind};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use std::{fs, thread};
use tessella::boards::Direction;
use x11rb::CURRENT_TIME;
use x11rb::connection::Connection;
use x11rb::protocol::xproto::{
    AtomEnum, BUTTON_PRESS_EVENT, BUTTON_RELEASE_EVENT, ClientMessageEvent, ConfigureWindowAux,
    ConnectionExt as _, EventMask, ImageFormat, InputFocus, KEY_PRESS_EVENT, KEY_RELEASE_EVENT,
    MOTION_NOTIFY_EVENT, MapState, Window,
};
use x11rb::protocol::xtest::ConnectionExt as _;
use x11rb::rust_connection::RustConnection;

/// The size of the screen: every window of the tests fits on it.
const SCREEN: &str = "1600x1000x24";

/// A key, by the X keysym that it has without a modifier.
#[derive(Clone, Copy, Debug)]
pub struct Key(u32);

impl Key {
    pub const ENTER: Self = Self(0xff0d);

    /// The arrow of one of the four directions.
    pub const fn arrow(direction: Direction) -> Self {
        Self(match direction {
            Direction::Left => 0xff51,
            Direction::Up => 0xff52,
            Direction::Right => 0xff53,
            _ => 0xff54,
        })
    }

    /// The key of a letter or a digit, whose keysym is its Latin-1 code.
    pub const fn of(letter: u8) -> Self {
        Self(letter as u32)
    }
}

/// A place in a window, in physical pixels from its top left corner.
pub type Place = (i16, i16);

/// A screen, a keyboard and a mouse that nobody sees.
pub struct Display {
    /// As `DISPLAY` names it.
    pub name: String,
    connection: RustConnection,
    root: Window,
    /// Dropped after the connection, for the server ends by itself when its last client is gone.
    _server: Server,
}

impl Display {
    /// Starts an X server on a display number that nobody uses. What it has to say goes to a file in `folder`.
    pub fn start(folder: &Path) -> Self {
        let log = folder.join("xvfb.log");
        let (server, number) = Server::start(&log);
        let name = format!(":{number}");
        let (connection, screen) =
            x11rb::connect(Some(&name)).expect("Xvfb has told its number, so it takes connections");
        let root = connection.setup().roots[screen].root;
        Self {
            name,
            connection,
            root,
            _server: server,
        }
    }

    /// Gives a window the keyboard, as a window manager would.
    pub fn focus(&self, window: Window) {
        self.connection
            .set_input_focus(InputFocus::PARENT, window, CURRENT_TIME)
            .expect("the X server takes requests");
        self.finish();
    }

    /// The window of a process, if it is on the screen already.
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

    /// Presses a key and lets it go.
    pub fn press(&self, key: Key) {
        let code = self.key_code(key);
        self.input(KEY_PRESS_EVENT, code, (0, 0));
        self.input(KEY_RELEASE_EVENT, code, (0, 0));
        self.finish();
    }

    /// The code of the key that has this keysym without a modifier.
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

    /// Moves the pointer to a place in a window.
    pub fn point(&self, window: Window, (x, y): Place) {
        let cookie = (self.connection).translate_coordinates(window, self.root, x, y);
        let on_screen = (cookie.expect("the X server takes requests").reply())
            .expect("the window is on the screen");
        self.input(MOTION_NOTIFY_EVENT, 0, (on_screen.dst_x, on_screen.dst_y));
        self.finish();
    }

    /// Moves the pointer to a place in a window and clicks there.
    pub fn click(&self, window: Window, place: Place) {
        const LEFT: u8 = 1;
        self.point(window, place);
        self.input(BUTTON_PRESS_EVENT, LEFT, (0, 0));
        self.input(BUTTON_RELEASE_EVENT, LEFT, (0, 0));
        self.finish();
    }

    fn input(&self, kind: u8, detail: u8, (x, y): Place) {
        self.connection
            .xtest_fake_input(kind, detail, CURRENT_TIME, self.root, x, y, 0)
            .expect("Xvfb has the XTEST extension");
    }

    /// How wide and how high a window is, in physical pixels.
    pub fn size(&self, window: Window) -> (u16, u16) {
        let cookie = self.connection.get_geometry(window);
        let geometry = (cookie.expect("the X server takes requests").reply())
            .expect("the window is on the screen");
        (geometry.width, geometry.height)
    }

    /// Gives a window another size, as a person who drags its corner.
    pub fn resize(&self, window: Window, (width, height): (u16, u16)) {
        let size = ConfigureWindowAux::new()
            .width(u32::from(width))
            .height(u32::from(height));
        self.connection
            .configure_window(window, &size)
            .expect("the X server takes requests");
        self.finish();
    }

    /// Asks for a window to be closed, as the cross in its frame does.
    pub fn close(&self, window: Window) {
        let (protocols, delete) = (self.atom("WM_PROTOCOLS"), self.atom("WM_DELETE_WINDOW"));
        let data = [delete, CURRENT_TIME, 0, 0, 0];
        let event = ClientMessageEvent::new(32, window, protocols, data);
        self.connection
            .send_event(false, window, EventMask::NO_EVENT, event)
            .expect("the X server takes requests");
        self.finish();
    }

    /// What a window shows now.
    pub fn look_at(&self, window: Window) -> Picture {
        let (width, height) = self.size(window);
        let image = (self.connection)
            .get_image(ImageFormat::Z_PIXMAP, window, 0, 0, width, height, !0)
            .expect("the X server takes requests")
            .reply()
            .expect("the whole window is on the screen");
        Picture::from_bgrx((width, height), &image.data)
    }

    /// Waits until the server has done all that was asked of it.
    fn finish(&self) {
        let answer = self.connection.get_input_focus();
        let is_there = answer.is_ok_and(|cookie| cookie.reply().is_ok());
        assert!(is_there, "the X server has gone");
    }
}

/// The process of the X server.
struct Server(Child);

impl Server {
    /// The process, and the number of its display.
    fn start(log: &Path) -> (Self, u32) {
        let file = File::create(log).expect("the folder takes files");
        let started = Command::new("Xvfb")
            .args(["-displayfd", "1", "-screen", "0", SCREEN])
            .args(["-nolisten", "tcp", "-terminate"])
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(file)
            .spawn();
        let mut child = match started {
            Ok(child) => child,
            Err(error) if error.kind() == ErrorKind::NotFound => {
                panic!("Xvfb is not installed: the package is xvfb on Debian and Ubuntu")
            }
            Err(error) => panic!("Xvfb cannot be started: {error}"),
        };
        let output = child.stdout.take().expect("its output is a pipe");
        let server = Self(child);
        let mut line = String::new();
        let read = BufReader::new(output).read_line(&mut line);
        match line.trim().parse() {
            Ok(number) => (server, number),
            Err(_) => panic!(
                "Xvfb did not tell its display's number ({read:?}), but: {}",
                fs::read_to_string(log).unwrap_or_default()
            ),
        }
    }
}

impl Drop for Server {
    /// Lets the server end by itself, for only then it takes its lock files with it.
    fn drop(&mut self) {
        let since = Instant::now();
        while matches!(self.0.try_wait(), Ok(None)) && since.elapsed() < Duration::from_secs(3) {
            thread::sleep(Duration::from_millis(10));
        }
        // Either fails only where the process has ended already.
        let _ended = self.0.kill().and_then(|()| self.0.wait());
    }
}
