//! Emulated phone: the program in a window of a phone's size and density, with the events of a phone's system, and the
//! touch screen of an X server.

use crate::display::{Display, HOLD, Key, PixelPosition, REST};
use crate::program::{Home, Program};
use crate::touch_screen::Touch;
use crate::waiting::PATIENCE;
use crate::widget_positions::Tool;
use std::io::{BufRead, BufReader, Write};
use std::ops::Deref;
use std::path::Path;
use std::process::{ChildStdin, ChildStdout, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;
use tessella::core::device::{Device, Sides};
use tessella_boards::CellId;
use tessella_games::{Colour, Move};
use tessella_session::Session;

/// Position outside the window of every phone and tablet.
const BESIDE: PixelPosition = (2590, 2590);
/// Interval between the positions of a moving finger.
const STEP: Duration = Duration::from_millis(16);

/// Model of a phone or tablet, in one orientation.
#[derive(Clone, Copy, Debug)]
pub struct Model {
    /// Width and height of the screen in logical pixels.
    pub size: (u16, u16),
    /// Physical pixels per logical pixel.
    pub scale: f32,
    /// Covered margins of the screen, in logical pixels.
    pub covered: Sides,
    /// Text scale of the system.
    pub text: f32,
}

impl Model {
    /// Returns the model rotated by a quarter turn: the top becomes the left side.
    pub const fn rotated(self) -> Self {
        let Sides {
            left,
            top,
            right,
            bottom,
        } = self.covered;
        Self {
            size: (self.size.1, self.size.0),
            covered: Sides {
                left: top,
                top: right,
                right: bottom,
                bottom: left,
            },
            ..self
        }
    }

    /// Returns the model with half as many pixels on each side, which a driver draws in a quarter of the time.
    pub fn coarse(self) -> Self {
        Self {
            scale: self.scale / 2.0,
            ..self
        }
    }

    /// Returns the device information for the program.
    fn device(&self) -> Device {
        Device {
            // A length in a unit of this many pixels, as pixels.
            covered: self.covered.in_units(self.scale.recip()),
            text: self.text,
            ..Device::default()
        }
    }
}

/// Reads the output of a program line by line, on a thread that ends with the program.
fn read_lines(answers: ChildStdout) -> Receiver<String> {
    let (sender, receiver) = channel();
    thread::spawn(move || {
        let mut lines = BufReader::new(answers).lines().map_while(Result::ok);
        lines.try_for_each(|line| sender.send(line))
    });
    receiver
}

/// Program on an emulated phone.
pub struct Phone<'a> {
    program: Program<'a>,
    system: ChildStdin,
    answers: Receiver<String>,
}

