//! Tile colours with their names, and the sets of ten that games use.

use super::rgb::Rgb;
use tessella_language::tr;

/// A tile colour and its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Paint {
    /// The colour.
    pub rgb: Rgb,
    pub(super) name: Name,
}

impl Paint {
    /// Creates the colour written `0xRRGGBB`.
    pub(super) const fn new(code: u32, name: Name) -> Self {
        Self {
            rgb: Rgb::hex(code),
            name,
        }
    }

    /// Returns the name of the colour, in lower case in English.
    pub fn name(self) -> &'static str {
        match self.name {
            Name::Pink => tr!("colour-pink"),
            Name::Yellow => tr!("colour-yellow"),
            Name::Olive => tr!("colour-olive"),
            Name::Cyan => tr!("colour-cyan"),
            Name::Blue => tr!("colour-blue"),
            Name::Purple => tr!("colour-purple"),
            Name::Teal => tr!("colour-teal"),
            Name::Brown => tr!("colour-brown"),
            Name::Silver => tr!("colour-silver"),
            Name::Mint => tr!("colour-mint"),
            Name::Red => tr!("colour-red"),
            Name::Orange => tr!("colour-orange"),
            Name::Green => tr!("colour-green"),
            Name::Lime => tr!("colour-lime"),
            Name::Moss => tr!("colour-moss"),
            Name::Azure => tr!("colour-azure"),
            Name::Lilac => tr!("colour-lilac"),
            Name::Plum => tr!("colour-plum"),
        }
    }
}

/// Name of a tile colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Name {
    Pink,
    Yellow,
    Olive,
    Cyan,
    Blue,
    Purple,
    Teal,
    Brown,
    Silver,
    Mint,
    Red,
    Orange,
    Green,
    Lime,
    Moss,
    Azure,
    Lilac,
    Plum,
}

/// Ten tile colours, in the order in which games use them. The first six are the default set and are further apart than the
/// last four, which only games with many colours need.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Paints(pub(super) [Paint; COUNT]);

/// Number of tile colours.
const COUNT: usize = 10;

/// Colour and symbol of each seat, as indices. The first seats are furthest apart.
const SEATS: [(usize, usize); COUNT] = [
    (0, 5),
    (3, 4),
    (1, 1),
    (4, 3),
    (2, 2),
    (5, 6),
    (6, 7),
    (7, 8),
    (8, 9),
    (9, 0),
];

impl Paints {
    /// Number of tile colours.
    pub const COUNT: usize = COUNT;

    /// Returns the tile colour of an index. Indices wrap around, so none is out of range.
    pub const fn paint(&self, index: usize) -> Paint {
        self.0[index % Self::COUNT]
    }

    /// Returns the colour of a seat and the index of its symbol.
    pub fn of_seat(&self, seat: u8) -> (Paint, usize) {
        let (colour, symbol) = SEATS[usize::from(seat) % SEATS.len()];
        (self.paint(colour), symbol)
    }

    /// Returns the colours without their names.
    pub fn colours(&self) -> [Rgb; Self::COUNT] {
        self.0.map(|paint| paint.rgb)
    }
}
