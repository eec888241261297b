//! Arguments of the command.

use super::super::arguments::{
    SearchLimits, all_cores, budget, count, game as parse_setup, threads, unexpected, value,
};
use super::presets::{names, preset};
use crate::games::{Position, Setup, Start};
use crate::packs::{MAX_LEVELS, Pack};
use crate::received::{join_words, plain_text};
use lexopt::Parser;
use lexopt::prelude::*;

/// Number of levels of a pack, if no other is given.
const LEVELS: u64 = 30;
/// Number of boards of each code, if no other is given.
const CANDIDATES: u64 = 40;
/// Maximum number of boards of each code.
const MAX_CANDIDATES: u64 = 100_000;
/// Node limit of each search, if no other is given.
const NODES: u64 = 2_000_000;

/// Parsed arguments.
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
    pub(super) fn parse(mut parser: Parser) -> Result<Self, String> {
        let (mut title, mut author, mut words) = (None, None, Vec::new());
        let (mut levels, mut candidates, mut first_seed) = (LEVELS, CANDIDATES, 1);
        let (mut limits, mut workers) = (SearchLimits::Nodes(NODES), all_cores());
        while let Some(argument) = parser.next().map_err(|error| error.to_string())? {
            match argument {
                Long("title") => title = Some(value(&mut parser, "--title")?),
                Long("author") => author = Some(value(&mut parser, "--author")?),
                Long("count") => levels = count(&mut parser, "--count", 1, MAX_LEVELS as u64)?,
                Long("candidates") => {
                    candidates = count(&mut parser, "--candidates", 1, MAX_CANDIDATES)?;
                }
                Long("seed") => first_seed = count(&mut parser, "--seed", 0, u64::MAX / 2)?,
                Long("budget") => limits = budget(&mut parser)?,
                Long("threads") => workers = threads(&mut parser)?,
                Value(word) => words.push(word.string().map_err(|error| error.to_string())?),
                other => return Err(unexpected(&other, "pack")),
            }
        }
        let words = join_words(words);
        let SearchLimits::Nodes(nodes) = limits else {
            return Err(
                "--budget: pack needs a number of nodes, such as 2M, because the boards must not depend on the time"
                    .to_owned(),
            );
        };
        let preset = match words.as_slice() {
            [] => return Err("pack needs a preset or codes, such as link or light:8x8,b12".into()),
            [word] => preset(word),
            _ => None,
        };
        let setups: Result<Vec<Setup>, String> = match preset {
            Some(preset) => preset.codes.iter().map(|code| setup(code)).collect(),
            None => words.iter().map(|word| setup(word)).collect(),
        };
        let setups = setups?;
        let title = title.or(preset.map(|preset| preset.title.to_owned()));
        let request = Self {
            title: title.ok_or("pack needs a --title for boards of codes")?,
            author,
            setups,
            levels: levels as usize,
            candidates,
            first_seed,
            nodes,
            workers,
        };
        request.check_head()?;
        Ok(request)
    }

    /// Returns the lines before the levels.
    pub(super) fn head(&self) -> String {
        let author = self.author.as_ref();
        let author = author.map_or_else(String::new, |author| format!("author: {author}\n"));
        format!("title: {}\n{author}", self.title)
    }

    /// Checks that title and author can be read again, before any work starts.
    fn check_head(&self) -> Result<(), String> {
        let pack = Pack::parse(&format!("{}light:3x3,b0#1\n", self.head()));
        let pack = pack.map_err(|error| error.to_string())?;
        match pack.title() == self.title && pack.author() == self.author.as_deref() {
            true => Ok(()),
            false => Err("expected a title and an author of words with one space between".into()),
        }
    }
}

/// Parses a code without a seed, and checks that it has such boards.
fn setup(word: &str) -> Result<Setup, String> {
    let setup = match plain_text(word).contains(':') {
        true => parse_setup(word)?,
        false => {
            let names = names().join(", ");
            return Err(format!(
                "expected one of {names} alone, or codes such as light:8x8,b12, not \"{word}\""
            ));
        }
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
