//! Record of what the player finishes: the results of games, the boards of days, and what is new about a result.

use crate::app::core::storage::Storage;
use crate::app::core::{
    Authority, Committing, CurrentDaily, CurrentDay, CurrentGame, GameNews, Hint, History,
    MoveCommitted, PositionChanged, Step,
};
use crate::app::games::game_ui;
use crate::app::ui::count;
use crate::games::Rules;
use crate::session::{GameCode, GameId, IdentifiedGame, Session};
use crate::statistics::{GameResult, News};
use crate::today::{DailyBoard, DailyGame, Day, Progress, Win, daily_board, find_board};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use std::time::{SystemTime, UNIX_EPOCH};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<RemoteIdentity>()
        .add_systems(PreUpdate, see_day)
        .add_systems(
            Update,
            (find_daily, count_hint, record_results)
                .chain()
                .after(Committing)
                .in_set(Step::Play),
        );
}

/// Identity of the game of a server that is being played.
#[derive(Resource, Default)]
struct RemoteIdentity(Option<GameId>);

/// Records the day that the clock shows.
fn see_day(day: Res<CurrentDay>, mut history: ResMut<History>, storage: Res<Storage>) {
    let is_new = history.bypass_change_detection().0.today.see(day.day());
    if is_new {
        history.set_changed();
        storage.save_history(&history.0);
    }
}

/// Finds the day of the current board.
fn find_daily(
    current: Res<CurrentGame>,
    (day, history): (Res<CurrentDay>, Res<History>),
    mut daily: ResMut<CurrentDaily>,
    mut code: Local<Option<GameCode>>,
) {
    let game = current.local_game();
    let is_same = game.map(Session::code) == code.as_ref();
    if is_same && !day.is_changed() {
        return;
    }
    *code = game.map(|game| game.code().clone());
    let today = history.0.today.today(day.day());
    let found = code.as_ref().and_then(|code| find_board(code, today));
    daily.set_if_neq(CurrentDaily(found));
}

/// Counts the hints of the game being played.
fn count_hint(hint: Res<Hint>, mut current: ResMut<CurrentGame>) {
    let is_shown = hint.is_changed() && matches!(*hint, Hint::Found(_));
    if is_shown && current.local_game().is_some() {
        current.local.note_hint();
    }
}

/// Records results of games that end with a move of this frame.
fn record_results(
    mut committed: MessageReader<MoveCommitted>,
    mut changed: MessageReader<PositionChanged>,
    current: Res<CurrentGame>,
    mut remote: ResMut<RemoteIdentity>,
    mut recorder: Recorder,
) {
    let first = committed.read().map(|made| made.seq).min();
    let is_changed = changed.read().count() > 0;
    if first.is_none() && !is_changed {
        return;
    }
    recorder.news.set_if_neq(GameNews::default());
    let is_remote = current.authority() == Authority::Remote;
    if first == Some(1) || is_changed && current.game().is_some_and(|game| game.cursor() == 0) {
        remote.0 = None;
    }
    let Some(game) = current.game().filter(|_| current.lesson().is_none()) else {
        return;
    };
    if first.is_none() || game.position().outcome().is_none() {
        return;
    }
    let (id, hints) = match is_remote {
        true => (Some(remote.identity(game)), 0),
        false => (
            current.local.current_identity(),
            current.local.current_hints(),
        ),
    };
    if let Some(id) = id {
        recorder.record(game, id, hints);
    }
}

impl RemoteIdentity {
    /// Returns the identity, which stays the same until another game of a server begins.
    fn identity(&mut self, game: &Session) -> GameId {
        *self
            .0
            .get_or_insert_with(|| IdentifiedGame::from(game.clone()).id)
    }
}

/// Everything that the end of a game changes.
#[derive(SystemParam)]
struct Recorder<'w> {
    daily: Res<'w, CurrentDaily>,
    day: Res<'w, CurrentDay>,
    history: ResMut<'w, History>,
    news: ResMut<'w, GameNews>,
    storage: Res<'w, Storage>,
}

impl Recorder<'_> {
    /// Records the result of a finished game, and finds what is new about it.
    fn record(&mut self, game: &Session, id: GameId, hints: u32) {
        let board = { self.daily.0 }.and_then(|(day, of)| daily_board(day, of).ok());
        let par = board.as_ref().and_then(|board| board.par);
        let par = { par.map(u32::from) }.or_else(|| game_ui(game.position()).fewest_moves());
        let Some(result) = GameResult::of(game, hints, seconds_now(), par) else {
            return;
        };
        let history = &mut self.history.0;
        let news = history.results.news(&result);
        let counts = history.results.record(id, result.clone());
        let mut words = match &board {
            Some(board) if result.is_won() => {
                record_daily(&mut history.today, board, self.day.day(), &result)
            }
            _ => Vec::new(),
        };
        if counts && words.is_empty() {
            words = news_words(news);
        }
        self.storage.save_history(&self.history.0);
        self.news.set_if_neq(GameNews(words));
    }
}

/// Returns the seconds since 1970-01-01 in UTC.
fn seconds_now() -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    now.map_or(0, |time| time.as_secs())
}

/// Records the win of a board of a day. Returns what is new about it.
fn record_daily(
    progress: &mut Progress,
    board: &DailyBoard,
    now: Day,
    result: &GameResult,
) -> Vec<String> {
    let before = progress.result(board.day, board.game);
    let finished = progress.finished(board.day);
    let win = Win {
        moves: result.moves,
        milliseconds: result.milliseconds,
        has_hints: result.hints > 0,
    };
    if let Err(error) = progress.finish(board, now, win) {
        warn!("the board of {} does not count: {error}", board.day);
        return Vec::new();
    }
    let mut news = Vec::new();
    // The result of Drench compares the moves already.
    if let (DailyGame::Problem, Some(par)) = (board.game, board.par) {
        let moves = count(win.moves, "move");
        news.push(match win.moves <= par.into() {
            true => format!("Solved in {moves}"),
            false => format!("{moves}, par {par}"),
        });
    } else if before.is_some_and(|before| win.moves < before.moves) {
        news.push("New best".to_owned());
    }
    if finished < DailyGame::COUNT && progress.finished(board.day) == DailyGame::COUNT {
        let streak = progress.streak(now);
        news.push(match board.day == progress.today(now) && streak > 1 {
            true => format!("{} in a row", count(streak, "day")),
            false => "All four done".to_owned(),
        });
    }
    news
}

/// Smallest number of wins in a row that is news.
const LEAST_STREAK: u32 = 3;

/// Returns the most important news about a result that is no board of a day.
fn news_words(news: News) -> Vec<String> {
    let words = if news.is_best_moves {
        "Fewest moves yet".to_owned()
    } else if news.is_best_time {
        "Fastest win yet".to_owned()
    } else if news.streak >= LEAST_STREAK {
        format!("{} in a row", count(news.streak, "win"))
    } else {
        return Vec::new();
    };
    vec![words]
}
