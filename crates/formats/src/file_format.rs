//! Format of the player's binary files: a magic number, a version and a checksum, followed by an encoded value.

use crate::codec::{self, CodecError};
use serde::Serialize;
use thiserror::Error;

/// Length of the magic number, version and checksum in bytes.
const HEADER_LEN: usize = 14;

/// Kind of file.
#[derive(Clone, Copy, Debug)]
pub struct FileFormat {
    /// Number at the start of every file of this kind.
    pub magic: &'static [u8; 8],
    /// Version that is written. Older versions can be read.
    pub version: u16,
    /// First version whose checksum covers the version, so that a damaged version number is detected.
    pub first_checked_version: u16,
}

/// Error returned if the header of a file is not as expected.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum FormatError {
    /// The data does not start with the magic number.
    #[error("it is a file of another kind")]
    WrongMagic,
    /// The version is 0, or later than the one that this program writes.
    #[error("it has format {0}, which this program does not read")]
    UnknownVersion(u16),
    /// The checksum does not match, or the header is truncated.
    #[error("it is damaged")]
    Damaged,
}

impl FileFormat {
    /// Encodes a value and puts the header before it.
    ///
    /// # Errors
    /// Those of [`codec::encode`].
    pub fn write(&self, value: &impl Serialize) -> Result<Vec<u8>, CodecError> {
        let payload = codec::encode(value)?;
        let mut bytes = Vec::with_capacity(HEADER_LEN + payload.len());
        bytes.extend_from_slice(self.magic);
        bytes.extend_from_slice(&self.version.to_le_bytes());
        bytes.extend_from_slice(&self.checksum(self.version, &payload).to_le_bytes());
        bytes.extend_from_slice(&payload);
        Ok(bytes)
    }

    /// Checks the header. Returns the version and the encoded value.
    ///
    /// # Errors
    /// If the data is of another kind, of an unknown version, or damaged.
    pub fn open<'a>(&self, bytes: &'a [u8]) -> Result<(u16, &'a [u8]), FormatError> {
        let rest = bytes.strip_prefix(self.magic);
        let rest = rest.ok_or(FormatError::WrongMagic)?;
        let (version, rest) = rest.split_first_chunk().ok_or(FormatError::Damaged)?;
        let version = u16::from_le_bytes(*version);
        if !(1..=self.version).contains(&version) {
            return Err(FormatError::UnknownVersion(version));
        }
        let (sum, payload) = rest.split_first_chunk().ok_or(FormatError::Damaged)?;
        if u32::from_le_bytes(*sum) == self.checksum(version, payload) {
            Ok((version, payload))
        } else {
            Err(FormatError::Damaged)
        }
    }

    fn checksum(&self, version: u16, payload: &[u8]) -> u32 {
        let mut hasher = crc32fast::Hasher::new();
        if version >= self.first_checked_version {
            hasher.update(&version.to_le_bytes());
        }
        hasher.update(payload);
        hasher.finalize()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FORMAT: FileFormat = FileFormat {
        magic: b"TESTFILE",
        version: 3,
        first_checked_version: 2,
    };

    fn written() -> Vec<u8> {
        FORMAT.write(&[1u32, 2, 3]).expect("numbers can be encoded")
    }

    #[test]
    fn file_format_returns_what_was_written() {
        let bytes = written();
        let (version, payload) = FORMAT.open(&bytes).expect("a whole file");
        assert_eq!(version, 3);
        assert_eq!(
            payload,
            codec::encode(&[1u32, 2, 3]).expect("the same numbers")
        );
    }

    #[test]
    fn file_format_refuses_each_damaged_byte_and_each_prefix() {
        let bytes = written();
        for at in 0..bytes.len() {
            for bit in 0..8 {
                let mut damaged = bytes.clone();
                damaged[at] ^= 1 << bit;
                assert!(FORMAT.open(&damaged).is_err(), "byte {at}, bit {bit}");
            }
            assert!(FORMAT.open(&bytes[..at]).is_err(), "the first {at} bytes");
        }
    }

    #[test]
    fn file_format_tells_other_kinds_and_versions_apart() {
        assert_eq!(FORMAT.open(b""), Err(FormatError::WrongMagic));
        assert_eq!(FORMAT.open(b"TESSELLA"), Err(FormatError::WrongMagic));
        assert_eq!(FORMAT.open(b"TESTFILE"), Err(FormatError::Damaged));
        for version in [0u16, 4, u16::MAX] {
            let mut bytes = written();
            bytes[8..10].copy_from_slice(&version.to_le_bytes());
            assert_eq!(
                FORMAT.open(&bytes),
                Err(FormatError::UnknownVersion(version))
            );
        }
    }

    #[test]
    fn file_format_reads_versions_whose_checksum_covers_the_payload_alone() {
        let payload = codec::encode(&7u32).expect("a number");
        let mut bytes = b"TESTFILE\x01\x00".to_vec();
        bytes.extend_from_slice(&crc32fast::hash(&payload).to_le_bytes());
        bytes.extend_from_slice(&payload);
        assert_eq!(FORMAT.open(&bytes), Ok((1, payload.as_slice())));
    }
}
