//! Packs of levels: boards for one seat in a fixed order, from easy to hard.
//!
//! A pack is a text that people can also write by hand: a title, and one game code per line ([`Pack::parse`]). The
//! program comes with several ([`shipped_packs`]). Progress is derived from the results of games and is not stored.
//!
//! ```
//! use tessella_library::packs::{LevelState, Pack};
//! use tessella_library::statistics::Statistics;
//!
//! let text = "title: First steps\ndrench:6x6,c4#1 par 6\nlight:5x5,b8#2 Around the corner\n";
//! let pack = Pack::parse(text)?;
//! assert_eq!(pack.title(), "First steps");
//! assert_eq!(pack.levels()[0].par(), Some(6));
//!
//! let progress = pack.progress(&Statistics::default());
//! assert_eq!(progress.states(), [LevelState::Open, LevelState::Open]);
//! assert_eq!(progress.next(), Some(0));
//!
//! let error = Pack::parse("title: Two seats\nrow:3x3,k3#1\n").unwrap_err();
//! assert_eq!(error.line(), Some(2));
//! # Ok::<(), tessella_library::packs::PackError>(())
//! ```

mod error;
mod pack;
mod progress;
mod reader;
mod shipped;

pub use error::{PackError, PackHeader, PackLineError};
pub use pack::{Pack, PackLevel};
pub use progress::{LevelState, PackProgress};
pub use reader::{MAX_BYTES, MAX_LEVELS, MAX_TILES, MAX_TITLE_CHARS};
pub use shipped::shipped_packs;
