//! Emulated phone on a desktop: the program in a window, with the events of a phone's system.
//!
//! `cargo run --example phone [CODE]` opens it. Each line of the standard input is one of the following commands. The
//! reply is `done` after the frame that executed the command, or an error that says what was expected:
//!
//! - `covered LEFT TOP RIGHT BOTTOM`: bars and a cut-out cover these margins, in physical pixels;
//! - `text SIZE`: text is scaled by this factor;
//! - `leave`: the program goes to the background and loses its surface;
//! - `return`: the program returns to the foreground with its surface.
//!
//! The tests of the whole program (`tests/end_to_end`) touch it with the touch screen of an X server.

use bevy::app::MainScheduleOrder;
use bevy::ecs::schedule::ScheduleLabel;
use bevy::prelude::*;
use bevy::window::{AppLifecycle, PrimaryWindow, RawHandleWrapper};
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use std::io::BufRead;
use std::str::FromStr;
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, channel};
use std::{env, io, thread};
use tessella::core::device::{Device, Sides};
use tessella::launch::{Launch, program};
use tessella_games::GameCode;
use tessella_session::{Player, Session};

fn main() -> AppExit {
    let game = match env::args().nth(1).map(|code| begin(&code)) {
        Some(Err(message)) => {
            eprintln!("{message}");
            return AppExit::error();
        }
        Some(Ok(game)) => Some(game.into()),
        None => None,
    };
    let mut app = program(Launch {
        game,
        ..Launch::default()
    });
    app.insert_resource(Device {
        back_leaves: true,
        ..Device::default()
    })
    .init_resource::<Doing>()
    .init_schedule(Answer)
    .add_systems(Startup, listen)
    .add_systems(First, obey)
    .add_systems(Answer, answer);
    app.world_mut()
        .resource_mut::<MainScheduleOrder>()
        .insert_after(Last, Answer);
    app.run()
}

/// Starts a game with human players.
fn begin(code: &str) -> Result<Session, String> {
    let code: GameCode = code.parse().map_err(|error| format!("{code}: {error}"))?;
    let players = vec![Player::Human; code.setup.seats().into()];
    Session::new(code, players).map_err(|error| error.to_string())
}

/// Event of a phone's system.
#[derive(Clone, Copy, Debug)]
enum Act {
    Cover(Sides),
    SetText(f32),
    Leave,
    Return,
}

impl FromStr for Act {
    type Err = String;

    fn from_str(line: &str) -> Result<Self, String> {
        let mut words = line.split_whitespace();
        let verb = words.next().unwrap_or_default();
        let numbers: Result<Vec<f32>, _> = words.map(str::parse).collect();
        match (verb, numbers.as_deref()) {
            ("covered", Ok(&[left, top, right, bottom])) => Ok(Self::Cover(Sides {
                left,
                top,
                right,
                bottom,
            })),
            ("text", Ok(&[size])) => Ok(Self::SetText(size)),
            ("leave", Ok([])) => Ok(Self::Leave),
            ("return", Ok([])) => Ok(Self::Return),
            _ => Err(format!(
                "\"covered LEFT TOP RIGHT BOTTOM\", \"text SIZE\", \"leave\" or \"return\" was expected, not {line:?}"
            )),
        }
    }
}

/// Lines of the standard input.
#[derive(Resource)]
struct Lines(Mutex<Receiver<String>>);

/// Command executed in this frame, and the surface that was removed from the window.
#[derive(Resource, Default)]
struct Doing {
    acts: bool,
    taken: Option<RawHandleWrapper>,
}

/// Schedule after all others in a frame.
#[derive(ScheduleLabel, Clone, Debug, PartialEq, Eq, Hash)]
struct Answer;

/// Reads lines on a separate thread, and requests an update for each.
fn listen(mut commands: Commands, wake: Res<EventLoopProxyWrapper>) {
    let (say, lines) = channel();
    let wake = (**wake).clone();
    thread::spawn(move || {
        for line in io::stdin().lock().lines().map_while(Result::ok) {
            // Either fails only after the program has ended.
            let heard = say.send(line).is_ok() && wake.send_event(WinitUserEvent::WakeUp).is_ok();
            if !heard {
                break;
            }
        }
    });
    commands.insert_resource(Lines(Mutex::new(lines)));
}

/// Executes the next command.
fn obey(
    lines: Res<Lines>,
    wake: Res<EventLoopProxyWrapper>,
    mut commands: Commands,
    mut doing: ResMut<Doing>,
    mut device: ResMut<Device>,
    mut lifecycle: MessageWriter<AppLifecycle>,
    windows: Query<(Entity, Option<&RawHandleWrapper>), With<PrimaryWindow>>,
) -> Result {
    let lines = lines.0.lock().map_err(|error| error.to_string())?;
    let Ok(line) = lines.try_recv() else {
        return Ok(());
    };
    // Another line may be waiting, and nothing else would request an update for it.
    wake.send_event(WinitUserEvent::WakeUp)?;
    let act = match line.parse() {
        Ok(act) => act,
        Err(message) => {
            println!("{message}");
            return Ok(());
        }
    };
    doing.acts = true;
    let (window, surface) = windows.single()?;
    match act {
        Act::Cover(covered) => device.covered = covered,
        Act::SetText(text) => device.text = text,
        Act::Leave => {
            // The same as Bevy does on Android: from the frame of this message on, the window has no surface.
            if let Some(surface) = surface {
                doing.taken = Some(surface.clone());
            }
            commands.entity(window).remove::<RawHandleWrapper>();
            lifecycle.write(AppLifecycle::Suspended);
        }
        Act::Return => {
            if let Some(surface) = doing.taken.take() {
                commands.entity(window).insert(surface);
            }
            lifecycle.write(AppLifecycle::Running);
        }
    }
    Ok(())
}

/// Reports that the command has been executed.
fn answer(mut doing: ResMut<Doing>) {
    if std::mem::take(&mut doing.acts) {
        println!("done");
    }
}
