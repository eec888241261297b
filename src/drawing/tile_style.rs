//! Styles of tiles: the body of a tile, and the mark on it. The board's meshes and egui's shapes use the same.

use crate::core::palette::{Paints, Rgb, ground_at, sunset};
use crate::core::theme::Theme;
use tessella_boards::CellId;
use tessella_games::{Appearance, Colour, Face, Position, Rules, Seat};

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
    /// Returns all bodies, in the order of [`Body::index`].
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

    /// Returns the index of the body in a table of all bodies.
    pub fn index(self) -> usize {
        let after = COLOURS + usize::from(Seat::MAX_COUNT);
        match self {
            Self::Paint(colour) => colour.index() % COLOURS,
            Self::Own(seat) => COLOURS + seat.index() % usize::from(Seat::MAX_COUNT),
            Self::Bare => after,
            Self::Ivory => after + 1,
            Self::Dark => after + 2,
            Self::Lit => after + 3,
            Self::Blocked => after + 4,
            Self::Ground(height) => after + 5 + usize::from(height.min(GROUNDS - 1)),
            Self::Ramp(step) => after + 5 + usize::from(GROUNDS) + usize::from(step.min(RAMP - 1)),
        }
    }

    /// Returns the colour of the body.
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
            Self::Ground(height) => ground_at(height, theme.dark),
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

    #[test]
    fn body_index_matches_order_of_all() {
        for (place, body) in Body::all().enumerate() {
            assert_eq!(body.index(), place, "{body:?}");
        }
    }
}
