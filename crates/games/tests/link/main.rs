//! Link: rules, deals, setups, hints and solver.

mod deals;
mod helpers;
mod hints;
mod reference;
mod rules;
mod setup;
mod solver;
