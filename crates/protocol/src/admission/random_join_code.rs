//! Random join codes.

use crate::random::random_bytes;
use tessella_formats::join_code::JoinCode;

/// Returns a random join code. All codes are equally likely.
///
/// # Panics
/// If the system has no random numbers.
pub fn random_join_code() -> JoinCode {
    JoinCode::draw(|| {
        let [byte] = random_bytes();
        byte
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;
    use tessella_formats::join_code::JOIN_CODE_ALPHABET;

    #[test]
    fn random_join_codes_use_whole_alphabet_and_differ() {
        let codes: Vec<JoinCode> = (0..500).map(|_| random_join_code()).collect();
        let signs = codes.iter().flat_map(|code| code.as_bytes().to_vec());
        assert_eq!(
            signs.collect::<HashSet<u8>>().len(),
            JOIN_CODE_ALPHABET.len()
        );
        let different: HashSet<&[u8]> = codes.iter().map(JoinCode::as_bytes).collect();
        assert!(different.len() > 490);
    }
}
