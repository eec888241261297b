//! Renders a screen, or the frames of a movement, to an image file without a window or input.

use crate::core::{
    CurrentGame, Film, GameRequest, GoBack, NewBoard, OpenScreen, Scene, Screen, Shot,
};
use bevy::asset::RenderAssetUsages;
use bevy::camera::{ImageRenderTarget, RenderTarget};
use bevy::image::TextureFormatPixelInfo;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat, TextureUsages};
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::time::TimeUpdateStrategy;
use std::time::Duration;
use tessella_command_line::terminal::print_error;
use tessella_games::{Move, Rules};
use tessella_session::Session;

/// Number of frames rendered before the screenshot: enough for layout to settle and for fade-in animations to finish.
const FRAMES: u32 = 24;
/// Number of further frames after which the screenshot is abandoned.
const PATIENCE: u32 = 2000;
/// Maximum time that passes in one update of a film; animations limit longer ones.
const LONGEST_STEP: Duration = Duration::from_millis(20);
/// Number of frames of a film in a row of its picture.
const COLUMNS: usize = 4;

/// Render target of the screenshot.
#[derive(Resource)]
struct ScreenshotTarget(RenderTarget);

/// Frames that were captured, in the order in which they were taken.
#[derive(Resource, Default)]
struct Captured(Vec<Option<Image>>);

/// Number of a frame in [`Captured`].
#[derive(Component)]
struct FrameNumber(usize);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Captured>()
        .add_systems(Startup, prepare_screenshot)
        .add_systems(Last, take_screenshot);
}

fn prepare_screenshot(
    mut commands: Commands,
    shot: Res<Shot>,
    mut images: ResMut<Assets<Image>>,
    mut captured: ResMut<Captured>,
    screen: Res<State<Screen>>,
    mut next: ResMut<NextState<Screen>>,
) {
    let mut image = Image::new_target_texture(
        shot.size.x,
        shot.size.y,
        TextureFormat::Rgba8UnormSrgb,
        None,
    );
    image.texture_descriptor.usage |= TextureUsages::COPY_SRC;
    let handle = images.add(image);
    let target = RenderTarget::Image(ImageRenderTarget {
        handle,
        scale_factor: shot.scale,
    });
    commands.insert_resource(ScreenshotTarget(target.clone()));
    commands.spawn((Camera2d, target));
    if shot.film.is_some_and(|film| film.scene == Scene::Open) {
        next.set(Screen::Title);
    } else if *screen.get() == Screen::Title || shot.screen == Screen::Share {
        next.set(shot.screen);
    }
    let frames = shot.film.map_or(1, |film| film.frames.into());
    captured.0.resize(frames, None);
    if let Some(film) = shot.film {
        // The time in a film does not depend on the speed of the graphics driver.
        commands.insert_resource(TimeUpdateStrategy::ManualDuration(
            film.interval / updates(film),
        ));
    }
}

/// Returns the number of updates between two frames of a film.
fn updates(film: Film) -> u32 {
    let steps = film.interval.as_nanos().div_ceil(LONGEST_STEP.as_nanos());
    steps.max(1) as u32
}

fn take_screenshot(
    mut commands: Commands,
    canvas: Res<ScreenshotTarget>,
    shot: Res<Shot>,
    captured: Res<Captured>,
    mut frames: Local<u32>,
    game: Res<CurrentGame>,
    mut exit: MessageWriter<AppExit>,
) {
    *frames += 1;
    let every = shot.film.map_or(1, updates);
    if let Some(since) = frames.checked_sub(FRAMES) {
        let number = (since / every) as usize;
        if since % every == 0 && number < captured.0.len() {
            commands
                // The target must equal the camera's, including its scale; otherwise the image is empty.
                .spawn((Screenshot(canvas.0.clone()), FrameNumber(number)))
                .observe(keep_frame);
        }
        if let (0, Some(film)) = (since, shot.film) {
            begin_scene(film.scene, game.game(), shot.screen, &mut commands);
        }
    }
    if *frames > FRAMES + every * captured.0.len() as u32 + PATIENCE {
        print_error("no picture came from the graphics driver");
        exit.write(AppExit::error());
    }
}

/// Begins the movement of a film.
fn begin_scene(scene: Scene, game: Option<&Session>, screen: Screen, commands: &mut Commands) {
    match scene {
        Scene::Move | Scene::Shuffle => {
            if let Some(request) = game.and_then(recorded_move) {
                commands.write_message(request);
            }
        }
        Scene::Undo => {
            commands.write_message(GameRequest::Undo);
        }
        Scene::Redo => {
            commands.write_message(GameRequest::Redo);
        }
        Scene::NewBoard => commands.trigger(NewBoard),
        Scene::Open if game.is_some() => commands.trigger(OpenScreen(Screen::Play)),
        Scene::Open => commands.trigger(OpenScreen(screen)),
        Scene::Back => commands.trigger(GoBack),
    }
}

/// Returns the request that makes the next recorded move of a game.
fn recorded_move(game: &Session) -> Option<GameRequest> {
    let mv = game.moves().get(game.cursor())?.mv;
    let seat = game.position().to_move().seat()?;
    Some(match mv {
        Move::Chance(_) => GameRequest::Chance { seat },
        _ => GameRequest::Move { seat, mv },
    })
}

fn keep_frame(
    shown: On<ScreenshotCaptured>,
    numbers: Query<&FrameNumber>,
    shot: Res<Shot>,
    mut captured: ResMut<Captured>,
    mut exit: MessageWriter<AppExit>,
) {
    let Ok(&FrameNumber(number)) = numbers.get(shown.entity) else {
        return;
    };
    captured.0[number] = Some(shown.image.clone());
    let Some(frames) = captured
        .0
        .iter()
        .map(Option::as_ref)
        .collect::<Option<Vec<_>>>()
    else {
        return;
    };
    let saved = beside_each_other(&frames)
        .try_into_dynamic()
        .map_err(|error| error.to_string())
        .and_then(|picture| {
            picture
                .to_rgb8()
                .save(&shot.file)
                .map_err(|error| error.to_string())
        });
    exit.write(match saved {
        Ok(()) => AppExit::Success,
        Err(error) => {
            print_error(&format!(
                "{} could not be written: {error}",
                shot.file.display()
            ));
            AppExit::error()
        }
    });
}

/// Returns one picture of several ones of the same size, row by row.
fn beside_each_other(frames: &[&Image]) -> Image {
    let (width, height) = (frames[0].width() as usize, frames[0].height() as usize);
    let format = frames[0].texture_descriptor.format;
    let pixel = format.pixel_size().unwrap_or(4);
    let (columns, rows) = (frames.len().min(COLUMNS), frames.len().div_ceil(COLUMNS));
    let (row, line) = (columns * width * pixel, width * pixel);
    let mut data = vec![0; row * height * rows];
    for (at, frame) in frames.iter().enumerate() {
        let corner = at / COLUMNS * height * row + at % COLUMNS * line;
        let lines = frame.data.iter().flat_map(|bytes| bytes.chunks_exact(line));
        for (y, bytes) in lines.enumerate() {
            let from = corner + y * row;
            data[from..from + line].copy_from_slice(bytes);
        }
    }
    let size = Extent3d {
        width: (columns * width) as u32,
        height: (rows * height) as u32,
        depth_or_array_layers: 1,
    };
    let usage = RenderAssetUsages::MAIN_WORLD;
    Image::new(size, TextureDimension::D2, data, format, usage)
}
