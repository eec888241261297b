//! How the board shows the end of a game. Everything is a function of the time since the end, so that the last frame does not depend
//! on those before it.

use crate::core::motion::{self, ease_in_out, ease_out, ending, hop, share};
use crate::core::palette::Rgb;
use crate::core::theme::Theme;
use crate::drawing::path_line::PathLine;
use crate::drawing::tile_style::Body;
use bevy::math::Vec2;
use std::f32::consts::{FRAC_PI_2, TAU};
use tessella_boards::{Board, CellId};
use tessella_games::{Appearance, Seat};

/// Opacity of the veil over tiles that are not in a winning line.
const DIMMED: f32 = 0.5;
/// Opacity of the veil over a lost board, which takes this share of the tiles' chroma.
const LOST: f32 = 0.45;
/// Colour of that veil, in OKLCH: nearly grey, so dark that the tiles become darker by about 0.08 on average.
const LOST_GREY: (f32, f32, f32) = (0.42, 0.012, 285.0);
/// Opacity of the band of light, and half of its width as a share of the board.
const BAND: f32 = 0.3;
const BAND_HALF: f32 = 0.16;
/// Opacity of the light at its head on a path, and of the breath of a whole board.
const HEAD: f32 = 0.8;
const BREATH: f32 = 0.2;
/// Opacity of the light that runs along a way, and of the flash of a home row.
const WAY: f32 = 0.42;
const FLASH: f32 = 0.6;
/// Number of breaths.
const BREATHS: f64 = 2.0;
/// Distances in cells: hop of a stone, hops of a piece, fall of the pieces of a lost board, and arc of a flying face.
const STONE_HOP: f32 = 0.12;
const PIECE_HOPS: [f32; 2] = [0.45, 0.18];
const SINK: f32 = 0.04;
/// Distance by which a lost board gives way, in cells.
const THUD: f32 = 0.03;
const ARC: f32 = 0.6;
/// Share of its size by which a tile shrinks while it is recoloured.
const DIP: f32 = 0.1;
/// Number of tesserae that burst around a piece, and their distance and size at first, in cells.
const TESSERAE: usize = 12;
const FAR: f32 = 0.95;
const TESSERA: f32 = 0.17;
/// Radius of the hole of a medal, as a share of its own.
const HOLE: f32 = 0.4;

/// Pole and cloth of the flag beside the winner's runner, as lines from the middle of its cell, and their widths, in cells; y points
/// down.
const FLAG: [(&[Vec2], f32); 2] = [
    (&[Vec2::new(0.42, 0.4), Vec2::new(0.42, -0.72)], 0.08),
    (
        &[
            Vec2::new(0.46, -0.66),
            Vec2::new(0.8, -0.48),
            Vec2::new(0.46, -0.3),
            Vec2::new(0.46, -0.54),
            Vec2::new(0.66, -0.48),
            Vec2::new(0.5, -0.42),
        ],
        0.1,
    ),
];

/// End of a game as the board shows it.
#[derive(Clone, Debug, PartialEq)]
pub enum Ending {
    /// A wave from a cell colours each tile by the move that took it, and a band of light follows.
    Mosaic {
        /// Cell from which the wave runs.
        origin: CellId,
        /// When each cell was taken, from 0 for the first move to 1 for the last, in the order of cells.
        taken: Vec<f32>,
    },
    /// A band of light runs over the winner's cells.
    Band(Vec<CellId>),
    /// The stones of each line hop from the first to the last, and all other tiles are dimmed.
    Lines(Vec<Vec<CellId>>),
    /// The tiles that were dealt fly into a round medal.
    Medal {
        /// Appearance of each cell before the first move.
        dealt: Vec<Appearance>,
        /// What is written in the middle.
        words: String,
    },
    /// Light runs along a path, and then the whole board lights up twice.
    Path(Vec<CellId>),
    /// The winner's pieces hop where they are, in a burst of tesserae.
    Hop(Seat),
    /// Light in the winner's colour runs along the winner's way, over which a line stays, and the goal flashes.
    Way {
        /// The winner.
        seat: Seat,
        /// Cells in the order of the way.
        way: Vec<CellId>,
        /// Cells of the goal.
        goal: Vec<CellId>,
    },
    /// The board loses its colours, and the pieces sink.
    Loss,
}

