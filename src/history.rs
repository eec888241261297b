//! Record of what the player finishes: the results of games, the boards of days, and what is new about a result.

use crate::core::storage::Storage;
use crate::core::{
    CommitSystems, CurrentDaily, CurrentDay, CurrentGame, FrameSystems, GameNews, Hint, History,
    MoveCommitted, PositionChanged, ReplayRequest, WallClock,
};
use crate::games::game_ui;
use crate::net::{Net, match_result};
use crate::text::{Wording, wording};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use tessella_games::GameCode;
use tessella_games::Rules;
use tessella_library::statistics::{GameResult, News, Opponent};
use tessella_library::today::{
    DailyBoard, DailyGame, DailyProgress, Day, Win, daily_board, find_board,
};
use tessella_session::{GameId, Session};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (find_daily, count_hints, record_result, record_match)
            .chain()
            .after(CommitSystems)
            .in_set(FrameSystems::Play),
    );
}

/// Finds the day of the current board.
fn find_daily(
    current: Res<CurrentGame>,
    day: Res<CurrentDay>,
    mut daily: ResMut<CurrentDaily>,
    mut code: Local<Option<GameCode>>,
) {
    let game = current.local_game();
    let is_same = game.map(Session::code) == code.as_ref();
    if is_same && !day.is_changed() {
        return;
    }
    *code = game.map(|game| game.code().clone());
    let found = code.as_ref().and_then(|code| find_board(code, day.day()));
    let board = found.and_then(|(day, game)| daily_board(day, game).ok());
    daily.set_if_neq(CurrentDaily(board));
}

/// Counts the hints of the game being played. The best solution, which the player can ask for at the end, alone or beside the game, is one as well.
fn count_hints(
    hint: Res<Hint>,
    mut replay: MessageReader<ReplayRequest>,
    mut current: ResMut<CurrentGame>,
) {
    let is_found = hint.is_changed() && matches!(*hint, Hint::Found(_));
    let is_solution = |request: &&ReplayRequest| {
        matches!(request, ReplayRequest::Best | ReplayRequest::Compare(true))
    };
    let is_best = replay.read().filter(is_solution).count() > 0;
    if (is_found || is_best) && current.local_game().is_some() {
        current.local.record_hint();
    }
}

/// Records the result of a game on this device that ends with a move of this frame.
fn record_result(
    mut committed: MessageReader<MoveCommitted>,
    mut changed: MessageReader<PositionChanged>,
    current: Res<CurrentGame>,
    mut news_of: Local<Option<GameId>>,
    mut recorder: Recorder,
) {
    let (is_made, is_changed) = (committed.read().count() > 0, changed.read().count() > 0);
    if !is_made && !is_changed {
        return;
    }
    let game = current.local_game();
    let game = game.filter(|game| game.position().outcome().is_some());
    // The replay of the game and other screens change the position without a move, and the result stays.
    let is_same = game.is_some() && *news_of == current.local.current_id();
    if is_made || !is_same {
        recorder.news.set_if_neq(GameNews::default());
    }
    if let (true, Some(game), Some(identity)) = (is_made, game, current.local.current_identity()) {
        *news_of = current.local.current_id();
        recorder.record(game, identity, current.local.current_hints());
    }
}

/// Records the result of a match on a server, which can end without a move.
fn record_match(
    net: Res<Net>,
    current: Res<CurrentGame>,
    mut recorded: Local<Option<GameId>>,
    mut recorder: Recorder,
) {
    if !net.is_changed() {
        return;
    }
    let Some((id, result)) = match_result(&net, &current, recorder.clock.seconds()) else {
        return;
    };
    if *recorded != Some(id) {
        *recorded = Some(id);
        recorder.history.0.results.record(id, result);
        recorder.storage.save_history(&recorder.history.0);
    }
}

/// Everything that the end of a game changes.
#[derive(SystemParam)]
struct Recorder<'w> {
    clock: Res<'w, WallClock>,
    daily: Res<'w, CurrentDaily>,
    day: Res<'w, CurrentDay>,
    history: ResMut<'w, History>,
    news: ResMut<'w, GameNews>,
    storage: Res<'w, Storage>,
}

impl Recorder<'_> {
    /// Records the result of a finished game, and finds what is new about it.
    fn record(&mut self, game: &Session, id: GameId, hints: u32) {
        // A problem counts only against the opponent whose replies belong to it.
        let is_problem = Opponent::of(game) == Some(Opponent::Problem);
        let board = self
            .daily
            .0
            .as_ref()
            .filter(|board| is_problem == (board.game == DailyGame::Problem));
        let par = board.and_then(|board| board.par);
        let par = par
            .map(u32::from)
            .or_else(|| game_ui(game.position()).fewest_moves());
        let Some(result) = GameResult::of(game, hints, self.clock.seconds(), par) else {
            return;
        };
        let history = &mut self.history.0;
        let news = history.results.news(&result);
        let counts = history.results.record(id, result.clone());
        let mut text = match board {
            Some(board) if result.is_won() => {
                record_daily(&mut history.today, board, self.day.day(), &result)
            }
            _ => Vec::new(),
        };
        if counts && text.is_empty() {
            text = news_words(news);
        }
        self.storage.save_history(&self.history.0);
        self.news.set_if_neq(GameNews(text));
    }
}

/// Records the win of a board of a day. Returns what is new about it.
fn record_daily(
    progress: &mut DailyProgress,
    board: &DailyBoard,
    now: Day,
    result: &GameResult,
) -> Vec<Wording> {
    let before = progress.result(board.day, board.game);
    let finished = progress.finished(board.day);
    let streak_before = progress.streak(now);
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
        news.push(if win.moves <= par.into() {
            wording!("news-solved", moves = win.moves)
        } else {
            wording!("news-above-par", moves = win.moves, par)
        });
    } else if before.is_some_and(|before| win.moves < before.moves) {
        news.push(wording!("news-new-best"));
    }
    let streak = progress.streak(now);
    if streak_before < streak && streak > 1 {
        news.push(wording!("news-days", days = streak));
    }
    if finished < DailyGame::COUNT && progress.finished(board.day) == DailyGame::COUNT {
        news.push(wording!("news-all-done"));
    }
    news
}

/// Smallest number of wins in a row that is news.
const LEAST_STREAK: u32 = 3;

/// Returns the most important news about a result that is no board of a day.
fn news_words(news: News) -> Vec<Wording> {
    let text = if news.is_best_moves {
        wording!("news-fewest-moves")
    } else if news.is_best_time {
        wording!("news-fastest")
    } else if news.streak >= LEAST_STREAK {
        wording!("news-wins", wins = news.streak)
    } else {
        return Vec::new();
    };
    vec![text]
}
