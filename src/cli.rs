//! The command line of the desktop program.

use bevy::math::UVec2;
use lexopt::prelude::*;
use std::ffi::OsString;
use std::io::{ErrorKind, Read};
use std::net::{SocketAddr, ToSocketAddrs};
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tessella::app::core::Screen;
use tessella::app::core::Shot;
use tessella::app::core::device::{Device, Sides};
use tessella::app::core::fresh_seed;
use tessella::app::core::settings::ThemeChoice;
use tessella::app::launch::Launch;
use tessella::boards::{DrawnMap, Map, Plan, Shape};
use tessella::games::{Game, Level, Rules, Start, Turn};
use tessella::lobby::{LobbyLimits, tidy_name};
use tessella::net::admission::JoinCode;
use tessella::net::server::ServerConfig;
use tessella::net::{FIRST_PORT, MAX_PEOPLE};
use tessella::session::{GameCode, Player, Session, import_game, is_transfer_text};
use tessella::workshop;

/// Text of `--help`.
pub const HELP: &str = "\
Tessella: tile games on boards of every shape

Usage: tessella [CODE] [--level 1..4]
       tessella --map FILE [CODE] [--level 1..4]
       tessella --screenshot FILE [CODE] [options]
       tessella join ADDRESS [--code CODE]
       tessella serve [options]
       tessella solve | generate | arena | replay [words]

A game code is a line such as drench:15x15,c6,m30#4711 : the game, its options and a seed.
With = in place of # the tiles are spelt out, a sign each, rows parted by /.
The text of a game that was copied in the settings on another device can take its place: the game goes on.

Boards:
  15x15     columns and rows of squares; n8: corners touch, too; wrap: edges are joined;
            holes4.4+0.8: without the cells in column 4, row 4 and column 0, row 8
  hex15x15  hexes, with odd-rows, even-rows, odd-columns or even-columns shifted
  5x5x5     a cube of blocks; n26: edges and corners touch, too
  map40-7   a map of 40 areas, drawn from the seed 7
  ring40    a ring of 40 tiles; track40: an open track
  hills4-7  hills of 4 levels from the seed 7; climb2: how many levels a step climbs

Games, each with its own options (docs/games.md has their limits and boards):
  drench    c6      colours (3 to 10)          m30     the most moves, alone
            s2      two seats, on an even board where it has a half-turn; free: on any
  link      f16     faces (1 to 45)            down, up, left, right, middle: where tiles fall
            t180+3  a countdown in seconds, and what a pair gives back; untimed: none
  light     b12     one tile in 12 is blocked (4 to 60, 0 for none)
            classic blocks by chance: some boards cannot be won
  row       k3      stones in a row (3 to 6)   s2      seats (2 to 8); f2: the second begins
            fall    stones fall
  race      s4      seats (2 to 8)             p4      pieces each (1 to 4), on a ring
            exact   the end must be met exactly, on a track
            again   a six gives another throw; once: it does not

Options:
  --map FILE         play drench or light on the map in a file, written as in docs/boards.md
  --level N          all seats but the first are the computer's, 1 (gentle) to 4 (hard)
  --moves N          let the computer make the first N moves
  --screenshot FILE  draw into a PNG file and open no window
  --size WxH         its size in pixels (1280x720)
  --scale N          how many pixels a logical pixel has, 0.5 to 4 (1)
  --theme NAME       light or dark
  --symbols          show the symbols of the colours
  --covered L,T,R,B  what a phone's system covers at the left, top, right and bottom, in logical pixels
  --text N           how large its text is, 0.5 to 2 (1)
  --screen NAME      title, setup, network, settings or help, where there is no code

Over the local network:
  join ADDRESS       go to the table at an address such as 192.168.1.20 or 192.168.1.20:47315
  serve              be the host of a table, without a window, until it is ended with Ctrl+C
  --code CODE        the table's code (join), or the one that guests need (serve; one is made if this is left out)
  --open             serve: everybody may come in
  --port N           serve: the port, for UDP and TCP (the first that is free from 47315 to 47322)
  --name NAME        serve: what the table is called
  --people N         serve: how many people may be there, 1 to 1000 (32)
  --rooms N          serve: how many rooms there may be, 1 to 1000 (16)
  --grace N          serve: for how many seconds the seat of one who is cut off is kept (60)
  --file FILE        serve: where rooms are kept for the time after a crash

  -h, --help         print this
  -V, --version      print the version
