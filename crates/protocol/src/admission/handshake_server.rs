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

/// Observer of a running handshake, through which a server limits how many run at once.
pub trait HandshakeWatch {
    /// Returns `true` if the handshake should end before its deadline. Called before each read and write.
    fn is_cancelled(&self) -> bool;

    /// Called when the wait for a complete message from the client begins or ends.
    fn set_waiting(&self, is_waiting: bool);
}

impl AdmissionControl {
    /// Runs the handshake with one client, until it is sent its ticket or refused.
    ///
    /// The result does not say whether the client was admitted: it is `Ok` if the server has sent its last message, and
    /// also if the server ended the handshake because of what the client sent.
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

        // A client that is not Tessella gets no reply.
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
            // Other people's wrong codes must not keep anybody from their seat.
            AdmissionClaim::Seat => AdmissionDecision::Continue,
        };
        stream.send(&decision.encode()).await?;
        if decision != AdmissionDecision::Continue {
            return Ok(());
        }
        let computing = self.lock_handshake();
        let code = self.code().filter(|_| claim == AdmissionClaim::Code);
        let (exchange, ours) = KeyExchange::server(code.as_ref(), &self.server_key());
        // The signature covers the shares of both ends, so it is of no use to anybody between them.
        let signed = [stream.transcript(), &ours].concat();
        let signature = self.sign(&signed);
        drop(computing);
        stream.send(&ours).await?;
        stream.send(&signature).await?;

        // The server reveals nothing that depends on the key until the client has committed itself to one code.
        let sealed = receive::<SEALED_PROOF_BYTES>(&mut stream, watch).await?;
        let computing = self.lock_handshake();
        // The proof covers everything sent before it.
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
            // A client that knows the code but does not hold the private key of its device gets no reply.
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

async fn receive<const N: usize>(
    stream: &mut HandshakeStream<'_, impl Stream>,
    watch: &impl HandshakeWatch,
) -> Result<[u8; N], HandshakeError> {
    watch.set_waiting(true);
    let message = stream.receive().await?;
    watch.set_waiting(false);
    Ok(message)
}

/// Returns the device in a decrypted proof, if its signature of the transcript is valid.
fn proved_device(proof: &[u8], transcript: &[u8]) -> Option<DeviceKey> {
    let DeviceProof { device, signature } = DeviceProof::decode(proof)?;
    device_has_signed(&device, transcript, &signature).then_some(device)
}
