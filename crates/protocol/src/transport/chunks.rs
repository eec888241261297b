//! Chunks: messages of any length, over a channel whose own messages have at most [`MAX_CHUNK`] bytes.
//!
//! The messages for one peer form a byte stream in which each is preceded by its length. The stream is split into chunks, so
//! messages queued together travel together, and a short message costs one byte of overhead.

use super::channels::MAX_CHUNK;
use std::collections::VecDeque;
use thiserror::Error;

/// Maximum size in bytes of a length prefix: seven bits per byte, low bits first.
const LENGTH_BYTES: usize = 3;

/// Messages queued for one peer.
pub struct SendQueue {
    stream: VecDeque<u8>,
    max_message: usize,
    max_queued: usize,
}

/// Error returned if a message cannot be queued.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum QueueError {
    /// Too many bytes are queued for the peer.
    #[error("too much is waiting to be sent")]
    Full,
    /// The message is empty or too long.
    #[error("a message to send was empty or too long")]
    MessageLength,
}

impl SendQueue {
    /// Creates a queue for messages of at most `max_message` bytes each and `max_queued` bytes in total.
    pub fn new(max_message: usize, max_queued: usize) -> Self {
        Self {
            stream: VecDeque::new(),
            max_message,
            max_queued,
        }
    }

    /// Appends a message.
    pub fn push(&mut self, message: &[u8]) -> Result<(), QueueError> {
        if message.is_empty() || message.len() > self.max_message {
            return Err(QueueError::MessageLength);
        }
        if self.stream.len() + message.len() + LENGTH_BYTES > self.max_queued {
            return Err(QueueError::Full);
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

    /// Removes and returns the next chunk, or `None` if the queue is empty.
    pub fn next_chunk(&mut self) -> Option<Vec<u8>> {
        let length = self.stream.len().min(MAX_CHUNK);
        let chunk: Vec<u8> = self.stream.drain(..length).collect();
        if self.stream.is_empty() {
            // Long messages are rare, so their memory is released at once.
            self.stream.shrink_to(MAX_CHUNK);
        }
        (!chunk.is_empty()).then_some(chunk)
    }

    /// Returns `true` if the queue is empty.
    pub fn is_empty(&self) -> bool {
        self.stream.is_empty()
    }
}

/// Messages received from one peer, and the part received of the next one.
pub struct ReceiveQueue {
    partial: Vec<u8>,
    messages: VecDeque<Vec<u8>>,
    max_message: usize,
    max_unread: usize,
}

/// Error returned if chunks cannot be reassembled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ChunkError {
    /// A chunk is empty or too long.
    #[error("a piece with nothing in it, or too much")]
    ChunkLength,
    /// A message is empty or too long according to its length prefix.
    #[error("a message that is empty or too long")]
    MessageLength,
    /// Too many messages are unread.
    #[error("more messages than can be read")]
    TooManyUnread,
}

impl ReceiveQueue {
    /// Creates a queue for messages of at most `max_message` bytes, which holds up to `max_unread` unread ones.
    pub fn new(max_message: usize, max_unread: usize) -> Self {
        Self {
            partial: Vec::new(),
            messages: VecDeque::new(),
            max_message,
            max_unread,
        }
    }

    /// Appends the next chunk.
    pub fn push(&mut self, chunk: &[u8]) -> Result<(), ChunkError> {
        if chunk.is_empty() || chunk.len() > MAX_CHUNK {
            return Err(ChunkError::ChunkLength);
        }
        self.partial.extend_from_slice(chunk);
        let mut rest = &self.partial[..];
        while let Some((length, after)) = read_length(rest)? {
            if length == 0 || length > self.max_message {
                return Err(ChunkError::MessageLength);
            }
            let Some((message, next)) = after.split_at_checked(length) else {
                break;
            };
            if self.messages.len() == self.max_unread {
                return Err(ChunkError::TooManyUnread);
            }
            self.messages.push_back(message.to_vec());
            rest = next;
        }
        let used = self.partial.len() - rest.len();
        if used > 0 {
            self.partial.drain(..used);
            self.partial.shrink_to(MAX_CHUNK);
        }
        Ok(())
    }