";

/// Request of the command line.
pub enum Command {
    /// Print this text and end.
    Print(String),
    /// Run the program with a window, or draw a screenshot.
    Run(Box<Launch>),
    /// Run a server without a window.
    Serve(Box<Serve>),
    /// Run a workshop command with the arguments that follow it.
    Workshop(&'static str, Vec<OsString>),
}

/// Options of a server without a window.
pub struct Serve {
    /// Configuration of the server, possibly without a file.
    pub config: ServerConfig,
    /// `true` if a join code is not required.
    pub open: bool,
}

/// Parses the command line.
///
/// # Errors
/// One line that says what is wrong and what was expected.
pub fn parse(arguments: impl IntoIterator<Item = OsString>) -> Result<Command, String> {
    let arguments: Vec<OsString> = arguments.into_iter().collect();
    match arguments.first().and_then(|first| first.to_str()) {
        Some("serve") => return parse_serve(lexopt::Parser::from_args(&arguments[1..])),
        Some("join") => return parse_join(lexopt::Parser::from_args(&arguments[1..])),
        Some(word) => {
            if let Some(command) = workshop::COMMANDS.into_iter().find(|&known| known == word) {
                return Ok(Command::Workshop(command, arguments[1..].to_vec()));
            }
        }
        None => {}
    }
    parse_run(lexopt::Parser::from_args(arguments))
}

/// Parses arguments without a subcommand.
fn parse_run(mut parser: lexopt::Parser) -> Result<Command, String> {
    let mut options = RunOptions::default();
    while let Some(argument) = parser.next().map_err(|error| error.to_string())? {
        match argument {
            Short('h') | Long("help") => return Ok(Command::Print(help())),
            Short('V') | Long("version") => return Ok(Command::Print(version())),
            Long("map") => options.map = Some(PathBuf::from(text(&mut parser, "--map")?)),
            Long("level") => {
                options.level = Some(pick(&text(&mut parser, "--level")?, "--level", &LEVELS)?);
            }
            Long("moves") => {
                options.moves = Some(count(&mut parser, "--moves", 0..=u16::MAX)?);
            }
            Long("screenshot") => {
                options.file = Some(screenshot_file(text(&mut parser, "--screenshot")?)?);
            }
            Long("size") => options.picture("--size").size = size(&mut parser)?,
            Long("scale") => {
                options.picture("--scale").scale = factor(&mut parser, "--scale", 0.5..=4.0)?;
            }
            Long("covered") => options.picture("--covered").covered = covered(&mut parser)?,
            Long("text") => {
                options.picture("--text").text = factor(&mut parser, "--text", 0.5..=2.0)?;
            }
            Long("theme") => {
                options.picture("--theme").theme =
                    pick(&text(&mut parser, "--theme")?, "--theme", &THEMES)?;
            }
            Long("symbols") => options.picture("--symbols").symbols = true,
            Long("screen") => {
                let screen = pick(&text(&mut parser, "--screen")?, "--screen", &SCREENS)?;
                options.picture("--screen").screen = Some(screen);
            }
            Value(word) => {
                options.add_game(&word.string().map_err(|error| error.to_string())?)?;
            }
            Short(_) | Long(_) => {
                return Err(format!(
                    "{}; \"tessella --help\" lists the options",
                    argument.unexpected()
                ));
            }
        }
    }
    Ok(Command::Run(Box::new(options.launch()?)))
}

/// Options of a run without a subcommand.
#[derive(Default)]
struct RunOptions {
    code: Option<GameCode>,
    /// Game exported on another device.
    imported: Option<Session>,
    map: Option<PathBuf>,
    level: Option<Level>,
    moves: Option<u16>,
    /// File of the screenshot.
    file: Option<PathBuf>,
    picture: PictureOptions,
    /// First given option that requires `--screenshot`.
    picture_option: Option<&'static str>,
}

/// Options of a screenshot.
struct PictureOptions {
    size: UVec2,
    scale: f32,
    covered: Sides,
    text: f32,
    theme: ThemeChoice,
    symbols: bool,
    screen: Option<Screen>,
}

impl Default for PictureOptions {
    fn default() -> Self {
        Self {
            size: UVec2::new(1280, 720),
            scale: 1.0,
            covered: Sides::default(),
            text: 1.0,
            theme: ThemeChoice::Dark,
            symbols: false,
            screen: None,
        }
    }
}

impl RunOptions {
    /// Returns the options of the screenshot, and notes that this one was given.
    fn picture(&mut self, option: &'static str) -> &mut PictureOptions {
        self.picture_option.get_or_insert(option);
        &mut self.picture
    }

