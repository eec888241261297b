//! Rasterisation of egui's triangles by the processor.
//!
//! Pictures for files are drawn here and not by a graphics card, so that they need no window and are the same on every
//! device. Colours blend in linear space, as the shader of the window does it (`egui_blend.wgsl`).

use bevy_egui::egui::epaint::{Mesh, Primitive, Vertex};
use bevy_egui::egui::{ClippedPrimitive, Color32, ColorImage, ImageData, Pos2, Rect, TextureId};
use bevy_egui::egui::{TexturesDelta, pos2};
use std::collections::HashMap;

/// Number of steps between black and white in the table of light values.
const STEPS: usize = 4095;

/// Textures of an egui context.
#[derive(Default)]
pub(super) struct RasterTextures(HashMap<TextureId, ColorImage>);

impl RasterTextures {
    /// Stores the textures that a pass has created or changed.
    pub(super) fn update(&mut self, mut delta: TexturesDelta) {
        let changes = delta.set.drain();
        for (id, change) in changes.flat_map(|(id, all)| all.into_iter().map(move |one| (id, one)))
        {
            let ImageData::Color(image) = change.image;
            match change.pos {
                None => drop(self.0.insert(id, (*image).clone())),
                Some(corner) => {
                    if let Some(texture) = self.0.get_mut(&id) {
                        copy_into(texture, corner, &image);
                    }
                }
            }
        }
        for id in delta.free.drain() {
            self.0.remove(&id);
        }
    }
}

/// Copies an image into a larger one. What lies outside of it is left out.
fn copy_into(texture: &mut ColorImage, [left, top]: [usize; 2], part: &ColorImage) {
    let [width, height] = texture.size;
    for y in 0..part.size[1].min(height.saturating_sub(top)) {
        for x in 0..part.size[0].min(width.saturating_sub(left)) {
            texture.pixels[(top + y) * width + left + x] = part.pixels[y * part.size[0] + x];
        }
    }
}

/// Conversion of colour values (sRGB, 0 to 1) to light, by a table.
struct LightTable(Vec<f32>);

impl LightTable {
    fn new() -> Self {
        let light = |value: f32| {
            if value < 0.040_45 {
                value / 12.92
            } else {
                ((value + 0.055) / 1.055).powf(2.4)
            }
        };
        Self(
            (0..=STEPS)
                .map(|at| light(at as f32 / STEPS as f32))
                .collect(),
        )
    }

    fn of(&self, value: f32) -> f32 {
        self.0[((value * STEPS as f32 + 0.5) as usize).min(STEPS)]
    }
}

/// Returns the colour value (sRGB, 0 to 255) of a light.
fn value(light: f32) -> u8 {
    let value = if light < 0.003_130_8 {
        light * 12.92
    } else {
        1.055 * light.powf(1.0 / 2.4) - 0.055
    };
    (value * 255.0 + 0.5) as u8
}

/// Picture being drawn, in linear light.
pub(super) struct Raster {
    width: usize,
    height: usize,
    light: Vec<[f32; 3]>,
    table: LightTable,
}

impl Raster {
    /// Creates a picture of one colour. The size is in pixels.
    pub(super) fn new([width, height]: [usize; 2], background: Color32) -> Self {
        let table = LightTable::new();
        let [red, green, blue, _] = background.to_normalized_gamma_f32();
        let light = [red, green, blue].map(|value| table.of(value));
        Self {
            width,
            height,
            light: vec![light; width * height],
            table,
        }
    }

    /// Draws triangles. Callbacks to a graphics card are left out.
    pub(super) fn draw(
        &mut self,
        primitives: &[ClippedPrimitive],
        textures: &RasterTextures,
        scale: f32,
    ) {
        for ClippedPrimitive {
            clip_rect,
            primitive,
        } in primitives
        {
            if let Primitive::Mesh(mesh) = primitive
                && let Some(texture) = textures.0.get(&mesh.texture_id)
            {
                self.draw_mesh(mesh, texture, *clip_rect * scale, scale);
            }
        }
    }

    fn draw_mesh(&mut self, mesh: &Mesh, texture: &ColorImage, clip: Rect, scale: f32) {
        for corners in mesh.indices.chunks_exact(3) {
            let corner = |at: usize| mesh.vertices.get(corners[at] as usize);
            if let (Some(a), Some(b), Some(c)) = (corner(0), corner(1), corner(2)) {
                self.draw_triangle([a, b, c], texture, clip, scale);
            }
        }
    }

