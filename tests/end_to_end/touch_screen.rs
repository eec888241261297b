//! Touch screen of X.Org's test driver, `inputtest`, which runs in the server.
//!
//! The driver reads events from a socket. Its header, `xf86-input-inputtest-protocol.h` (version 1.1), defines their
//! format: length, kind, and numbers in native byte order.

use crate::display::PixelPosition;
use crate::waiting::{PATIENCE, wait_for};
use std::io::{self, Read, Write};
use std::os::unix::net::UnixStream;
use std::path::Path;

/// Kinds of events.
const VERSION: u32 = 0;
const WAIT: u32 = 1;
const TOUCH: u32 = 6;

/// Capacity of an event in numbers; the first two are the position of the finger.
const VALUATORS: usize = 64;
/// Maximum of those two, at the right and lower edges of the screen.
const FAR: f64 = 65535.0;

/// Action of a finger, by the number of X's event.
#[derive(Clone, Copy, Debug)]
pub enum Touch {
    Down = 18,
    Move = 19,
    Up = 20,
}

/// Connection to the touch screen. There is only one, because the server hangs once it is closed.
pub struct Fingers {
    driver: UnixStream,
    /// Width and height of the screen in pixels.
    screen: (u16, u16),
}

impl Fingers {
    /// Returns the section of the server's configuration with the touch screen.
    pub fn configuration(socket: &Path) -> String {
        format!(
            r#"
            Section "InputDevice"
                Identifier "fingers"
                Driver "inputtest"
                Option "SocketPath" "{}"
                Option "DeviceType" "Touch"
                Option "TouchCount" "5"
            EndSection
            "#,
            socket.display()
        )
    }

    /// Connects to the driver of a screen of this size in pixels.
    pub fn connect(socket: &Path, screen: (u16, u16)) -> Self {
        let driver = wait_for(
            "the driver inputtest, of an X.Org server of 2021 or later",
            || UnixStream::connect(socket).map_err(|error| error.to_string()),
        );
        (driver.set_read_timeout(Some(PATIENCE))).expect("a time that is not nothing");
        let mut fingers = Self { driver, screen };
        let (major, minor) = (1_u16, 1_u16);
        fingers.send(
            VERSION,
            &[major.to_ne_bytes(), minor.to_ne_bytes()].concat(),
        );
        fingers.read(12);
        fingers
    }

    /// Sends an action of one finger at a position on the screen.
    pub fn act(&mut self, finger: u32, touch: Touch, (x, y): PixelPosition) {
        let share = |at: i16, of: u16| (f64::from(at) + 0.5) / f64::from(of) * FAR;
        let mut event = Vec::new();
        for word in [finger, touch as u32, 0] {
            event.extend(word.to_ne_bytes());
        }
        // Mask of the numbers in use: the first two. They are aligned to eight bytes.
        event.extend([0b11, 0, 0, 0, 0, 0, 0, 0]);
        event.extend([0; 4]);
        for number in [share(x, self.screen.0), share(y, self.screen.1)] {
            event.extend(number.to_ne_bytes());
        }
        event.resize(event.len() + (2 * VALUATORS - 2) * size_of::<f64>(), 0);
        self.send(TOUCH, &event);
        // The driver replies once the server has processed all of this.
        self.send(WAIT, &[]);
        self.read(8);
    }

    fn send(&mut self, kind: u32, event: &[u8]) {
        let length = 8 + event.len() as u32;
        let head = [length.to_ne_bytes(), kind.to_ne_bytes()].concat();
        let sent = self.driver.write_all(&[&head, event].concat());
        sent.expect("the driver takes events");
    }

    fn read(&mut self, length: usize) {
        let answer: io::Result<()> = self.driver.read_exact(&mut vec![0; length]);
        answer.expect("the driver answers in time");
    }
}