    /// Adds the game of a game code or of a text exported on another device.
    fn add_game(&mut self, word: &str) -> Result<(), String> {
        if self.code.is_some() || self.imported.is_some() {
            let begins: String = word.chars().take(40).collect();
            return Err(format!(
                "one game code is enough: \"{begins}\" is a second one"
            ));
        }
        if is_transfer_text(word) {
            let game = import_game(word);
            self.imported =
                Some(game.map_err(|error| format!("that game cannot be taken over: {error}"))?);
        } else {
            self.code = Some(word.trim().parse().map_err(|error| format!("{error}"))?);
        }
        Ok(())
    }

    /// Checks that the options go together, and starts the game.
    fn launch(mut self) -> Result<Launch, String> {
        let map_option = self.map.as_ref().map(|_| "--map");
        let unfit = map_option.or(self.level.map(|_| "--level"));
        if let (Some(option), Some(_)) = (unfit, &self.imported) {
            return Err(format!(
                "{option} goes with a game code: a game from another device has its own board and players"
            ));
        }
        if let Some(path) = self.map.take() {
            self.code = Some(on_map(self.code.take(), &path)?);
        }
        if let (Some(option), None) = (self.picture_option, &self.file) {
            return Err(format!("{option} goes with --screenshot FILE"));
        }
        let has_game = self.code.is_some() || self.imported.is_some();
        if has_game && self.picture.screen.is_some() {
            return Err("--screen goes without a game code: a code shows its game".to_owned());
        }
        let level_option = self.level.map(|_| "--level");
        let game_option = level_option.or(self.moves.map(|_| "--moves"));
        if let (false, Some(option)) = (has_game, game_option) {
            return Err(format!("{option} goes with a game code"));
        }
        let mut game = match self.code {
            Some(code) => Some(begin(code, self.level)?),
            None => self.imported,
        };
        if let Some(game) = &mut game {
            play_on(game, self.moves.unwrap_or_default())?;
        }
        let picture = self.picture;
        let shot = self.file.map(|file| Shot {
            file,
            size: picture.size,
            scale: picture.scale,
            theme: picture.theme,
            symbols: picture.symbols,
            screen: picture.screen.unwrap_or_default(),
            device: Device {
                covered: picture.covered.in_units(1.0 / picture.scale),
                text: picture.text,
                ..Device::default()
            },
        });
        Ok(Launch {
            game,
            shot,
            join: None,
        })
    }
}

/// Checks the name of a screenshot file.
fn screenshot_file(given: String) -> Result<PathBuf, String> {
    let path = PathBuf::from(given);
    let refuse = |expected| {
        let given = path.display().to_string();
        Err(wrong("--screenshot", expected, &given))
    };
    if !path
        .extension()
        .is_some_and(|end| end.eq_ignore_ascii_case("png"))
    {
        return refuse("a file name that ends in .png");
    }
    let folder = path
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty());
    if path.is_dir() || folder.is_some_and(|folder| !folder.is_dir()) {
        return refuse("a file in a folder that is there");
    }
    Ok(path)
}

fn version() -> String {
    format!("tessella {}\n", env!("CARGO_PKG_VERSION"))
}

