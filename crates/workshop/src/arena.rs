//! `tessella arena`: matches between computer players, with each opening played from both sides.

use super::arguments::{SearchLimits, Threads, game};
use super::parallel::progress_bar;
use super::{Console, Exit};
use clap::Args;
use serde::Serialize;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;
use tessella_boards::random::SeededRng;
use tessella_command_line::arguments::number;
use tessella_games::{Level, Move, Outcome, Position, Rules, Seat, Setup, Start, Turn};
use tessella_library::received::join_words;

/// Maximum number of openings to try. If all of them end the game, the requested length is too large.
const MAX_OPENING_ATTEMPTS: u32 = 100;

/// Computer player.
#[derive(Clone, Debug)]
struct Contender {
    name: String,
    level: Level,
    /// Search limits per move, instead of those of the level.
    limits: Option<SearchLimits>,
}

impl Contender {
    /// Parses a level; the highest one can have a budget after `@`.
    fn parse(word: &str) -> Result<Self, String> {
        let (name, budget) = match word.split_once('@') {
            None => (word, None),
            Some((name, budget)) => (name, Some(budget)),
        };
        let limits = budget.map(SearchLimits::parse).transpose()?;
        let level = Level::ALL
            .into_iter()
            .find(|level| level.english_name().eq_ignore_ascii_case(name))
            .ok_or_else(|| {
                let names = Level::ALL.map(|level| level.english_name().to_lowercase());
                format!("expected a level ({}), not \"{name}\"", names.join(", "))
            })?;
        if limits.is_some() && level != Level::Hard {
            return Err(format!(
                "expected a budget for hard only, not for \"{name}\""
            ));
        }
        let name = level.english_name().to_lowercase();
        Ok(Self {
            // The case of a budget's unit matters: `m` means minutes, `M` millions of nodes.
            name: budget.map_or_else(|| name.clone(), |budget| format!("{name}@{budget}")),
            level,
            limits,
        })
    }

    fn choose(&self, position: &Position, stop: &AtomicBool) -> Option<Move> {
        match self.limits {
            None => position.computer_move(self.level, stop),
            Some(limits) => position.best_move(&limits.begin(stop)),
        }
    }
}

/// Result of a game.
#[derive(Serialize)]
struct ArenaGame {
    pair: u64,
    /// Player in the first seat.
    first: String,
    /// Winner; `None` for a draw.
    winner: Option<String>,
    moves: usize,
}

/// Results of all games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct ArenaResult {
    /// Games won by the first contender.
    pub won: u32,
    /// Drawn games.
    pub drawn: u32,
    /// Games won by the second contender.
    pub lost: u32,
}

impl ArenaResult {
    /// Returns the number of games.
    const fn games(self) -> u32 {
        self.won + self.drawn + self.lost
    }

    /// Returns the first contender's share of the points, with draws counting half, followed by the bounds of its 95 %
    /// Wilson interval.
    pub fn share(self) -> [f64; 3] {
        let games = f64::from(self.games()).max(1.0);
        let share = (f64::from(self.won) + f64::from(self.drawn) / 2.0) / games;
        let z = 1.96_f64;
        let middle = share + z * z / (2.0 * games);
        let reach = z * (share * (1.0 - share) / games + z * z / (4.0 * games * games)).sqrt();
        let scale = 1.0 + z * z / games;
        [share, (middle - reach) / scale, (middle + reach) / scale]
    }
}

/// Final line of the `--json` output.
#[derive(Serialize)]
struct Total<'a> {
    a: &'a str,
    b: &'a str,
    #[serde(flatten)]
    score: ArenaResult,
    share: f64,
    at_least: f64,
    at_most: f64,
    /// Games won by the first seat.
    first_seat_won: u32,
}

/// Match between two contenders.
struct ArenaMatch {
    setup: Setup,
    contenders: [Contender; 2],
    opening: u64,
    seed: u64,
}

