//! Styles of tiles: the body of a tile, and the mark on it. The board's meshes and egui's shapes use the same.

use crate::core::palette::{Paints, Rgb, ground_at, sunset};
use crate::core::theme::Theme;
use tessella_boards::CellId;
use tessella_games::{Appearance, Colour, Face, Position, Rules, Seat};

/// Height of a cell among those of its board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Relief {
    /// Level of the cell.
    pub level: u8,
    /// Highest level of the board.
    pub highest: u8,
}

impl Relief {
    /// That of a cell of a board without hills.
    pub const FLAT: Self = Self {
        level: 0,
        highest: 0,
    };

    /// Returns the difference of the lightness of a tile in OKLCH from that on the middle level: higher tiles are lighter.
    fn light(self) -> f32 {
        /// Difference between two levels.
        const STEP: f32 = 0.02;
        STEP * (f32::from(self.level) - f32::from(self.highest) / 2.0)
    }
}

/// Background of a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Body {
    /// A colour of the game.
    Paint(Colour),
    /// A cell that belongs to a seat.
    Own(Seat),
    /// An empty cell.
    Bare,
    /// The background of faces.
    Ivory,
    /// Off.
    Dark,
    /// On.
    Lit,
    /// A cell that cannot be entered.
    Blocked,
    /// Ground that can be raised, with its height.
    Ground(u8),
    /// A step of the ramp in which the tiles of a won board show when they were taken.
    Ramp(u8),
}

/// Number of tile colours.
const COLOURS: usize = Paints::COUNT;
/// Number of shades of ground. Higher ground has the last one.
const GROUNDS: u8 = 10;
/// Number of steps of the ramp.
const RAMP: u8 = 32;

impl Body {
    /// Returns all bodies.
    pub fn all() -> impl Iterator<Item = Self> {
        let paints = (0..COLOURS as u8).map(|colour| Self::Paint(Colour(colour)));
        let own = (0..Seat::MAX_COUNT).map(|seat| Self::Own(Seat(seat)));
        let others = [
            Self::Bare,
            Self::Ivory,
            Self::Dark,
            Self::Lit,
            Self::Blocked,
        ];
        let grounds = (0..GROUNDS).map(Self::Ground);
        let ramp = (0..RAMP).map(Self::Ramp);
        paints.chain(own).chain(others).chain(grounds).chain(ramp)
    }

    /// Returns the body of a tile that was taken at this share of a game.
    pub fn ramp(share: f32) -> Self {
        Self::Ramp((share.clamp(0.0, 1.0) * f32::from(RAMP - 1)).round() as u8)
    }

    /// Returns what of the height of a cell changes the colour of the body.
    pub const fn shaded_by(self, relief: Relief) -> Relief {
        match (self, relief.highest) {
            (_, 0) => Relief::FLAT,
            // Ground knows its own level.
            (Self::Ground(_), highest) => Relief { level: 0, highest },
            _ => relief,
        }
    }

    /// Returns the colour of the body on a cell of this height. Its hue is the same on all of them.
    pub fn rgb_at(self, theme: &Theme, relief: Relief) -> Rgb {
        match self {
            Self::Ground(height) => ground_at(height, relief.highest, theme.dark),
            _ if relief.highest == 0 => self.rgb(theme),
            _ => self.rgb(theme).shaded(relief.light(), 0.0),
        }
    }

    /// Returns the colour of the body on level ground.
    pub fn rgb(self, theme: &Theme) -> Rgb {
        /// Share of a seat's colour in the colour of its own cells.
        const SHARE: f32 = 0.55;
        let shades = &theme.shades;
        match self {
            Self::Paint(colour) => theme.paints.paint(colour.index()).rgb,
            Self::Own(seat) => {
                let (paint, _) = theme.paints.of_seat(seat.0);
                shades.bare.mix(paint.rgb, SHARE)
            }
            Self::Bare => shades.bare,
            Self::Ivory => shades.ivory,
            Self::Dark => shades.unlit,
            Self::Lit => shades.lit,
            Self::Blocked => shades.block,
            Self::Ground(height) => ground_at(height, 0, theme.dark),
            Self::Ramp(step) => sunset(f32::from(step) / f32::from(RAMP - 1)),
        }
    }
}

