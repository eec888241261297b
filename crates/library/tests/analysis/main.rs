//! Analysis of games: mistakes are those that a simple search of all continuations finds, none is claimed without a
//! proof, and the same game has the same analysis.

mod drench;
mod duel;
mod helpers;
mod light_block;
mod link;
mod steps;
