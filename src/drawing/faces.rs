//! The faces of tiles: two sheets with the same faces in the same order, each in three sizes, so that faces are sharp
//! on small tiles and on large ones.

use crate::core::settings::{FaceSet, Settings};
use bevy::asset::RenderAssetUsages;
use bevy::image::{ImageFilterMode, ImageSampler, ImageSamplerDescriptor};
use bevy::math::{Rect, Vec2};
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
use bevy_egui::{EguiContexts, EguiTextureHandle, egui};
use tessella_games::Face;

/// Number of columns and rows of a sheet.
const COLUMNS: u32 = 9;
const ROWS: u32 = 5;

impl FaceSet {
    /// Both sets.
    pub const ALL: [Self; 2] = [Self::Mahjong, Self::Plain];

    /// Returns the sheets of a set as PNG files, from the largest; each is half as large as the previous one.
    const fn sheets(self) -> [&'static [u8]; 3] {
        match self {
            Self::Mahjong => [
                include_bytes!("../../assets/faces/mahjong-128.png"),
                include_bytes!("../../assets/faces/mahjong-64.png"),
                include_bytes!("../../assets/faces/mahjong-32.png"),
            ],
            Self::Plain => [
                include_bytes!("../../assets/faces/plain-128.png"),
                include_bytes!("../../assets/faces/plain-64.png"),
                include_bytes!("../../assets/faces/plain-32.png"),
            ],
        }
    }
}

/// Returns the rectangle of a face on its sheet, in fractions of the sheet's size.
pub fn place_on_sheet(face: Face) -> Rect {
    let (column, row) = (
        u32::from(face.0) % COLUMNS,
        u32::from(face.0) / COLUMNS % ROWS,
    );
    let size = Vec2::new(1.0 / COLUMNS as f32, 1.0 / ROWS as f32);
    let corner = Vec2::new(column as f32, row as f32) * size;
    Rect::from_corners(corner, corner + size)
}

/// The sheets as images, by set. Only that of the set in use has data.
#[derive(Resource)]
pub struct Sheets([Handle<Image>; 2]);

impl Sheets {
    /// Returns the image of a set.
    pub fn image(&self, set: FaceSet) -> Handle<Image> {
        self.0[set as usize].clone()
    }
}

/// The sheets as textures of egui, by set.
#[derive(Clone, Copy, Debug)]
pub struct FaceTextures([egui::TextureId; 2]);

impl FaceTextures {
    /// Returns the texture of a set, or `None` if it is not registered yet.
    pub fn of(context: &egui::Context, set: FaceSet) -> Option<egui::TextureId> {
        let known = context.data(|data| data.get_temp::<Self>(egui::Id::new("faces")));
        known.map(|known| known.0[set as usize])
    }
}

/// Gives a context that is not drawn by a graphics card the sheet of a set that fits faces of this side, in pixels, until
/// the context is dropped. A sheet that cannot be read is left out.
pub fn load(context: &egui::Context, set: FaceSet, side: f32) {
    let sheets = set.sheets();
    let sizes = [128.0, 64.0, 32.0];
    // A larger face would be blurred, a much smaller one would flicker between texels.
    let fitting = sizes.iter().rposition(|&size| size * 1.3 >= side);
    let bytes = sheets[fitting.unwrap_or(0)];
    let image = Image::from_buffer(
        bytes,
        bevy::image::ImageType::Extension("png"),
        bevy::image::CompressedImageFormats::NONE,
        true,
        ImageSampler::Default,
        RenderAssetUsages::default(),
    );
    let Some((size, data)) = image
        .ok()
        .and_then(|image| Some((image.size(), image.data?)))
    else {
        return;
    };
    let size = [size.x as usize, size.y as usize];
    let sheet = egui::ColorImage::from_rgba_unmultiplied(size, &data);
    let texture = context.load_texture("faces", sheet, egui::TextureOptions::LINEAR);
    let names = FaceTextures([texture.id(); 2]);
    context.data_mut(|data| {
        data.insert_temp(egui::Id::new("sheet of faces"), texture);
        data.insert_temp(egui::Id::new("faces"), names);
    });
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreStartup, make).add_systems(
        Update,
        (
            name_for_egui,
            read_used.run_if(resource_changed::<Settings>),
        ),
    );
}

