//! Reading of a settings file in which some values are wrong: each of them is left out, and the others are read.

use bevy::prelude::warn;
use ron::error::SpannedError;
use ron::value::RawValue;
use serde::de::{DeserializeOwned, MapAccess, Visitor};
use serde::{Deserialize, Deserializer};
use std::fmt::{self, Write};

/// Reads a text in RON. A value that does not fit its field, at any depth, is left out, so that its field has its
/// default; so is an element of a list. Returns the paths of the values left out as well.
///
/// # Errors
/// If the text is not a structure in RON.
pub(crate) fn read<S: DeserializeOwned>(text: &str) -> Result<(S, Vec<String>), SpannedError> {
    let whole = match ron::from_str(text) {
        Ok(settings) => return Ok((settings, Vec::new())),
        Err(error) => error,
    };
    let fields = ron::from_str(text)?;
    let mut left_out = Vec::new();
    let sound = sound_fields(fields, "", &fits::<S>, &mut left_out);
    let settings = ron::from_str(&sound).map_err(|_| whole.clone())?;
    warn!("the settings: {whole}; left out: {}", left_out.join(", "));
    Ok((settings, left_out))
}

fn fits<S: DeserializeOwned>(text: &str) -> bool {
    ron::from_str::<S>(text).is_ok()
}

/// Returns a structure of the fields that fit by themselves.
fn sound_fields(
    Fields(fields): Fields,
    path: &str,
    fits: &dyn Fn(&str) -> bool,
    left_out: &mut Vec<String>,
) -> String {
    let mut valid: Vec<(String, String)> = Vec::new();
    for (name, value) in fields {
        let path = match path {
            "" => name.clone(),
            path => format!("{path}.{name}"),
        };
        let fits = |value: &str| fits(&structure([(name.as_str(), value)]));
        // The second value of a field does not fit.
        let is_new = valid.iter().all(|(known, _)| *known != name);
        let sound = is_new.then(|| sound_part(value.get_ron(), &path, &fits, left_out));
        match sound.flatten() {
            Some(value) => valid.push((name, value)),
            None => left_out.push(path),
        }
    }
    let valid = valid.iter();
    structure(valid.map(|(name, value)| (name.as_str(), value.as_str())))
}

/// Returns the part of a value that fits its field, which may be less than the whole for a structure or a list; `None`
/// if nothing does.
fn sound_part(
    value: &str,
    path: &str,
    fits: &dyn Fn(&str) -> bool,
    left_out: &mut Vec<String>,
) -> Option<String> {
    if fits(value) {
        return Some(value.to_owned());
    }
    let mut inner = Vec::new();
    let part = if let Ok(fields) = ron::from_str(value) {
        sound_fields(fields, path, fits, &mut inner)
    } else if let Ok(elements) = ron::from_str::<Vec<Box<RawValue>>>(value) {
        let mut valid = Vec::new();
        for (number, value) in (1..).zip(elements) {
            let path = format!("{path} {number}");
            let fits = |value: &str| fits(&list([value]));
            match sound_part(value.get_ron(), &path, &fits, &mut inner) {
                Some(value) => valid.push(value),
                None => inner.push(path),
            }
        }
        list(valid.iter().map(String::as_str))
    } else {
        return None;
    };
    // A structure without defaults, or an array, needs all of its parts.
    let is_sound = fits(&part);
    if is_sound {
        left_out.append(&mut inner);
    }
    is_sound.then_some(part)
}

/// Writes a structure. A value may end with a comment, so each has a line of its own.
fn structure<'a>(fields: impl IntoIterator<Item = (&'a str, &'a str)>) -> String {
    let mut text = "(".to_owned();
    for (name, value) in fields {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{name}: {value}\n,");
    }
    text + ")"
}

fn list<'a>(elements: impl IntoIterator<Item = &'a str>) -> String {
    let mut text = "[".to_owned();
    for element in elements {
        let _ = writeln!(text, "{element}\n,");
    }
    text + "]"
}

/// Fields of a structure with any values, in their order.
struct Fields(Vec<(String, Box<RawValue>)>);

impl<'de> Deserialize<'de> for Fields {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct FieldsVisitor;

        impl<'de> Visitor<'de> for FieldsVisitor {
            type Value = Fields;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "named fields")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Fields, A::Error> {
                let mut fields = Vec::new();
                while let Some(FieldName(name)) = map.next_key()? {
                    fields.push((name, map.next_value()?));
                }
                Ok(Fields(fields))
            }
        }

        deserializer.deserialize_struct("", &[], FieldsVisitor)
    }
}

/// Name of a field.
struct FieldName(String);

impl<'de> Deserialize<'de> for FieldName {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct NameVisitor;

        impl Visitor<'_> for NameVisitor {
            type Value = FieldName;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "the name of a field")
            }

            fn visit_str<E>(self, name: &str) -> Result<FieldName, E> {
                Ok(FieldName(name.to_owned()))
            }
        }

        deserializer.deserialize_identifier(NameVisitor)
    }
}
