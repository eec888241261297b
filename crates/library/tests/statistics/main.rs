//! Statistics: each game counts once, the figures equal an independent count, results of several devices are merged
//! without loss, and a damaged file is refused.

mod count;
mod endings;
mod file;
mod helpers;
mod merge;
mod news;
mod script;
mod summaries;
