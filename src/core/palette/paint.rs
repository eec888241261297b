//! Tile colours with their names, and the sets of ten that games use.

use super::rgb::Rgb;
use tessella_language::{Language, tr};

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
    pub fn name(self, language: Language) -> &'static str {
        match self.name {
            Name::Pink => tr!(language, "colour-pink"),
            Name::Yellow => tr!(language, "colour-yellow"),
            Name::Olive => tr!(language, "colour-olive"),
            Name::Cyan => tr!(language, "colour-cyan"),
            Name::Blue => tr!(language, "colour-blue"),
            Name::Purple => tr!(language, "colour-purple"),
            Name::Teal => tr!(language, "colour-teal"),
            Name::Brown => tr!(language, "colour-brown"),
            Name::Silver => tr!(language, "colour-silver"),
            Name::Mint => tr!(language, "colour-mint"),
            Name::Red => tr!(language, "colour-red"),
            Name::Orange => tr!(language, "colour-orange"),
            Name::Green => tr!(language, "colour-green"),
            Name::Lime => tr!(language, "colour-lime"),
            Name::Moss => tr!(language, "colour-moss"),
            Name::Azure => tr!(language, "colour-azure"),
            Name::Lilac => tr!(language, "colour-lilac"),
            Name::Plum => tr!(language, "colour-plum"),
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

    /// Returns the index of the colour of a seat.
    pub const fn colour_of_seat(seat: u8) -> usize {
        SEATS[seat as usize % SEATS.len()].0
    }

    /// Returns the colours without their names.
    pub fn colours(&self) -> [Rgb; Self::COUNT] {
        self.0.map(|paint| paint.rgb)
    }
}
