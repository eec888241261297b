//! Camera and position of the board in the window: the board, or its visible part, fills the area that the screen
//! reserves for it.

use crate::board::ending::BoardEnding;
use crate::board::page::PAGE_LAYER;
use crate::board::pixels::{BoardPlacement, Pixels};
use crate::board::view::View;
use crate::core::rotation::Rotation;
use crate::core::{BoardOrientation, Phase, RedrawAppExt, Screen, ShownGame};
use crate::drawing::{board_extent, headroom};
use bevy::camera::CameraUpdateSystems;
use bevy::camera::visibility::{RenderLayers, VisibilitySystems};
use bevy::prelude::*;
use bevy_egui::EguiPostUpdateSet;
use std::f32::consts::FRAC_PI_2;

pub(super) fn plugin(app: &mut App) {
    app.init_redraw_resource::<BoardPlacement>()
        .init_redraw_resource::<Pixels>()
        .init_redraw_resource::<View>()
        .add_systems(
            PostUpdate,
            look_at_board
                .after(EguiPostUpdateSet::ProcessOutput)
                .before(CameraUpdateSystems)
                .before(TransformSystems::Propagate)
                .run_if(in_state(Screen::Play)),
        )
        .add_systems(
            PostUpdate,
            hide_paused_board.before(VisibilitySystems::CheckVisibility),
        );
}

/// Hides the board of a paused game with everything on it. A cover of its area would not be enough: sides of tiles, light
/// and a zoomed board extend beyond it.
fn hide_paused_board(
    mut commands: Commands,
    phase: Option<Res<State<Phase>>>,
    camera: Single<(Entity, Option<&RenderLayers>), With<Camera>>,
) {
    let (camera, before) = camera.into_inner();
    let page_alone = RenderLayers::layer(PAGE_LAYER);
    let is_paused = match phase {
        Some(phase) => *phase.get() == Phase::Paused,
        // A board that was paused stays hidden while it departs.
        None => before == Some(&page_alone),
    };
    let seen = if is_paused {
        page_alone
    } else {
        RenderLayers::default().with(PAGE_LAYER)
    };
    if before != Some(&seen) {
        commands.entity(camera).insert(seen);
    }
}

/// Returns the rotation of the camera, which also keeps an object upright on a rotated board.
pub(super) fn upright(rotation: Rotation) -> Quat {
    Quat::from_rotation_z(f32::from(rotation.quarters()) * FRAC_PI_2)
}

pub(super) fn look_at_board(
    place: Res<BoardPlacement>,
    mut pixels: ResMut<Pixels>,
    mut view: ResMut<View>,
    orientation: Res<BoardOrientation>,
    shown: ShownGame,
    ending: Res<BoardEnding>,
    camera: Single<(&Camera, &mut Projection, &mut Transform)>,
) {
    let (camera, mut projection, mut transform) = camera.into_inner();
    let (Some(game), Some(size)) = (shown.game(), camera.logical_target_size()) else {
        return;
    };
    let scale = camera.target_scaling_factor().unwrap_or(1.0);
    let position = game.position();
    let extent = board_extent(position, *orientation);
    let headroom = headroom(position);
    // What is seen of the view is in the pixels, which are compared.
    let view = view.bypass_change_detection();
    view.take(
        game.code(),
        &place,
        extent,
        headroom,
        scale,
        orientation.rotation,
    );
    let seen = view.pixels();
    // The width of lines depends on the cell size; they are redrawn in the next frame.
    pixels.set_if_neq(seen);
    if seen.cell <= 0.0 {
        return;
    }
    if let Projection::Orthographic(orthographic) = &mut *projection
        && orthographic.scale != 1.0 / seen.cell
    {
        orthographic.scale = 1.0 / seen.cell;
    }
    // Centre of the window relative to the corner of the board; the world's y axis points up.
    let middle = seen
        .rotation
        .on_board((size / 2.0 - seen.origin) / seen.cell, seen.extent);
    let rotation = upright(orientation.rotation);
    let thud = ending.shown().map_or(0.0, |end| end.thud(ending.since()));
    let looks_from =
        Vec3::new(middle.x, -middle.y, transform.translation.z) + rotation * (Vec3::Y * thud);
    if transform.translation != looks_from {
        transform.translation = looks_from;
    }
    if transform.rotation != rotation {
        transform.rotation = rotation;
    }
}
