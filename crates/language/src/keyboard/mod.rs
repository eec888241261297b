//! The parts of the on-screen keyboard that do not draw: its layouts, and letters composed from several keys.
//!
//! There is no dictionary: Japanese is written in kana, and Chinese in Latin letters.

mod hangul;
mod kana;
mod layouts;

pub use hangul::{Edit, Hangul, is_jamo};
pub use kana::KanaMark;
pub use layouts::{Key, Page, PlacedKey, Row, page_label, pages, row_count, rows, upper};
