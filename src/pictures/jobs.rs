//! Pictures that the player asks for: drawn on another thread, then saved or copied.

use super::board::{BoardPainter, PictureStyle};
use super::files::{animate, pictures_folder, png};
use crate::core::language::CurrentLanguage;
use crate::core::theme::Theme;
use crate::core::{FrameSystems, Subject, Toast, Waker};
use crate::text::{Wording, wording};
use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::ColorImage;
use std::io::Write;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicU8, Ordering};
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::sync::{Arc, Mutex};
use tessella_formats::files::create_numbered;
use tessella_session::Session;
use tessella_tasks::{self as task, Panicked};

/// Greatest width and height of a saved picture, in pixels.
const PICTURE_SIZE: [u16; 2] = [1600, 1600];
/// Greatest width and height of a saved animation, in pixels.
const ANIMATION_SIZE: [u16; 2] = [720, 720];
/// Time for which an animation shows a position, in hundredths of a second.
const POSITION_TIME: u16 = 50;

/// Use of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PictureUse {
    /// The shown position is saved.
    Save,
    /// The shown position goes to the clipboard.
    Copy,
    /// All positions are saved as an animation.
    Animate,
}

/// Request for a picture of a game.
#[derive(Event, Clone, Debug)]
pub struct PictureRequest {
    /// Use of the picture.
    pub usage: PictureUse,
    /// Game that it shows.
    pub game: Box<Session>,
}

/// Result of a job.
enum Done {
    Saved(PathBuf),
    Copied(ColorImage),
    Failed(Wording),
}

/// Job that runs, if there is one.
#[derive(Resource, Default)]
pub struct PictureJob(Option<RunningJob>);

struct RunningJob {
    usage: PictureUse,
    result: Mutex<Receiver<Done>>,
    signals: Arc<Signals>,
}

/// What a job and the window tell each other while it runs.
#[derive(Default)]
struct Signals {
    stop: AtomicBool,
    /// Percentage of the frames that are drawn.
    percent: AtomicU8,
}

impl PictureJob {
    /// Returns `true` while a picture is drawn.
    pub const fn is_running(&self) -> bool {
        self.0.is_some()
    }

    /// Returns the use of the picture that is drawn, and the percentage of it that is done.
    pub fn progress(&self) -> Option<(PictureUse, u8)> {
        let job = self.0.as_ref()?;
        Some((job.usage, job.signals.percent.load(Ordering::Relaxed)))
    }

    /// Abandons the picture that is drawn.
    pub fn stop(&mut self) {
        self.0 = None;
    }
}

impl Drop for RunningJob {
    fn drop(&mut self) {
        self.signals.stop.store(true, Ordering::Relaxed);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PictureJob>()
        .add_observer(start_picture)
        .add_systems(Update, finish_picture.in_set(FrameSystems::Play));
}

/// Starts a job. One that runs is abandoned.
fn start_picture(
    request: On<PictureRequest>,
    mut job: ResMut<PictureJob>,
    theme: Res<Theme>,
    waker: Res<Waker>,
    language: Res<CurrentLanguage>,
    mut commands: Commands,
) {
    let PictureRequest { usage, game } = request.event().clone();
    let style = PictureStyle {
        theme: *theme,
        size: match usage {
            PictureUse::Animate => ANIMATION_SIZE,
            PictureUse::Save | PictureUse::Copy => PICTURE_SIZE,
        },
        language: language.0,
    };
    let signals = Arc::<Signals>::default();
    let (of_job, waker) = (Arc::clone(&signals), waker.clone());
    let (sender, result) = channel();
    // The task pool may have one thread, on which the computer would wait for a long animation.
    let waker_of_job = waker.clone();
    let work =
        move || make(usage, &game, style, &of_job, &waker_of_job).unwrap_or_else(Done::Failed);
    let finish = move |done: Result<Done, Panicked>| {
        let failed = |_| Done::Failed(wording!("picture-not-drawn"));
        // Nobody waits for it if the program ends.
        drop(sender.send(done.unwrap_or_else(failed)));
        waker.wake();
    };
    let started = task::spawn("picture", work, finish);
    if let Err(error) = started {
        let reason = error.to_string();
        commands.trigger(Subject::Picture.notice(wording!("picture-failed", reason = reason)));
        return;
    }
    job.0 = Some(RunningJob {
        usage,
        result: Mutex::new(result),
        signals,
    });
}

fn make(
    usage: PictureUse,
    game: &Session,
    style: PictureStyle,
    signals: &Signals,
    waker: &Waker,
) -> Result<Done, Wording> {
    let draw = || BoardPainter::new(style, game.position()).draw(game);
    if usage == PictureUse::Copy {
        return Ok(Done::Copied(draw()));
    }
    let folder = pictures_folder().ok_or_else(|| wording!("picture-no-folder"))?;
    // Files have the same names in all languages.
    let name = game.code().setup.game().english_title();
    let end = match usage {
        PictureUse::Animate => "gif",
        PictureUse::Save | PictureUse::Copy => "png",
    };
    let bytes = match usage {
        PictureUse::Animate => {
            let mut bytes = Vec::new();
            let go_on = |share: f32| {
                let percent = (share * 100.0) as u8;
                if signals.percent.swap(percent, Ordering::Relaxed) != percent {
                    waker.wake();
                }
                !signals.stop.load(Ordering::Relaxed)
            };
            animate(&mut bytes, game, style, POSITION_TIME, go_on).map_err(Wording::of)?;
            bytes
        }
        PictureUse::Save | PictureUse::Copy => {
            png(&draw()).map_err(|error| Wording::verbatim(error.to_string()))?
        }
    };
    if signals.stop.load(Ordering::Relaxed) {
        return Err(wording!("picture-not-wanted"));
    }
    let (path, mut file) = create_numbered(&folder, name, end).map_err(|error| {
        let folder = folder.display().to_string();
        wording!("picture-no-file", folder, error: error)
    })?;
    let written = file.write_all(&bytes).and_then(|()| file.flush());
    drop(file);
    written.map_err(|error| {
        // If the part cannot be removed either, the first error matters more.
        drop(std::fs::remove_file(&path));
        let file = path.display().to_string();
        wording!("file-not-written", file = file, error = error.to_string())
    })?;
    Ok(Done::Saved(path))
}

fn finish_picture(
    mut contexts: EguiContexts,
    mut job: ResMut<PictureJob>,
    mut commands: Commands,
) -> Result {
    let Some(running) = &job.0 else {
        return Ok(());
    };
    let done = match running.result.lock().map(|result| result.try_recv()) {
        Ok(Ok(done)) => done,
        Ok(Err(TryRecvError::Empty)) => return Ok(()),
        Ok(Err(TryRecvError::Disconnected)) | Err(_) => Done::Failed(wording!("picture-not-drawn")),
    };
    job.0 = None;
    let text = match done {
        Done::Saved(path) => wording!("file-saved", file = path.display().to_string()),
        Done::Copied(picture) => {
            contexts.ctx_mut()?.copy_image(picture);
            commands.trigger(Toast(wording!("picture-copied")));
            return Ok(());
        }
        Done::Failed(reason) => wording!("picture-failed", reason: reason),
    };
    // The player may have gone on with something else meanwhile.
    commands.trigger(Subject::Picture.notice(text));
    Ok(())
}
