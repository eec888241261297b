//! Options of a server without a window: from the command line, else the environment, else a file.

use super::agones::{DEFAULT_PORT, PORT_VARIABLE};
use super::config_file;
use super::log::LogOptions;
use super::settings::{Access, SETTINGS, ServerSettings, find};
use crate::arguments::{text, unexpected};
use crate::lobby::LobbyLimits;
use crate::net::server::ServerConfig;
use lexopt::prelude::*;
use std::env;
use std::ffi::OsString;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

/// Text of `--help` about the options.
pub const HELP: &str = "  --code CODE        the code that guests need (one is made if this is left out)
  --open             everybody may come in
  --port N           the port, for UDP and TCP (the first that is free from 47315 to 47322)
  --name NAME        the name that players see, of at most 32 characters
  --people N         how many people may be there, 1 to 1000 (32)
  --rooms N          how many rooms there may be, 1 to 1000 (16)
  --grace N          for how many seconds the seat of one who is cut off is kept, 10 to 3600 (60)
  --file FILE        where rooms are kept for the time after a crash
  --log LEVEL        what is logged: off, error, warn, info, debug or trace (warn)
  --log-format KIND  how it is logged: text or json (text)
  --metrics PLACE    where /metrics, /healthz and /readyz answer: a port of this machine, or ADDRESS:PORT
  --drain TIME       how long running games may go on after the signal to end, such as 90s, 10m or 1h (10m)
  --agones           report to the sidecar of Agones
  --config FILE      a TOML file with these options, such as port = 47315
Each option can also be given in the environment: TESSELLA_PORT for --port, and so on. The command line comes first,
then the environment, then the file.
";

/// Environment variable that names a file with options.
const CONFIG_VARIABLE: &str = "TESSELLA_CONFIG";

/// Options of a server without a window.
#[derive(Debug)]
pub struct ServeOptions {
    /// Configuration of the server, possibly without a file.
    pub config: ServerConfig,
    /// `true` if a join code is not required.
    pub open: bool,
    /// Log.
    pub log: LogOptions,
    /// Address at which metrics are answered.
    pub metrics: Option<SocketAddr>,
    /// Time for which running games may go on after a signal to end.
    pub drain: Duration,
    /// Port of the sidecar of Agones.
    pub agones: Option<u16>,
}

/// Default of [`ServeOptions::drain`].
const DRAIN: Duration = Duration::from_secs(10 * 60);

/// Parses the options, with those of the environment and of the file. Returns `None` if the help is asked for.
///
/// # Errors
/// One line that says what is wrong and what was expected.
pub fn parse(parser: lexopt::Parser) -> Result<Option<ServeOptions>, String> {
    parse_with(parser, environment)
}

/// Returns a variable of the environment.
pub(super) fn environment(name: &str) -> Option<OsString> {
    env::var_os(name)
}

fn parse_with(
    mut parser: lexopt::Parser,
    variable: impl Fn(&str) -> Option<OsString>,
) -> Result<Option<ServeOptions>, String> {
    let mut settings = ServerSettings::default();
    let mut file = None;
    while let Some(argument) = parser.next().map_err(|error| error.to_string())? {
        let name = match argument {
            Short('h') | Long("help") => return Ok(None),
            Long("config") => {
                file = Some(PathBuf::from(text(&mut parser, "--config")?));
                continue;
            }
            Long(name) => name.to_owned(),
            Value(_) | Short(_) => String::new(),
        };
        let Some(setting) = find(&name) else {
            let unexpected = match name.is_empty() {
                true => argument.unexpected().to_string(),
                false => format!("invalid option '--{name}'"),
            };
            return Err(format!("{unexpected}; --help lists the options"));
        };
        let option = format!("--{name}");
        let value = match setting.is_flag {
            true => "true".to_owned(),
            false => text(&mut parser, &option)?,
        };
        (setting.set)(&mut settings, &value).map_err(|why| about(&option, &why))?;
    }
    let settings = file_settings(settings, file, &variable)?;
    let agones = match settings.agones {
        Some(true) => Some(sidecar_port(&variable)?),
        Some(false) | None => None,
    };
    Ok(Some(options(settings, agones)))
}

/// Fills in the settings that the environment and a file have. The environment names the file if `file` does not.
pub(super) fn file_settings(
    settings: ServerSettings,
    file: Option<PathBuf>,
    variable: &impl Fn(&str) -> Option<OsString>,
) -> Result<ServerSettings, String> {
    let settings = settings.or(from_environment(variable)?);
    let file = match file {
        Some(file) => Some(file),
        None => read_variable(variable, CONFIG_VARIABLE)?.map(PathBuf::from),
    };
    Ok(match file {
        Some(file) => settings.or(config_file::load(&file)?),
        None => settings,
    })
}

