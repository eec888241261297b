//! Helpers shared by the tests.

mod plans;

pub use plans::plans;
use proptest::prelude::*;
use std::ops::RangeInclusive;
use tessella_games::drench::{COLOURS, COLOURS_FOR_TWO, LIMITS, Players, Setup};

/// Returns all setups of Drench on boards with sides in this range.
pub fn setups(sides: RangeInclusive<u16>) -> impl Strategy<Value = Setup> {
    let alone = proptest::option::of(LIMITS).prop_map(|limit| Players::One { limit });
    let two = any::<bool>().prop_map(|even| Players::Two { even });
    let players = prop_oneof![alone, two];
    (plans(sides), COLOURS, players).prop_map(|(plan, colours, players)| {
        let fewest = match players {
            Players::One { .. } => *COLOURS.start(),
            Players::Two { .. } => COLOURS_FOR_TWO,
        };
        Setup {
            plan,
            colours: colours.max(fewest),
            players,
        }
    })
}