/// Symbol or picture on a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// The symbol of its colour, if the player has enabled symbols.
    Symbol(Colour),
    /// A face.
    Face(Face),
    /// The stone of a seat.
    Stone(Seat),
    /// A ring in the colour of the seat that wants to get there.
    Home(Seat),
}

/// Style in which a tile is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TileStyle {
    /// Body; `None` if there is no tile.
    pub body: Option<Body>,
    /// `true` if the tile is drawn without a gap to its neighbours.
    pub is_joined: bool,
    /// Mark on the tile.
    pub mark: Option<Mark>,
}

impl TileStyle {
    /// Returns the style of a tile that the end of a game has recoloured.
    pub const fn recoloured(body: Body) -> Self {
        Self {
            body: Some(body),
            is_joined: false,
            mark: None,
        }
    }

    /// Returns the style of an appearance, with or without symbols on colours.
    pub const fn of(appearance: Appearance, symbols: bool) -> Self {
        let (body, mark) = match appearance {
            Appearance::Empty => (Some(Body::Bare), None),
            Appearance::Owned(seat) => (Some(Body::Own(seat)), None),
            Appearance::Painted { colour, .. } if symbols => {
                (Some(Body::Paint(colour)), Some(Mark::Symbol(colour)))
            }
            Appearance::Painted { colour, .. } => (Some(Body::Paint(colour)), None),
            Appearance::Face(face) => (Some(Body::Ivory), Some(Mark::Face(face))),
            Appearance::Removed => (None, None),
            Appearance::Dark => (Some(Body::Dark), None),
            Appearance::Lit => (Some(Body::Lit), None),
            Appearance::Blocked => (Some(Body::Blocked), None),
            Appearance::Stone(seat) => (Some(Body::Bare), Some(Mark::Stone(seat))),
            Appearance::Ground { height, goals } => match goals.first() {
                Some(seat) => (Some(Body::Ground(height)), Some(Mark::Home(seat))),
                None => (Some(Body::Ground(height)), None),
            },
        };
        Self {
            body,
            is_joined: holder(appearance).is_some(),
            mark,
        }
    }
}

/// Returns the seat whose region the tile belongs to.
pub const fn holder(appearance: Appearance) -> Option<Seat> {
    match appearance {
        Appearance::Painted { holder, .. } => holder,
        _ => None,
    }
}

/// Returns the appearance of each cell by the rules.
pub fn appearances(position: &Position) -> impl Iterator<Item = (CellId, Appearance)> + '_ {
    let cells = position.board().cells();
    cells.map(|cell| (cell, position.appearance(cell)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use palette::{FromColor, Oklch, Srgb};

    fn oklch(rgb: Rgb) -> Oklch {
        Oklch::from_color(Srgb::new(rgb.r, rgb.g, rgb.b).into_linear::<f32>())
    }

    #[test]
    fn paint_keeps_its_hue_on_hills_and_is_lighter_higher_up() {
        let theme = Theme::default();
        for colour in 0..6 {
            let body = Body::Paint(Colour(colour));
            let at = |level| body.rgb_at(&theme, Relief { level, highest: 4 });
            assert_eq!(at(2), body.rgb(&theme));
            for level in 0..4 {
                let (low, high) = (oklch(at(level)), oklch(at(level + 1)));
                // Next to the edge of what a screen can show, the step is smaller.
                assert!(
                    (0.01..0.026).contains(&(high.l - low.l)),
                    "{colour}: {low:?}, {high:?}"
                );
                let turn = high.hue.into_degrees() - low.hue.into_degrees();
                assert!(turn.abs() < 4.0, "{colour}: {low:?}, {high:?}");
            }
        }
    }
}
