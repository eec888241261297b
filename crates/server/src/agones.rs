//! Integration with Agones: reports the state of the game server to the SDK's sidecar over REST.
//!
//! The calls are those of the SDK's protocol buffers: `Ready`, `Health`, `Allocate`, `Shutdown`, and `UpdateCounter`
//! for the counter `rooms`. A call that fails is retried, because the sidecar may start after the server.

use std::io;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};
use tessella_net::server::{ServerControl, ServerMetrics};
use tessella_tasks as task;

/// Port of the sidecar if the environment names none.
pub(super) const DEFAULT_PORT: u16 = 9358;
/// Environment variable with the port of the sidecar.
pub(super) const PORT_VARIABLE: &str = "AGONES_SDK_HTTP_PORT";
/// Interval at which the state is compared and failed calls are retried.
const INTERVAL: Duration = Duration::from_millis(500);
/// Interval between health pings. By default, Agones expects one every five seconds.
const HEALTH_INTERVAL: Duration = Duration::from_secs(2);
/// Maximum duration of a call.
const CALL_TIMEOUT: Duration = Duration::from_secs(2);
/// Number of attempts to report the shutdown.
const SHUTDOWN_TRIES: usize = 3;
/// Age at which the counters no longer show that the server is alive.
const MAX_SILENCE: Duration = Duration::from_secs(5);

/// Thread that reports to the sidecar.
pub(super) struct Agones {
    stop: Option<Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Agones {
    /// Starts reporting the state of a server with at most this many rooms.
    ///
    /// # Errors
    /// If the system cannot start a thread.
    pub(super) fn start(port: u16, control: ServerControl, max_rooms: u16) -> io::Result<Self> {
        let (stop, stopped) = channel();
        let mut reporter = Reporter {
            sidecar: Sidecar::new(port),
            max_rooms,
            told: Told::default(),
        };
        let run = move || reporter.run(&control, &stopped);
        let given_up = || log::error!("reporting to Agones has stopped");
        let thread = task::spawn_service("agones", run, given_up)?;
        Ok(Self {
            stop: Some(stop),
            thread: Some(thread),
        })
    }
}

impl Drop for Agones {
    /// Reports the shutdown of the server.
    fn drop(&mut self) {
        self.stop = None;
        if let Some(thread) = self.thread.take()
            && thread.join().is_err()
        {
            log::error!("the thread that reports to Agones panicked");
        }
    }
}

/// What the sidecar has been told so far.
#[derive(Default)]
struct Told {
    capacity: bool,
    ready: bool,
    allocated: bool,
    rooms: Option<usize>,
    health: Option<Instant>,
    /// `true` if the last call failed.
    failed: bool,
}

/// Compares what the sidecar has been told with the state of the server.
struct Reporter {
    sidecar: Sidecar,
    max_rooms: u16,
    told: Told,
}

impl Reporter {
    fn run(&mut self, control: &ServerControl, stopped: &Receiver<()>) {
        while stopped.recv_timeout(INTERVAL) == Err(RecvTimeoutError::Timeout) {
            let reported = self.report(&control.metrics());
            match (&reported, self.told.failed) {
                (Err(error), false) => log::warn!("the sidecar of Agones does not answer: {error}"),
                (Ok(()), true) => log::warn!("the sidecar of Agones answers again"),
                _ => {}
            }
            self.told.failed = reported.is_err();
        }
        for _ in 0..SHUTDOWN_TRIES {
            match self.sidecar.post("shutdown") {
                Ok(()) => return,
                Err(error) => log::warn!("failed to report the shutdown to Agones: {error}"),
            }
        }
    }

    /// Makes the calls that are due, in the order in which Agones expects them.
    fn report(&mut self, metrics: &ServerMetrics) -> Result<(), ureq::Error> {
        let is_alive = |updated: Instant| updated.elapsed() < MAX_SILENCE;
        if !metrics.updated.is_some_and(is_alive) {
            return Ok(());
        }
        let is_due = |last: Instant| last.elapsed() >= HEALTH_INTERVAL;
        if self.told.health.is_none_or(is_due) {
            self.sidecar.post("health")?;
            self.told.health = Some(Instant::now());
        }
        if !self.told.ready {
            self.sidecar.post("ready")?;
            self.told.ready = true;
        }
        if !self.told.allocated && metrics.people > 0 {
            self.sidecar.post("allocate")?;
            self.told.allocated = true;
        }
        if !self.told.capacity {
            self.sidecar.set_rooms("capacity", self.max_rooms.into())?;
            self.told.capacity = true;
        }
        if self.told.rooms != Some(metrics.rooms) {
            self.sidecar.set_rooms("count", metrics.rooms)?;
            self.told.rooms = Some(metrics.rooms);
        }
        Ok(())
    }
}

/// Client for the sidecar.
struct Sidecar {
    agent: ureq::Agent,
    address: String,
}

impl Sidecar {
    fn new(port: u16) -> Self {
        let config = ureq::Agent::config_builder()
            .timeout_global(Some(CALL_TIMEOUT))
            // The sidecar is on this machine, whatever proxy the environment names.
            .proxy(None)
            .build();
        Self {
            agent: config.into(),
            address: format!("http://127.0.0.1:{port}"),
        }
    }

    /// Makes a call without arguments.
    fn post(&self, call: &str) -> Result<(), ureq::Error> {
        let address = format!("{}/{call}", self.address);
        let request = self.agent.post(address);
        let request = request.header("Content-Type", "application/json");
        request.send("{}").map(|_| ())
    }

    /// Sets a field of the counter of rooms. In the JSON of protocol buffers, 64-bit integers are strings.
    fn set_rooms(&self, field: &str, value: usize) -> Result<(), ureq::Error> {
        let address = format!("{}/v1beta1/counters/rooms", self.address);
        let request = self.agent.patch(address);
        let request = request.header("Content-Type", "application/json");
        request
            .send(format!("{{\"{field}\":\"{value}\"}}"))
            .map(|_| ())
    }
}
