//! From messages to pieces, and back.

use std::collections::VecDeque;
use std::fmt;

use super::PIECE;

/// A length has seven bits a byte, the low ones first; three bytes hold more than any message may have.
const LENGTH_BYTES: usize = 3;

/// The messages that wait for one peer.
pub struct Outbox {
    stream: VecDeque<u8>,
    longest: usize,
    most: usize,
}

/// Why a message cannot be sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TooMuch {
    /// More waits for the peer than it takes.
    Waiting,
    /// No peer takes such a message: it is empty or too long.
    Message,
}

impl Outbox {
    /// For messages of up to `longest` bytes, of which up to `most` may wait.
    pub fn new(longest: usize, most: usize) -> Self {
        Self {
            stream: VecDeque::new(),
            longest,
            most,
        }
    }

    /// Puts a message behind the others.
    pub fn push(&mut self, message: &[u8]) -> Result<(), TooMuch> {
        if message.is_empty() || message.len() > self.longest {
            return Err(TooMuch::Message);
        }
        if self.stream.len() + message.len() + LENGTH_BYTES > self.most {
            return Err(TooMuch::Waiting);
        }
        let mut length = message.len();
        while length >= 0x80 {
            self.stream.push_back(length as u8 | 0x80);
            length >>= 7;
        }
        self.stream.push_back(length as u8);
        self.stream.extend(message);
        Ok(())
    }

    /// The next piece to send, if anything waits.
    pub fn next_piece(&mut self) -> Option<Vec<u8>> {
        let length = self.stream.len().min(PIECE);
        let piece: Vec<u8> = self.stream.drain(..length).collect();
        if self.stream.is_empty() {
            // A long message is seldom followed by another.
            self.stream.shrink_to(PIECE);
        }
        (!piece.is_empty()).then_some(piece)
    }

    /// Whether nothing waits.
    pub fn is_empty(&self) -> bool {
        self.stream.is_empty()
    }

    /// How many bytes wait.
    pub fn waiting(&self) -> usize {
        self.stream.len()
    }
}

/// The messages that came from one peer, and the beginning of the next.
pub struct Inbox {
    begun: Vec<u8>,
    whole: VecDeque<Vec<u8>>,
    longest: usize,
    most: usize,
}

/// Why pieces make no messages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Garbled {
    /// A piece has nothing in it, or more than a piece has.
    Piece,
    /// A message says of itself that it is empty, or longer than is taken.
    Length,
    /// More messages came than anybody reads.
    Unread,
}

impl fmt::Display for Garbled {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Piece => "a piece with nothing in it, or too much",
            Self::Length => "a message that is empty or too long",
            Self::Unread => "more messages than can be read",
        })
    }
}

impl Inbox {
    /// For messages of up to `longest` bytes, of which up to `most` may wait to be read.
    pub fn new(longest: usize, most: usize) -> Self {
        Self {
            begun: Vec::new(),
            whole: VecDeque::new(),
            longest,
            most,
        }
    }

    /// Takes the next piece in.
    pub fn take(&mut self, piece: &[u8]) -> Result<(), Garbled> {
        if piece.is_empty() || piece.len() > PIECE {
            return Err(Garbled::Piece);
        }
        self.begun.extend_from_slice(piece);
        let mut rest = &self.begun[..];
        while let Some((length, after)) = length(rest)? {
            if length == 0 || length > self.longest {
                return Err(Garbled::Length);
            }
            let Some((message, next)) = after.split_at_checked(length) else {
                break;
            };
            if self.whole.len() == self.most {
                return Err(Garbled::Unread);
            }
            self.whole.push_back(message.to_vec());
            rest = next;
        }
        let used = self.begun.len() - rest.len();
        if used > 0 {
            self.begun.drain(..used);
            self.begun.shrink_to(PIECE);
        }
        Ok(())
    }

