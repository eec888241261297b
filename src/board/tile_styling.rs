//! Mesh, material and mark of each tile, which follow its visual.

use crate::board::camera::upright;
use crate::board::meshes::TileMeshes;
use crate::board::tile_assets::TileAssets;
use crate::board::tiles::{Slide, Tile, TileMark, TileVisual, Tiles, at_rest};
use crate::core::FrameSystems;
use crate::core::settings::Settings;
use crate::core::theme::Theme;
use crate::drawing::tile_style::Body;
use bevy::ecs::query::QueryData;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            restyle_all.run_if(resource_changed::<Settings>),
            style_bodies,
            style_marks,
        )
            .chain()
            .in_set(FrameSystems::Show),
    );
}

/// Marks all tiles as changed, because settings decide on symbols.
fn restyle_all(mut visuals: Query<&mut TileVisual>) {
    visuals
        .iter_mut()
        .for_each(|mut visual| visual.set_changed());
}

/// Components of a tile that show its body.
#[derive(QueryData)]
#[query_data(mutable)]
struct TileBody {
    tile: &'static Tile,
    visual: &'static TileVisual,
    mesh: &'static mut Mesh2d,
    material: &'static mut MeshMaterial2d<ColorMaterial>,
    visibility: &'static mut Visibility,
}

/// Components of the mark on a tile.
#[derive(QueryData)]
#[query_data(mutable)]
struct ShownMark {
    mesh: &'static mut Mesh2d,
    material: &'static mut MeshMaterial2d<ColorMaterial>,
    transform: &'static mut Transform,
}

/// Updates the mesh and the material of each tile whose visual has changed.
fn style_bodies(
    mut bodies: Query<TileBody, Changed<TileVisual>>,
    mut assets: ResMut<TileAssets>,
    mut materials: ResMut<Assets<ColorMaterial>>,
    settings: Res<Settings>,
    theme: Res<Theme>,
    shapes: Option<Res<TileMeshes>>,
    tiles: Res<Tiles>,
) {
    let (Some(shapes), Some(projection)) = (shapes, &tiles.projection) else {
        return;
    };
    for mut parts in &mut bodies {
        let cell = parts.tile.0;
        let Some(shape) = shapes.pair(cell) else {
            continue;
        };
        let style = parts.visual.style(settings.symbols);
        let Some(body) = style.body else {
            parts.visibility.set_if_neq(Visibility::Hidden);
            continue;
        };
        parts.visibility.set_if_neq(Visibility::Inherited);
        let wanted = match body {
            Body::Blocked if projection.is_flat() => &shape.sunk,
            _ if style.is_joined => &shape.joined,
            _ => &shape.apart,
        };
        parts.mesh.set_if_neq(Mesh2d(wanted.clone()));
        let material = if projection.is_clear(cell) {
            assets.clear_tile.clone()
        } else {
            assets.body_at(body, projection.relief(cell), &theme, &mut materials)
        };
        parts.material.set_if_neq(MeshMaterial2d(material));
    }
}

/// Spawns, updates and despawns the marks of the tiles whose visuals have changed.
fn style_marks(
    mut commands: Commands,
    changed: Query<(Entity, &Tile, &TileVisual, Option<&Children>), Changed<TileVisual>>,
    mut marks: Query<ShownMark, With<TileMark>>,
    assets: Res<TileAssets>,
    settings: Res<Settings>,
    shapes: Option<Res<TileMeshes>>,
    tiles: Res<Tiles>,
) {
    let (Some(shapes), Some(projection)) = (shapes, &tiles.projection) else {
        return;
    };
    let upright = upright(projection.orientation().rotation);
    for (entity, tile, visual, children) in &changed {
        let mut children = children.into_iter().flatten().copied();
        let shown = children.find(|&child| marks.contains(child));
        let Some(mark) = visual.style(settings.symbols).mark else {
            if let Some(shown) = shown {
                commands.entity(shown).despawn();
            }
            continue;
        };
        let (mesh, mut material, mut transform) =
            assets.mark(mark, projection.board(), tile.0, &shapes);
        transform.rotation = upright;
        transform.scale.y *= projection.foreshortening();
        if projection.is_clear(tile.0) {
            material = MeshMaterial2d(assets.clear_stone.clone());
        }
        if let Some(mut parts) = shown.and_then(|shown| marks.get_mut(shown).ok()) {
            parts.mesh.set_if_neq(mesh);
            parts.material.set_if_neq(material);
            if visual.slide.is_none() {
                parts.transform.set_if_neq(transform);
            }
            continue;
        }
        // A falling stone first appears at the start of its slide.
        if let Some(Slide { from, .. }) = visual.slide {
            let rest = at_rest(projection, tile.0).translation.truncate();
            transform.translation += (from - rest).extend(0.0);
        }
        let mark = (TileMark, mesh, material, transform);
        commands.entity(entity).with_child(mark);
    }
}