impl<'a> Phone<'a> {
    /// Starts the program on a phone.
    pub fn start(display: &'a Display, home: &'a Home, model: &Model, arguments: &[&str]) -> Self {
        // An example of the crate, which cargo builds next to the program.
        let file = Path::new(env!("CARGO_BIN_EXE_tessella")).with_file_name("examples/phone");
        assert!(file.exists(), "it is built by: cargo build --example phone");
        let mut command = Command::new(file);
        (command.args(arguments))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped());
        let mut program = Program::run(display, home, command, model.scale);
        let (system, answers) = program.talk().expect("both are pipes");
        let mut phone = Self {
            program,
            system,
            answers: read_lines(answers),
        };
        phone.become_a(model);
        // The initial position of the pointer is unknown; the program learns it when the pointer moves.
        phone.point((1, 1));
        phone.move_mouse_outside();
        phone
    }

    /// Switches to another model or orientation.
    pub fn become_a(&mut self, model: &Model) {
        let device = model.device();
        let pixels = |length: u16| (f32::from(length) * model.scale).round() as u16;
        self.program.set_device(device);
        self.program
            .resize(pixels(model.size.0), pixels(model.size.1));
        let Sides {
            left,
            top,
            right,
            bottom,
        } = device.covered;
        self.ask(&format!("covered {left} {top} {right} {bottom}"));
        self.ask(&format!("text {}", device.text));
    }

    /// Sends the program to the background.
    pub fn leave(&mut self) {
        self.ask("leave");
    }

    /// Returns the program to the foreground.
    pub fn come_back(&mut self) {
        self.ask("return");
    }

    /// Sends a system event to the program and waits until it has been processed.
    fn ask(&mut self, act: &str) {
        writeln!(self.system, "{act}").expect("the program listens");
        let answer = self.answers.recv_timeout(PATIENCE);
        assert_eq!(answer.as_deref(), Ok("done"), "to {act}");
    }

    /// Taps a position, after a rest.
    pub fn tap(&self, place: PixelPosition) {
        self.tap_after(REST, place);
    }

    /// Taps a position after nothing has been touched for a time.
    pub fn tap_after(&self, rest: Duration, place: PixelPosition) {
        thread::sleep(rest);
        self.touch(0, Touch::Down, place);
        thread::sleep(HOLD);
        self.release_key(place);
    }

    /// Moves fingers simultaneously, each from one position to another.
    pub fn lead(&self, ways: &[(PixelPosition, PixelPosition)]) {
        const STEPS: i16 = 24;
        let fingers = || (0..).zip(ways);
        for (finger, &(from, _)) in fingers() {
            self.touch(finger, Touch::Down, from);
        }
        for step in 1..=STEPS {
            thread::sleep(STEP);
            for (finger, &(from, to)) in fingers() {
                let between = |from: i16, to: i16| {
                    from + (i32::from(to - from) * i32::from(step) / i32::from(STEPS)) as i16
                };
                let place = (between(from.0, to.0), between(from.1, to.1));
                self.touch(finger, Touch::Move, place);
            }
        }
        for (finger, &(_, to)) in fingers() {
            self.touch(finger, Touch::Up, to);
        }
        self.move_mouse_outside();
    }

    /// Holds a finger at a position for this time, with the small movements of a real finger.
    pub fn hold(&self, (x, y): PixelPosition, time: Duration) {
        self.touch(0, Touch::Down, (x, y));
        for step in 0..time.as_millis() / STEP.as_millis() {
            thread::sleep(STEP);
            let off = [(1, 0), (1, 1), (0, 2), (-1, 1), (0, 0)][step as usize % 5];
            self.touch(0, Touch::Move, (x + off.0, y + off.1));
        }
    }

    /// Lifts the finger.
    pub fn release_key(&self, place: PixelPosition) {
        self.touch(0, Touch::Up, place);
        self.move_mouse_outside();
    }

    /// Moves the pointer out of the window: a phone has no mouse, and the server moves its own to each touch.
    fn move_mouse_outside(&self) {
        self.point(BESIDE);
    }

    /// Makes the next move of a game with a tap on the button of a colour.
    pub fn tap_colour(&self, game: &mut Session, colour: Colour) {
        self.make_move(game, Move::Paint(colour), |places| {
            self.tap(places.colour(colour));
        });
    }

    /// Makes the next move with a tap on a tile.
    pub fn tap_tile(&self, game: &mut Session, cell: CellId, colour: Colour) {
        let position = game.position().clone();
        self.make_move(game, Move::Paint(colour), |places| {
            self.tap(places.tile(&position, cell));
        });
    }

    /// Taps a tool.
    pub fn tap_tool(&self, game: &Session, tool: Tool) {
        self.tap(self.places(game).tool(tool));
    }

    /// Presses the back key of the phone.
    pub fn go_back(&self) {
        self.press(Key::BACK);
    }

    /// Waits for the program to exit, and returns its status.
    pub fn end(mut self) -> ExitStatus {
        self.program.wait_for_end()
    }

    /// Kills the program without notice, as the system does.
    pub fn kill(self) {
        self.program.kill();
    }
}

impl<'a> Deref for Phone<'a> {
    type Target = Program<'a>;

    fn deref(&self) -> &Program<'a> {
        &self.program
    }
}
