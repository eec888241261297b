//! Binary encoding of values. Only this file depends on bincode, so that another codec can replace it.

use bincode::error::DecodeError;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::error::Error;
use std::sync::Arc;
use thiserror::Error;

/// Maximum memory of a decoded value in bytes; larger values are refused before allocation.
const LIMIT: usize = 16 << 20;

/// Error returned if a value cannot be encoded or decoded. Errors with the same message are equal.
#[derive(Clone, Debug, Error)]
pub enum CodecError {
    /// The codec or the value's own validation refused the value.
    #[error(transparent)]
    Invalid(Arc<dyn Error + Send + Sync>),
    /// There are extra bytes after the value.
    #[error("{bytes} extra {} at the end", if *bytes == 1 { "byte" } else { "bytes" })]
    BytesLeft {
        /// Number of extra bytes.
        bytes: usize,
    },
}

impl CodecError {
    fn invalid(error: impl Into<Box<dyn Error + Send + Sync>>) -> Self {
        Self::Invalid(error.into().into())
    }
}

impl PartialEq for CodecError {
    fn eq(&self, other: &Self) -> bool {
        self.to_string() == other.to_string()
    }
}

impl Eq for CodecError {}

/// Encodes a value.
///
/// # Errors
/// If the value cannot be encoded, for example because it contains a sequence of unknown length.
pub fn encode(value: &impl Serialize) -> Result<Vec<u8>, CodecError> {
    bincode::serde::encode_to_vec(value, bincode::config::standard()).map_err(CodecError::invalid)
}

/// Decodes a value that takes up all of the bytes.
///
/// # Errors
/// If the bytes are invalid, some are left over, or the value would take more than 16 MiB of memory.
pub fn decode<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, CodecError> {
    decode_within::<LIMIT, T>(bytes)
}

/// Decodes a value that takes up all of the bytes, using at most `MAX` bytes of memory.
///
/// # Errors
/// Those of [`decode`].
pub fn decode_within<const MAX: usize, T: DeserializeOwned>(bytes: &[u8]) -> Result<T, CodecError> {
    let config = bincode::config::standard().with_limit::<MAX>();
    let decoded = bincode::serde::decode_from_slice(bytes, config);
    let (value, read) = decoded.map_err(|error| match error {
        // The message comes from the value's own validation.
        DecodeError::OtherString(message) => CodecError::invalid(message),
        error => CodecError::invalid(error),
    })?;
    match bytes.len() - read {
        0 => Ok(value),
        bytes => Err(CodecError::BytesLeft { bytes }),
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
        let left = decode::<(u32, u32)>(&bytes);
        assert_eq!(left, Err(CodecError::BytesLeft { bytes: 1 }));
        assert_eq!(
            CodecError::BytesLeft { bytes: 2 }.to_string(),
            "2 extra bytes at the end"
        );
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