/// A translucent colour over a tile.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Veil {
    /// The same everywhere.
    Flat(Rgb, f32),
    /// A band of light, whose middle is at this share of the way from the upper left corner of the board to the lower right.
    Band(f32),
}

impl Veil {
    /// Returns the colour and its opacity at a share of the way from the upper left corner of the board to the lower right.
    pub fn at(self, along: f32) -> (Rgb, f32) {
        match self {
            Self::Flat(rgb, opacity) => (rgb, opacity),
            Self::Band(middle) => {
                let rest = (1.0 - (along - middle).abs() / BAND_HALF).max(0.0);
                (WHITE, BAND * ease_in_out(rest))
            }
        }
    }
}

const WHITE: Rgb = Rgb::hex(0xff_ff_ff);

/// Place of a tile that is not on its cell.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MovedTile {
    /// Centre in cells; y points down.
    pub centre: Vec2,
    /// Size relative to a tile on its cell.
    pub size: f32,
}

impl Ending {
    /// Returns the time until the board stands still.
    pub fn duration(&self) -> f64 {
        match self {
            Self::Mosaic { .. } => ending::WAVE + ending::BAND,
            Self::Band(_) => ending::BAND,
            Self::Lines(_) => ending::LINE + ending::HOP,
            Self::Medal { .. } => ending::WAVE,
            Self::Path(_) => ending::PATH + BREATHS * ending::BREATH,
            Self::Hop(_) => 2.0 * ending::HOP + ending::BURST,
            Self::Way { way, .. } => way_duration(way) + ending::FLASH,
            Self::Loss => ending::LOSS,
        }
    }

    /// Returns the body of a tile that has been recoloured.
    pub fn body(&self, board: &Board, cell: CellId, since: f64) -> Option<Body> {
        match self {
            Self::Mosaic { origin, taken } => {
                let taken = *taken.get(cell.index())?;
                (since >= wave_begin(board, *origin, cell)).then(|| Body::ramp(taken))
            }
            _ => None,
        }
    }

    /// Returns the size of a tile on its cell.
    pub fn size(&self, board: &Board, cell: CellId, since: f64) -> f32 {
        match self {
            Self::Mosaic { origin, .. } => {
                let begin = wave_begin(board, *origin, cell);
                1.0 - DIP * hop(share(since, begin, ending::TILE))
            }
            _ => 1.0,
        }
    }

    /// Returns the appearance and the places of the tiles that have left their cells.
    pub fn moved(&self, board: &Board, since: f64) -> Vec<(CellId, Appearance, MovedTile)> {
        let Self::Medal { dealt, .. } = self else {
            return Vec::new();
        };
        let tiles = board
            .cells()
            .zip(dealt)
            .filter(|(_, look)| **look != Appearance::Removed);
        let tiles: Vec<(CellId, Appearance)> = tiles.map(|(cell, look)| (cell, *look)).collect();
        let (places, size) = medal(tiles.len(), extent(board));
        let fly = |((cell, look), place): ((CellId, Appearance), Vec2)| {
            let delay = (ending::WAVE - ending::FACE) * f64::from(scattered(cell));
            let flown = share(since, delay, ending::FACE);
            let centre = flight(centre(board, cell), place, flown);
            let size = size * ease_out((3.0 * flown).min(1.0));
            (cell, look, MovedTile { centre, size })
        };
        tiles.into_iter().zip(places).map(fly).collect()
    }

    /// Returns the words in the middle of the board, with their opacity and the greatest width and height, in cells.
    pub fn words(&self, board: &Board, since: f64) -> Option<(&str, f32, f32)> {
        match self {
            Self::Medal { words, .. } => {
                let opacity = share(since, ending::FACE, ending::WAVE - ending::FACE);
                let width = HOLE * extent(board).min_element() * 0.85;
                Some((words, opacity, width))
            }
            _ => None,
        }
    }