/// Parses the arguments of `serve`.
fn parse_serve(mut parser: lexopt::Parser) -> Result<Command, String> {
    let mut config = ServerConfig {
        port: None,
        name: "Tessella".to_owned(),
        code: None,
        limits: LobbyLimits::default(),
        file: None,
    };
    let mut open = false;
    while let Some(argument) = parser.next().map_err(|error| error.to_string())? {
        match argument {
            Short('h') | Long("help") => return Ok(Command::Print(help())),
            Long("code") => config.code = Some(code(&mut parser)?),
            Long("open") => open = true,
            Long("port") => config.port = Some(count(&mut parser, "--port", 1..=u16::MAX)?),
            Long("people") => {
                config.limits.max_people = count(&mut parser, "--people", 1..=MAX_PEOPLE)?;
            }
            Long("rooms") => config.limits.max_rooms = count(&mut parser, "--rooms", 1..=1000)?,
            Long("grace") => {
                config.limits.reconnect_window = count(&mut parser, "--grace", 0..=3600)?;
            }
            Long("file") => config.file = Some(rooms_file(text(&mut parser, "--file")?)?),
            Long("name") => {
                let given = text(&mut parser, "--name")?;
                config.name = tidy_name(&given)
                    .ok_or_else(|| wrong("--name", "1 to 24 signs that can be seen", &given))?;
            }
            Value(_) | Short(_) | Long(_) => {
                return Err(format!(
                    "{}; \"tessella --help\" lists the options of serve",
                    argument.unexpected()
                ));
            }
        }
    }
    if open && config.code.is_some() {
        return Err("--open and --code do not go together: an open table has no code".to_owned());
    }
    Ok(Command::Serve(Box::new(Serve { config, open })))
}

/// Checks that a path for the rooms has a name to which that of the lock is appended.
fn rooms_file(given: String) -> Result<PathBuf, String> {
    let path = PathBuf::from(given);
    match path.file_name() {
        Some(_) => Ok(path),
        None => Err(wrong(
            "--file",
            "the name of a file",
            &path.display().to_string(),
        )),
    }
}

/// Parses the arguments of `join`.
fn parse_join(mut parser: lexopt::Parser) -> Result<Command, String> {
    let (mut address, mut given) = (None, String::new());
    while let Some(argument) = parser.next().map_err(|error| error.to_string())? {
        match argument {
            Short('h') | Long("help") => return Ok(Command::Print(help())),
            Long("code") => given = code(&mut parser)?.to_string(),
            Value(word) if address.is_none() => {
                let word = word.string().map_err(|error| error.to_string())?;
                address = Some(resolve(&word)?);
            }
            Value(_) | Short(_) | Long(_) => {
                return Err(format!(
                    "{}; expected an address and --code CODE",
                    argument.unexpected()
                ));
            }
        }
    }
    let address = address.ok_or("join needs an address, such as 192.168.1.20")?;
    Ok(Command::Run(Box::new(Launch {
        join: Some((address, given)),
        ..Launch::default()
    })))
}

/// Resolves an address, with the default port if none is given.
fn resolve(words: &str) -> Result<SocketAddr, String> {
    let named = (words, FIRST_PORT)
        .to_socket_addrs()
        .or_else(|_| words.to_socket_addrs());
    let found = named.ok().and_then(|mut addresses| addresses.next());
    found.ok_or_else(|| {
        wrong(
            "join",
            "an address such as 192.168.1.20 or 192.168.1.20:47315",
            words,
        )
    })
}

fn code(parser: &mut lexopt::Parser) -> Result<JoinCode, String> {
    let given = text(parser, "--code")?;
    given.parse().map_err(|error| format!("--code: {error}"))
}

fn count(
    parser: &mut lexopt::Parser,
    option: &str,
    range: RangeInclusive<u16>,
) -> Result<u16, String> {
    let given = text(parser, option)?;
    let count = given.parse().ok().filter(|count| range.contains(count));
    let expected = || format!("a number from {} to {}", range.start(), range.end());
    count.ok_or_else(|| wrong(option, &expected(), &given))
}

