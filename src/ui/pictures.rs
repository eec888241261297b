//! Thumbnails of boards, colour symbols and buttons, and balance bars.

use crate::core::BoardOrientation;
use crate::core::language::SpokenLanguage;
use crate::core::palette::{self, Rgb};
use crate::core::rects::{between, centred, sized};
use crate::core::theme::{Theme, Themed, ink, space, text};
use crate::drawing::PathLine;
use crate::drawing::faces::{FaceTextures, place_on_sheet};
use crate::drawing::shapes::Kinds;
use crate::drawing::solid::{self, SIDE_LIGHT, THICKNESS};
use crate::drawing::tile_style::{Mark, TileStyle, holder};
use crate::drawing::{
    BoardProjection, Side, appearances, cliffs, connection_lines, piece_places, polygon, shapes,
    sides,
};
use crate::ui::pressable::Pressable;
use crate::ui::style::BODY;
use crate::ui::text::{draw_text, plain};
use bevy_egui::egui::{
    Align2, Color32, Context, Id, Mesh, Painter, Pos2, Rect, Response, Shape, Stroke, StrokeKind,
    Ui, Vec2, pos2, vec2,
};
use std::sync::Arc;
use tessella_boards::{Board, CellId};
use tessella_games::{Colour, Position, Rules, Seat};

/// Availability of a colour.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Availability {
    /// Available.
    Free,
    /// Available and suggested by a hint.
    Hinted,
    /// Unavailable, with the reason.
    Not(String),
}

/// Draws the button of a colour with its symbol and digit.
#[track_caller]
pub fn colour_button(
    ui: &mut Ui,
    rect: Rect,
    colour: Colour,
    availability: Availability,
) -> Response {
    let Theme { shades, paints, .. } = &ui.current_theme();
    let paint = paints.paint(colour.index());
    let enabled = !matches!(availability, Availability::Not(_));
    let pressable = Pressable::new(ui, rect, paint.name(ui.language()), enabled);
    let painter = ui.painter();
    let (area, height) = (pressable.rect(), rect.height());
    let corner = (height * 0.24).min(20.0);
    if let Availability::Not(why) = &availability {
        painter.rect_filled(area, corner, ink(shades.background.mix(paint.rgb, 0.25)));
        let faded = ink(shades.background.mix(paint.rgb, 0.7));
        let above = area.center() - vec2(0.0, height * 0.16);
        draw_symbol(painter, above, height * 0.3, colour, faded);
        let words = area.with_min_y(area.center().y + height * 0.04);
        let words = words.shrink2(vec2(space::TINY, 0.0));
        let style = BODY.size((height * 0.25).min(text::BODY));
        draw_text(painter, words, Align2::CENTER_CENTER, style, why);
        return pressable.response;
    }
    let lit = paint.rgb.mix(Rgb::hex(0xFF_FF_FF), 0.12 * pressable.hover);
    painter.rect_filled(area, corner, ink(lit));
    let symbol_ink = ink(palette::ink(paint.rgb));
    let size = (height * 0.46).min(rect.width() * 0.46);
    draw_symbol(painter, area.center(), size, colour, symbol_ink);
    if rect.width() > 44.0 {
        let digit = (colour.0 + 1) % 10;
        let (inwards, size) = match rect.width() > 90.0 {
            true => (vec2(-12.0, 8.0), text::SMALL),
            false => (vec2(-7.0, 3.0), 11.0),
        };
        let at = area.right_top() + inwards;
        painter.text(at, Align2::RIGHT_TOP, digit, plain(size), symbol_ink);
    }
    if availability == Availability::Hinted {
        let stroke = Stroke::new(4.0, ink(shades.text));
        painter.rect_stroke(area.expand(1.0), corner + 1.0, stroke, StrokeKind::Outside);
    }
    pressable.ring(painter);
    pressable.response
}

/// Draws the symbol of a colour in a square with this side.
pub fn draw_symbol(painter: &Painter, centre: Pos2, side: f32, colour: Colour, ink: Color32) {
    // A ring built from several shapes would show seams.
    if colour.index() == 5 {
        painter.circle_stroke(centre, 0.375 * side, Stroke::new(0.21 * side, ink));
        return;
    }
    for piece in shapes::symbol(colour.index()) {
        let points = piece
            .into_iter()
            .map(|point| centre + vec2(point.x, point.y) * side)
            .collect();
        painter.add(Shape::convex_polygon(points, ink, Stroke::NONE));
    }
}

