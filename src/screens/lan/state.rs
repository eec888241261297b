//! State of the local network screen.

use crate::core::{ExpectedServer, Waker};
use crate::net::ServerChanged;
use crate::text::Wording;
use bevy::prelude::*;
use std::io;
use std::net::SocketAddr;
use std::time::Duration;
use tessella_net::discovery::{DiscoveryReport, ServerSearch};

/// State of server discovery and of the current page.
#[derive(Resource, Default)]
pub(crate) struct LanScreen {
    /// Running search; `None` if the network cannot be used, or the program is in the background.
    pub(super) running: Option<ServerSearch>,
    pub(super) report: DiscoveryReport,
    /// Reason why a search is not possible.
    pub(super) trouble: Option<io::Error>,
    /// Time since the start of the program at which the search began.
    pub(super) begun: Option<Duration>,
    /// Time since the search began, in seconds.
    pub(super) since: f32,
    pub(super) page: Page,
    /// `true` if rooms of a server on this device are saved, which the next one continues.
    pub(super) has_saved_rooms: bool,
    /// Reason why the server of the page was not joined.
    pub(super) failure: Option<Wording>,
    /// Player name in the text field, once the field was shown.
    pub(super) name: Option<String>,
}

/// Page of the screen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) enum Page {
    /// List of servers.
    #[default]
    List,
    /// Entry of an address.
    Address(String),
    /// Entry of a server's join code.
    Code {
        address: SocketAddr,
        name: String,
        code: String,
        server: ExpectedServer,
    },
    /// Question about a server that is not the expected one.
    Changed(ServerChanged),
}

impl Page {
    /// Returns the page for the code of a server, which is called by its address if it has no name.
    pub(super) fn code(
        address: SocketAddr,
        name: &str,
        code: String,
        server: ExpectedServer,
    ) -> Self {
        let name = match name {
            "" => address.to_string(),
            name => name.to_owned(),
        };
        Self::Code {
            address,
            name,
            code,
            server,
        }
    }
}

impl LanScreen {
    /// Starts the search for servers.
    pub(super) fn open(&mut self, waker: &Waker) {
        let waker = waker.clone();
        (self.running, self.trouble) = match ServerSearch::start(move || waker.wake()) {
            Ok(search) => (Some(search), None),
            Err(error) => (None, Some(error)),
        };
    }

    /// Returns to the list of servers. Returns `false` if it was already shown.
    pub(crate) fn turn_back(&mut self) -> bool {
        self.failure = None;
        std::mem::take(&mut self.page) != Page::List
    }
}
