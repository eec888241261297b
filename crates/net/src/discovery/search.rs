//! Search for servers on a thread of its own.

use super::client::DiscoveryClient;
use super::failure::DiscoveryFailure;
use super::server_list::{FoundServer, ServerAddress};
use std::io;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};
use tessella_tasks as task;

/// Interval between probes.
const PROBE_INTERVAL: Duration = Duration::from_secs(1);
/// Interval at which replies are collected.
const COLLECT_INTERVAL: Duration = Duration::from_millis(50);

/// Result of a search so far.
#[derive(Clone, Debug, Default)]
pub struct DiscoveryReport {
    /// Servers that have replied, sorted by name.
    pub servers: Vec<FoundServer>,
    /// Addresses from which servers have replied; a server can have several.
    pub addresses: Vec<ServerAddress>,
    /// Possible reasons why no server was found, most likely first.
    pub possible_failures: Vec<DiscoveryFailure>,
}

impl DiscoveryReport {
    /// Compares reports without the times of the last replies, which a list of servers does not show.
    fn shows_same(&self, other: &Self) -> bool {
        let is_same = |(a, b): (&FoundServer, &FoundServer)| {
            (&a.announcement, a.address) == (&b.announcement, b.address)
        };
        self.possible_failures == other.possible_failures
            && self.servers.len() == other.servers.len()
            && self.servers.iter().zip(&other.servers).all(is_same)
    }
}

/// Running search for servers. Dropping it ends the search.
#[derive(Debug)]
pub struct ServerSearch {
    report: Arc<Mutex<DiscoveryReport>>,
    /// Dropped to end the thread.
    stop: Option<Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl ServerSearch {
    /// Starts a search. `on_change` is called on the search's thread whenever the report changes.
    ///
    /// # Errors
    /// If the system cannot open a socket for broadcasting or start a thread.
    pub fn start(on_change: impl Fn() + Send + Sync + 'static) -> io::Result<Self> {
        let mut client = DiscoveryClient::new()?;
        let report = Arc::<Mutex<DiscoveryReport>>::default();
        let (shared, failed) = (Arc::clone(&report), Arc::clone(&report));
        let (stop, stopped) = channel();
        let on_change = Arc::new(on_change);
        let on_failure = Arc::clone(&on_change);
        let search = move || search(&mut client, &stopped, &shared, &*on_change);
        let given_up = move || {
            *failed.lock().unwrap_or_else(PoisonError::into_inner) = DiscoveryReport {
                possible_failures: vec![DiscoveryFailure::SearchStopped],
                ..DiscoveryReport::default()
            };
            on_failure();
        };
        let thread = task::spawn_service("server_search", search, given_up)?;
        Ok(Self {
            report,
            stop: Some(stop),
            thread: Some(thread),
        })
    }

    /// Returns the result so far.
    pub fn report(&self) -> DiscoveryReport {
        let report = self.report.lock();
        report.unwrap_or_else(PoisonError::into_inner).clone()
    }
}

impl Drop for ServerSearch {
    fn drop(&mut self) {
        self.stop = None;
        if let Some(thread) = self.thread.take()
            && thread.join().is_err()
        {
            log::error!("the thread that searches for servers panicked");
        }
    }
}

/// Sends probes and collects replies until the sender of `stopped` is dropped.
fn search(
    client: &mut DiscoveryClient,
    stopped: &Receiver<()>,
    shared: &Mutex<DiscoveryReport>,
    on_change: &dyn Fn(),
) {
    let mut next_probe = Instant::now();
    loop {
        let now = Instant::now();
        if now >= next_probe {
            client.broadcast();
            next_probe = now + PROBE_INTERVAL;
        }
        let report = DiscoveryReport {
            servers: client.collect(now).to_vec(),
            addresses: client.addresses().to_vec(),
            possible_failures: client.possible_failures(),
        };
        let mut known = shared.lock().unwrap_or_else(PoisonError::into_inner);
        let has_changed = !report.shows_same(&known);
        *known = report;
        drop(known);
        if has_changed {
            on_change();
        }
        if stopped.recv_timeout(COLLECT_INTERVAL) == Err(RecvTimeoutError::Disconnected) {
            return;
        }
    }
}
