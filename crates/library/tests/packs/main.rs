//! Packs of levels: texts that are read or refused with a reason, and the progress of a player.

mod progress;
mod reader;
mod shipped;
