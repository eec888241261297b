//! Measures the solvers and computer players against their targets, and writes the tables into `SOLVERS.md`,
//! between its marks.
//!
//! `cargo bench -p tessella-games --bench solvers` runs all parts, one after another; names after `--` run only
//! those parts and leave the other tables unchanged. `--print` writes to the terminal only.

mod budget;
mod drench;
mod duel;
mod large;
mod light;
mod link;
mod report;
mod row;

use report::Report;

/// Part of the run: its name on the command line, its title and its function.
type Part = (&'static str, &'static str, fn(&mut Report));

const PARTS: &[Part] = &[
    ("drench", "Drench, alone", drench::measure),
    ("large", "Drench, large boards", large::measure),
    ("duel", "Drench, two seats", duel::measure),
    ("light", "Light Block", light::measure),
    ("link", "Link", link::measure),
    ("row", "In a Row", row::measure),
    ("budget", "Budgets", budget::measure),
];

fn main() {
    // Cargo passes `--bench` to every benchmark.
    let mut wanted: Vec<String> = std::env::args().skip(1).collect();
    wanted.retain(|word| word != "--bench");
    let prints = wanted.iter().any(|word| word == "--print");
    wanted.retain(|word| word != "--print");
    if let Some(word) = wanted
        .iter()
        .find(|&word| PARTS.iter().all(|(name, ..)| name != word))
    {
        let names: Vec<&str> = PARTS.iter().map(|&(name, ..)| name).collect();
        eprintln!(
            "there is no part {word}: expected some of {}, or none for all",
            names.join(", ")
        );
        std::process::exit(2);
    }
    for &(name, title, measure) in PARTS {
        if wanted.is_empty() || wanted.iter().any(|word| word == name) {
            let mut report = Report::new(name, title);
            measure(&mut report);
            if !prints {
                report.write();
            }
        }
    }
}
