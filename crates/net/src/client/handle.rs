//! Handle to a client's thread.

use super::connection::LinkEvents;
use super::link::{ClientConfig, LinkCommand, LinkEnd, LinkEvent, LinkState};
use super::runner;
use std::io;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};
use tessella_lobby::ClientMessage;
use tessella_tasks::{self as task, Panicked};

/// Time for which a dropped client waits for its last messages to be sent. It does not wait for a join request in
/// progress.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_millis(300);
/// Time for which [`Client::suspend`] waits: longer than disconnecting takes.
const SUSPEND_TIMEOUT: Duration = Duration::from_millis(400);

/// Link to a server. Dropping it leaves the server.
pub struct Client {
    commands: Option<Sender<LinkCommand>>,
    /// Size in bytes and content of each event.
    events: Mutex<Receiver<(usize, LinkEvent)>>,
    /// Size in bytes of all unread events.
    unread: Arc<AtomicUsize>,
    thread: Option<JoinHandle<()>>,
}

impl Client {
    /// Starts joining a server. `notify` is called on another thread whenever events arrive.
    ///
    /// # Errors
    /// If the system cannot start a thread.
    pub fn join(config: ClientConfig, notify: Box<dyn Fn() + Send + Sync>) -> io::Result<Self> {
        let (commands, command_receiver) = channel();
        let (event_sender, events) = channel();
        let unread = Arc::<AtomicUsize>::default();
        let link_events = LinkEvents {
            sender: event_sender,
            unread: Arc::clone(&unread),
            notify: notify.into(),
        };
        let last_events = link_events.clone();
        let run = move || runner::run(config, command_receiver, link_events);
        let finish = move |ended: Result<(), Panicked>| {
            if ended.is_err() {
                last_events.set_state(LinkState::Over(LinkEnd::Panicked));
            }
        };
        let thread = task::spawn("client", run, finish)?;
        Ok(Self {
            commands: Some(commands),
            events: Mutex::new(events),
            unread,
            thread: Some(thread),
        })
    }

    /// Sends a message to the server. It is dropped if the link is lost or suspended, so a request takes effect only
    /// once the server confirms it.
    pub fn send(&self, message: ClientMessage) {
        self.command(LinkCommand::Send(message));
    }

    /// Sends pending messages, disconnects from the server and suspends the link until [`resume`](Self::resume). Call
    /// it when the program goes into the background, where the system can freeze or kill it at any moment. Returns when
    /// that is done, usually within a tenth of a second, and after 400 ms at the latest.
    ///
    /// To the server, the connection is lost at once: it tells the others, and reserves the seat. A person without a
    /// seat rejoins as somebody new. A link that was open becomes [`LinkState::Lost`](super::LinkState::Lost). The
    /// suspended thread blocks without a timeout, so nothing wakes the processor.
    pub fn suspend(&self) {
        let (suspended, receiver) = channel();
        self.command(LinkCommand::Suspend(suspended));
        // This takes longer while a TCP connection to a silent machine is being opened, but no message is lost.
        if receiver.recv_timeout(SUSPEND_TIMEOUT) == Err(RecvTimeoutError::Timeout) {
            log::debug!("the link will be suspended a little later");
        }
    }

    /// Reconnects at once after [`suspend`](Self::suspend), with the same seat. The time limit for reconnecting starts now.
    pub fn resume(&self) {
        self.command(LinkCommand::Resume);
    }

    fn command(&self, command: LinkCommand) {
        let sent = self
            .commands
            .as_ref()
            .map(|commands| commands.send(command));
        if !matches!(sent, Some(Ok(()))) {
            log::debug!("the link is already over");
        }
    }

    /// Removes and returns the events since the last call.
    pub fn take_events(&self) -> Vec<LinkEvent> {
        let Ok(events) = self.events.lock() else {
            return Vec::new();
        };
        let (sizes, events): (Vec<usize>, Vec<LinkEvent>) = events.try_iter().unzip();
        self.unread.fetch_sub(sizes.iter().sum(), Ordering::Relaxed);
        events
    }
}

impl Drop for Client {
    fn drop(&mut self) {
        self.commands = None;
        let Some(thread) = self.thread.take() else {
            return;
        };
        let begun = Instant::now();
        while !thread.is_finished() && begun.elapsed() < SHUTDOWN_TIMEOUT {
            std::thread::sleep(Duration::from_millis(1));
        }
        if thread.is_finished() && thread.join().is_err() {
            log::error!("the client's thread panicked");
        }
    }
}
