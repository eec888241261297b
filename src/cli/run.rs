//! Arguments without a subcommand: a game in a window, or a screenshot.

use super::command::Command;
use super::game::{begin, on_map};
use super::help::{help, version};
use super::picture::{PictureOptions, SCREENS, THEMES, covered, day, screenshot_file, size};
use bevy::math::UVec2;
use lexopt::prelude::*;
use std::path::PathBuf;
use tessella::app::launch::Launch;
use tessella::arguments::{count, factor, pick, text};
use tessella::games::Level;
use tessella::session::{GameCode, IdentifiedGame, import_game, is_transfer_text};

/// Maximum number of pixels of all frames of a film.
const LARGEST_FILM: u32 = 1 << 26;

/// Values of `--level`.
const LEVELS: [(&str, Level); 4] = [
    ("1", Level::Gentle),
    ("2", Level::Easy),
    ("3", Level::Medium),
    ("4", Level::Hard),
];

/// Parses arguments without a subcommand.
pub(super) fn parse(mut parser: lexopt::Parser) -> Result<Command, String> {
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
            Long("day") => options.picture("--day").day = Some(day(&mut parser)?),
            Long("film") => {
                options.picture("--film").film = Some(count(&mut parser, "--film", 2..=60)?);
            }
            Long("every") => {
                options.picture("--every").every = Some(count(&mut parser, "--every", 10..=1000)?);
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
    imported: Option<IdentifiedGame>,
    map: Option<PathBuf>,
    level: Option<Level>,
    moves: Option<u16>,
    /// File of the screenshot.
    file: Option<PathBuf>,
    picture: PictureOptions,
    /// First given option that requires `--screenshot`.
    picture_option: Option<&'static str>,
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
        let film_option = self.picture.film.map(|_| "--film");
        if let (None, Some(_)) = (film_option, self.picture.every) {
            return Err("--every goes with --film N".to_owned());
        }
        let frames = u32::from(self.picture.film.unwrap_or(1));
        let pixels = self.picture.size.element_product() * frames;
        if film_option.is_some() && pixels > LARGEST_FILM {
            let UVec2 { x, y } = self.picture.size;
            return Err(format!(
                "--film: {frames} frames of {x}x{y} are {pixels} pixels; at most {LARGEST_FILM} make a picture"
            ));
        }
        let game_option = game_option.or(film_option);
        if let (false, Some(option)) = (has_game, game_option) {
            return Err(format!("{option} goes with a game code"));
        }
        let mut game = match self.code {
            Some(code) => Some(IdentifiedGame::from(begin(code, self.level)?)),
            None => self.imported,
        };
        if let Some(IdentifiedGame { game, .. }) = &mut game {
            game.play_computer_moves(self.moves.unwrap_or_default().into())
                .map_err(|error| error.to_string())?;
            // A film shows the last move.
            if let Some(before) = game.cursor().checked_sub(1)
                && film_option.is_some()
            {
                game.go_to(before);
            } else if film_option.is_some() {
                return Err("--film shows the last move: --moves N makes some".to_owned());
            }
        }
        let shot = self.file.map(|file| self.picture.shot(file));
        Ok(Launch {
            game,
            shot,
            join: None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tessella::session::export_game;

    /// Parses a command line that opens a window.
    fn launch(words: &[&str]) -> Result<Launch, String> {
        match parse(lexopt::Parser::from_args(words))? {
            Command::Run(launch) => Ok(*launch),
            _ => Err("it opens no window".to_owned()),
        }
    }

    /// Returns a game between a person and the computer after some moves, and its exported text.
    fn exported_game() -> (IdentifiedGame, String) {
        let code = "drench:7x7,c5,s2#3".parse().expect("a sound code");
        let mut game = begin(code, Some(Level::Hard)).expect("a game that can begin");
        game.play_computer_moves(5).expect("legal moves");
        game.advance_clock(70_000);
        let game = IdentifiedGame::from(game);
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
            assert_eq!(begun.id, game.id);
            assert_eq!(begun.game.record(), game.game.record());
        }
        let launched = launch(&["--moves", "2", &text, "--screenshot", "game.png"]);
        let launched = launched.expect("a sound command line");
        assert!(launched.shot.is_some());
        let (on, game) = (launched.game.expect("a game").game, game.game);
        assert_eq!(on.cursor(), game.cursor() + 2);
        assert_eq!(on.moves()[..game.cursor()], *game.moves());
    }

    #[test]
    fn film_shows_the_last_move() {
        let code = "race:track24,s2#5";
        let picture = ["--screenshot", "a.png", "--film", "8", code];
        let launched = launch(&[&picture[..], &["--moves", "3", "--every", "120"]].concat());
        let launched = launched.expect("a sound command line");
        let game = launched.game.expect("a game").game;
        assert_eq!((game.cursor(), game.moves().len()), (2, 3));
        let film = launched.shot.and_then(|shot| shot.film).expect("a film");
        assert_eq!((film.frames, film.interval.as_millis()), (8, 120));
        let large = [&picture[..], &["--size", "8192x8192"]].concat();
        for (words, expected) in [
            (&picture[..], "--moves N makes some"),
            (&picture[..4], "--film goes with a game code"),
            (&picture[2..], "--film goes with --screenshot FILE"),
            (
                &large[..],
                "8 frames of 8192x8192 are 536870912 pixels; at most 67108864",
            ),
            (
                &["--screenshot", "a.png", "--every", "50", code][..],
                "--every goes with --film N",
            ),
        ] {
            let refused = launch(words).err().expect("a refusal");
            assert!(refused.contains(expected), "{refused}, not {expected}");
        }
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
