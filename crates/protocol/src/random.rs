//! Unpredictable random numbers from the operating system.

use rand::TryRng;
use rand::rngs::SysRng;
use tessella_formats::join_code::JoinCode;

/// Returns a random id for a server or a client.
///
/// # Panics
/// If the system cannot provide random numbers.
pub fn random_id() -> u64 {
    u64::from_le_bytes(random_bytes())
}

/// Returns unpredictable bytes.
///
/// # Panics
/// If the system cannot provide random numbers: without them, no secret is safe.
pub(super) fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    let filled = SysRng.try_fill_bytes(&mut bytes);
    filled.expect("the system has random numbers");
    bytes
}

/// Returns a generator of unpredictable numbers. It reads from the system in blocks, because a server needs several in
/// each update.
pub fn random_numbers() -> impl FnMut() -> u64 + Send {
    let mut drawn: Vec<u64> = Vec::new();
    move || {
        if drawn.is_empty() {
            let bytes: [u8; 2048] = random_bytes();
            let (numbers, _) = bytes.as_chunks();
            drawn.extend(numbers.iter().map(|&number| u64::from_le_bytes(number)));
        }
        drawn.pop().unwrap_or_else(random_id)
    }
}

/// Returns a random join code. All codes are equally likely.
///
/// # Panics
/// If the system cannot provide random numbers.
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
