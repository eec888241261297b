//! Faces of what can be pressed: slabs with a lip below and a thin light along the upper edge. What is pressed sinks onto its lip.

use crate::core::palette::{self, Rgb};
use crate::core::theme::{Theme, Themed, ink};
use bevy_egui::egui::cache::{ComputerMut, FrameCache};
use bevy_egui::egui::epaint::{RectShape, TessellationOptions, Tessellator};
use bevy_egui::egui::{Color32, Mesh, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, pos2, vec2};
use std::f32::consts::FRAC_PI_2;
use std::sync::Arc;

/// Height of a lip, in points, and its greatest share of the height of the whole.
const DEPTH: f32 = 4.0;
const DEPTH_SHARE: f32 = 0.09;
/// Share of the lip that is left while the face is pressed.
const PRESSED: f32 = 0.25;
/// Height of the light along the upper edge, in points.
const LIGHT: f32 = 1.5;
/// Number of segments of a rounded corner.
const SEGMENTS: usize = 5;

/// Returns the height of the lip of a slab.
fn depth(slab: Rect) -> f32 {
    DEPTH.min(DEPTH_SHARE * slab.height())
}

/// Colours of a slab.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Face {
    /// Upper and lower edge of the face.
    top: Rgb,
    bottom: Rgb,
    light: Rgb,
    lip: Rgb,
    /// What is written on it.
    pub ink: Rgb,
}

impl Face {
    /// Returns the face of a card or of a plain button; `hover` is 1 while the pointer is on it.
    pub fn plain(theme: &Theme, hover: f32) -> Self {
        let shades = &theme.shades;
        let face = shades.surface.mix(shades.raised, hover);
        Self::flat(theme, face)
    }

    /// Returns the face of a card that stands out: that of the player to move, or a plain button on a card.
    pub fn raised(theme: &Theme, hover: f32) -> Self {
        let shades = &theme.shades;
        Self::flat(theme, shades.raised.mix(shades.text, 0.06 * hover))
    }

    fn flat(theme: &Theme, face: Rgb) -> Self {
        let brighter = if theme.dark { 0.12 } else { 0.9 };
        Self {
            top: face,
            bottom: face,
            light: face.mix(Rgb::hex(0xff_ff_ff), brighter),
            lip: theme.shades.lip,
            ink: theme.shades.text,
        }
    }

    /// Returns the face of the one button to press next.
    pub fn primary(theme: &Theme, hover: f32) -> Self {
        let gold = &theme.shades.gold;
        let white = Rgb::hex(0xff_ff_ff);
        Self {
            top: gold.top.mix(white, 0.25 * hover),
            bottom: gold.bottom.mix(white, 0.25 * hover),
            light: gold.top.mix(white, 0.5),
            lip: gold.lip,
            ink: gold.ink,
        }
    }

    /// Returns the face of the chosen one of several.
    pub fn selected(theme: &Theme) -> Self {
        let shades = &theme.shades;
        Self {
            top: shades.text,
            bottom: shades.text,
            light: shades.text,
            lip: shades.lip,
            ink: shades.bed,
        }
    }

    /// Returns the face of a tile in a colour of the game.
    pub fn paint(theme: &Theme, paint: Rgb, hover: f32) -> Self {
        if theme.is_high_contrast() {
            return Self {
                top: paint,
                bottom: paint,
                light: paint,
                lip: theme.shades.lip,
                ink: palette::ink(paint),
            };
        }
        let paint = paint.mix(Rgb::hex(0xff_ff_ff), 0.12 * hover);
        Self {
            top: paint.shaded(0.045, 0.0),
            bottom: paint.shaded(-0.028, 0.0),
            light: paint.shaded(0.115, -0.02),
            lip: paint.shaded(-0.13, 0.0),
            ink: palette::ink(paint),
        }
    }

    /// Returns the area of the face of a slab that nobody presses.
    pub fn at_rest(slab: Rect) -> Rect {
        slab.with_max_y(slab.bottom() - depth(slab))
    }

    /// Draws the slab in an area. `press` is 1 while it is pressed. Returns the area of the face, for what is on it.
    pub fn draw(&self, painter: &Painter, rect: Rect, radius: f32, press: f32) -> Rect {
        let depth = depth(rect);
        let sunk = depth * (1.0 - PRESSED) * press;
        let face = Rect::from_min_max(
            rect.min + vec2(0.0, sunk),
            rect.max - vec2(0.0, depth - sunk),
        );
        let slab = Slab {
            face: [face.left(), face.top(), face.right(), face.bottom()].map(f32::to_bits),
            bottom: rect.bottom().to_bits(),
            radius: radius.min(face.height() / 2.0).to_bits(),
            colours: [self.lip, self.light, self.bottom, self.top].map(ink),
            pixels_per_point: painter.ctx().pixels_per_point().to_bits(),
        };
        let mesh = painter
            .ctx()
            .memory_mut(|memory| Arc::clone(memory.caches.cache::<SlabMeshes>().get(slab)));
        painter.add(mesh);
        face
    }
}

