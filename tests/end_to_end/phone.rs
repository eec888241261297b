//! A phone: the program in a window of a phone's size and density, with what a phone's system does to it, under the fingers of
//! an X server.

use crate::display::{Display, Key, Place};
use crate::fingers::Touch;
use crate::places::Tool;
use crate::program::{Home, Program};
use crate::waiting::PATIENCE;
use std::io::{BufRead, BufReader, Write};
use std::ops::Deref;
use std::path::Path;
use std::process::{ChildStdin, ChildStdout, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;
use tessella::app::core::device::{Device, Sides};
use tessella::boards::CellId;
use tessella::games::{Colour, Move};
use tessella::session::Session;

/// A place that is in no window of a phone or tablet.
const BESIDE: Place = (2590, 2590);
/// How long a finger stays when it taps.
const TAP: Duration = Duration::from_millis(60);
/// How long it takes from one place to the next when it moves.
const STEP: Duration = Duration::from_millis(16);

/// A kind of phone or tablet, held in some way.
#[derive(Clone, Copy, Debug)]
pub struct Model {
    /// How wide and how high its screen is, in logical pixels.
    pub size: (u16, u16),
    /// How many physical pixels a logical one has.
    pub scale: f32,
    /// What lies over its screen, in logical pixels.
    pub covered: Sides,
    /// How large its owner wants text.
    pub text: f32,
}

impl Model {
    /// As it is when it is turned by a quarter: what was at the top is at the left.
    pub const fn turned(self) -> Self {
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

    /// What the program is told.
    fn device(&self) -> Device {
        Device {
            // A length in a unit of so many pixels, as pixels.
            covered: self.covered.in_units(self.scale.recip()),
            text: self.text,
            ..Device::default()
        }
    }
}

/// Hears what a program says, line by line, on a thread that ends with it.
fn hear(answers: ChildStdout) -> Receiver<String> {
    let (say, heard) = channel();
    thread::spawn(move || {
        let mut lines = BufReader::new(answers).lines().map_while(Result::ok);
        lines.try_for_each(|line| say.send(line))
    });
    heard
}

/// The program on a phone.
pub struct Phone<'a> {
    program: Program<'a>,
    system: ChildStdin,
    answers: Receiver<String>,
}

impl<'a> Phone<'a> {
    /// Starts the program on a phone.
    pub fn start(display: &'a Display, home: &'a Home, model: &Model, arguments: &[&str]) -> Self {
        // An example of the crate, which cargo builds beside the program.
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
            answers: hear(answers),
        };
        phone.become_a(model);
        // Wherever it was at first, the program learns of it when it moves.
        phone.point((1, 1));
        phone.take_mouse_away();
        phone
    }

    /// It is another one from now on, or held in another way.
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

    /// Its owner goes to another program.
    pub fn leave(&mut self) {
        self.ask("leave");
    }

    /// They return.
    pub fn come_back(&mut self) {
        self.ask("return");
    }

    /// The system does something to the program, and it has taken it in.
    fn ask(&mut self, act: &str) {
        writeln!(self.system, "{act}").expect("the program listens");
        let answer = self.answers.recv_timeout(PATIENCE);
        assert_eq!(answer.as_deref(), Ok("done"), "to {act}");
    }

    /// Taps on a place.
    pub fn tap(&self, place: Place) {
        self.touch(0, Touch::Down, place);
        thread::sleep(TAP);
        self.let_go(place);
    }

    /// Leads fingers, each from one place to another, and all at once.
    pub fn lead(&self, ways: &[(Place, Place)]) {
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
        self.take_mouse_away();
    }

    /// Keeps a finger on a place for so long, as still as a finger is.
    pub fn hold(&self, (x, y): Place, time: Duration) {
        self.touch(0, Touch::Down, (x, y));
        for step in 0..time.as_millis() / STEP.as_millis() {
            thread::sleep(STEP);
            let off = [(1, 0), (1, 1), (0, 2), (-1, 1), (0, 0)][step as usize % 5];
            self.touch(0, Touch::Move, (x + off.0, y + off.1));
        }
    }

    /// Takes the finger away again.
    pub fn let_go(&self, place: Place) {
        self.touch(0, Touch::Up, place);
        self.take_mouse_away();
    }

    /// A phone has no mouse, and the server leads its own to where a finger is.
    fn take_mouse_away(&self) {
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

    /// Taps on a tool.
    pub fn tap_tool(&self, game: &Session, tool: Tool) {
        self.tap(self.places(game).tool(tool));
    }

    /// Presses the key of the phone that leads back.
    pub fn go_back(&self) {
        self.press(Key::BACK);
    }

    /// How it ends, which it does by itself.
    pub fn end(mut self) -> ExitStatus {
        self.program.wait_for_end()
    }

    /// The system ends it, without a word.
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
