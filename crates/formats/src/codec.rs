//! Binary encoding of values. Only this file depends on bincode, so that another codec can replace it.

use bincode::error::DecodeError;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt;
use tessella_language::tr;

/// Maximum memory of a decoded value in bytes; larger values are refused before allocation.
const LIMIT: usize = 16 << 20;

/// Error of encoding or decoding a value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CodecError(String);

impl fmt::Display for CodecError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for CodecError {}

/// Encodes a value.
///
/// # Errors
/// If the value cannot be encoded, such as a sequence of unknown length.
pub fn encode(value: &impl Serialize) -> Result<Vec<u8>, CodecError> {
    bincode::serde::encode_to_vec(value, bincode::config::standard())
        .map_err(|error| CodecError(error.to_string()))
}

/// Decodes a value from all of the bytes.
///
/// # Errors
/// If the bytes are invalid, some are left over, or the value would be larger than 16 MiB.
pub fn decode<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, CodecError> {
    decode_within::<LIMIT, T>(bytes)
}

/// Decodes a value from all of the bytes, limited to `MAX` bytes of memory.
///
/// # Errors
/// Those of [`decode`].
pub fn decode_within<const MAX: usize, T: DeserializeOwned>(bytes: &[u8]) -> Result<T, CodecError> {
    let config = bincode::config::standard().with_limit::<MAX>();
    let decoded = bincode::serde::decode_from_slice(bytes, config);
    let (value, read) = decoded.map_err(|error| match error {
        // Message of the value's own checks.
        DecodeError::OtherString(message) => CodecError(message),
        error => CodecError(error.to_string()),
    })?;
    match bytes.len() - read {
        0 => Ok(value),
        left => Err(CodecError(tr!("file-bytes-left", bytes = left))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codec_round_trips_values() {
        let value = (7u32, "seven".to_owned(), vec![Some(1u8), None]);
        let bytes = encode(&value).expect("a value with a length");
        assert_eq!(decode(&bytes), Ok(value));
    }

    #[test]
    fn codec_refuses_missing_and_extra_bytes() {
        let mut bytes = encode(&(7u32, 8u32)).expect("a value with a length");
        assert!(decode::<(u32, u32, u32)>(&bytes).is_err());
        bytes.push(0);
        assert!(decode::<(u32, u32)>(&bytes).is_err());
    }

    #[test]
    fn codec_refuses_length_past_limit() {
        let bytes = encode(&(u64::MAX / 2)).expect("a value with a length");
        assert!(decode::<Vec<u8>>(&bytes).is_err());
        let bytes = encode(&"x".repeat(100)).expect("a value with a length");
        assert!(decode_within::<200, String>(&bytes).is_ok());
        assert!(decode_within::<50, String>(&bytes).is_err());
    }
}