    fn draw_triangle(
        &mut self,
        [a, mut b, mut c]: [&Vertex; 3],
        texture: &ColorImage,
        clip: Rect,
        scale: f32,
    ) {
        let at = |vertex: &Vertex| pos2(vertex.pos.x * scale, vertex.pos.y * scale);
        let mut area = cross(at(a), at(b), at(c));
        if area < 0.0 {
            (b, c, area) = (c, b, -area);
        }
        if !area.is_finite() || area < 1e-6 {
            return;
        }
        let corners = [at(a), at(b), at(c)];
        let bounds = Rect::from_points(&corners).intersect(clip);
        let span = |from: f32, to: f32, size: usize| {
            let limit = size as f32;
            (from.floor().clamp(0.0, limit) as usize)..(to.ceil().clamp(0.0, limit) as usize)
        };
        let paints = [a, b, c].map(|vertex| vertex.color.to_normalized_gamma_f32());
        let is_plain = a.uv == b.uv && b.uv == c.uv;
        let texel = sample(texture, a.uv);
        let is_uniform = is_plain && a.color == b.color && b.color == c.color;
        let uniform = self.light(std::array::from_fn(|at| paints[0][at] * texel[at]));
        let columns = span(bounds.left(), bounds.right(), self.width);
        for y in span(bounds.top(), bounds.bottom(), self.height) {
            for x in columns.clone() {
                let point = pos2(x as f32 + 0.5, y as f32 + 0.5);
                let Some(weights) = weights(corners, point) else {
                    continue;
                };
                let pixel = y * self.width + x;
                if is_uniform {
                    self.blend(pixel, uniform);
                    continue;
                }
                let weights = weights.map(|weight| weight / area);
                let mix = |of: fn(&Vertex) -> f32| {
                    of(a) * weights[0] + of(b) * weights[1] + of(c) * weights[2]
                };
                let texel = if is_plain {
                    texel
                } else {
                    sample(texture, pos2(mix(|at| at.uv.x), mix(|at| at.uv.y)))
                };
                let tinted = std::array::from_fn(|channel| {
                    let mixed: f32 = (paints.iter().zip(weights))
                        .map(|(paint, weight)| paint[channel] * weight)
                        .sum();
                    mixed * texel[channel]
                });
                self.blend(pixel, self.light(tinted));
            }
        }
    }

    /// Returns the light and the opacity of a colour with premultiplied values.
    fn light(&self, [red, green, blue, opacity]: [f32; 4]) -> ([f32; 3], f32) {
        let opacity = opacity.clamp(0.0, 1.0);
        if opacity == 0.0 {
            return ([0.0; 3], 0.0);
        }
        let light = [red, green, blue].map(|value| self.table.of(value / opacity));
        (light, opacity)
    }

    /// Blends light of some opacity over a pixel.
    fn blend(&mut self, pixel: usize, (light, opacity): ([f32; 3], f32)) {
        for (below, light) in self.light[pixel].iter_mut().zip(light) {
            *below = light * opacity + *below * (1.0 - opacity);
        }
    }

    /// Returns the picture.
    pub(super) fn finish(self) -> ColorImage {
        let pixels = self
            .light
            .iter()
            .map(|light| {
                let [red, green, blue] = light.map(value);
                Color32::from_rgb(red, green, blue)
            })
            .collect();
        ColorImage::new([self.width, self.height], pixels)
    }
}

