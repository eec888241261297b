//! Options of the headless server: from the command line, then the environment, then a file.

use super::agones::{DEFAULT_PORT, PORT_VARIABLE};
use super::config_file;
use super::log::LogOptions;
use super::settings::{Entry, ServerSettings};
use clap::Args;
use std::env;
use std::ffi::OsString;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;
use tessella_command_line::arguments::unexpected;
use tessella_lobby::LobbyLimits;
use tessella_net::server::ServerConfig;

/// Environment variable with the path of a file with options.
const CONFIG_VARIABLE: &str = "TESSELLA_CONFIG";

/// Options of the headless server.
#[derive(Debug)]
pub struct ServeOptions {
    /// Configuration of the server. The file may be missing.
    pub config: ServerConfig,
    /// `true` if a join code is not required.
    pub open: bool,
    /// Log.
    pub log: LogOptions,
    /// Address at which metrics are served.
    pub metrics: Option<SocketAddr>,
    /// Time for which running games may continue after a signal to stop.
    pub drain: Duration,
    /// Port of the Agones sidecar.
    pub agones: Option<u16>,
}

/// Default of [`ServeOptions::drain`].
const DRAIN: Duration = Duration::from_secs(10 * 60);

/// Options of a server on the command line.
#[derive(Args, Debug)]
pub struct ServeArguments {
    #[command(flatten)]
    settings: ServerSettings,
    /// TOML file with these options
    #[arg(long, value_name = "FILE")]
    config: Option<PathBuf>,
}

impl ServeArguments {
    /// Returns the options, completed with those from the environment and the file.
    ///
    /// # Errors
    /// One line that says what is wrong and what was expected.
    pub fn options(self) -> Result<ServeOptions, String> {
        self.options_with(environment)
    }

    fn options_with(
        self,
        variable: impl Fn(&str) -> Option<OsString>,
    ) -> Result<ServeOptions, String> {
        let settings = with_other_sources(self.settings.validated()?, self.config, &variable)?;
        let agones = match settings.agones {
            Some(true) => Some(sidecar_port(&variable)?),
            Some(false) | None => None,
        };
        Ok(options(settings, agones))
    }
}

pub(super) fn environment(name: &str) -> Option<OsString> {
    env::var_os(name)
}

/// Completes the settings with those from the environment and a file. If `file` is `None`, the environment may name the
/// file.
pub(super) fn with_other_sources(
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

/// Returns the port of the Agones sidecar, which Agones itself puts into the environment.
fn sidecar_port(variable: &impl Fn(&str) -> Option<OsString>) -> Result<u16, String> {
    let Some(port) = read_variable(variable, PORT_VARIABLE)? else {
        return Ok(DEFAULT_PORT);
    };
    port.parse()
        .ok()
        .filter(|&port| port > 0)
        .ok_or_else(|| format!("{PORT_VARIABLE}: {}", unexpected("a port", &port)))
}

/// Returns the settings from the environment.
fn from_environment(
    variable: &impl Fn(&str) -> Option<OsString>,
) -> Result<ServerSettings, String> {
    let entries = ServerSettings::names().into_iter().filter_map(|name| {
        let place = format!("TESSELLA_{}", name.to_uppercase().replace('-', "_"));
        let value = read_variable(variable, &place).transpose()?;
        Some(value.map(|value| Entry { place, name, value }))
    });
    ServerSettings::from_entries(entries)
}

/// Returns the value of an environment variable. An empty one counts as missing, because container templates often set
/// all of them.
fn read_variable(
    variable: &impl Fn(&str) -> Option<OsString>,
    name: &str,
) -> Result<Option<String>, String> {
    let value = variable(name).map(OsString::into_string).transpose();
    let value = value.map_err(|_| format!("{name}: expected text in UTF-8"))?;
    Ok(value.filter(|value| !value.is_empty()))
}

/// Returns the options, with defaults for what is not set.
fn options(settings: ServerSettings, agones: Option<u16>) -> ServeOptions {
    let limits = LobbyLimits::default();
    ServeOptions {
        config: ServerConfig {
            port: settings.port,
            name: settings.name.unwrap_or_else(|| "Tessella".to_owned()),
            code: settings.code,
            limits: LobbyLimits {
                max_people: settings.people.unwrap_or(limits.max_people),
                max_rooms: settings.rooms.unwrap_or(limits.max_rooms),
                reconnect_window: settings.grace.unwrap_or(limits.reconnect_window),
                ..limits
            },
            file: settings.file,
        },
        open: settings.open == Some(true),
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
    use crate::log::{LogFormat, LogLevel};
    use clap::{Command, FromArgMatches};
    use std::fs;
    use std::process;
    use tessella_command_line::arguments::message;

    /// Parses options from a command line, environment variables and a file.
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
            _ => variables
                .iter()
                .find(|(known, _)| *known == name)
                .map(|(_, value)| OsString::from(value)),
        };
        let parsed = parse(words).and_then(|arguments| arguments.options_with(variable));
        fs::remove_file(&path).expect("the file is removed");
        let name = path.display().to_string();
        parsed.map_err(|error| error.replace(&name, "FILE"))
    }

    fn parse(words: &[&str]) -> Result<ServeArguments, String> {
        let command = ServeArguments::augment_args(Command::new("serve").no_binary_name(true));
        let matches = command.try_get_matches_from(words);
        let parsed = matches.and_then(|matches| ServeArguments::from_arg_matches(&matches));
        parsed.map_err(|error| message(&error))
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
        let expected =
            "unexpected argument '--prot' found; tip: a similar argument exists: '--port'";
        assert_eq!(unknown, expected);
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
    fn setting_of_every_name_is_merged() {
        let mut values = [
            ("code", "BCD234"),
            ("port", "9"),
            ("name", "Anna"),
            ("people", "8"),
            ("rooms", "7"),
            ("grace", "60"),
            ("file", "rooms"),
            ("log", "info"),
            ("log-format", "json"),
            ("metrics", "9"),
            ("drain", "1h"),
            ("agones", "true"),
            ("open", "false"),
        ]
        .to_vec();
        let entries = values.iter().map(|&(name, value)| {
            Ok(Entry {
                place: String::new(),
                name: name.to_owned(),
                value: value.to_owned(),
            })
        });
        let all = ServerSettings::from_entries(entries).expect("settings");
        let mut names = ServerSettings::names();
        names.sort();
        values.sort_unstable();
        assert!(names.iter().eq(values.iter().map(|(name, _)| name)));
        assert_eq!(ServerSettings::default().or(all.clone()), all);
        assert_eq!(all.clone().or(ServerSettings::default()), all);
    }

    #[test]
    fn flag_of_the_command_line_can_be_switched_off() {
        let agones = [("TESSELLA_AGONES", "true")];
        let options = parse_all(&["--agones=false"], &agones, "agones = true").expect("options");
        assert_eq!(options.agones, None);
    }
}