    /// Returns `true` if there is a complete message.
    pub fn has_message(&self) -> bool {
        !self.messages.is_empty()
    }

    /// Removes and returns the oldest complete message.
    pub fn next_message(&mut self) -> Option<Vec<u8>> {
        self.messages.pop_front()
    }
}

/// Returns the length and the bytes after its prefix; `None` if the prefix is incomplete.
fn read_length(bytes: &[u8]) -> Result<Option<(usize, &[u8])>, ChunkError> {
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
        Err(ChunkError::MessageLength)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn transfer(messages: &[Vec<u8>]) -> Vec<Vec<u8>> {
        let mut send_queue = SendQueue::new(1 << 18, 1 << 22);
        let mut receive_queue = ReceiveQueue::new(1 << 18, 1 << 20);
        for message in messages {
            send_queue.push(message).expect("room for all");
        }
        while let Some(chunk) = send_queue.next_chunk() {
            receive_queue.push(&chunk).expect("a piece of ours");
        }
        std::iter::from_fn(|| receive_queue.next_message()).collect()
    }

    proptest! {
        #[test]
        fn messages_round_trip_through_chunks(
            lengths in proptest::collection::vec(prop_oneof![1usize..20, 100usize..140, 1090usize..1110, 16_370usize..16_400], 1..12),
        ) {
            let messages: Vec<Vec<u8>> =
                lengths.iter().enumerate().map(|(at, length)| (0..*length).map(|byte| (byte + at) as u8).collect()).collect();
            prop_assert_eq!(transfer(&messages), messages);
        }

        #[test]
        fn receive_queue_is_bounded_for_any_bytes(
            chunks in proptest::collection::vec(proptest::collection::vec(any::<u8>(), 0..1200), 0..20),
        ) {
            let mut receive_queue = ReceiveQueue::new(500, 100);
            for chunk in chunks {
                if receive_queue.push(&chunk).is_err() {
                    break;
                }
                prop_assert!(receive_queue.partial.len() <= 500 + LENGTH_BYTES);
                prop_assert!(receive_queue.messages.iter().all(|message| (1..=500).contains(&message.len())));
                prop_assert!(receive_queue.messages.len() <= 100);
            }
        }
    }

    #[test]
    fn short_message_has_one_byte_overhead() {
        let mut send_queue = SendQueue::new(100, 1000);
        send_queue.push(&[7; 10]).expect("short");
        assert_eq!(send_queue.next_chunk().expect("a piece").len(), 11);
        assert_eq!(send_queue.next_chunk(), None);
    }

    #[test]
    fn oversized_message_is_not_queued() {
        let mut send_queue = SendQueue::new(100, 250);
        assert_eq!(send_queue.push(&[]), Err(QueueError::MessageLength));
        assert_eq!(send_queue.push(&[0; 101]), Err(QueueError::MessageLength));
        assert_eq!(send_queue.push(&[0; 100]), Ok(()));
        assert_eq!(send_queue.push(&[0; 100]), Ok(()));
        assert_eq!(send_queue.push(&[0; 100]), Err(QueueError::Full));
        assert_eq!(send_queue.stream.len(), 202);
    }

    #[test]
    fn invalid_chunks_are_refused() {
        let refused = |chunk: &[u8]| ReceiveQueue::new(200, 2).push(chunk).expect_err("refused");
        assert_eq!(refused(&[]), ChunkError::ChunkLength);
        assert_eq!(refused(&[1; MAX_CHUNK + 1]), ChunkError::ChunkLength);
        assert_eq!(refused(&[0]), ChunkError::MessageLength, "an empty message");
        assert_eq!(refused(&[0xC9, 1]), ChunkError::MessageLength, "201 bytes");
        assert_eq!(
            refused(&[0x80, 0x80, 0x80]),
            ChunkError::MessageLength,
            "a length without end"
        );
        assert_eq!(refused(&[1, 5, 1, 5, 1, 5]), ChunkError::TooManyUnread);
    }
}