fn help() -> String {
    let (before, after) = HELP.split_once("\n  -h, --help").unwrap_or((HELP, ""));
    format!("{before}\n{}\n  -h, --help{after}", workshop::HELP)
}

const LEVELS: [(&str, Level); 4] = [
    ("1", Level::Gentle),
    ("2", Level::Easy),
    ("3", Level::Medium),
    ("4", Level::Hard),
];
const THEMES: [(&str, ThemeChoice); 2] =
    [("light", ThemeChoice::Light), ("dark", ThemeChoice::Dark)];
const SCREENS: [(&str, Screen); 5] = [
    ("title", Screen::Title),
    ("network", Screen::Lan),
    ("setup", Screen::Setup),
    ("settings", Screen::Settings),
    ("help", Screen::Help),
];

fn wrong(option: &str, expected: &str, given: &str) -> String {
    format!("{option}: expected {expected}, not \"{given}\"")
}

fn text(parser: &mut lexopt::Parser, option: &str) -> Result<String, String> {
    let value = parser
        .value()
        .map_err(|_| format!("{option} needs a value"))?;
    value.string().map_err(|error| error.to_string())
}

/// Parses one of a few names.
fn pick<T: Copy>(given: &str, option: &str, names: &[(&str, T)]) -> Result<T, String> {
    let found = names.iter().find(|(name, _)| *name == given);
    found.map(|&(_, value)| value).ok_or_else(|| {
        let names: Vec<&str> = names.iter().map(|&(name, _)| name).collect();
        wrong(option, &names.join(", "), given)
    })
}

/// Parses a factor in a range.
fn factor(
    parser: &mut lexopt::Parser,
    option: &str,
    range: RangeInclusive<f32>,
) -> Result<f32, String> {
    let given = text(parser, option)?;
    let factor = given.parse().ok().filter(|factor| range.contains(factor));
    let expected = || format!("a number from {} to {}", range.start(), range.end());
    factor.ok_or_else(|| wrong(option, &expected(), &given))
}

/// Parses the value of `--size`.
fn size(parser: &mut lexopt::Parser) -> Result<UVec2, String> {
    let given = text(parser, "--size")?;
    let side = |text: &str| text.parse().ok().filter(|side| (320..=8192).contains(side));
    let size = given
        .split_once('x')
        .and_then(|(width, height)| Some(UVec2::new(side(width)?, side(height)?)));
    size.ok_or_else(|| wrong("--size", "a size from 320x320 to 8192x8192", &given))
}

/// Parses the value of `--covered`: four lengths in logical pixels, clockwise from the left.
fn covered(parser: &mut lexopt::Parser) -> Result<Sides, String> {
    let given = text(parser, "--covered")?;
    let lengths: Option<Vec<f32>> = given.split(',').map(|length| length.parse().ok()).collect();
    let is_valid = |length: &f32| (0.0..=200.0).contains(length);
    match lengths.as_deref() {
        Some(&[left, top, right, bottom]) if [left, top, right, bottom].iter().all(is_valid) => {
            Ok(Sides {
                left,
                top,
                right,
                bottom,
            })
        }
        _ => Err(wrong(
            "--covered",
            "four lengths from 0 to 200, such as 0,32,0,24",
            &given,
        )),
    }
}

/// Returns a game code with the board replaced by the map in a file.
fn on_map(code: Option<GameCode>, path: &Path) -> Result<GameCode, String> {
    let shown = path.display();
    let mut text = String::new();
    // One byte more than the limit is enough to detect a file that is too large.
    std::fs::File::open(path)
        .and_then(|file| {
            file.take(DrawnMap::MAX_BYTES as u64 + 1)
                .read_to_string(&mut text)
        })
        .map_err(|error| match error.kind() {
            ErrorKind::InvalidData => format!("{shown}: expected a text in UTF-8"),
            _ => format!("{shown}: {error}"),
        })?;
    // Some editors write a byte order mark.
    let text = text.trim_start_matches('\u{feff}');
    let atlas = DrawnMap::parse(text).map_err(|error| format!("{shown}, {error}"))?;
    let mut code = code.unwrap_or_else(|| GameCode {
        setup: Game::Drench.default_setup(),
        start: Start::Seed(fresh_seed()),
    });
    let shape = Shape::Map(Map::Drawn(Arc::new(atlas)));
    let hills = code.setup.plan().hills;
    code.setup.set_plan(Plan { shape, hills });
    Ok(code)
}

