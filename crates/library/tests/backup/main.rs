//! Backups: what was written can be read, as a file and as text, and anything else is refused as a whole.

mod file;
mod helpers;
mod restore;
mod text;
