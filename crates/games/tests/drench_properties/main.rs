//! Properties of every game of Drench: the rules agree with a simpler second implementation, start positions are fair,
//! and computer players make legal moves.

mod helpers;
mod hints;
mod levels;
mod reference;
mod rules;
mod start;