/// Starts the game of a code.
fn begin(code: GameCode, level: Option<Level>) -> Result<Session, String> {
    let seats = usize::from(code.setup.seats());
    let mut players = vec![Player::Human; seats];
    if let Some(level) = level {
        if seats < 2 {
            return Err("--level goes with a game code for several seats (s2)".to_owned());
        }
        players[1..].fill(Player::Computer(level));
    }
    Session::new(code, players).map_err(|error| format!("that game cannot begin: {error}"))
}

/// Makes the next moves of a game with the computer player.
fn play_on(game: &mut Session, moves: u16) -> Result<(), String> {
    let stop = std::sync::atomic::AtomicBool::new(false);
    for number in 0..u32::from(moves) {
        let position = game.position();
        let next = match position.to_move() {
            Turn::Player(seat) => position
                .computer_move(Level::Easy, &stop)
                .map(|mv| (seat, mv)),
            // Fixed rolls make screenshots reproducible.
            Turn::Chance(seat) => position.chance_move(number * 7 + 3).map(|mv| (seat, mv)),
            Turn::Nobody => None,
        };
        if let Some((seat, mv)) = next {
            game.play(seat, mv).map_err(|error| error.to_string())?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use tessella::session::export_game;

    /// Parses a command line that opens a window.
    fn launch(words: &[&str]) -> Result<Launch, String> {
        match parse(words.iter().map(OsString::from))? {
            Command::Run(launch) => Ok(*launch),
            _ => Err("it opens no window".to_owned()),
        }
    }

    /// Returns a game between a person and the computer after some moves, and its exported text.
    fn exported_game() -> (Session, String) {
        let code = "drench:7x7,c5,s2#3".parse().expect("a sound code");
        let mut game = begin(code, Some(Level::Hard)).expect("a game that can begin");
        play_on(&mut game, 5).expect("legal moves");
        game.advance_clock(70_000);
        let text = export_game(&game).expect("a text");
        (game, text)
    }

    #[test]
    fn imported_game_is_continued() {
        let (game, text) = exported_game();
        let broken = format!(" {}\n{} ", &text[..50], &text[50..]);
        for given in [&text, &broken] {
            let launched = launch(&[given]).expect("a sound command line");
            let begun = launched.game.expect("a game");
            assert_eq!(begun.record(), game.record());
        }
        let launched = launch(&["--moves", "2", &text, "--screenshot", "game.png"]);
        let launched = launched.expect("a sound command line");
        assert!(launched.shot.is_some());
        let on = launched.game.expect("a game");
        assert_eq!(on.cursor(), game.cursor() + 2);
        assert_eq!(on.moves()[..game.cursor()], *game.moves());
    }

    #[test]
    fn options_that_conflict_with_imported_game_are_refused() {
        let (_, text) = exported_game();
        let cut = &text[..text.len() - 3];
        let code = "drench:9x9,c6#1";
        for (words, expected) in [
            (
                &["--level", "2", &text][..],
                "--level goes with a game code",
            ),
            (&[&text, "--map", "a.map"], "--map goes with a game code"),
            (&[&text, code], "one game code is enough"),
            (&[code, &text], "one game code is enough"),
            (&[&text, &text], "one game code is enough"),
            (
                &[&text, "--screenshot", "a.png", "--screen", "help"],
                "--screen goes without",
            ),
            (&[cut], "that game cannot be taken over: it is damaged"),
        ] {
            let refused = launch(words).err().expect("a refusal");
            assert!(refused.contains(expected), "{refused}, not {expected}");
            assert!(refused.len() < 160, "{refused}");
        }
    }
}