/// Returns the port of the sidecar of Agones, which Agones itself puts in the environment.
fn sidecar_port(variable: &impl Fn(&str) -> Option<OsString>) -> Result<u16, String> {
    let Some(port) = read_variable(variable, PORT_VARIABLE)? else {
        return Ok(DEFAULT_PORT);
    };
    { port.parse().ok() }
        .filter(|&port| port > 0)
        .ok_or_else(|| about(PORT_VARIABLE, &unexpected("a port", &port)))
}

/// Returns the settings of the environment.
fn from_environment(
    variable: &impl Fn(&str) -> Option<OsString>,
) -> Result<ServerSettings, String> {
    let mut settings = ServerSettings::default();
    for setting in &SETTINGS {
        let name = setting.variable();
        if let Some(value) = read_variable(variable, &name)? {
            (setting.set)(&mut settings, &value).map_err(|why| about(&name, &why))?;
        }
    }
    Ok(settings)
}

/// Returns the value of an environment variable. An empty one counts as missing, because templates of containers often
/// set all of them.
fn read_variable(
    variable: &impl Fn(&str) -> Option<OsString>,
    name: &str,
) -> Result<Option<String>, String> {
    let value = variable(name).map(OsString::into_string).transpose();
    let value = value.map_err(|_| about(name, "expected text in UTF-8"))?;
    Ok(value.filter(|value| !value.is_empty()))
}

/// Returns the sentence about a setting. Some sentences name the options themselves.
fn about(name: &str, why: &str) -> String {
    match why.starts_with("--") {
        true => why.to_owned(),
        false => format!("{name}: {why}"),
    }
}

