//! Network namespaces that are connected by virtual cables and vanish with their processes.
//!
//! A test runs its own executable again in each namespace, with the role of the process in an environment variable.

use std::process::{Child, Command};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// Environment variable with the role of a process of a test.
const ROLE: &str = "TESSELLA_TEST_ROLE";

/// Returns the role of this process, if a test has started it.
pub fn role() -> Option<String> {
    std::env::var(ROLE).ok()
}

/// Returns a command that runs a test of this executable in a new network namespace.
pub fn in_namespace(test: &str, role: &str, as_root: bool) -> Command {
    let mut command = Command::new("unshare");
    if !as_root {
        command.args(["--user", "--map-root-user"]);
    }
    command.args(["--net", "--fork", "--kill-child", "--"]);
    command.arg(std::env::current_exe().expect("this program"));
    command
        .args(["--exact", test, "--nocapture"])
        .env(ROLE, role);
    command
}

/// Runs a test in a network namespace and returns its output; `None` where there are no namespaces.
pub fn run_in_namespace(test: &str, role: &str) -> Option<String> {
    let as_root = match namespaces_need_root() {
        Ok(as_root) => as_root,
        Err(reason) => {
            println!("skipped: there can be no network namespaces here ({reason})");
            return None;
        }
    };
    let output = in_namespace(test, role, as_root).output();
    let output = output.expect("unshare runs");
    let said = String::from_utf8_lossy(&output.stdout);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{said}\n{errors}");
    println!("{said}");
    Some(said.into_owned())
}

/// Returns whether namespaces need root, or the reason why they are not available.
fn namespaces_need_root() -> Result<bool, String> {
    let mut reason = String::new();
    for as_root in [true, false] {
        let mut command = Command::new("unshare");
        if !as_root {
            command.args(["--user", "--map-root-user"]);
        }
        let tried = command
            .args([
                "--net", "--", "ip", "link", "add", "there", "type", "veth", "peer", "name", "here",
            ])
            .output()
            .map_err(|error| format!("unshare: {error}"))?;
        if tried.status.success() {
            return Ok(as_root);
        }
        reason = String::from_utf8_lossy(&tried.stderr).trim().to_owned();
    }
    Err(reason)
}

/// Runs `ip` in the namespace of this process.
pub fn ip(arguments: &str) {
    run("ip", arguments);
}

fn run(program: &str, arguments: &str) {
    let done = Command::new(program).args(arguments.split(' ')).output();
    let done = done.expect("the program runs");
    let error = String::from_utf8_lossy(&done.stderr);
    assert!(done.status.success(), "{program} {arguments}: {error}");
}

/// Waits until a condition is true.
///
/// # Panics
/// If it is still false after ten seconds.
pub fn wait_until(what: &str, mut is: impl FnMut() -> bool) {
    let begun = Instant::now();
    while !is() {
        assert!(
            begun.elapsed() < Duration::from_secs(10),
            "waited for {what}"
        );
        sleep(Duration::from_millis(10));
    }
}

/// Returns `true` if the network namespace has an interface of this name.
pub fn has_interface(name: &str) -> bool {
    std::fs::read_to_string("/proc/net/dev").is_ok_and(|list| list.contains(name))
}

/// Returns `true` if both ends of a cable are up.
pub fn has_carrier(name: &str) -> bool {
    let shown = Command::new("ip")
        .args(["-o", "link", "show", name])
        .output();
    shown.is_ok_and(|shown| String::from_utf8_lossy(&shown.stdout).contains("LOWER_UP"))
}

/// Process in another namespace, killed on drop.
pub struct Neighbour {
    /// Process that holds the namespace open.
    pub process: Child,
    /// Id of the process inside the namespace: `unshare` forks.
    inside: String,
}

impl Neighbour {
    /// Waits until a process is in its namespace.
    pub fn new(process: Child) -> Self {
        let mut neighbour = Self {
            process,
            inside: String::new(),
        };
        let number = neighbour.process.id();
        wait_until("the neighbour's namespace", || {
            let children = format!("/proc/{number}/task/{number}/children");
            let children = std::fs::read_to_string(children).unwrap_or_default();
            children.trim().clone_into(&mut neighbour.inside);
            !neighbour.inside.is_empty()
        });
        neighbour
    }

    /// Connects this namespace with the other one: by the interface `here` in this one, and `there` in the other.
    pub fn connect(&self) {
        let inside = &self.inside;
        ip(&format!(
            "link add here type veth peer name there netns {inside}"
        ));
    }

    /// Runs `ip` in the other namespace.
    pub fn ip(&self, arguments: &str) {
        let inside = &self.inside;
        run(
            "nsenter",
            &format!("--target {inside} --net ip {arguments}"),
        );
    }
}

impl Drop for Neighbour {
    fn drop(&mut self) {
        self.process.kill().expect("the process can be killed");
        self.process.wait().expect("it ends");
    }
}
