//! Source files of all crates.

use std::fs;
use std::path::{Path, PathBuf};

/// Returns the source files of the crates: their paths below the root of the workspace, and their texts.
pub fn texts() -> Vec<(String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files = Vec::new();
    collect(&root.join("src"), &mut files);
    for crate_folder in fs::read_dir(root.join("crates")).expect("a folder") {
        let folder = crate_folder.expect("an entry").path().join("src");
        collect(&folder, &mut files);
    }
    let read = |path: PathBuf| {
        let file = path.strip_prefix(root).expect("a file below the root");
        let file = file.to_string_lossy().replace('\\', "/");
        (file, fs::read_to_string(&path).expect("a source file"))
    };
    files.into_iter().map(read).collect()
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            collect(&path, files);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            files.push(path);
        }
    }
}
