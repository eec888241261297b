//! Thumbnails of boards, colour symbols and buttons, and balance bars.

use super::text::heavy;
use crate::core::BoardOrientation;
use crate::core::palette::{self, Rgb};
use crate::core::rects::{between, centred, sized};
use crate::core::theme::{Themed, ink};
use crate::drawing::cliffs::{self, Cliff};
use crate::drawing::faces::{FaceTextures, place_on_sheet};
use crate::drawing::numbers::DIGIT_HEIGHT;
use crate::drawing::regions::{LIP, LIP_SHADE, RIM, RIM_ON_HILLS};
use crate::drawing::shapes::Kinds;
use crate::drawing::solid;
use crate::drawing::tile_style::{Mark, TileStyle, holder};
use crate::drawing::{BoardNumber, Ending, PathLine};
use crate::drawing::{
    BoardProjection, BorderPiece, RegionOutline, Side, appearances, bed, connection_lines,
    piece_places, polygon, shapes, sides,
};
use bevy_egui::egui::{
    Align2, Color32, Context, Id, Mesh, Painter, Pos2, Rect, Shape, Stroke, Vec2, pos2, vec2,
};
use std::sync::Arc;
use tessella_boards::{Board, CellId};
use tessella_games::{Appearance, Colour, Position, Rules, Seat};

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

/// Side of a cell from which the light on it is drawn, in points.
const FINE: f32 = 12.0;

/// Draws a thumbnail of a board with its tiles and pieces, fitted into `area`. The end of a game may have recoloured its tiles.
pub fn draw_board(
    painter: &Painter,
    area: Rect,
    position: &Position,
    ending: Option<&Ending>,
    (path_lines, numbers): (&[PathLine], &[BoardNumber]),
) {
    let theme = &painter.current_theme();
    let projection = &BoardProjection::new(position, BoardOrientation::default());
    let board = projection.board();
    let recoloured = |cell: CellId| ending?.body(board, cell, f64::INFINITY);
    let styles: Vec<TileStyle> = appearances(position)
        .map(|(cell, look)| match recoloured(cell) {
            None => TileStyle::of(look, false),
            Some(body) => TileStyle::recoloured(body),
        })
        .collect();
    draw_tiles(painter, area, projection, |cell| {
        let style = styles[cell.index()];
        let body = style.body?;
        Some((body.rgb_at(theme, projection.relief(cell)), style.is_joined))
    });
    if !board.cells().any(|cell| recoloured(cell).is_some()) {
        draw_regions(painter, area, projection, position);
    }
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
            (Some(Mark::Home(seat)), _) => {
                let (paint, _) = theme.paints.of_seat(seat.0);
                let mut ring = Mesh::default();
                for piece in shapes::home_ring(board, id) {
                    let corners = piece
                        .into_iter()
                        .map(|at| on_screen(projection.centre(id) + at));
                    add_convex(&mut ring, corners, ink(paint.rgb));
                }
                painter.add(ring);
            }
            _ => {}
        }
    }
    // Thin lines are left out where they would be too small to see.
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
    for number in numbers {
        let at = on_screen(projection.raised(number.at));
        draw_number(painter, at, cell, number);
    }
    draw_pieces(painter, area, projection, position);
}

/// Draws a number of the board, unless it would be too small to read.
fn draw_number(painter: &Painter, at: Pos2, cell: f32, number: &BoardNumber) {
    /// Least height of a digit, in points.
    const LEGIBLE: f32 = 5.0;
    let height = number.height * cell;
    if height >= LEGIBLE {
        let font = heavy(height / DIGIT_HEIGHT);
        painter.text(
            at,
            Align2::CENTER_CENTER,
            &number.text,
            font,
            ink(number.rgb),
        );
    }
}

/// Draws the pieces of a position.
fn draw_pieces(painter: &Painter, area: Rect, projection: &BoardProjection, position: &Position) {
    let board = projection.board();
    let (origin, cell) = fitted(area, projection);
    let on_screen = |at: bevy::math::Vec2| origin + vec2(at.x, at.y) * cell;
    let pieces = position.pieces();
    let is_walker = position.setup().seats() == 1;
    for (piece, place) in pieces.iter().zip(piece_places(board, &pieces)) {
        let Some((at, size)) = place else {
            continue;
        };
        let at = on_screen(projection.raised(at));
        if is_walker {
            let radius = solid::BALL * shapes::STONE * size * cell;
            for disc in solid::ball() {
                let at = at + vec2(disc.right, disc.down) * radius;
                painter.circle_filled(at, disc.radius * radius, ink(disc.rgb));
            }
        } else {
            draw_stone(painter, at, cell * size, piece.seat);
        }
    }
}

