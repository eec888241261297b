//! Running a server on a terminal.

use super::agones::Agones;
#[cfg(unix)]
use super::control_socket::ControlSocket;
use super::http::HttpServer;
use super::log::log_to_stderr;
use super::monitoring::monitor;
#[cfg(target_os = "linux")]
use super::notify::ServiceManager;
use super::options::{ServeArguments, ServeOptions};
use directories::ProjectDirs;
#[cfg(unix)]
use std::path::Path;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread::sleep;
use std::time::{Duration, Instant};
use tessella_command_line::terminal::{print_error, say};
use tessella_library::links::DeepLink;
use tessella_net::server::{
    Server, ServerConfig, ServerControl, ServerError, ServerStatus, check_rooms_file, load_code,
    save_code,
};
use tessella_protocol::random_join_code;

/// Interval at which the status is checked.
const POLL_INTERVAL: Duration = Duration::from_millis(200);

/// Runs a server until a signal ends it, and returns the exit status.
pub fn run_on_terminal(arguments: ServeArguments) -> ExitCode {
    let fail = |message: String, status: u8| {
        print_error(&message);
        ExitCode::from(status)
    };
    match arguments.options().map(run) {
        Ok(Ok(())) => ExitCode::SUCCESS,
        Ok(Err(message)) => fail(message, 1),
        Err(message) => fail(message, 2),
    }
}

/// Runs a server until a signal ends it.
///
/// # Errors
/// A sentence that says why it cannot run.
fn run(options: ServeOptions) -> Result<(), String> {
    let ServeOptions {
        mut config,
        open,
        log,
        metrics,
        drain,
        agones,
    } = options;
    log_to_stderr(log);
    let signals = Arc::<AtomicUsize>::default();
    let counted = Arc::clone(&signals);
    let count = move || {
        counted.fetch_add(1, Ordering::Relaxed);
    };
    ctrlc::set_handler(count).map_err(|error| format!("signals cannot be handled: {error}"))?;
    if let Some(file) = &config.file {
        check_rooms_file(file).map_err(explain)?;
    }
    config.file = config.file.or_else(served_rooms_file);
    let has_new_code = config.code.is_none() && !open && set_code(&mut config)?;
    let (name, file) = (config.name.clone(), config.file.clone());
    let max_rooms = config.limits.max_rooms;
    let server = Server::start(config).map_err(explain)?;
    if let (true, Some(file), Some(code)) = (has_new_code, &file, server.code()) {
        // This is not fatal: only the next run will have a different code.
        if let Err(error) = save_code(file, code) {
            print_error(&format!("the join code cannot be saved: {error}"));
        }
    }
    let monitoring = match metrics {
        Some(address) => Some(monitor(address, server.control()).map_err(|error| {
            format!("metrics cannot be answered at {address}: {error}; choose another place with --metrics")
        })?),
        None => None,
    };
    let start = |port| Agones::start(port, server.control(), max_rooms);
    let agones = agones.map(start).transpose();
    let agones = agones.map_err(|error| format!("nothing can be reported to Agones: {error}"))?;
    #[cfg(unix)]
    let socket = file.and_then(|file| open_control_socket(&file, &server, &signals));
    announce(&name, &server, monitoring.as_ref());
    let mut watch = Watch::new(drain, signals, &server);
    while server.is_running() && !watch.is_over() {
        watch.report(&server);
        sleep(POLL_INTERVAL);
    }
    #[cfg(unix)]
    drop(socket);
    let ended = if server.is_running() {
        server.stop();
        Ok(())
    } else {
        Err("the server has failed".to_owned())
    };
    // The machine may be reclaimed as soon as Agones knows, so the rooms are saved first.
    drop(agones);
    ended
}

/// Opens the control socket. The server can run without it.
#[cfg(unix)]
fn open_control_socket(
    file: &Path,
    server: &Server,
    signals: &Arc<AtomicUsize>,
) -> Option<ControlSocket> {
    let opened = ControlSocket::open(file, server.control(), Arc::clone(signals));
    opened
        .map_err(|error| print_error(&format!("no commands can be received: {error}")))
        .ok()
}

/// Returns the default path of the file for the rooms, if the platform has a directory for it.
pub(super) fn served_rooms_file() -> Option<PathBuf> {
    let dirs = ProjectDirs::from("", "", "Tessella")?;
    Some(dirs.data_dir().join("served-rooms"))
}

/// Formats an error for the command line.
fn explain(error: impl Into<ServerError>) -> String {
    match error.into() {
        ServerError::UnusableFile(file) => format!("{file}; choose another name with --file"),
        error => error.to_string(),
    }
}

