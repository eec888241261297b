//! Analysis of games: it finds the mistakes that a simple search of all continuations finds, claims none without a
//! proof, and is the same whenever the game is the same.

mod drench;
mod duel;
mod helpers;
mod light_block;
mod link;
mod steps;
