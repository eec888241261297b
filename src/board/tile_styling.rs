//! Mesh, material and mark of each tile, which follow its visual.

use crate::board::camera::upright;
use crate::board::meshes::TileMeshes;
use crate::board::tile_assets::TileAssets;
use crate::board::tiles::{Slide, Tile, TileVisual, Tiles, at_rest};
use crate::core::settings::Settings;
use crate::core::theme::Theme;
use crate::core::{BoardOrientation, FrameSystems};
use crate::drawing::tile_style::Body;
use bevy::ecs::query::QueryData;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            restyle_all.run_if(resource_changed::<Settings>),
            style_tiles,
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

/// Components of a tile that show its visual.
#[derive(QueryData)]
#[query_data(mutable)]
struct ShownTile {
    entity: Entity,
    tile: &'static Tile,
    visual: &'static TileVisual,
    mesh: &'static mut Mesh2d,
    material: &'static mut MeshMaterial2d<ColorMaterial>,
    visibility: &'static mut Visibility,
    children: Option<&'static Children>,
}

/// Components of the mark on a tile.
#[derive(QueryData)]
#[query_data(mutable)]
struct ShownMark {
    mesh: &'static mut Mesh2d,
    material: &'static mut MeshMaterial2d<ColorMaterial>,
    transform: &'static mut Transform,
}

/// Updates the mesh, the material and the mark of each tile whose visual has changed.
fn style_tiles(
    mut commands: Commands,
    mut tiles: Query<ShownTile, Changed<TileVisual>>,
    mut marks: Query<ShownMark, Without<Tile>>,
    (mut assets, mut materials): (ResMut<TileAssets>, ResMut<Assets<ColorMaterial>>),
    (settings, theme): (Res<Settings>, Res<Theme>),
    shapes: Option<Res<TileMeshes>>,
    tiles_shown: Res<Tiles>,
    orientation: Res<BoardOrientation>,
) {
    let (Some(shapes), Some(projection)) = (shapes, &tiles_shown.projection) else {
        return;
    };
    let upright = upright(orientation.rotation);
    for mut parts in &mut tiles {
        let (tile, visual) = (parts.tile, parts.visual);
        let Some(shape) = shapes.pair(tile.0) else {
            continue;
        };
        let style = visual.style(settings.symbols);
        parts.visibility.set_if_neq(match style.body {
            Some(_) => Visibility::Inherited,
            None => Visibility::Hidden,
        });
        if let Some(body) = style.body {
            let wanted = match body {
                Body::Blocked if projection.is_flat() => &shape.sunk,
                _ if style.is_joined => &shape.joined,
                _ => &shape.apart,
            };
            parts.mesh.set_if_neq(Mesh2d(wanted.clone()));
            let material = if projection.is_clear(tile.0) {
                assets.clear_tile.clone()
            } else {
                let relief = projection.relief(tile.0);
                assets.body_at(body, relief, &theme, &mut materials)
            };
            parts.material.set_if_neq(MeshMaterial2d(material));
        }
        let child = parts
            .children
            .and_then(|children| children.first().copied());
        let mark = style.mark.map(|mark| {
            let (mesh, mut material, mut transform) =
                assets.mark(mark, projection.board(), (tile.0, &*shapes));
            transform.rotation = upright;
            transform.scale.y *= projection.foreshortening();
            if projection.is_clear(tile.0) {
                material = MeshMaterial2d(assets.clear_stone.clone());
            }
            (mesh, material, transform)
        });
        match (mark, child) {
            (Some((mesh, material, transform)), Some(child)) => {
                if let Ok(mut parts) = marks.get_mut(child) {
                    parts.mesh.set_if_neq(mesh);
                    parts.material.set_if_neq(material);
                    if visual.slide.is_none() {
                        parts.transform.set_if_neq(transform);
                    }
                }
            }
            (Some((mesh, material, mut transform)), None) => {
                // A falling stone first appears at the start of its slide.
                if let Some(Slide { from, .. }) = visual.slide {
                    let rest = at_rest(projection, tile.0).translation.truncate();
                    transform.translation += (from - rest).extend(0.0);
                }
                let mark = (mesh, material, transform);
                commands.entity(parts.entity).with_child(mark);
            }
            (None, Some(_)) => {
                commands.entity(parts.entity).despawn_children();
            }
            (None, None) => {}
        }
    }
}
