//! Server side of the handshake.

use super::admission_control::AdmissionControl;
use super::handshake_stream::{HandshakeError, HandshakeStream};
use super::key_exchange::KeyExchange;
use super::messages::{
    AdmissionClaim, AdmissionDecision, CLAIM_BYTES, DeviceProof, SEALED_PROOF_BYTES,
    read_client_greeting, server_greeting,
};
use super::stream::Stream;
use crate::addresses::Source;
use crate::keys::device_has_signed;
use crate::version::{PROTOCOL_VERSION, Version};
use std::time::Instant;
use tessella_lobby::DeviceKey;

/// Watch over a running handshake, by which a server limits how many there are.
pub trait HandshakeWatch {
    /// Returns `true` if the handshake is to end before its deadline. It is called before each read and write.
    fn is_cancelled(&self) -> bool;

    /// Begins or ends the wait for a whole message of the client.
    fn set_waiting(&self, is_waiting: bool);
}

impl AdmissionControl {
    /// Runs the handshake with one client up to its ticket or its refusal.
    ///
    /// The result tells nothing about the client's admission: it is `Ok` whenever the server has sent its last message, and also
    /// if it ends the handshake because of what the client has sent.
    ///
    /// # Errors
    /// If the client closes the stream, the deadline passes, the watch cancels the handshake, or the stream fails.
    pub async fn admit(
        &self,
        stream: impl Stream,
        source: Source,
        deadline: Instant,
        watch: &impl HandshakeWatch,
    ) -> Result<(), HandshakeError> {
        let is_cancelled = || watch.is_cancelled();
        let mut stream = HandshakeStream::new(stream, deadline, &is_cancelled);

        // A client of another program gets no reply.
        let Some(client) = read_client_greeting(&receive(&mut stream, watch).await?) else {
            return Ok(());
        };
        let continues = client.protocol == PROTOCOL_VERSION;
        let greeting = server_greeting(&Version::ours(), continues);
        stream.send(&greeting).await?;
        if !continues {
            return Ok(());
        }
        stream.send(&self.identity().encode()).await?;

        let claim = receive::<CLAIM_BYTES>(&mut stream, watch).await?;
        let Some((claim, theirs)) = AdmissionClaim::decode(&claim) else {
            return Ok(());
        };
        let decision = match claim {
            AdmissionClaim::Code => self.check_newcomer(source),
            // Wrong codes of others keep nobody from their seat.
            AdmissionClaim::Seat => AdmissionDecision::Continue,
        };
        stream.send(&decision.encode()).await?;
        if decision != AdmissionDecision::Continue {
            return Ok(());
        }
        let computing = self.begin_computing();
        let code = self.code().filter(|_| claim == AdmissionClaim::Code);
        let (exchange, ours) = KeyExchange::server(code.as_ref(), &self.server_key());
        // Signs the shares of both ends, so the signature is of no use to anybody between them.
        let signed = [stream.transcript(), &ours].concat();
        let signature = self.sign(&signed);
        drop(computing);
        stream.send(&ours).await?;
        stream.send(&signature).await?;

        // The server reveals nothing that depends on the key before the client has committed itself to one code.
        let sealed = receive::<SEALED_PROOF_BYTES>(&mut stream, watch).await?;
        let computing = self.begin_computing();
        // The proof covers everything that was sent before it.
        let before = &stream.transcript()[..stream.transcript().len() - SEALED_PROOF_BYTES];
        let key = exchange.finish(&theirs);
        let opened = key.and_then(|key| Some((key.open_proof(before, &sealed)?, key)));
        let device = opened
            .as_ref()
            .and_then(|(proof, _)| proved_device(proof, before));
        let decision = match (claim, &device) {
            (AdmissionClaim::Code, _) => self.decide(source, opened.is_some()),
            (AdmissionClaim::Seat, Some(device)) => self.decide_seat(device),
            (AdmissionClaim::Seat, None) => return Ok(()),
        };
        let admitted = match (decision, opened, device) {
            (AdmissionDecision::Continue, Some((_, key)), Some(device)) => Some((key, device)),
            // A client that knows the code but does not hold its own key gets no reply.
            (AdmissionDecision::Continue, ..) => return Ok(()),
            _ => None,
        };
        drop(computing);
        stream.send(&decision.encode()).await?;
        if let Some((key, device)) = admitted {
            let message = self.final_message(&device).encode();
            let sealed = key.seal_final_message(stream.transcript(), &message);
            stream.send(&sealed).await?;
        }
        Ok(())
    }
}

/// Receives a message of the client.
async fn receive<const N: usize>(
    stream: &mut HandshakeStream<'_, impl Stream>,
    watch: &impl HandshakeWatch,
) -> Result<[u8; N], HandshakeError> {
    watch.set_waiting(true);
    let message = stream.receive().await?;
    watch.set_waiting(false);
    Ok(message)
}

/// Returns the device of a decrypted proof, if it has signed the transcript.
fn proved_device(proof: &[u8], transcript: &[u8]) -> Option<DeviceKey> {
    let DeviceProof { device, signature } = DeviceProof::decode(proof)?;
    device_has_signed(&device, transcript, &signature).then_some(device)
}