/// Arguments of the command.
#[derive(Args, Debug)]
pub struct ArenaArguments {
    /// A game and two levels: gentle, easy, medium, hard, or hard with a budget, such as hard@100ms
    #[arg(required = true, num_args = 3.., value_names = ["GAME", "A", "B"])]
    words: Vec<String>,
    /// Number of games, rounded up to pairs
    #[arg(long, value_name = "N", default_value = "100", value_parser = number(1..=1_000_000_u64))]
    games: u64,
    /// Number of random moves at the start of each game
    #[arg(long, value_name = "N", default_value = "4", value_parser = number(0..=100_u64))]
    opening: u64,
    /// Seed of the openings
    #[arg(long, value_name = "N", default_value = "1", value_parser = number(0..=u64::MAX))]
    seed: u64,
    #[command(flatten)]
    threads: Threads,
    /// Print one JSON object per line
    #[arg(long)]
    json: bool,
}

/// Validated arguments.
struct Request {
    arena: ArenaMatch,
    /// Number of pairs of games.
    pairs: u64,
    json: bool,
    workers: usize,
}

impl Request {
    /// Validates the arguments.
    fn new(arguments: ArenaArguments) -> Result<Self, String> {
        let words = join_words(arguments.words);
        let [played, a, b] = words.as_slice() else {
            let expected = "expected a game and two levels, such as row medium hard";
            return Err(format!("arena: {expected}, not \"{}\"", words.join(" ")));
        };
        let arena = ArenaMatch {
            setup: setup_for_two(played)?,
            contenders: [Contender::parse(a)?, Contender::parse(b)?],
            opening: arguments.opening,
            seed: arguments.seed,
        };
        // Reports invalid combinations before any game starts.
        arena.open(0)?;
        let pairs = arguments.games.div_ceil(2);
        Ok(Self {
            arena,
            pairs,
            json: arguments.json,
            workers: arguments.threads.count().min(pairs as usize),
        })
    }
}

/// Returns the setup of a game, which must be for two.
fn setup_for_two(played: &str) -> Result<Setup, String> {
    let mut setup = game(played)?;
    if setup.seats() == 1 && !played.contains(':') {
        // Some games default to one seat; the arena needs the variant for two.
        setup = game(&format!("{played}:s2"))?;
    }
    match setup.seats() {
        2 => Ok(setup),
        seats => Err(format!(
            "arena needs a game for two, and {played} is for {seats}"
        )),
    }
}

pub(super) fn run(arguments: ArenaArguments, console: &mut Console<'_>) -> Result<Exit, String> {
    let request = Request::new(arguments)?;
    let (mut score, mut first_seat_won) = (ArenaResult::default(), 0);
    play_all(&request, console, |console, game, of_a| {
        match of_a {
            None => score.drawn += 1,
            Some(true) => score.won += 1,
            Some(false) => score.lost += 1,
        }
        first_seat_won += u32::from(game.winner.as_ref() == Some(&game.first));
        if request.json {
            console.write_json(game)
        } else {
            Ok(())
        }
    })?;
    let [share, at_least, at_most] = score.share();
    let [a, b] = &request.arena.contenders;
    let total = Total {
        a: &a.name,
        b: &b.name,
        score,
        share,
        at_least,
        at_most,
        first_seat_won,
    };
    if request.json {
        console.write_json(&total)?;
    } else {
        console.write(&report_line(&total))?;
    }
    if u64::from(score.games()) == 2 * request.pairs {
        Ok(Exit::Success)
    } else {
        Ok(Exit::Failed)
    }
}

/// Formats the results as a line of text.
fn report_line(total: &Total<'_>) -> String {
    let percent = |share: f64| 100.0 * share;
    let ArenaResult { won, drawn, lost } = total.score;
    format!(
        "{} against {}: {won} won, {drawn} drawn, {lost} lost; {:.1} % of the points (95 %: {:.1} to {:.1} %); \
         the first seat won {} of {}",
        total.a,
        total.b,
        percent(total.share),
        percent(total.at_least),
        percent(total.at_most),
        total.first_seat_won,
        total.score.games()
    )
}

