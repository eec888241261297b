//! Table of a part: one row per target, printed as it is measured and written into the document at the end.

use std::fmt::Write as _;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

const DOCUMENT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/SOLVERS.md");

/// Measurements of one part.
pub struct Report {
    name: &'static str,
    title: &'static str,
    rows: Vec<[String; 4]>,
    begun: Instant,
}

impl Report {
    /// Creates an empty table.
    pub fn new(name: &'static str, title: &'static str) -> Self {
        println!("{title}");
        Self {
            name,
            title,
            rows: Vec::new(),
            begun: Instant::now(),
        }
    }

    /// Adds a row: quantity, target, result, and `true` if the target is met; `None` if there is no target.
    pub fn row(&mut self, what: &str, target: &str, result: &str, is_met: Option<bool>) {
        let is_met = match is_met {
            Some(true) => "yes",
            Some(false) => "**no**",
            None => "",
        };
        println!("  {what} | {target} | {result} | {is_met}");
        self.rows
            .push([what, target, result, is_met].map(str::to_owned));
    }

    /// Writes the table into the document, between this part's marks.
    ///
    /// # Panics
    /// If the document cannot be read or written, or lacks the marks.
    pub fn write(&self) {
        let (begin, end) = (
            format!("<!-- solvers: {} -->", self.name),
            "<!-- end of table -->",
        );
        let path = Path::new(DOCUMENT);
        let text = std::fs::read_to_string(path).expect("SOLVERS.md can be read");
        let (before, rest) = text
            .split_once(&begin)
            .unwrap_or_else(|| panic!("SOLVERS.md has the mark {begin}"));
        let (_, after) = rest
            .split_once(end)
            .unwrap_or_else(|| panic!("SOLVERS.md has {end} after {begin}"));
        let table = self.table();
        std::fs::write(path, format!("{before}{begin}\n{table}{end}{after}"))
            .expect("SOLVERS.md can be written");
    }

    fn table(&self) -> String {
        let mut table = format!(
            "| {} | target | result | met |\n|---|---|---|---|\n",
            self.title
        );
        for row in &self.rows {
            writeln!(table, "| {} |", row.join(" | ")).expect("a string takes it");
        }
        writeln!(
            table,
            "\n{}; {} at work. Again: `cargo bench -p tessella-games --bench solvers -- {}`\n",
            machine(),
            took(self.begun.elapsed()),
            self.name
        )
        .expect("a string takes it");
        table
    }
}

/// Formats a time with three significant digits in a suitable unit.
pub fn took(time: Duration) -> String {
    let seconds = time.as_secs_f64();
    let (value, unit) = match seconds {
        ..1e-3 => (seconds * 1e6, "µs"),
        ..1.0 => (seconds * 1e3, "ms"),
        ..600.0 => (seconds, "s"),
        _ => (seconds / 60.0, "min"),
    };
    match value {
        ..10.0 => format!("{value:.2} {unit}"),
        ..100.0 => format!("{value:.1} {unit}"),
        _ => format!("{value:.0} {unit}"),
    }
}

/// Returns the mean of some times.
pub fn mean(times: &[Duration]) -> Duration {
    times.iter().sum::<Duration>() / times.len().max(1) as u32
}

/// Returns the given percentile of some times.
pub fn percentile(times: &[Duration], hundredths: usize) -> Duration {
    let mut sorted = times.to_vec();
    sorted.sort_unstable();
    let at = (sorted.len() * hundredths).div_ceil(100).max(1) - 1;
    sorted.get(at).copied().unwrap_or_default()
}

/// Returns the share of points in these games, with a draw as half a point, and its 95 % bounds (Wilson score
/// interval).
pub fn share(won: u32, drawn: u32, lost: u32) -> (f64, f64, f64) {
    let games = f64::from(won + drawn + lost).max(1.0);
    let share = (f64::from(won) + f64::from(drawn) / 2.0) / games;
    let z = 1.96_f64;
    let middle = share + z * z / (2.0 * games);
    let reach = z * (share * (1.0 - share) / games + z * z / (4.0 * games * games)).sqrt();
    let scale = 1.0 + z * z / games;
    (share, (middle - reach) / scale, (middle + reach) / scale)
}

/// Returns the peak memory of the process so far, in MiB, where the system reports it.
pub fn peak_memory_mib() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status
        .lines()
        .find_map(|line| line.strip_prefix("VmHWM:"))?;
    let kib: u64 = line.split_whitespace().next()?.parse().ok()?;
    Some(kib >> 10)
}

/// Formats the peak memory so far, as an addition to other figures.
pub fn memory_text(mib: Option<u64>) -> String {
    mib.map_or_else(String::new, |mib| format!(", at most {mib} MiB so far"))
}

/// Returns the processor, the compiler and the date.
fn machine() -> String {
    let processor = std::fs::read_to_string("/proc/cpuinfo")
        .ok()
        .and_then(|text| {
            let line = text.lines().find(|line| line.starts_with("model name"))?;
            Some(line.split_once(':')?.1.trim().to_owned())
        })
        .unwrap_or_else(|| std::env::consts::ARCH.to_owned());
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let said = |program: &str, arguments: &[&str]| {
        Command::new(program)
            .args(arguments)
            .output()
            .map(|output| String::from_utf8_lossy(&output.stdout).trim().to_owned())
            .unwrap_or_default()
    };
    let compiler = said("rustc", &["--version"]);
    let day = said("date", &["+%F"]);
    format!("{processor}, {cores} cores; {compiler}; {day}")
}
