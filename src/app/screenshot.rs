//! Renders a screen to an image file without a window or input.

use crate::app::core::{Screen, Shot};
use crate::terminal::complain;
use bevy::camera::{ImageRenderTarget, RenderTarget};
use bevy::prelude::*;
use bevy::render::render_resource::{TextureFormat, TextureUsages};
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};

/// Number of frames rendered before the screenshot: enough for layout to settle and for fade-in animations to finish.
const FRAMES: u32 = 24;
/// Number of frames after which the screenshot is abandoned.
const PATIENCE: u32 = 2000;

/// Render target of the screenshot.
#[derive(Resource)]
struct Canvas(RenderTarget);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, prepare).add_systems(Last, take);
}

fn prepare(
    mut commands: Commands,
    shot: Res<Shot>,
    mut images: ResMut<Assets<Image>>,
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
    commands.insert_resource(Canvas(target.clone()));
    commands.spawn((Camera2d, target));
    if *screen.get() == Screen::Title {
        next.set(shot.screen);
    }
}

fn take(
    mut commands: Commands,
    canvas: Res<Canvas>,
    mut frames: Local<u32>,
    mut exit: MessageWriter<AppExit>,
) {
    *frames += 1;
    if *frames == FRAMES {
        commands
            // The target must equal the camera's, including its scale; otherwise the image is empty.
            .spawn(Screenshot(canvas.0.clone()))
            .observe(save);
    }
    if *frames > PATIENCE {
        complain("no picture came from the graphics driver");
        exit.write(AppExit::error());
    }
}

fn save(captured: On<ScreenshotCaptured>, shot: Res<Shot>, mut exit: MessageWriter<AppExit>) {
    let saved = captured
        .image
        .clone()
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
            complain(&format!(
                "{} could not be written: {error}",
                shot.file.display()
            ));
            AppExit::error()
        }
    });
}
