//! Arguments of `tessella pack`.

use super::super::arguments::{SearchLimits, Threads, game as parse_setup};
use super::presets::{names, preset};
use clap::Args;
use tessella_command_line::arguments::number;
use tessella_games::{Position, Setup, Start};
use tessella_library::packs::{MAX_LEVELS, Pack};
use tessella_library::received::{join_words, plain_text};

/// Maximum number of boards for each code.
const MAX_CANDIDATES: u64 = 100_000;
/// Arguments of the command.
#[derive(Args, Debug)]
pub struct PackArguments {
    /// drench, drench-shapes, link, link-shapes, light or light-shapes, or codes such as light:8x8,b12
    #[arg(required = true, value_name = "PRESET|CODE")]
    boards: Vec<String>,
    /// Title of the pack; codes need one
    #[arg(long, allow_hyphen_values = true)]
    title: Option<String>,
    /// Author of the pack [default: none]
    #[arg(long, value_name = "NAME", allow_hyphen_values = true)]
    author: Option<String>,
    /// Number of levels
    #[arg(long, value_name = "N", default_value = "30", value_parser = number(1..=MAX_LEVELS))]
    count: usize,
    /// Number of boards of each code that they are chosen from
    #[arg(long, value_name = "N", default_value = "40", value_parser = number(1..=MAX_CANDIDATES))]
    candidates: u64,
    /// First seed of each code
    #[arg(long, value_name = "N", default_value = "1", value_parser = number(0..=u64::MAX / 2))]
    seed: u64,
    /// Budget of each board: a number of nodes
    #[arg(long, value_name = "N", allow_hyphen_values = true, default_value = "2M", value_parser = nodes)]
    budget: u64,
    #[command(flatten)]
    threads: Threads,
}

/// Parses a number of nodes.
fn nodes(text: &str) -> Result<u64, String> {
    match SearchLimits::parse(text)? {
        SearchLimits::Nodes(nodes) => Ok(nodes),
        SearchLimits::Time(_) | SearchLimits::Unbounded => Err(
            "pack needs a number of nodes, such as 2M, because the boards must not depend on the time"
                .to_owned(),
        ),
    }
}

/// Validated arguments.
pub(super) struct Request {
    title: String,
    author: Option<String>,
    /// Kinds of boards, in the order of the arguments.
    pub(super) setups: Vec<Setup>,
    pub(super) levels: usize,
    pub(super) candidates: u64,
    pub(super) first_seed: u64,
    pub(super) nodes: u64,
    pub(super) workers: usize,
}

impl Request {
    /// Validates the arguments.
    ///
    /// # Errors
    /// One line that says which argument is wrong, and what was expected.
    pub(super) fn new(arguments: PackArguments) -> Result<Self, String> {
        let words = join_words(arguments.boards);
        let preset = match words.as_slice() {
            [word] => preset(word),
            _ => None,
        };
        let setups: Result<Vec<Setup>, String> = match preset {
            Some(preset) => preset.codes.iter().map(|code| setup(code)).collect(),
            None => words.iter().map(|word| setup(word)).collect(),
        };
        let setups = setups?;
        let title = arguments
            .title
            .or(preset.map(|preset| preset.title.to_owned()));
        let request = Self {
            title: title.ok_or("pack needs a --title for boards of codes")?,
            author: arguments.author,
            setups,
            levels: arguments.count,
            candidates: arguments.candidates,
            first_seed: arguments.seed,
            nodes: arguments.budget,
            workers: arguments.threads.count(),
        };
        request.check_head()?;
        Ok(request)
    }

    /// Returns the lines of the pack before the levels.
    pub(super) fn head(&self) -> String {
        let author = self.author.as_ref();
        let author = author.map_or_else(String::new, |author| format!("author: {author}\n"));
        format!("title: {}\n{author}", self.title)
    }

    /// Checks that the title and the author can be parsed again, before any work starts.
    fn check_head(&self) -> Result<(), String> {
        let pack = Pack::parse(&format!("{}light:3x3,b0#1\n", self.head()));
        let pack = pack.map_err(|error| error.to_string())?;
        if pack.title() == self.title && pack.author() == self.author.as_deref() {
            Ok(())
        } else {
            Err("expected a title and an author of words with one space between".into())
        }
    }
}

/// Parses a code without a seed, and checks that its boards can be levels.
fn setup(word: &str) -> Result<Setup, String> {
    let setup = if plain_text(word).contains(':') {
        parse_setup(word)?
    } else {
        let names = names().join(", ");
        return Err(format!(
            "expected one of {names} alone, or codes such as light:8x8,b12, not \"{word}\""
        ));
    };
    let position = Position::new(&setup, &Start::Seed(1));
    position.map_err(|error| format!("{word}: {error}"))?;
    match setup.seats() {
        1 => Ok(setup),
        seats => Err(format!(
            "{word}: expected a game for one seat, not for {seats}"
        )),
    }
}
