//! In a Row: tic-tac-toe has the known numbers of games and positions, rows are recognised, and computer players make
//! legal moves, stronger ones at higher levels.

mod helpers;
mod levels;
mod rules;
mod setup;
mod solver;
mod tic_tac_toe;