/// Draws a thumbnail of a board with its tiles and pieces, fitted into `area`.
pub fn draw_board(painter: &Painter, area: Rect, position: &Position, path_lines: &[PathLine]) {
    let theme = &painter.current_theme();
    let projection = &BoardProjection::new(position, BoardOrientation::default());
    let board = projection.board();
    let styles: Vec<TileStyle> = appearances(position)
        .map(|(_, look)| TileStyle::of(look, false))
        .collect();
    draw_tiles(painter, area, projection, |cell| {
        let style = styles[cell.index()];
        let body = style.body?;
        Some((body.rgb(theme), style.is_joined))
    });
    draw_regions(painter, area, projection, position);
    let (origin, cell) = fitted(area, projection);
    let on_screen = |at: bevy::math::Vec2| origin + vec2(at.x, at.y) * cell;
    let texture = FaceTextures::of(painter.ctx(), theme.faces);
    for (id, style) in board.cells().zip(&styles) {
        match (style.mark, texture) {
            (Some(Mark::Stone(seat)), _) => {
                let centre = on_screen(projection.centre(id));
                draw_stone(painter, centre, cell, seat);
            }
            (Some(Mark::Face(face)), Some(texture)) => {
                let side = shapes::face_size(board) * cell;
                let on_sheet = place_on_sheet(face);
                let uv = between(
                    pos2(on_sheet.min.x, on_sheet.min.y),
                    pos2(on_sheet.max.x, on_sheet.max.y),
                );
                let rect = centred(on_screen(projection.centre(id)), Vec2::splat(side));
                painter.image(texture, rect, uv, Color32::WHITE);
            }
            _ => {}
        }
    }
    // Numbers are left out where they would be too small to read.
    let is_legible = |width: f32| width >= 0.05 || width * cell >= 0.6;
    let legible = path_lines
        .iter()
        .filter(|path_line| is_legible(path_line.width));
    for PathLine { line, width, rgb } in legible {
        let stroke = Stroke::new((width * cell).max(1.0), ink(*rgb));
        let line = line.iter().map(|&at| on_screen(projection.raised(at)));
        let line: Vec<Pos2> = line.collect();
        match line[..] {
            [at] => drop(painter.circle_filled(at, stroke.width / 2.0, stroke.color)),
            _ => drop(painter.add(Shape::line(line, stroke))),
        }
    }
    let pieces = position.pieces();
    let is_walker = position.setup().seats() == 1;
    for (piece, place) in pieces.iter().zip(piece_places(board, &pieces)) {
        let Some((at, size)) = place else {
            continue;
        };
        let at = on_screen(projection.raised(at));
        if is_walker {
            let rim = Stroke::new((0.06 * cell).max(1.0), Color32::from_gray(36));
            let radius = 0.7 * shapes::STONE * size * cell;
            painter.circle(at, radius, Color32::WHITE, rim);
        } else {
            draw_stone(painter, at, cell * size, piece.seat);
        }
    }
}

/// Draws the outline of each seat's region.
fn draw_regions(painter: &Painter, area: Rect, projection: &BoardProjection, position: &Position) {
    let theme = &painter.current_theme();
    let holders: Vec<Option<Seat>> = appearances(position)
        .map(|(_, appearance)| holder(appearance))
        .collect();
    if holders.iter().all(Option::is_none) {
        return;
    }
    let (origin, cell) = fitted(area, projection);
    let width = (0.085 * cell).clamp(1.0, 3.0);
    let line = Stroke::new(width, ink(theme.shades.outline));
    for side in &Outlines::of(painter.ctx(), projection, 0.5 / cell).sides {
        if side.bounds_region(&holders) {
            let along = (side.to - side.from).normalize_or_zero() * (width / 2.0 / cell);
            let lift = projection.up() * projection.lift(side.inside);
            // Longer by half the width at each end, so that corners are filled.
            let ends = [side.from - along, side.to + along].map(|end| end + lift);
            painter.line_segment(ends.map(|at| origin + vec2(at.x, at.y) * cell), line);
        }
    }
}

/// Draws a seat's stone on a cell of this size.
fn draw_stone(painter: &Painter, centre: Pos2, cell: f32, seat: Seat) {
    let theme = &painter.current_theme();
    let (paint, symbol) = theme.paints.of_seat(seat.0);
    let (radius, side) = (shapes::STONE * cell, solid::lit(paint.rgb, SIDE_LIGHT));
    painter.circle_filled(centre + vec2(0.0, THICKNESS * cell), radius, ink(side));
    painter.circle_filled(centre, radius, ink(paint.rgb));
    let symbol_ink = ink(palette::ink(paint.rgb));
    let side = shapes::STONE_SYMBOL * cell;
    draw_symbol(painter, centre, side, Colour(symbol as u8), symbol_ink);
}