/// Returns the options, with the program's choice where none was made.
fn options(settings: ServerSettings, agones: Option<u16>) -> ServeOptions {
    let limits = LobbyLimits::default();
    let code = match settings.access {
        Some(Access::Code(code)) => Some(code),
        Some(Access::Open) | None => None,
    };
    ServeOptions {
        config: ServerConfig {
            port: settings.port,
            name: settings.name.unwrap_or_else(|| "Tessella".to_owned()),
            code,
            limits: LobbyLimits {
                max_people: settings.people.unwrap_or(limits.max_people),
                max_rooms: settings.rooms.unwrap_or(limits.max_rooms),
                reconnect_window: settings.grace.unwrap_or(limits.reconnect_window),
                ..limits
            },
            file: settings.file,
        },
        open: settings.access == Some(Access::Open),
        log: LogOptions {
            level: settings.log.unwrap_or_default(),
            format: settings.log_format.unwrap_or_default(),
        },
        metrics: settings.metrics,
        drain: settings.drain.unwrap_or(DRAIN),
        agones,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::serve::log::{LogFormat, LogLevel};
    use std::fs;
    use std::process;

    /// Parses options with a file and environment variables.
    fn parse_all(
        words: &[&str],
        variables: &[(&str, &str)],
        file: &str,
    ) -> Result<ServeOptions, String> {
        let name = format!("tessella-options-{}-{:p}.toml", process::id(), &words);
        let path = env::temp_dir().join(name);
        fs::write(&path, file).expect("a file");
        let variable = |name: &str| match name {
            CONFIG_VARIABLE => Some(path.clone().into_os_string()),
            _ => { variables.iter().find(|(known, _)| *known == name) }
                .map(|(_, value)| OsString::from(value)),
        };
        let parsed = parse_with(lexopt::Parser::from_args(words), variable);
        fs::remove_file(&path).expect("the file is removed");
        let name = path.display().to_string();
        parsed
            .map(|options| options.expect("no help"))
            .map_err(|error| error.replace(&name, "FILE"))
    }

    fn refusal(words: &[&str], variables: &[(&str, &str)], file: &str) -> String {
        parse_all(words, variables, file).expect_err("a refusal")
    }

    #[test]
    fn setting_of_command_line_precedes_environment_and_file() {
        let file = "port = 1\npeople = 3\nrooms = 5\nlog-format = \"json\"\n";
        let variables = [
            ("TESSELLA_PORT", "11"),
            ("TESSELLA_PEOPLE", "13"),
            ("TESSELLA_LOG_FORMAT", ""),
        ];
        let options = parse_all(&["--port", "21"], &variables, file).expect("options");
        let config = options.config;
        assert_eq!(config.port, Some(21));
        assert_eq!((config.limits.max_people, config.limits.max_rooms), (13, 5));
        assert_eq!(options.log.format, LogFormat::Json);
        assert_eq!(options.log.level, LogLevel::default());
    }

    #[test]
    fn code_and_open_of_different_sources_replace_each_other() {
        let code = [("TESSELLA_CODE", "BCD 234")];
        let options = parse_all(&["--open"], &code, "").expect("options");
        assert!(options.open && options.config.code.is_none());
        let options = parse_all(&[], &code, "open = true").expect("options");
        assert!(!options.open && options.config.code.is_some());
        let both = refusal(&["--open", "--code", "BCD234"], &[], "");
        assert!(
            both.starts_with("--open and --code do not go together"),
            "{both}"
        );
        let both = refusal(&[], &[], "code = \"BCD234\"\nopen = true");
        assert!(both.starts_with("FILE, line 2: "), "{both}");
    }

    #[test]
    fn invalid_setting_error_names_its_source() {
        let expected = "expected a number from 1 to 1000, not \"many\"";
        let given = [("TESSELLA_PEOPLE", "many")];
        assert_eq!(
            refusal(&["--people", "many"], &[], ""),
            format!("--people: {expected}")
        );
        assert_eq!(
            refusal(&[], &given, ""),
            format!("TESSELLA_PEOPLE: {expected}")
        );
        let file = "port = 1\npeople = \"many\"\n";
        assert_eq!(
            refusal(&[], &[], file),
            format!("FILE, line 2: people: {expected}")
        );
        let unknown = refusal(&["--prot", "1"], &[], "");
        assert_eq!(unknown, "invalid option '--prot'; --help lists the options");
        let unknown = refusal(&[], &[], "\n\nprot = 1\n");
        assert_eq!(unknown, "FILE, line 3: there is no option \"prot\"");
        let table = refusal(&[], &[], "[port]\nnumber = 1\n");
        assert_eq!(
            table,
            "FILE, line 1: port: expected a text, a number, true or false"
        );
        let broken = refusal(&[], &[], "port = 1\nname = \"Anna\n");
        assert!(broken.starts_with("FILE, line 2: "), "{broken}");
    }

    #[test]
    fn seat_time_too_short_to_come_back_is_refused() {
        for seconds in ["0", "9", "3601"] {
            let refused = refusal(&["--grace", seconds], &[], "");
            let expected = format!("--grace: expected a number from 10 to 3600, not \"{seconds}\"");
            assert_eq!(refused, expected);
        }
        let options = parse_all(&["--grace", "10"], &[], "").expect("options");
        assert_eq!(options.config.limits.reconnect_window, 10);
    }

    #[test]
    fn server_name_that_would_be_cut_is_refused() {
        let longest = "A club with a name of 32 letters";
        let options = parse_all(&["--name", longest], &[], "").expect("options");
        assert_eq!(options.config.name, longest);
        for name in [
            format!("{longest}!"),
            "\u{200B}".to_owned(),
            "💡".repeat(25),
        ] {
            let refused = refusal(&["--name", &name], &[], "");
            let expected = "--name: expected a name of 1 to 32 visible characters, not ";
            assert!(refused.starts_with(expected), "{refused}");
        }
    }

    #[test]
    fn help_describes_every_setting() {
        for setting in &SETTINGS {
            let option = format!("  --{} ", setting.name);
            assert!(HELP.contains(&option), "{option}");
        }
    }

    #[test]
    fn setting_of_every_name_is_merged() {
        let words = [
            "--code",
            "BCD234",
            "--port",
            "9",
            "--name",
            "Anna",
            "--people",
            "8",
            "--rooms",
            "7",
            "--grace",
            "60",
            "--file",
            "rooms",
            "--log",
            "info",
            "--log-format",
            "json",
            "--metrics",
            "9",
            "--drain",
            "1h",
        ];
        let mut all = ServerSettings::default();
        for pair in words.chunks(2) {
            let setting = find(&pair[0][2..]).expect("a setting");
            (setting.set)(&mut all, pair[1]).expect("a value");
        }
        let flags = SETTINGS.iter().filter(|setting| setting.is_flag).count();
        assert_eq!(words.len() / 2 + flags, SETTINGS.len());
        assert_eq!(ServerSettings::default().or(all.clone()), all);
        assert_eq!(all.clone().or(ServerSettings::default()), all);
    }
}