    /// Returns the share of the lines of the result that is drawn.
    pub fn lines_share(&self, since: f64) -> f32 {
        match self {
            Self::Lines(_) => ease_in_out(share(since, 0.0, ending::LINE)),
            Self::Way { way, .. } => share(since, 0.0, way_duration(way)),
            _ => 1.0,
        }
    }

    /// Returns the lines over the board: the winner's way, so thin that the heights of its cells are seen, and the flag that the winner
    /// plants at its end.
    pub fn lines(&self, board: &Board, theme: &Theme, since: f64) -> Vec<PathLine> {
        /// Widths of the way and of what is seen around each line, in cells.
        const LINE: f32 = 0.12;
        const AROUND: f32 = 0.08;
        let Self::Way { seat, way, .. } = self else {
            return Vec::new();
        };
        let paint = theme.paints.of_seat(seat.0).0;
        let mut lines = Vec::new();
        let mut draw = |line: Vec<Vec2>, width: f32, share: f32| {
            for (width, rgb) in [(width + AROUND, theme.shades.cliff), (width, paint.rgb)] {
                let line = line.clone();
                lines.push(PathLine { line, width, rgb }.first_part(share));
            }
        };
        let along = way.iter().map(|&cell| centre(board, cell));
        draw(along.collect(), LINE, self.lines_share(since));
        let planted = ease_out(share(since, way_duration(way), ending::FLASH));
        if let Some(&end) = way.last().filter(|_| planted > 0.0) {
            let foot = centre(board, end);
            for (line, width) in FLAG {
                let risen = line.iter().map(|&point| foot + point * planted);
                draw(risen.collect(), width * planted, 1.0);
            }
        }
        lines
    }

    /// Returns the height of each stone that hops, in cells.
    pub fn stones(&self, since: f64) -> Vec<(CellId, f32)> {
        let Self::Lines(lines) = self else {
            return Vec::new();
        };
        let hops = lines.iter().flat_map(|line| {
            let last = line.len().saturating_sub(1).max(1) as f64;
            line.iter().enumerate().map(move |(at, &cell)| {
                let begin = ending::LINE * at as f64 / last;
                (cell, STONE_HOP * hop(share(since, begin, ending::HOP)))
            })
        });
        hops.collect()
    }

    /// Returns the height of a seat's pieces above their places, in cells.
    pub fn piece_height(&self, seat: Seat, since: f64) -> f32 {
        match self {
            Self::Hop(winner) if *winner == seat => {
                let heights = PIECE_HOPS.iter().zip([0.0, ending::HOP]);
                heights
                    .map(|(height, begin)| height * hop(share(since, begin, ending::HOP)))
                    .sum()
            }
            Self::Loss => -SINK * ease_in_out(share(since, 0.0, ending::LOSS)),
            _ => 0.0,
        }
    }

    /// Returns the distance by which the whole board has given way, in cells downwards.
    pub fn thud(&self, since: f64) -> f32 {
        match self {
            Self::Loss => THUD * hop(share(since, 0.0, ending::THUD)),
            _ => 0.0,
        }
    }