/// Draws the glaze and the rim of each seat's region.
fn draw_regions(painter: &Painter, area: Rect, projection: &BoardProjection, position: &Position) {
    let theme = &painter.current_theme();
    let looks: Vec<Appearance> = appearances(position).map(|(_, look)| look).collect();
    let holders: Vec<Option<Seat>> = looks.iter().copied().map(holder).collect();
    if holders.iter().all(Option::is_none) {
        return;
    }
    let (origin, cell) = fitted(area, projection);
    let on_screen = |at: bevy::math::Vec2| origin + vec2(at.x, at.y) * cell;
    let width = (RIM * cell).clamp(1.0, 3.0);
    let line = Stroke::new(width, ink(theme.shades.outline));
    let outlines = Outlines::of(painter.ctx(), projection, 0.5 / cell);
    if !projection.is_flat() {
        let mut mesh = Mesh::default();
        let width = (RIM_ON_HILLS * width).max(1.0) / cell;
        for outline in RegionOutline::all(projection.board(), &outlines.sides, &holders) {
            for piece in outline.raised_rim(projection, width) {
                let polygon = piece.polygon.into_iter().map(on_screen);
                add_convex(&mut mesh, polygon, line.color);
            }
        }
        painter.add(mesh);
        return;
    }
    let colour = |cell: CellId| {
        let body = TileStyle::of(looks[cell.index()], false).body;
        body.map_or(theme.shades.bare, |body| {
            body.rgb_at(theme, projection.relief(cell))
        })
    };
    for outline in RegionOutline::all(projection.board(), &outlines.sides, &holders) {
        let mut mesh = Mesh::default();
        let mut add = |piece: BorderPiece, rgb: Rgb| {
            add_convex(
                &mut mesh,
                piece.polygon.into_iter().map(on_screen),
                ink(rgb),
            );
        };
        for piece in outline.outside() {
            add(piece, theme.shades.bed);
        }
        for piece in outline.lip(projection.up(), LIP) {
            let rgb = colour(piece.cell).shaded(LIP_SHADE, 0.0);
            add(piece, rgb);
        }
        for piece in outline.inside() {
            let rgb = solid::lit(colour(piece.cell), solid::SEAM_LIGHT);
            add(piece, rgb);
        }
        painter.add(mesh);
        let rim = outline.middle_of_rim(width / cell);
        painter.add(Shape::closed_line(
            rim.into_iter().map(on_screen).collect(),
            line,
        ));
    }
}

/// Adds a polygon to a mesh. All of it is seen from its first corner.
fn add_convex(mesh: &mut Mesh, corners: impl Iterator<Item = Pos2>, fill: Color32) {
    let first = mesh.vertices.len() as u32;
    for at in corners {
        mesh.colored_vertex(at, fill);
    }
    for corner in first + 2..mesh.vertices.len() as u32 {
        mesh.add_triangle(first, corner - 1, corner);
    }
}

/// Draws a seat's stone on a cell of this size.
fn draw_stone(painter: &Painter, centre: Pos2, cell: f32, seat: Seat) {
    let theme = &painter.current_theme();
    let (paint, symbol) = theme.paints.of_seat(seat.0);
    let radius = shapes::STONE * cell;
    for disc in solid::stone(paint.rgb) {
        let at = centre + vec2(0.0, disc.down * radius);
        painter.circle_filled(at, disc.radius * radius, ink(disc.rgb));
    }
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
    let board = projection.board().extent();
    let margin = bed::margin(board);
    let size = vec2(extent.x, extent.y) + Vec2::splat(2.0 * margin);
    let cell = (area.width() / size.x).min(area.height() / size.y);
    let corner = area.center() - size * cell / 2.0;
    let inside = vec2(margin, margin + extent.y - board.y);
    (corner + inside * cell, cell)
}

