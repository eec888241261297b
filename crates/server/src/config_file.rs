//! TOML files with the options of a server.

use super::settings::{Entry, ServerSettings};
use std::fs::File;
use std::io::Read;
use std::path::Path;
use toml::de::{DeTable, DeValue};

/// Maximum size in bytes of the file.
const MAX_BYTES: u64 = 64 << 10;

/// Loads the settings in a file.
///
/// # Errors
/// One line that says where the first error is.
pub(super) fn load(path: &Path) -> Result<ServerSettings, String> {
    let shown = path.display();
    let text = read(path).map_err(|why| format!("{shown} cannot be read: {why}"))?;
    let place = |at: usize| {
        let line = 1 + text[..at.min(text.len())].matches('\n').count();
        format!("{shown}, line {line}")
    };
    let table = DeTable::parse(&text).map_err(|error| {
        let at = error.span().map_or(0, |span| span.start);
        format!("{}: {}", place(at), error.message())
    })?;
    let mut entries: Vec<_> = table.get_ref().iter().collect();
    // Only one error is reported, so it should be the first in the file.
    entries.sort_by_key(|(name, _)| name.span().start);
    let names = ServerSettings::names();
    let entries = entries.into_iter().map(|(name, value)| {
        let (place, name) = (place(name.span().start), name.get_ref().to_string());
        if !names.contains(&name) {
            return Err(format!("{place}: there is no option \"{name}\""));
        }
        let place = format!("{place}: {name}");
        let value = match value.get_ref() {
            DeValue::String(value) => value.to_string(),
            DeValue::Integer(value) if value.radix() == 10 => value.as_str().to_owned(),
            DeValue::Boolean(value) => value.to_string(),
            _ => {
                let expected = "expected a text, a number, true or false";
                return Err(format!("{place}: {expected}"));
            }
        };
        Ok(Entry { place, name, value })
    });
    ServerSettings::from_entries(entries)
}

fn read(path: &Path) -> Result<String, String> {
    let file = File::open(path).map_err(|error| error.to_string())?;
    let mut text = String::new();
    file.take(MAX_BYTES + 1)
        .read_to_string(&mut text)
        .map_err(|error| error.to_string())?;
    if text.len() as u64 > MAX_BYTES {
        Err(format!("it has more than {MAX_BYTES} bytes"))
    } else {
        Ok(text)
    }
}