    /// Returns the tesserae that burst around a piece of a seat, relative to its place, each with its number.
    pub fn tesserae(&self, seat: Seat, since: f64) -> Vec<(usize, Vec<Vec2>)> {
        let flown = share(since, ending::HOP, ending::BURST);
        if *self != Self::Hop(seat) || flown <= 0.0 || flown >= 1.0 {
            return Vec::new();
        }
        let tessera = |at: usize| {
            let turned = Vec2::from_angle(TAU * (at as f32 + 0.5) / TESSERAE as f32);
            let far = FAR * (0.75 + 0.25 * (at % 3) as f32);
            let centre = turned * (0.3 + far * ease_out(flown));
            let half = TESSERA / 2.0 * (1.0 - flown * flown);
            let spun = Vec2::from_angle(FRAC_PI_2 * flown + at as f32);
            let corners = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)];
            let corner = |(x, y)| centre + spun.rotate(Vec2::new(x, y) * half);
            (at, corners.map(corner).to_vec())
        };
        (0..TESSERAE).map(tessera).collect()
    }

    /// Returns what lies over each tile, in the order of cells.
    pub fn veils(&self, board: &Board, theme: &Theme, since: f64) -> Vec<Option<Veil>> {
        let mut veils = vec![None; board.len()];
        let mut lay = |cell: CellId, veil: Veil| {
            if let Some(place) = veils.get_mut(cell.index()) {
                *place = Some(veil);
            }
        };
        match self {
            Self::Mosaic { .. } => {
                if let Some(band) = band(since, ending::WAVE) {
                    board.cells().for_each(|cell| lay(cell, band));
                }
            }
            Self::Band(cells) => {
                if let Some(band) = band(since, 0.0) {
                    cells.iter().for_each(|&cell| lay(cell, band));
                }
            }
            Self::Lines(lines) => {
                let opacity = DIMMED * ease_out(share(since, 0.0, ending::LINE));
                let others = board.cells().filter(|cell| !lines.concat().contains(cell));
                others.for_each(|cell| lay(cell, Veil::Flat(theme.shades.bed, opacity)));
            }
            Self::Path(path) => {
                let light = |cell, opacity| (cell, Veil::Flat(WHITE, opacity));
                let breath = breath(since - ending::PATH);
                let cells = path.iter().enumerate();
                let lights =
                    cells.map(|(at, &cell)| light(cell, breath.max(head(at, path.len(), since))));
                lights
                    .filter(|(_, veil)| *veil != Veil::Flat(WHITE, 0.0))
                    .for_each(|(cell, veil)| lay(cell, veil));
            }
            Self::Way { seat, way, goal } => {
                let (paint, _) = theme.paints.of_seat(seat.0);
                let flash = FLASH * hop(share(since, way_duration(way), ending::FLASH));
                if flash > 0.0 {
                    goal.iter()
                        .for_each(|&cell| lay(cell, Veil::Flat(WHITE, flash)));
                }
                for (at, &cell) in way.iter().enumerate() {
                    let begin = way_duration(way) * at as f64 / way.len() as f64;
                    let opacity = WAY * hop(share(since, begin, 2.0 * ending::TILE));
                    if opacity > 0.0 && !(flash > 0.0 && goal.contains(&cell)) {
                        lay(cell, Veil::Flat(paint.rgb, opacity));
                    }
                }
            }
            Self::Loss => {
                let (lightness, chroma, hue) = LOST_GREY;
                let opacity = LOST * ease_in_out(share(since, 0.0, ending::LOSS));
                let veil = Veil::Flat(Rgb::oklch(lightness, chroma, hue), opacity);
                board.cells().for_each(|cell| lay(cell, veil));
            }
            Self::Medal { .. } | Self::Hop(_) => {}
        }
        veils
    }
}

/// Returns the band of light that begins at a time, while it is on the board.
fn band(since: f64, begin: f64) -> Option<Veil> {
    let passed = share(since, begin, ending::BAND);
    let middle = passed * (1.0 + 2.0 * BAND_HALF) - BAND_HALF;
    (passed > 0.0 && passed < 1.0).then_some(Veil::Band(middle))
}

/// Returns the opacity of the light at a place of a path, which is brightest at its head and fades behind it.
fn head(at: usize, length: usize, since: f64) -> f32 {
    let tail = (0.2 * length as f32).max(2.0);
    let ahead = share(since, 0.0, ending::PATH) * (length as f32 + tail);
    let behind = ahead - at as f32;
    if behind <= 0.0 {
        return 0.0;
    }
    HEAD * (1.0 - behind / tail).max(0.0)
}

/// Returns the opacity of the light of a whole board at a time since its first breath.
fn breath(since: f64) -> f32 {
    let breaths = since / ending::BREATH;
    if (0.0..BREATHS).contains(&breaths) {
        BREATH * motion::breath(breaths.fract() as f32)
    } else {
        0.0
    }
}

