//! The page behind everything: a gradient from the upper edge of the window to the lower one, with rows of faint tesserae along
//! the lower edge of large windows.

use crate::board::departure::Departure;
use crate::board::meshes::coloured;
use crate::core::palette::{Rgb, Shades};
use crate::core::theme::Theme;
use crate::drawing::polygon::rounded;
use bevy::camera::CameraUpdateSystems;
use bevy::camera::visibility::RenderLayers;
use bevy::prelude::*;

/// Layer of the page. A camera that does not show the board still shows it.
pub(super) const PAGE_LAYER: usize = 1;
/// Distance of the page from the board, away from the camera.
const BEHIND: f32 = -100.0;
/// Number of bands of the gradient. Colours are interpolated in linear light within each.
const BANDS: usize = 16;
/// Distance between two tesserae, in points.
const PITCH: f32 = 46.0;
/// Share of the distance that a tessera takes.
const FACE: f32 = 0.87;
/// Number of rows of tesserae.
const ROWS: usize = 3;
/// Number of tesserae at most.
const MAX_TESSERAE: usize = 150;
/// Least window in which there are tesserae, in points.
const ROOMY: Vec2 = Vec2::new(800.0, 640.0);
/// Greatest opacity of a tessera in percent, on a dark page and on a light one.
const OPACITIES: [u32; 2] = [6, 5];

/// The page, a child of its camera.
#[derive(Component)]
struct Page {
    /// Size of the window in points and shades that the mesh is for.
    shown: Option<(Vec2, Shades)>,
}

pub(super) fn plugin(app: &mut App) {
    app.add_observer(spawn_page).add_systems(
        PostUpdate,
        fit_page
            .after(super::camera::look_at_board)
            .before(CameraUpdateSystems)
            .before(TransformSystems::Propagate)
            .run_if(|departure: Res<Departure>| !departure.is_running()),
    );
}

fn spawn_page(
    camera: On<Add, Camera2d>,
    mut commands: Commands,
    mut materials: ResMut<Assets<ColorMaterial>>,
) {
    commands.spawn((
        Page { shown: None },
        Mesh2d::default(),
        MeshMaterial2d(materials.add(ColorMaterial::from(Color::WHITE))),
        Transform::from_xyz(0.0, 0.0, BEHIND),
        RenderLayers::layer(PAGE_LAYER),
        ChildOf(camera.entity),
    ));
}

/// Makes the page as large as the window, in the colours of the theme. That of a board which departs stays with it.
fn fit_page(
    theme: Res<Theme>,
    camera: Single<(&Camera, &Projection)>,
    page: Single<(&mut Page, &mut Mesh2d, &mut Transform)>,
    mut meshes: ResMut<Assets<Mesh>>,
) {
    let (camera, projection) = camera.into_inner();
    let (mut page, mut mesh, mut transform) = page.into_inner();
    let (Projection::Orthographic(projection), Some(size)) =
        (projection, camera.logical_target_size())
    else {
        return;
    };
    if transform.scale.x != projection.scale {
        transform.scale = Vec3::new(projection.scale, projection.scale, 1.0);
    }
    let wanted = Some((size, theme.shades));
    if page.bypass_change_detection().shown != wanted {
        page.shown = wanted;
        mesh.0 = meshes.add(page_mesh(size, &theme));
    }
}

/// Creates the mesh of a page of this size in points, around the middle of the window.
fn page_mesh(size: Vec2, theme: &Theme) -> Mesh {
    let shades = &theme.shades;
    let mut pieces: Vec<(Vec<Vec2>, Rgb)> = Vec::new();
    let (left, right) = (-size.x / 2.0, size.x / 2.0);
    let height = |share: f32| (share - 0.5) * size.y;
    for band in 0..BANDS {
        let [above, below] = [band, band + 1].map(|edge| height(edge as f32 / BANDS as f32));
        let corners = [(left, above), (right, above), (right, below), (left, below)];
        let middle = (band as f32 + 0.5) / BANDS as f32;
        pieces.push((
            corners.map(|(x, y)| Vec2::new(x, y)).to_vec(),
            shades.page(middle),
        ));
    }
    if size.cmpge(ROOMY).all() && shades.sky != shades.background {
        pieces.extend(tesserae(size, theme));
    }
    coloured(&pieces)
}

/// Returns rows of tesserae along the lower edge of a page, which fade upwards.
fn tesserae(size: Vec2, theme: &Theme) -> impl Iterator<Item = (Vec<Vec2>, Rgb)> {
    let (shades, is_dark) = (theme.shades, theme.dark);
    let columns = (size.x / PITCH).ceil() as usize;
    let opacity = OPACITIES[usize::from(!is_dark)];
    let light = if is_dark {
        Rgb::hex(0xffffff)
    } else {
        Rgb::hex(0x7a5230)
    };
    let places = (0..ROWS).flat_map(move |row| (0..columns).map(move |column| (row, column)));
    places.take(MAX_TESSERAE).map(move |(row, column)| {
        let up = (row as f32 + 0.5) * PITCH;
        let middle = Vec2::new(
            (column as f32 + 0.5) * PITCH - size.x / 2.0,
            size.y / 2.0 - up,
        );
        let half = PITCH * FACE / 2.0;
        let corners = [(-half, -half), (half, -half), (half, half), (-half, half)];
        let square = corners.map(|(x, y)| middle + Vec2::new(x, y));
        let strength = (scatter(row, column) % (opacity + 1)) as f32 / 100.0;
        let faded = strength * (1.0 - row as f32 / ROWS as f32);
        let ground = shades.page(1.0 - up / size.y);
        (rounded(&square, 0.2 * PITCH), ground.mix(light, faded))
    })
}

/// Returns an arbitrary number for a place in a grid, which is always the same.
fn scatter(row: usize, column: usize) -> u32 {
    let seed = (row as u32).wrapping_mul(0x9e37_79b9) ^ (column as u32).wrapping_mul(0x85eb_ca6b);
    let mixed = (seed ^ (seed >> 15)).wrapping_mul(0x2c1b_3c6d);
    mixed ^ (mixed >> 12)
}