/// Sets the join code to the one saved beside the rooms, so that the same people can come back after a crash, or to a
/// new one. Returns `true` if it is new.
fn set_code(config: &mut ServerConfig) -> Result<bool, String> {
    let saved = match &config.file {
        Some(file) => load_code(file).map_err(explain)?,
        None => None,
    };
    config.code = Some(saved.unwrap_or_else(random_join_code));
    Ok(saved.is_none())
}

/// Prints the addresses and the join code of the server.
fn announce(name: &str, server: &Server, monitoring: Option<&HttpServer>) {
    let reachable = server.addresses();
    let ips = reachable.iter().map(|address| address.ip().to_string());
    let addresses: Vec<String> = ips.collect();
    let at = if addresses.is_empty() {
        "this machine only, for it is in no network".to_owned()
    } else {
        addresses.join(", ")
    };
    say(&format!(
        "The server \"{name}\" is open at {at}, port {}.",
        server.port()
    ));
    match server.code() {
        Some(code) => say(&format!("Guests need the code {code}.")),
        None => say("Everybody in the network may come in: the server has no code."),
    }
    if let Some(&address) = reachable.first() {
        let link = DeepLink::Join {
            address,
            code: server.code(),
        };
        say(&format!("Link to join: {link}"));
    }
    if server.restored() > 0 {
        let restored = server.restored();
        say(&format!("Rooms restored: {restored}."));
    }
    if let Some(monitoring) = monitoring {
        let address = monitoring.address();
        say(&format!("Metrics are at http://{address}/metrics."));
    }
    say("Ctrl+C ends it.");
}

/// Watches a running server: reports changes, and decides when to stop it.
struct Watch {
    drain: Duration,
    /// Number of requests to stop.
    signals: Arc<AtomicUsize>,
    control: ServerControl,
    /// Time at which the server will stop at the latest, once it has been asked to.
    deadline: Option<Instant>,
    /// Status that was printed last.
    printed: ServerStatus,
    #[cfg(target_os = "linux")]
    manager: ServiceManager,
}

impl Watch {
    fn new(drain: Duration, signals: Arc<AtomicUsize>, server: &Server) -> Self {
        let watch = Self {
            drain,
            signals,
            control: server.control(),
            deadline: None,
            // A warning from the start, such as about a file that was set aside, has yet to be printed.
            printed: ServerStatus {
                warning: None,
                ..server.status()
            },
            #[cfg(target_os = "linux")]
            manager: ServiceManager::new(),
        };
        #[cfg(target_os = "linux")]
        watch.manager.ready("People: 0, rooms: 0");
        watch
    }

    /// Returns `true` if the server must stop now. After the first request, running games may continue for a while.
    fn is_over(&mut self) -> bool {
        let signals = self.signals.load(Ordering::Relaxed);
        if signals == 0 {
            return false;
        }
        let games = self.control.with_lobby(|lobby| {
            lobby.drain();
            // Nobody could finish a game without people, and it is saved like the others.
            lobby.attended_games()
        });
        let deadline = match self.deadline {
            Some(deadline) => deadline,
            None => self.begin_shutdown(games.unwrap_or(0)),
        };
        signals > 1 || games.is_none_or(|games| games == 0) || Instant::now() >= deadline
    }

    /// Announces that the server is stopping, and returns the time by which it will.
    fn begin_shutdown(&mut self, games: usize) -> Instant {
        let seconds = self.drain.as_secs();
        tracing::info!(event = "drain", games, seconds);
        if games > 0 {
            say(&format!(
                "The server ends when the running games have, or after {seconds} s. Games: {games}. A second signal \
                 ends it at once."
            ));
        }
        #[cfg(target_os = "linux")]
        self.manager.stopping("Waiting for the running games");
        *self.deadline.insert(Instant::now() + self.drain)
    }

    /// Prints changes of the status.
    fn report(&mut self, server: &Server) {
        let now = server.status();
        if (now.people, now.rooms) != (self.printed.people, self.printed.rooms) {
            let status = format!("People: {}, rooms: {}", now.people, now.rooms);
            say(&status);
            #[cfg(target_os = "linux")]
            self.manager.status(&status);
        }
        if let Some(warning) = now
            .warning
            .as_ref()
            .filter(|_| now.warning != self.printed.warning)
        {
            print_error(&warning.to_string());
        }
        self.printed = now;
        #[cfg(target_os = "linux")]
        self.manager.alive();
    }
}
