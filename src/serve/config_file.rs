//! File with the options of a server, in TOML.

use super::settings::{ServerSettings, find};
use std::fs::File;
use std::io::Read;
use std::ops::Range;
use std::path::Path;
use toml::de::{DeTable, DeValue};

/// Maximum size in bytes of the file.
const MAX_BYTES: u64 = 64 << 10;

/// Loads the settings in a file.
///
/// # Errors
/// One line with the place of the first fault.
pub(super) fn load(path: &Path) -> Result<ServerSettings, String> {
    let text = read(path).map_err(|why| format!("{} cannot be read: {why}", path.display()))?;
    read_settings(&text).map_err(|(at, why)| {
        let line = 1 + text[..at.min(text.len())].matches('\n').count();
        format!("{}, line {line}: {why}", path.display())
    })
}

fn read(path: &Path) -> Result<String, String> {
    let file = File::open(path).map_err(|error| error.to_string())?;
    let mut text = String::new();
    file.take(MAX_BYTES + 1)
        .read_to_string(&mut text)
        .map_err(|error| error.to_string())?;
    match text.len() as u64 > MAX_BYTES {
        true => Err(format!("it has more than {MAX_BYTES} bytes")),
        false => Ok(text),
    }
}

/// Returns the settings in a text, or the position and the reason of the first fault.
fn read_settings(text: &str) -> Result<ServerSettings, (usize, String)> {
    let start = |span: Range<usize>| span.start;
    let table = DeTable::parse(text).map_err(|error| {
        let at = error.span().map_or(0, start);
        (at, error.message().to_owned())
    })?;
    let mut entries: Vec<_> = table.get_ref().iter().collect();
    // The first fault is reported first.
    entries.sort_by_key(|(name, _)| name.span().start);
    let mut settings = ServerSettings::default();
    for (name, value) in entries {
        let at = name.span().start;
        let name: &str = name.get_ref();
        let setting = find(name).ok_or_else(|| (at, format!("there is no option \"{name}\"")))?;
        let value = match value.get_ref() {
            DeValue::String(value) => value.to_string(),
            DeValue::Integer(value) if value.radix() == 10 => value.as_str().to_owned(),
            DeValue::Boolean(value) => value.to_string(),
            _ => {
                let expected = "expected a text, a number, true or false";
                return Err((at, format!("{name}: {expected}")));
            }
        };
        (setting.set)(&mut settings, &value).map_err(|why| (at, format!("{name}: {why}")))?;
    }
    Ok(settings)
}
