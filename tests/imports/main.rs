//! The layers of the crate: no module imports one of a higher layer, and no imports run in a circle.

mod graph;
mod source;

use graph::{Imports, circles};
use source::Sources;

/// Layers, lowest first. A module belongs to the longest entry that its path begins with. It imports modules of its own
/// entry and of lower layers; entries of one layer do not import each other.
const LAYERS: &[&[&str]] = &[
    &["language"],
    &["text_format"],
    &["codec", "files", "join_code", "qr", "stable_hash", "task"],
    &["file_format"],
    &["boards"],
    &["games"],
    &["session"],
    &["analysis"],
    &["today"],
    &["statistics"],
    &["backup", "links", "packs"],
    &["received"],
    &["lobby"],
    &["terminal"],
    &["arguments"],
    &["net", "workshop"],
    &["serve"],
    &["app::core"],
    &["app::drawing"],
    &["app::board", "app::net", "app::ui", "app::window"],
    &["app::games"],
    &["app::pictures"],
    &["app::settings_file"],
    &[
        "app::accessibility",
        "app::analysis",
        "app::background",
        "app::backup",
        "app::computer",
        "app::egui_blend",
        "app::exit",
        "app::history",
        "app::input",
        "app::keyboard",
        "app::memory",
        "app::play",
        "app::screens",
        "app::screenshot",
        "app::sound",
        "app::toast",
    ],
    &["app"],
    &["cli"],
    &["lib"],
    &["display"],
    &["bin"],
    &["main"],
];

/// Returns the layer and the entry of a module.
fn layer(module: &str) -> Option<(usize, &'static str)> {
    let entries = LAYERS.iter().enumerate();
    let entries = entries.flat_map(|(at, names)| names.iter().map(move |&name| (at, name)));
    entries
        .filter(|(_, name)| {
            let rest = module.strip_prefix(name);
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with("::"))
        })
        .max_by_key(|(_, name)| name.len())
}

/// Returns a sentence for each import that the layers forbid, and one for each circle.
fn violations(imports: &Imports) -> Vec<String> {
    let mut found = Vec::new();
    for (from, targets) in imports {
        let Some((own_layer, own_entry)) = layer(from) else {
            found.push(format!("{from} belongs to no layer"));
            continue;
        };
        for to in targets {
            let Some((layer, entry)) = layer(to) else {
                continue; // said for the module itself
            };
            if layer > own_layer {
                found.push(format!("{from} imports {to}, which is in a higher layer"));
            } else if layer == own_layer && entry != own_entry {
                found.push(format!(
                    "{from} imports {to}, which is beside it in the same layer"
                ));
            }
        }
    }
    let circles = circles(imports).into_iter();
    found.extend(circles.map(|circle| format!("imports run in a circle: {}", circle.join(" -> "))));
    found
}

#[test]
fn imports_respect_layers_and_form_no_circle() {
    let sources = Sources::of_crate();
    let imports = sources.imports();
    assert!(imports.len() > 250, "only {} modules", imports.len());
    let found = violations(&imports);
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn import_of_a_higher_layer_is_found() {
    let sources = Sources::new(&[
        ("boards/mod.rs", "mod hex;"),
        ("boards/hex.rs", "fn size() -> u8 { crate::games::SIZE }"),
        ("games/mod.rs", "pub const SIZE: u8 = 3;"),
    ]);
    let found = violations(&sources.imports());
    assert_eq!(
        found,
        ["boards::hex imports games, which is in a higher layer"]
    );
}

#[test]
fn import_beside_in_the_same_layer_is_found() {
    let sources = Sources::new(&[
        ("app/board/mod.rs", "use crate::app::ui::Button;"),
        ("app/ui/mod.rs", "mod button;\npub use button::Button;"),
        ("app/ui/button.rs", "pub struct Button;"),
    ]);
    let found = violations(&sources.imports());
    assert_eq!(
        found,
        ["app::board imports app::ui::button, which is beside it in the same layer"]
    );
}

#[test]
fn circle_is_found_through_a_reexport() {
    let sources = Sources::new(&[
        (
            "games/mod.rs",
            "mod first;\nmod second;\npub use first::First;",
        ),
        (
            "games/first.rs",
            "use super::second::Second;\npub struct First(Second);",
        ),
        (
            "games/second.rs",
            "use crate::games::First;\npub struct Second(Box<First>);",
        ),
    ]);
    let found = violations(&sources.imports());
    assert_eq!(found.len(), 1, "{found:?}");
    let names = ["games::first", "games::second"];
    assert!(
        names.iter().all(|name| found[0].contains(name)),
        "{found:?}"
    );
}

#[test]
fn circle_of_a_module_and_its_child_is_found() {
    let sources = Sources::new(&[
        (
            "games/mod.rs",
            "mod child;\npub struct Parent;\nfn run() { child::run(); }",
        ),
        (
            "games/child.rs",
            "use super::Parent;\npub fn run() { let _: Parent; }",
        ),
    ]);
    assert_eq!(violations(&sources.imports()).len(), 1);
}

#[test]
fn unit_tests_and_reexports_of_children_are_no_imports() {
    let sources = Sources::new(&[
        (
            "games/mod.rs",
            "mod child;\npub use child::Child;\npub const SIZE: u8 = 3;",
        ),
        (
            "games/child.rs",
            "use super::SIZE;\npub struct Child([u8; SIZE as usize]);\n#[cfg(test)]\nmod tests { use crate::app::launch; }",
        ),
    ]);
    assert!(violations(&sources.imports()).is_empty());
}

/// Modules in which threads and tasks begin, where their panics are caught.
const STARTERS: [&str; 2] = ["task", "app::core::task"];

#[test]
fn threads_and_tasks_begin_in_modules_that_catch_their_panics() {
    let found = Sources::of_crate().starters();
    let elsewhere = found.iter().filter(|(module, _)| {
        // The tools for puzzle makers run on scoped threads, whose panics reach the thread that waits for them.
        !STARTERS.contains(&module.as_str())
    });
    let elsewhere: Vec<String> = elsewhere
        .map(|(module, path)| format!("{module} uses {path}: start it with crate::task"))
        .collect();
    assert!(elsewhere.is_empty(), "{}", elsewhere.join("\n"));
    for starter in STARTERS {
        assert!(found.iter().any(|(module, _)| module == starter));
    }
}

#[test]
fn start_of_a_thread_is_found_however_it_is_written() {
    for text in [
        "fn f() { std::thread::spawn(|| {}); }",
        "use std::thread; fn f() { thread::spawn(|| {}); }",
        "use std::thread::{sleep, Builder}; fn f() { Builder::new(); }",
        "use std::thread::{self, Builder as B}; fn f() { B::new(); }",
        "fn f() { std::thread::Builder::new(); }",
        "use std::thread::spawn;",
        "use bevy::tasks::IoTaskPool;",
        "fn f() { bevy::tasks::ComputeTaskPool::get(); }",
    ] {
        let sources = Sources::new(&[("window.rs", text)]);
        assert_eq!(sources.starters().len(), 1, "{text}");
    }
    let harmless =
        "use std::thread::{self, JoinHandle}; fn f() { thread::scope(|s| { s.spawn(|| {}); }); }";
    assert!(
        Sources::new(&[("window.rs", harmless)])
            .starters()
            .is_empty()
    );
}
