//! Fingers on the screen: a touch screen that X.Org's driver for tests, `inputtest`, has in its server.
//!
//! The driver takes events from a socket. What they look like is in its header, `xf86-input-inputtest-protocol.h` (version
//! 1.1): a length and a kind, and then numbers in the order of the machine.

use crate::display::Place;
use crate::waiting::{PATIENCE, wait_for};
use std::io::{self, Read, Write};
use std::os::unix::net::UnixStream;
use std::path::Path;

/// What kinds of events there are, by their numbers.
const VERSION: u32 = 0;
const WAIT: u32 = 1;
const TOUCH: u32 = 6;

/// How many numbers an event has room for; the first two are where the finger is.
const VALUATORS: usize = 64;
/// The largest of those two, at the right and the lower end of the screen.
const FAR: f64 = 65535.0;

/// What a finger does, by the number of X's event.
#[derive(Clone, Copy, Debug)]
pub enum Touch {
    Down = 18,
    Move = 19,
    Up = 20,
}

/// The fingers of a hand. The server hangs once these are gone, so there is but one hand.
pub struct Fingers {
    driver: UnixStream,
    /// How wide and how high the screen is, in pixels.
    screen: (u16, u16),
}

impl Fingers {
    /// The part of the server's configuration that gives it the touch screen.
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

    /// Connects to the driver of a screen of so many pixels.
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

    /// One finger does something at a place on the screen.
    pub fn act(&mut self, finger: u32, touch: Touch, (x, y): Place) {
        let share = |at: i16, of: u16| (f64::from(at) + 0.5) / f64::from(of) * FAR;
        let mut event = Vec::new();
        for word in [finger, touch as u32, 0] {
            event.extend(word.to_ne_bytes());
        }
        // Which of the numbers are there: the first two. They begin at a multiple of eight bytes.
        event.extend([0b11, 0, 0, 0, 0, 0, 0, 0]);
        event.extend([0; 4]);
        for number in [share(x, self.screen.0), share(y, self.screen.1)] {
            event.extend(number.to_ne_bytes());
        }
        event.resize(event.len() + (2 * VALUATORS - 2) * size_of::<f64>(), 0);
        self.send(TOUCH, &event);
        // The driver answers when the server has taken all this in.
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
