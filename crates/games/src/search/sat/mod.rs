//! SAT solver with clause learning (CDCL).
//!
//! It propagates learnt clauses with two watched literals, learns a clause at the first unique implication point of each
//! conflict, and backtracks to the level where the clause becomes unit. A game adds what it knows about its problem as
//! [`Constraints`], and makes the decisions.

mod clauses;
mod constraints;
mod learning;
mod literal;
mod solver;
mod trail;

pub(crate) use constraints::Constraints;
pub(crate) use literal::Literal;
pub(crate) use solver::{Solver, Unsatisfiable};
pub(crate) use trail::{Antecedent, Trail};
