//! Temporary folder for the program's files in tests that write them.

use std::path::{Path, PathBuf};
use std::{fs, process};
use tessella::core::storage::Storage;

/// A separate folder for each test, removed when the test ends.
pub struct Folder(pub PathBuf);

impl Folder {
    /// Creates the folder.
    pub fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("tessella-{name}-{}", process::id()));
        fs::create_dir_all(&folder).expect("a folder for the test");
        Self(folder)
    }

    /// Returns a storage inside the folder, like the program's in the platform's locations.
    pub fn storage(&self) -> Storage {
        Storage::in_folders(&self.0.join("data"), &self.0.join("config"))
    }

    /// Returns the path of the file of games.
    pub fn save(&self) -> PathBuf {
        self.0.join("data/games.tessella")
    }

    /// Returns the path of the settings file.
    pub fn settings(&self) -> PathBuf {
        self.0.join("config/settings.ron")
    }

    /// Writes a file, as an earlier run of the program may have left it.
    pub fn put(&self, path: &Path, bytes: impl AsRef<[u8]>) {
        fs::create_dir_all(path.parent().expect("a file in a folder")).expect("a folder");
        fs::write(path, bytes).expect("a file for the test");
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        fs::remove_dir_all(&self.0).expect("the folder of the test");
    }
}
