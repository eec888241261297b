//! People in a network play together: hosts and guests as the program has them, over real sockets on the loopback, in good
//! weather and bad, with everything that goes wrong between people and in networks.

// The longest first: what else there is runs beside it.
mod bad_network;
mod company;
mod crashes;
mod games;
mod manners;
mod reconnects;
mod refusals;
#[expect(dead_code, reason = "only where sockets are tested bytes are counted")]
#[path = "../relay/mod.rs"]
mod relay;
mod suspension;
