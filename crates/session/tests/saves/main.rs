//! Undo, redo, records and saves: moves and whole games are undone and redone, records restore them, and saves restore
//! them byte for byte or are refused. Libraries are merged without loss.

mod files;
mod helpers;
mod hints;
mod library;
mod merge;
mod refusals;
mod undo;
