//! The crates that the program is built from.

use std::process::Command;

/// Prefixes of the names of crates for windows, and for what only windows need.
const FOREIGN: [&str; 12] = [
    "wgpu",
    "winit",
    "egui",
    "bevy_egui",
    "wayland",
    "udev",
    "libudev",
    "x11",
    "gilrs",
    "kira",
    "alsa",
    "bevy_render",
];

#[test]
fn server_needs_no_window() {
    let mut tree = Command::new(env!("CARGO"));
    tree.args([
        "tree",
        "--locked",
        "--offline",
        "--prefix",
        "none",
        "--edges",
        "normal",
    ])
    .current_dir(env!("CARGO_MANIFEST_DIR"));
    let output = tree.output().expect("cargo runs");
    let message = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{message}");
    let tree = String::from_utf8(output.stdout).expect("text");
    let names: Vec<&str> = tree
        .lines()
        .filter_map(|line| line.split(' ').next())
        .collect();
    assert!(
        names.contains(&"renet") && names.contains(&"ureq"),
        "{tree}"
    );
    for foreign in FOREIGN {
        let found = names.iter().find(|name| name.starts_with(foreign));
        assert_eq!(found, None);
    }
}
