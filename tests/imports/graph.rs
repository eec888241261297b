//! The graph of imports.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// Modules and the modules that they import.
pub type Imports = BTreeMap<String, BTreeSet<String>>;

/// Returns a shortest circle of imports, which begins and ends with the same module, or `None` if there is none.
pub fn circle(imports: &Imports) -> Option<Vec<String>> {
    let circles = imports
        .keys()
        .filter_map(|start| circle_from(imports, start));
    circles.min_by_key(Vec::len)
}

fn circle_from(imports: &Imports, start: &String) -> Option<Vec<String>> {
    let mut importers: BTreeMap<&String, &String> = BTreeMap::new();
    let mut queue = VecDeque::from([start]);
    while let Some(module) = queue.pop_front() {
        for next in imports.get(module).into_iter().flatten() {
            if next == start {
                let mut path = vec![start.clone()];
                let mut at = module;
                while at != start {
                    path.push(at.clone());
                    at = importers[at];
                }
                path.push(start.clone());
                path.reverse();
                return Some(path);
            }
            if !importers.contains_key(next) {
                importers.insert(next, module);
                queue.push_back(next);
            }
        }
    }
    None
}
