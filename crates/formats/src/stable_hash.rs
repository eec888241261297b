//! Hash that never changes, for numbers that are stored or sent. The hasher of the standard library may change with its
//! version, and hashes some types differently on other processors.

use siphasher::sip::SipHasher13;

/// Returns the hash of bytes: SipHash-1-3 with a key of zeros.
pub fn stable_hash(bytes: &[u8]) -> u64 {
    SipHasher13::new().hash(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stable_hash_is_that_of_stored_numbers() {
        assert_eq!(stable_hash(b""), 0xd1fb_a762_150c_532c);
    }
}