/// Returns the time until a whole way is lit.
fn way_duration(way: &[CellId]) -> f64 {
    (ending::WAY_STEP * way.len() as f64).min(ending::WAY)
}

/// Returns the time at which the wave of a mosaic reaches a cell.
fn wave_begin(board: &Board, origin: CellId, cell: CellId) -> f64 {
    let from = centre(board, origin);
    let size = extent(board);
    let reach = from.max(size - from).length().max(1.0);
    let distance = from.distance(centre(board, cell)) / reach;
    (ending::WAVE - ending::TILE) * f64::from(distance.min(1.0))
}

/// Returns the centres of this many tiles in rings around the middle of a board of this size, and the size of each.
fn medal(count: usize, extent: Vec2) -> (Vec<Vec2>, f32) {
    let radius = extent.min_element() / 2.0;
    let mut side = 1.0_f32.min(radius);
    let rings = loop {
        let rings = medal_rings(radius, side);
        let room: usize = rings.iter().map(|(_, room)| room).sum();
        if room >= count || side < 0.02 {
            break rings;
        }
        side *= 0.97;
    };
    let mut room_left: usize = rings.iter().map(|(_, room)| room).sum();
    let mut left = count;
    let mut places = Vec::with_capacity(count);
    for (radius, room) in rings {
        // Each ring is filled to the same share.
        let here = (left * room).div_ceil(room_left.max(1)).min(left);
        left -= here;
        room_left -= room;
        places.extend((0..here).map(|at| {
            let turned = TAU * at as f32 / here as f32 - FRAC_PI_2;
            extent / 2.0 + Vec2::from_angle(turned) * radius
        }));
    }
    (places, 0.92 * side)
}

/// Returns the rings of a medal from the outer one to the inner one: the radius of each, and the number of tiles for which it has
/// room.
fn medal_rings(radius: f32, side: f32) -> Vec<(f32, usize)> {
    let radii = (0..).map(|ring| radius - side * (ring as f32 + 0.5));
    radii
        .take_while(|ring| ring - side / 2.0 >= HOLE * radius)
        .map(|ring| (ring, (TAU * ring / (1.08 * side)) as usize))
        .collect()
}

/// Returns the place of something that flies from one point to another in an arc.
pub fn flight(from: Vec2, to: Vec2, flown: f32) -> Vec2 {
    let across = (to - from).normalize_or_zero().perp();
    from.lerp(to, ease_in_out(flown)) + across * (ARC * hop(flown))
}

/// Returns a share that is different for each cell, and always the same.
pub fn scattered(cell: CellId) -> f32 {
    let mixed = (cell.0 ^ (cell.0 >> 3)).wrapping_mul(0x9e37_79b9);
    (mixed >> 16) as f32 / 65_536.0
}

fn centre(board: &Board, cell: CellId) -> Vec2 {
    let at = board.centre(cell);
    Vec2::new(at.x, at.y)
}

fn extent(board: &Board) -> Vec2 {
    let extent = board.extent();
    Vec2::new(extent.x, extent.y)
}

#[cfg(test)]
mod tests {
    use super::*;
    use tessella_games::{GameCode, Rules};
    use tessella_session::{Player, Session};

    fn board() -> Board {
        let code: GameCode = "drench:8x8,c6#1".parse().expect("a valid code");
        let game = Session::new(code, vec![Player::Human]).expect("a deal");
        game.position().board().clone()
    }

    /// Returns an end of each kind on a board.
    fn endings(board: &Board) -> Vec<Ending> {
        let cells: Vec<CellId> = board.cells().collect();
        let row = cells[..8].to_vec();
        vec![
            Ending::Mosaic {
                origin: CellId(0),
                taken: (0..64).map(|cell| cell as f32 / 63.0).collect(),
            },
            Ending::Band(cells.clone()),
            Ending::Lines(vec![row.clone()]),
            Ending::Medal {
                dealt: vec![Appearance::Empty; 64],
                words: String::new(),
            },
            Ending::Path(cells.clone()),
            Ending::Hop(Seat::FIRST),
            Ending::Way {
                seat: Seat::FIRST,
                way: cells[8..40].to_vec(),
                goal: row,
            },
            Ending::Loss,
        ]
    }

