//! Backups: what was written is read, as a file and as a text, and anything else is refused as a whole.

mod file;
mod helpers;
mod restore;
mod text;
