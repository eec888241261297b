//! Bytes from values and back. bincode is named here and nowhere else, so that another codec can take its place.

use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt;

/// The most bytes that a value may take when it is read; more is refused before any memory is set aside for it.
const LIMIT: usize = 16 << 20;

/// Why a value cannot be written or read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CodecError(String);

impl fmt::Display for CodecError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for CodecError {}

/// The bytes of a value.
///
/// # Errors
/// When the value cannot be spelt in bytes, as a sequence whose length is not known.
pub fn encode(value: &impl Serialize) -> Result<Vec<u8>, CodecError> {
    bincode::serde::encode_to_vec(value, bincode::config::standard())
        .map_err(|error| CodecError(error.to_string()))
}

/// The value that these bytes spell, all of them.
///
/// # Errors
/// When they spell no such value, when bytes are left over, or when the value would be larger than 16 MiB.
pub fn decode<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, CodecError> {
    decode_within::<LIMIT, T>(bytes)
}

/// The value that these bytes spell, all of them, if it takes no more than so many bytes of memory.
///
/// # Errors
/// As [`decode`].
pub fn decode_within<const MOST: usize, T: DeserializeOwned>(
    bytes: &[u8],
) -> Result<T, CodecError> {
    let config = bincode::config::standard().with_limit::<MOST>();
    let (value, read) = bincode::serde::decode_from_slice(bytes, config)
        .map_err(|error| CodecError(error.to_string()))?;
    match bytes.len() - read {
        0 => Ok(value),
        left => Err(CodecError(format!("{left} bytes are left over"))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_again() {
        let value = (7u32, "seven".to_owned(), vec![Some(1u8), None]);
        let bytes = encode(&value).expect("a value with a length");
        assert_eq!(decode(&bytes), Ok(value));
    }

    #[test]
    fn too_few_and_too_many_bytes_are_refused() {
        let mut bytes = encode(&(7u32, 8u32)).expect("a value with a length");
        assert!(decode::<(u32, u32, u32)>(&bytes).is_err());
        bytes.push(0);
        assert!(decode::<(u32, u32)>(&bytes).is_err());
    }

    #[test]
    fn a_length_past_the_limit_is_refused() {
        let bytes = encode(&(u64::MAX / 2)).expect("a value with a length");
        assert!(decode::<Vec<u8>>(&bytes).is_err());
        let bytes = encode(&"x".repeat(100)).expect("a value with a length");
        assert!(decode_within::<200, String>(&bytes).is_ok());
        assert!(decode_within::<50, String>(&bytes).is_err());
    }
}