    /// The oldest whole message that was not read.
    pub fn next_message(&mut self) -> Option<Vec<u8>> {
        self.whole.pop_front()
    }
}

/// The length at the front, and what comes after it; nothing if it has not all arrived.
fn length(bytes: &[u8]) -> Result<Option<(usize, &[u8])>, Garbled> {
    let mut length = 0;
    for (at, byte) in bytes.iter().take(LENGTH_BYTES).enumerate() {
        length |= usize::from(byte & 0x7F) << (7 * at);
        if byte & 0x80 == 0 {
            return Ok(Some((length, &bytes[at + 1..])));
        }
    }
    if bytes.len() < LENGTH_BYTES {
        Ok(None)
    } else {
        Err(Garbled::Length)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn carried(messages: &[Vec<u8>]) -> Vec<Vec<u8>> {
        let mut outbox = Outbox::new(1 << 18, 1 << 22);
        let mut inbox = Inbox::new(1 << 18, 1 << 20);
        for message in messages {
            outbox.push(message).expect("room for all");
        }
        while let Some(piece) = outbox.next_piece() {
            inbox.take(&piece).expect("a piece of ours");
        }
        std::iter::from_fn(|| inbox.next_message()).collect()
    }

    proptest! {
        #[test]
        fn messages_arrive_as_they_were(
            lengths in proptest::collection::vec(prop_oneof![1usize..20, 100usize..140, 1090usize..1110, 16_370usize..16_400], 1..12),
        ) {
            let messages: Vec<Vec<u8>> =
                lengths.iter().enumerate().map(|(at, length)| (0..*length).map(|byte| (byte + at) as u8).collect()).collect();
            prop_assert_eq!(carried(&messages), messages);
        }

        #[test]
        fn any_bytes_are_taken_or_refused_within_bounds(
            pieces in proptest::collection::vec(proptest::collection::vec(any::<u8>(), 0..1200), 0..20),
        ) {
            let mut inbox = Inbox::new(500, 100);
            for piece in pieces {
                if inbox.take(&piece).is_err() {
                    break;
                }
                prop_assert!(inbox.begun.len() <= 500 + LENGTH_BYTES);
                prop_assert!(inbox.whole.iter().all(|message| (1..=500).contains(&message.len())));
                prop_assert!(inbox.whole.len() <= 100);
            }
        }
    }

    #[test]
    fn a_move_costs_one_byte_more_than_it_has() {
        let mut outbox = Outbox::new(100, 1000);
        outbox.push(&[7; 10]).expect("short");
        assert_eq!(outbox.next_piece().expect("a piece").len(), 11);
        assert_eq!(outbox.next_piece(), None);
    }

    #[test]
    fn what_is_too_much_is_not_queued() {
        let mut outbox = Outbox::new(100, 250);
        assert_eq!(outbox.push(&[]), Err(TooMuch::Message));
        assert_eq!(outbox.push(&[0; 101]), Err(TooMuch::Message));
        assert_eq!(outbox.push(&[0; 100]), Ok(()));
        assert_eq!(outbox.push(&[0; 100]), Ok(()));
        assert_eq!(outbox.push(&[0; 100]), Err(TooMuch::Waiting));
        assert_eq!(outbox.waiting(), 202);
    }

    #[test]
    fn bad_pieces_are_refused() {
        let refused = |piece: &[u8]| Inbox::new(200, 2).take(piece).expect_err("refused");
        assert_eq!(refused(&[]), Garbled::Piece);
        assert_eq!(refused(&[1; PIECE + 1]), Garbled::Piece);
        assert_eq!(refused(&[0]), Garbled::Length, "an empty message");
        assert_eq!(refused(&[0xC9, 1]), Garbled::Length, "201 bytes");
        assert_eq!(
            refused(&[0x80, 0x80, 0x80]),
            Garbled::Length,
            "a length without end"
        );
        assert_eq!(refused(&[1, 5, 1, 5, 1, 5]), Garbled::Unread);
    }
}
