//! The colours of the game: palettes of ten tile colours, the ink of their symbols, and the shades of each theme.
//!
//! The tile colours of each palette are distinguishable with any kind of colour vision: tests check their CIEDE2000
//! distances under normal vision and under full protan, deutan and tritan deficiency, in each theme.

mod ground;
mod heights;
mod ink;
mod measure;
mod own;
mod paint;
mod palettes;
mod rgb;
mod shades;
mod sunset;
mod tint;

pub use ground::Ground;
pub use heights::ground_at;
pub use ink::ink;
pub use measure::{Flaw, Sight, flaws};
pub use own::OwnColours;
pub use paint::{Paint, Paints};
pub use palettes::{Palette, STANDARD, named};
pub use rgb::Rgb;
pub use shades::{BLACK, CONTRAST_DARK, CONTRAST_LIGHT, DARK, Gold, LIGHT, Shades};
pub use sunset::sunset;
pub use tint::Tint;