/// Draws a thumbnail of a board without pieces, with a colour for each cell.
pub fn draw_cells(painter: &Painter, area: Rect, board: &Board, colour: impl Fn(CellId) -> Rgb) {
    let projection = BoardProjection::of_board(board.clone(), BoardOrientation::default());
    draw_tiles(painter, area, &projection, |cell| {
        Some((colour(cell), false))
    });
}

/// Returns the top left corner of a board fitted into `area`, and the side of a cell.
fn fitted(area: Rect, projection: &BoardProjection) -> (Pos2, f32) {
    let extent = projection.extent();
    let cell = (area.width() / extent.x).min(area.height() / extent.y);
    let corner = area.center() - vec2(extent.x, extent.y) * cell / 2.0;
    let room_above = extent.y - projection.board().extent().y;
    (corner + vec2(0.0, room_above * cell), cell)
}

/// Draws each cell in its colour, joined to equal neighbours or separate, and the hills and links of the board.
fn draw_tiles(
    painter: &Painter,
    area: Rect,
    projection: &BoardProjection,
    tile: impl Fn(CellId) -> Option<(Rgb, bool)>,
) {
    let (origin, cell) = fitted(area, projection);
    // egui antialiases every edge, so joined tiles must overlap.
    let outlines = Outlines::of(painter.ctx(), projection, 0.5 / cell);
    let on_screen = |at: bevy::math::Vec2| origin + vec2(at.x, at.y) * cell;
    for &id in &outlines.order {
        let centre = projection.centre(id);
        let Some((rgb, is_joined)) = tile(id) else {
            continue;
        };
        let [apart, joined] = &outlines.tiles[outlines.kinds.of[id.index()]];
        let outline = if is_joined { joined } else { apart };
        let fill = ink(rgb);
        let corners = &outline.corners;
        let length = projection.thickness(id, is_joined);
        // The sides are a mesh: egui antialiases a polygon by moving its corners outwards, and the acute corners of a
        // narrow side would become spikes.
        let mut sides = Mesh::default();
        for side in solid::visible_sides(corners, projection.up(), length) {
            let first = sides.vertices.len() as u32;
            for at in side.corners {
                sides.colored_vertex(on_screen(centre + at), ink(solid::lit(rgb, side.light)));
            }
            sides.add_triangle(first, first + 1, first + 2);
            sides.add_triangle(first, first + 2, first + 3);
        }
        painter.add(sides);
        let Some(triangles) = &outline.triangles else {
            let points = corners.iter().map(|&at| on_screen(centre + at)).collect();
            painter.add(Shape::convex_polygon(points, fill, Stroke::NONE));
            continue;
        };
        // egui antialiases only convex polygons. The edges of these polygons fade out over one pixel, too.
        let half = 0.5 / (cell * painter.pixels_per_point());
        let mut mesh = Mesh::default();
        for (by, fill) in [(half, fill), (-half, Color32::TRANSPARENT)] {
            for corner in polygon::mitred(corners, by) {
                mesh.colored_vertex(on_screen(centre + corner), fill);
            }
        }
        for &[a, b, c] in triangles {
            mesh.add_triangle(a, b, c);
        }
        let count = corners.len() as u32;
        for at in 0..count {
            let next = (at + 1) % count;
            mesh.add_triangle(at, next, count + at);
            mesh.add_triangle(next, count + next, count + at);
        }
        painter.add(mesh);
    }
    let dark = Color32::from_black_alpha(190);
    let width = (0.09 * cell).max(1.0);
    // The bright line shows the cliff on a dark tile, and the dark one on a bright tile.
    let bright = Color32::from_white_alpha(150);
    for line in [Stroke::new(2.0 * width, bright), Stroke::new(width, dark)] {
        for side in &outlines.cliffs {
            painter.line_segment(side.map(on_screen), line);
        }
    }
    for dash in &outlines.connections {
        let points = dash.iter().map(|&at| on_screen(at)).collect();
        painter.add(Shape::convex_polygon(points, dark, Stroke::NONE));
    }
}

/// Outline in cells, relative to the centre of its cell.
struct Outline {
    corners: Vec<bevy::math::Vec2>,
    /// Triangulation, or `None` if the outline is convex.
    triangles: Option<Vec<[u32; 3]>>,
}