/// Meshes of the slabs of a frame. They are most of what is on a screen, and seldom change.
type SlabMeshes = FrameCache<Arc<Mesh>, SlabMesher>;

/// All that the mesh of a slab depends on; lengths as bits, in points.
#[derive(Clone, Copy, Hash)]
struct Slab {
    /// Sides of the face: left, top, right and bottom.
    face: [u32; 4],
    /// Lower side of the lip.
    bottom: u32,
    radius: u32,
    /// Lip, light, lower and upper edge of the face.
    colours: [Color32; 4],
    pixels_per_point: u32,
}

#[derive(Default)]
struct SlabMesher;

impl ComputerMut<Slab, Arc<Mesh>> for SlabMesher {
    fn compute(&mut self, slab: Slab) -> Arc<Mesh> {
        let [left, top, right, bottom] = slab.face.map(f32::from_bits);
        let face = Rect::from_min_max(pos2(left, top), pos2(right, bottom));
        let radius = f32::from_bits(slab.radius);
        let [lip, light, lower, upper] = slab.colours;
        let lit = face.with_min_y(face.top() + LIGHT);
        let layers = [
            (face.with_max_y(f32::from_bits(slab.bottom)), lip),
            (face, light),
            (lit, lower),
        ];
        let pixels = f32::from_bits(slab.pixels_per_point);
        // A slab has neither text nor discs.
        let mut tessellator =
            Tessellator::new(pixels, TessellationOptions::default(), [1, 1], Vec::new());
        let mut mesh = Mesh::default();
        for (rect, colour) in layers {
            tessellator.tessellate_rect(&RectShape::filled(rect, radius, colour), &mut mesh);
        }
        if upper != lower {
            // The flat face below has smooth edges, which those of a mesh are not.
            mesh.append(gradient(lit.shrink(0.75), radius, upper, lower));
        }
        Arc::new(mesh)
    }
}

/// Returns a rounded rectangle that fades from its upper edge to the lower one.
fn gradient(rect: Rect, radius: f32, top: Color32, bottom: Color32) -> Mesh {
    let mut mesh = Mesh::default();
    let mut add = |at: Pos2| {
        let share = (at.y - rect.top()) / rect.height().max(f32::EPSILON);
        mesh.colored_vertex(at, top.lerp_to_gamma(bottom, share));
    };
    add(rect.center());
    let inner = rect.shrink(radius.min(rect.size().min_elem() / 2.0));
    let corners = [
        inner.right_top(),
        inner.right_bottom(),
        inner.left_bottom(),
        inner.left_top(),
    ];
    let reach = rect.right() - inner.right();
    for (quarter, corner) in corners.into_iter().enumerate() {
        for step in 0..=SEGMENTS {
            let turn = quarter as f32 - 1.0 + step as f32 / SEGMENTS as f32;
            let (sin, cos) = (turn * FRAC_PI_2).sin_cos();
            add(pos2(corner.x + reach * cos, corner.y + reach * sin));
        }
    }
    let count = mesh.vertices.len() as u32;
    for at in 1..count {
        let next = if at + 1 == count { 1 } else { at + 1 };
        mesh.add_triangle(0, at, next);
    }
    mesh
}

/// Draws a tray, in which something lies: a sunken area with a shadow along its upper edge and a light along the lower one.
pub fn draw_tray(painter: &Painter, rect: Rect, radius: f32) {
    painter.extend(tray(&painter.current_theme(), rect, radius));
}

/// Returns the shapes of a tray.
pub(super) fn tray(theme: &Theme, rect: Rect, radius: f32) -> Vec<Shape> {
    let shades = &theme.shades;
    if theme.is_high_contrast() {
        let edge = Stroke::new(LIGHT, ink(shades.line));
        let inside = StrokeKind::Inside;
        return vec![RectShape::new(rect, radius, ink(shades.bed), edge, inside).into()];
    }
    let inner = rect.with_max_y(rect.bottom() - LIGHT);
    let ground = inner.with_min_y(inner.top() + 2.0 * LIGHT);
    let layers = [
        (rect, shades.bed_light),
        (inner, shades.bed_shadow),
        (ground, shades.bed),
    ];
    layers
        .into_iter()
        .map(|(rect, shade)| RectShape::filled(rect, radius, ink(shade)).into())
        .collect()
}
