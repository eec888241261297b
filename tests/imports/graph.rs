//! The graph of imports.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// Modules and the modules that they import.
pub type Imports = BTreeMap<String, BTreeSet<String>>;

/// Returns circles of imports, each of which begins and ends with the same module: a shortest one through each module,
/// without repetitions.
pub fn circles(imports: &Imports) -> Vec<Vec<String>> {
    let circles = imports
        .keys()
        .filter_map(|start| circle_from(imports, start));
    let by_members = circles.map(|circle| (circle.iter().cloned().collect(), circle));
    by_members
        .collect::<BTreeMap<BTreeSet<String>, _>>()
        .into_values()
        .collect()
}

/// Returns a shortest circle through a module, or `None` if it is in none.
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