impl Outline {
    fn new(corners: Vec<bevy::math::Vec2>) -> Self {
        let number = |corner: usize| corner as u32;
        let triangles = (!polygon::is_convex(&corners)).then(|| {
            let triangles = polygon::triangles(&corners);
            triangles.into_iter().map(|at| at.map(number)).collect()
        });
        Self { corners, triangles }
    }
}

/// Outlines of a board's tiles, separate and joined, for each kind of cell.
struct Outlines {
    projection: BoardProjection,
    overlap: f32,
    kinds: Kinds,
    tiles: Vec<[Outline; 2]>,
    sides: Vec<Side>,
    /// Cells in drawing order.
    order: Vec<CellId>,
    /// Sides too steep for a step.
    cliffs: Vec<[bevy::math::Vec2; 2]>,
    /// Dashes between neighbours that do not touch in the picture.
    connections: Vec<Vec<bevy::math::Vec2>>,
}

/// Number of boards with cached outlines; more than the title and the other screens show at once.
const CACHE_SIZE: usize = 32;

impl Outlines {
    /// Returns the outlines of a board from the cache, or computes them, which is slow for large maps.
    fn of(context: &Context, projection: &BoardProjection, overlap: f32) -> Arc<Self> {
        let id = Id::new("outlines of boards");
        let cache = context.data(|data| data.get_temp::<Vec<Arc<Self>>>(id));
        let mut cache = cache.unwrap_or_default();
        let is_this =
            |known: &Arc<Self>| known.overlap == overlap && known.projection == *projection;
        if let Some(known) = cache.iter().find(|&known| is_this(known)) {
            return known.clone();
        }
        let board = projection.board();
        let kinds = Kinds::new(board);
        let tile = |&cell: &CellId| {
            let (apart, joined) = (
                shapes::apart(board, cell),
                shapes::joined(board, cell, overlap),
            );
            [apart, joined].map(Outline::new)
        };
        let found = Arc::new(Self {
            projection: projection.clone(),
            sides: sides(board),
            order: projection.cells_from_back(),
            overlap,
            tiles: kinds.examples.iter().map(tile).collect(),
            cliffs: cliffs(projection),
            connections: connection_lines(projection),
            kinds,
        });
        cache.truncate(CACHE_SIZE - 1);
        cache.insert(0, found.clone());
        context.data_mut(|data| data.insert_temp(id, cache));
        found
    }
}

/// Draws the program's logo: four tiles.
pub fn draw_sign(painter: &Painter, area: Rect) {
    let theme = &painter.current_theme();
    let side = area.width() * 0.46;
    for (index, corner) in [(0, 0.0, 0.0), (1, 1.0, 0.0), (3, 0.0, 1.0), (4, 1.0, 1.0)]
        .map(|(index, x, y)| (index, vec2(x, y) * (area.width() - side)))
    {
        let tile = sized(area.min + corner, Vec2::splat(side));
        let paint = theme.paints.paint(index);
        painter.rect_filled(tile, side * 0.22, ink(paint.rgb));
    }
}

/// Draws a row of dots around a point, of which the first ones are filled.
pub fn draw_pips(painter: &Painter, centre: Pos2, filled: usize, count: usize) {
    let theme = &painter.current_theme();
    const RADIUS: f32 = 2.5;
    const STEP: f32 = 8.0;
    let left = centre.x - STEP * (count as f32 - 1.0) / 2.0;
    for index in 0..count {
        let at = pos2(left + STEP * index as f32, centre.y);
        if index < filled {
            painter.circle_filled(at, RADIUS, ink(theme.shades.accent));
        } else {
            let line = Stroke::new(1.0, ink(theme.shades.quiet));
            painter.circle_stroke(at, RADIUS - 0.5, line);
        }
    }
}

/// Draws a bar that shows shares of a whole, from both ends.
pub fn balance(painter: &Painter, area: Rect, from_left: (f32, Rgb), from_right: (f32, Rgb)) {
    let theme = &painter.current_theme();
    let corner = area.height() / 2.0;
    painter.rect_filled(area, corner, ink(theme.shades.line));
    let size = |share: f32| {
        let least = if share > 0.0 { area.height() } else { 0.0 };
        let width = (area.width() * share.clamp(0.0, 1.0)).max(least);
        vec2(width, area.height())
    };
    let left = sized(area.min, size(from_left.0));
    painter.rect_filled(left, corner, ink(from_left.1));
    let right = Align2::RIGHT_CENTER.align_size_within_rect(size(from_right.0), area);
    painter.rect_filled(right, corner, ink(from_right.1));
}
