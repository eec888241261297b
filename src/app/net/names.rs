//! Generated player names.

use crate::app::core::draw_number;

const FIRST: [&str; 24] = [
    "Amber", "Blue", "Brave", "Bright", "Calm", "Clever", "Coral", "Early", "Gentle", "Golden",
    "Green", "Happy", "Jolly", "Kind", "Lucky", "Merry", "Misty", "Quick", "Quiet", "Red",
    "Silver", "Sunny", "Swift", "Wise",
];
const SECOND: [&str; 24] = [
    "Badger", "Bear", "Beaver", "Crane", "Deer", "Dove", "Falcon", "Finch", "Fox", "Hare", "Heron",
    "Lark", "Lynx", "Marten", "Mole", "Otter", "Owl", "Panda", "Raven", "Robin", "Seal", "Stork",
    "Swan", "Wren",
];

/// Returns a random name that is easy to say.
pub fn fresh_name() -> String {
    let drawn = draw_number() as usize;
    let (first, second) = (drawn % FIRST.len(), drawn / FIRST.len() % SECOND.len());
    format!("{} {}", FIRST[first], SECOND[second])
}
