//! The commands of puzzle makers: what they print is true by the rules, and what they are given wrongly is named.

mod console;
mod duels;
mod generating;
mod replaying;
mod solving;