    /// Returns the opacity over the middle of each cell.
    fn opacities(end: &Ending, board: &Board, since: f64) -> Vec<f32> {
        let size = extent(board);
        let veils = end.veils(board, &Theme::default(), since).into_iter();
        let opacity = |(cell, veil): (CellId, Option<Veil>)| {
            let at = centre(board, cell);
            veil.map_or(0.0, |veil| veil.at((at.x + at.y) / (size.x + size.y)).1)
        };
        board.cells().zip(veils).map(opacity).collect()
    }

    #[test]
    fn no_third_of_a_board_flashes_more_than_three_times_a_second() {
        const FRAMES: usize = 60;
        /// Change of opacity from which light is a flash.
        const VISIBLE: f32 = 0.1;
        let board = board();
        for end in endings(&board) {
            let frames = (end.duration() * FRAMES as f64) as usize + FRAMES;
            let shown: Vec<Vec<f32>> = (0..frames)
                .map(|frame| opacities(&end, &board, frame as f64 / FRAMES as f64))
                .collect();
            let flashes = |cell: usize, second: &[Vec<f32>]| {
                let (mut flashes, mut low, mut is_up) = (0, second[0][cell], false);
                for frame in second {
                    let opacity = frame[cell];
                    if !is_up && opacity > low + VISIBLE {
                        (is_up, flashes) = (true, flashes + 1);
                    } else if is_up && opacity < VISIBLE {
                        (is_up, low) = (false, opacity);
                    }
                    low = low.min(opacity);
                }
                flashes
            };
            for second in shown.windows(FRAMES) {
                let cells = 0..board.len();
                let many = cells.filter(|&cell| flashes(cell, second) > 3).count();
                assert!(3 * many <= board.len(), "{end:?}: {many} cells");
            }
        }
    }

    #[test]
    fn last_frame_stays() {
        let board = board();
        for end in endings(&board) {
            let state = |since: f64| {
                let cells = || board.cells();
                (
                    opacities(&end, &board, since),
                    end.moved(&board, since),
                    cells()
                        .map(|cell| end.body(&board, cell, since))
                        .collect::<Vec<_>>(),
                    cells()
                        .map(|cell| end.size(&board, cell, since))
                        .collect::<Vec<_>>(),
                    (end.stones(since), end.tesserae(Seat::FIRST, since)),
                    end.lines(&board, &Theme::default(), since),
                    (end.piece_height(Seat::FIRST, since), end.lines_share(since)),
                )
            };
            let last = state(end.duration());
            assert_eq!(last, state(f64::INFINITY), "{end:?}");
            assert!(last.3.iter().all(|&size| size == 1.0), "{end:?}");
        }
    }

    #[test]
    fn winner_plants_a_flag_where_the_way_ends() {
        let board = board();
        let way: Vec<CellId> = board.cells().take(5).collect();
        let foot = centre(&board, way[4]);
        let end = Ending::Way {
            seat: Seat::FIRST,
            way,
            goal: Vec::new(),
        };
        let height = |since: f64| {
            let lines = end.lines(&board, &Theme::default(), since).into_iter();
            let points = lines.flat_map(|line| line.line);
            points.map(|at| foot.y - at.y).fold(0.0, f32::max)
        };
        assert_eq!(height(0.0), 0.0);
        assert!(height(f64::INFINITY) > 0.5);
    }

    #[test]
    fn medal_has_room_for_all_tiles() {
        for count in [0, 1, 4, 16, 74, 144, 400] {
            let size = Vec2::new(16.0, 9.0);
            let (places, side) = medal(count, size);
            assert_eq!(places.len(), count);
            for (at, place) in places.iter().enumerate() {
                let far = place.distance(size / 2.0) + side / 2.0;
                assert!(far <= 4.5, "{count}: {far}");
                for other in &places[..at] {
                    assert!(place.distance(*other) > 0.9 * side, "{count}");
                }
            }
        }
    }
}