impl ArenaMatch {
    /// Plays the opening of a pair of games. Returns the position, and the generator for later chance moves.
    fn open(&self, pair: u64) -> Result<(Position, SeededRng), String> {
        for attempt in 0..MAX_OPENING_ATTEMPTS {
            let number = self.seed.wrapping_mul(1_000_003).wrapping_add(pair);
            let number = number.wrapping_mul(101).wrapping_add(attempt.into());
            let mut stream = SeededRng::new(b"openings", number);
            let deal = Start::Seed(u64::from(stream.below(1_000_000_000)));
            let mut position =
                Position::new(&self.setup, &deal).map_err(|error| error.to_string())?;
            let mut made = 0;
            while made < self.opening && position.outcome().is_none() {
                let (mv, seat) = match position.to_move() {
                    Turn::Chance(seat) => (position.chance_move(stream.below(u32::MAX)), seat),
                    Turn::Player(seat) => {
                        let moves = position.legal_moves();
                        made += 1;
                        (
                            moves
                                .get(stream.below(moves.len() as u32) as usize)
                                .copied(),
                            seat,
                        )
                    }
                    Turn::Nobody => break,
                };
                let mv = mv.ok_or("the opening has no moves")?;
                position
                    .advance(seat, mv)
                    .map_err(|error| error.to_string())?;
            }
            if position.outcome().is_none() {
                return Ok((position, stream));
            }
        }
        Err(format!(
            "--opening: expected fewer moves than {}, for with so many the game is over",
            self.opening
        ))
    }

    /// Plays a game; `a_first` gives contender A the first seat. Returns `None` if the command was stopped.
    fn play(
        &self,
        pair: u64,
        a_first: bool,
        stop: &AtomicBool,
    ) -> Result<Option<(ArenaGame, Option<bool>)>, String> {
        let (mut position, mut stream) = self.open(pair)?;
        let mut moves = 0;
        let contender =
            |seat: Seat| &self.contenders[usize::from((seat == Seat::FIRST) != a_first)];
        while position.outcome().is_none() {
            let (seat, mv) = match position.to_move() {
                Turn::Chance(seat) => (seat, position.chance_move(stream.below(u32::MAX))),
                Turn::Player(seat) => {
                    moves += 1;
                    (seat, contender(seat).choose(&position, stop))
                }
                Turn::Nobody => break,
            };
            let Some(mv) = mv else {
                return Ok(None);
            };
            position.advance(seat, mv).map_err(|error| {
                format!(
                    "{} made a move against the rules: {error}",
                    contender(seat).name
                )
            })?;
        }
        let winner = match position.outcome() {
            Some(Outcome::Won(seat)) => Some(seat),
            _ => None,
        };
        let game = ArenaGame {
            pair: pair + 1,
            first: contender(Seat::FIRST).name.clone(),
            winner: winner.map(|seat| contender(seat).name.clone()),
            moves,
        };
        let of_a = winner.map(|seat| (seat == Seat::FIRST) == a_first);
        Ok(Some((game, of_a)))
    }
}

/// Plays all pairs of games in parallel, and reports each game as soon as it ends.
fn play_all(
    request: &Request,
    console: &mut Console<'_>,
    mut report: impl FnMut(&mut Console<'_>, &ArenaGame, Option<bool>) -> Result<(), String>,
) -> Result<(), String> {
    let Request { arena, pairs, .. } = request;
    let games = 2 * pairs;
    let next = AtomicU64::new(0);
    let (sender, receiver) = mpsc::channel();
    let bar = progress_bar(games as usize, console.is_interactive);
    let stop = console.stop;
    std::thread::scope(|scope| {
        for _ in 0..request.workers {
            let (next, sender) = (&next, sender.clone());
            scope.spawn(move || {
                while !stop.load(Ordering::Relaxed) {
                    let at = next.fetch_add(1, Ordering::Relaxed);
                    if at >= games {
                        break;
                    }
                    let played = arena.play(at / 2, at.is_multiple_of(2), stop);
                    let Some(played) = played.transpose() else {
                        break;
                    };
                    if sender.send(played).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        for played in receiver {
            bar.inc(1);
            let reported =
                played.and_then(|(game, of_a)| bar.suspend(|| report(console, &game, of_a)));
            if reported.is_err() {
                next.store(games, Ordering::Relaxed);
                bar.finish_and_clear();
                return reported;
            }
        }
        bar.finish_and_clear();
        Ok(())
    })
}