/// Returns the doubled area of a triangle; it is positive if the corners are in clockwise order, as the y axis points
/// down.
fn cross(a: Pos2, b: Pos2, c: Pos2) -> f32 {
    (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
}

/// Returns the doubled areas opposite to the corners if a point lies in a triangle. A point on the edge of two triangles
/// lies in one of them: the one below the edge, or right of it.
fn weights([a, b, c]: [Pos2; 3], point: Pos2) -> Option<[f32; 3]> {
    let edges = [(b, c), (c, a), (a, b)];
    let mut weights = [0.0; 3];
    for (weight, (from, to)) in weights.iter_mut().zip(edges) {
        *weight = cross(from, to, point);
        let is_top_or_left = to.y < from.y || (to.y == from.y && to.x > from.x);
        if *weight < 0.0 || (*weight == 0.0 && !is_top_or_left) {
            return None;
        }
    }
    Some(weights)
}

/// Returns the colour of a texture at a point in fractions of its size, between the four nearest texels: values from 0
/// to 1, not premultiplied for the channels of the colour by the opacity of the vertex.
fn sample(texture: &ColorImage, uv: Pos2) -> [f32; 4] {
    let [width, height] = texture.size;
    if width == 0 || height == 0 {
        return [0.0; 4];
    }
    let texels = |fraction: f32, size: usize| {
        let at = (fraction * size as f32 - 0.5).clamp(0.0, (size - 1) as f32);
        let low = at.floor();
        (low as usize, (low as usize + 1).min(size - 1), at - low)
    };
    let (left, right, x) = texels(uv.x, width);
    let (top, bottom, y) = texels(uv.y, height);
    let texel =
        |column: usize, row: usize| texture.pixels[row * width + column].to_normalized_gamma_f32();
    let corners = [
        (texel(left, top), (1.0 - x) * (1.0 - y)),
        (texel(right, top), x * (1.0 - y)),
        (texel(left, bottom), (1.0 - x) * y),
        (texel(right, bottom), x * y),
    ];
    std::array::from_fn(|channel| {
        corners
            .iter()
            .map(|(texel, weight)| texel[channel] * weight)
            .sum()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Triangles of a fan around the middle of a square, in a colour, with the texture of one white texel.
    fn fan(colour: Color32) -> (Vec<ClippedPrimitive>, RasterTextures) {
        let mut mesh = Mesh::with_texture(TextureId::Managed(0));
        mesh.colored_vertex(pos2(7.3, 8.1), colour);
        for [x, y] in [
            [2.0, 2.0],
            [14.0, 2.0],
            [14.0, 9.0],
            [14.0, 14.0],
            [2.0, 14.0],
        ] {
            mesh.colored_vertex(pos2(x, y), colour);
        }
        for corner in 1..=5 {
            mesh.add_triangle(0, corner, corner % 5 + 1);
        }
        let everywhere = Rect::from_min_max(pos2(0.0, 0.0), pos2(16.0, 16.0));
        let texture = ColorImage::new([1, 1], vec![Color32::WHITE]);
        let primitive = ClippedPrimitive {
            clip_rect: everywhere,
            primitive: Primitive::Mesh(mesh),
        };
        let textures = RasterTextures([(TextureId::Managed(0), texture)].into_iter().collect());
        (vec![primitive], textures)
    }

    fn drawn(primitives: &[ClippedPrimitive], textures: &RasterTextures) -> ColorImage {
        let mut raster = Raster::new([16, 16], Color32::BLACK);
        raster.draw(primitives, textures, 1.0);
        raster.finish()
    }

    #[test]
    fn triangles_that_share_an_edge_have_no_seam() {
        let (primitives, textures) = fan(Color32::from_white_alpha(100));
        let picture = drawn(&primitives, &textures);
        let inside = picture.pixels[3 * 16 + 3];
        assert!(inside.r() > 60 && inside.r() < 200);
        for (at, &colour) in picture.pixels.iter().enumerate() {
            let is_inside = [at % 16, at / 16].iter().all(|side| (2..14).contains(side));
            let expected = if is_inside { inside } else { Color32::BLACK };
            assert_eq!(colour, expected, "pixel {at}");
        }
    }

    #[test]
    fn triangles_are_cut_at_their_clip_rectangle() {
        let (mut primitives, textures) = fan(Color32::WHITE);
        primitives[0].clip_rect.max.x = 5.0;
        let picture = drawn(&primitives, &textures);
        assert_eq!(picture.pixels[4 * 16 + 4], Color32::WHITE);
        assert_eq!(picture.pixels[4 * 16 + 6], Color32::BLACK);
    }

    #[test]
    fn triangles_outside_of_the_picture_or_without_area_are_left_out() {
        let (mut primitives, textures) = fan(Color32::WHITE);
        if let Primitive::Mesh(mesh) = &mut primitives[0].primitive {
            for (at, vertex) in mesh.vertices.iter_mut().enumerate() {
                vertex.pos = match at % 3 {
                    0 => pos2(-1e9, 4.0),
                    1 => pos2(f32::NAN, 1e9),
                    _ => pos2(-50.0, -50.0),
                };
            }
        }
        let picture = drawn(&primitives, &textures);
        assert!(
            picture
                .pixels
                .iter()
                .all(|&colour| colour == Color32::BLACK)
        );
    }
}