fn make(mut commands: Commands, images: Res<Assets<Image>>) {
    commands.insert_resource(Sheets(FaceSet::ALL.map(|_| images.reserve_handle())));
}

/// Reads the sheet of the set in use, and gives back the memory of the other.
fn read_used(settings: Res<Settings>, sheets: Res<Sheets>, mut images: ResMut<Assets<Image>>) {
    for set in FaceSet::ALL {
        let handle = sheets.image(set);
        if set != settings.faces {
            images.remove(&handle);
        } else if !images.contains(&handle) {
            let read = image(set).and_then(|image| {
                images
                    .insert(&handle, image)
                    .map_err(|error| error.to_string())
            });
            if let Err(error) = read {
                error!("the faces of the tiles cannot be read: {error}");
            }
        }
    }
}

/// Creates the image of a set, with its smaller sheets as mip levels. Only the graphics card keeps its data.
fn image(set: FaceSet) -> Result<Image, String> {
    let mut data = Vec::new();
    let mut size = None;
    let sheets = set.sheets();
    for bytes in sheets {
        let sheet = Image::from_buffer(
            bytes,
            bevy::image::ImageType::Extension("png"),
            bevy::image::CompressedImageFormats::NONE,
            true,
            ImageSampler::Default,
            RenderAssetUsages::default(),
        )
        .map_err(|error| error.to_string())?;
        size = size.or(Some(sheet.size()));
        data.extend(sheet.data.ok_or("a sheet without data")?);
    }
    let size = size.unwrap_or(UVec2::ONE);
    let extent = Extent3d {
        width: size.x,
        height: size.y,
        depth_or_array_layers: 1,
    };
    let mut image = Image::new_uninit(
        extent,
        TextureDimension::D2,
        TextureFormat::Rgba8UnormSrgb,
        RenderAssetUsages::RENDER_WORLD,
    );
    image.texture_descriptor.mip_level_count = sheets.len() as u32;
    image.data = Some(data);
    image.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
        mag_filter: ImageFilterMode::Linear,
        min_filter: ImageFilterMode::Linear,
        mipmap_filter: ImageFilterMode::Linear,
        ..default()
    });
    Ok(image)
}

/// Registers the sheets with egui, once.
fn name_for_egui(mut contexts: EguiContexts, sheets: Res<Sheets>, mut is_named: Local<bool>) {
    if *is_named || contexts.ctx_mut().is_err() {
        return;
    }
    let names = FaceSet::ALL.map(|set| {
        let image = EguiTextureHandle::Strong(sheets.image(set));
        contexts.add_image(image)
    });
    if let Ok(context) = contexts.ctx_mut() {
        context.data_mut(|data| data.insert_temp(egui::Id::new("faces"), FaceTextures(names)));
        *is_named = true;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::asset::AssetPlugin;

    #[test]
    fn only_the_sheet_of_the_set_in_use_is_in_memory() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, AssetPlugin::default()))
            .init_asset::<Image>()
            .init_resource::<Settings>()
            .add_systems(PreStartup, make)
            .add_systems(Update, read_used);
        for set in [FaceSet::Mahjong, FaceSet::Plain, FaceSet::Mahjong] {
            app.world_mut().resource_mut::<Settings>().faces = set;
            app.update();
            let (sheets, images) = (app.world().resource::<Sheets>(), app.world());
            let images = images.resource::<Assets<Image>>();
            for other in FaceSet::ALL {
                let is_read = images.contains(&sheets.image(other));
                assert_eq!(is_read, other == set, "{other:?} while {set:?} is in use");
            }
        }
    }

    #[test]
    fn sheets_have_a_cell_for_every_face() {
        for set in FaceSet::ALL {
            let image = image(set).expect("sheets that can be read");
            assert_eq!(
                image.size(),
                UVec2::new(COLUMNS * 128, ROWS * 128),
                "{set:?}"
            );
        }
        let last = place_on_sheet(Face((COLUMNS * ROWS - 1) as u8));
        assert!((last.max - Vec2::ONE).length() < 1e-5);
    }
}