/// Draws the bed below the tiles.
fn draw_bed(painter: &Painter, outlines: &Outlines, on_screen: impl Fn(bevy::math::Vec2) -> Pos2) {
    let shades = &painter.current_theme().shades;
    for (part, rgb) in outlines.bed.iter().zip(bed::colours(shades)) {
        for polygon in part {
            let points = polygon.iter().map(|&at| on_screen(at)).collect();
            painter.add(Shape::convex_polygon(points, ink(rgb), Stroke::NONE));
        }
    }
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
    draw_bed(painter, &outlines, on_screen);
    for &id in &outlines.order {
        let centre = projection.centre(id);
        let Some((rgb, is_joined)) = tile(id) else {
            continue;
        };
        let [apart, joined] = &outlines.tiles[outlines.kinds.of[id.index()]];
        let outline = if is_joined { joined } else { apart };
        let seam = solid::lit(rgb, solid::SEAM_LIGHT);
        let fill = ink(if is_joined { seam } else { rgb });
        let corners = &outline.corners;
        let length = projection.thickness(id, is_joined);
        // The sides are a mesh: egui antialiases a polygon by moving its corners outwards, and the acute corners of a
        // narrow side would become spikes.
        let mut sides = Mesh::default();
        for side in solid::visible_sides(corners, projection.up(), length) {
            let corners = side.corners.into_iter().map(|at| on_screen(centre + at));
            add_convex(&mut sides, corners, ink(solid::lit(rgb, side.light)));
        }
        painter.add(sides);
        let has_outline = painter.current_theme().is_high_contrast() && !is_joined;
        let Some(triangles) = &outline.triangles else {
            let points = corners.iter().map(|&at| on_screen(centre + at)).collect();
            painter.add(Shape::convex_polygon(points, fill, Stroke::NONE));
            if has_outline {
                draw_outline(painter, corners, cell, |at| on_screen(centre + at));
            } else if cell >= FINE {
                let top = if is_joined { apart } else { outline };
                let up = projection.up();
                painter.add(slope(
                    &top.corners,
                    |at| on_screen(centre + at),
                    |at| {
                        let light = if is_joined {
                            solid::glaze(at, up)
                        } else {
                            solid::slope(at, up)
                        };
                        ink(solid::lit(rgb, light))
                    },
                ));
            }
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
        if has_outline {
            draw_outline(painter, corners, cell, |at| on_screen(centre + at));
        }
    }
    let dark = Color32::from_black_alpha(190);
    draw_cliffs(painter, &outlines.cliffs, cell, on_screen);
    for dash in &outlines.connections {
        let points = dash.iter().map(|&at| on_screen(at)).collect();
        painter.add(Shape::convex_polygon(points, dark, Stroke::NONE));
    }
}

/// Draws the outline of a tile in a theme of high contrast.
fn draw_outline(
    painter: &Painter,
    corners: &[bevy::math::Vec2],
    cell: f32,
    on_screen: impl Fn(bevy::math::Vec2) -> Pos2,
) {
    let width = (solid::OUTLINE * cell).max(1.0);
    let stroke = Stroke::new(width, ink(painter.current_theme().shades.outline));
    let middle = polygon::mitred(corners, width / 2.0 / cell);
    painter.add(Shape::closed_line(
        middle.into_iter().map(on_screen).collect(),
        stroke,
    ));
}

/// Draws the lines of the cliffs on cells of this size.
fn draw_cliffs(
    painter: &Painter,
    lines: &[Cliff],
    cell: f32,
    on_screen: impl Fn(bevy::math::Vec2) -> Pos2,
) {
    let theme = &painter.current_theme();
    let width = (cliffs::WIDTH * cell).max(1.0);
    let edge = cliffs::edge(theme, cell) * cell;
    let widths = if edge > 0.0 {
        [width + 2.0 * edge, width]
    } else {
        [0.0, width]
    };
    for (rgb, width) in cliffs::colours(&theme.shades).into_iter().zip(widths) {
        let line = Stroke::new(width, ink(rgb));
        for Cliff { ends, .. } in lines.iter().filter(|_| width > 0.0) {
            let ends = ends.map(&on_screen);
            painter.line_segment(ends, line);
            for end in ends {
                painter.circle_filled(end, width / 2.0, line.color);
            }
        }
    }
}

/// Returns the top of a tile with the light on it. It is a little smaller than the flat top below it, whose edges are smooth.
fn slope(
    corners: &[bevy::math::Vec2],
    on_screen: impl Fn(bevy::math::Vec2) -> Pos2,
    fill: impl Fn(bevy::math::Vec2) -> Color32,
) -> Mesh {
    const INSIDE: f32 = 0.97;
    let mut mesh = Mesh::default();
    for &corner in corners {
        mesh.colored_vertex(on_screen(corner * INSIDE), fill(corner));
    }
    for corner in 2..corners.len() as u32 {
        mesh.add_triangle(0, corner - 1, corner);
    }
    mesh
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
    cliffs: Vec<Cliff>,
    /// Parts of the bed below the tiles.
    bed: [Vec<Vec<bevy::math::Vec2>>; 3],
    /// `true` if the bed has a frame.
    is_framed: bool,
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
        let is_framed = context.current_theme().is_high_contrast();
        let is_this = |known: &Arc<Self>| {
            (known.overlap, known.is_framed) == (overlap, is_framed)
                && known.projection == *projection
        };
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
            cliffs: cliffs::cliffs(projection),
            bed: bed::bed(board, projection.up(), is_framed),
            is_framed,
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
