//! Random join codes.

use crate::join_code::JoinCode;
use crate::net::random::random_bytes;

impl JoinCode {
    /// Returns a random code. All codes are equally likely.
    ///
    /// # Panics
    /// If the system has no random numbers.
    pub fn random() -> Self {
        Self::draw(|| {
            let [byte] = random_bytes();
            byte
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::join_code::JOIN_CODE_ALPHABET;
    use std::collections::HashSet;

    #[test]
    fn random_join_codes_use_whole_alphabet_and_differ() {
        let codes: Vec<JoinCode> = (0..500).map(|_| JoinCode::random()).collect();
        let signs = codes.iter().flat_map(|code| code.as_bytes().to_vec());
        assert_eq!(
            signs.collect::<HashSet<u8>>().len(),
            JOIN_CODE_ALPHABET.len()
        );
        let different: HashSet<&[u8]> = codes.iter().map(JoinCode::as_bytes).collect();
        assert!(different.len() > 490);
    }
}
