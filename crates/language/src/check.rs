//! Compile-time checks of messages.

use std::cmp::Ordering;

/// Ids of all messages, sorted, with the names of their arguments, sorted.
const MESSAGES: &[(&str, &[&str])] = include!(concat!(env!("OUT_DIR"), "/messages.rs"));

/// Fails to compile unless there is a message with this id and exactly these arguments, in any order.
pub const fn check(id: &str, arguments: &[&str]) {
    let (mut from, mut to) = (0, MESSAGES.len());
    while from < to {
        let middle = usize::midpoint(from, to);
        match order(id, MESSAGES[middle].0) {
            Ordering::Less => to = middle,
            Ordering::Greater => from = middle + 1,
            Ordering::Equal => return check_arguments(MESSAGES[middle].1, arguments),
        }
    }
    panic!("there is no message with this id");
}

/// Fails to compile unless both lists have the same names. `expected` must not list a name twice.
const fn check_arguments(expected: &[&str], given: &[&str]) {
    let mut are_equal = expected.len() == given.len();
    let mut at = 0;
    while at < expected.len() && are_equal {
        let mut other = 0;
        while other < given.len() && !matches!(order(expected[at], given[other]), Ordering::Equal) {
            other += 1;
        }
        are_equal = other < given.len();
        at += 1;
    }
    assert!(are_equal, "the message has other arguments");
}

/// Compares two texts by their bytes.
const fn order(left: &str, right: &str) -> Ordering {
    let (left, right) = (left.as_bytes(), right.as_bytes());
    let mut at = 0;
    while at < left.len() && at < right.len() {
        if left[at] != right[at] {
            return if left[at] < right[at] {
                Ordering::Less
            } else {
                Ordering::Greater
            };
        }
        at += 1;
    }
    if left.len() == right.len() {
        Ordering::Equal
    } else if left.len() < right.len() {
        Ordering::Less
    } else {
        Ordering::Greater
    }
}
