//! A player's statistics: the results of games, each counted once, and the numbers computed from them.
//!
//! [`Statistics`] holds one [`GameResult`] for each game, under a [`GameKey`] that undo, restart, replay and import do
//! not change. Numbers are computed from the results when they are shown: a [`Summary`] for each [`Group`].
//! [`PlayerHistory`] is the content of the file beside the save: these results, and the progress in today's boards.
//!
//! ```
//! use tessella_games::{Level, Rules};
//! use tessella_session::{GameLibrary, Player, Session};
//! use tessella_library::statistics::{GameResult, Statistics};
//!
//! let players = vec![Player::Human, Player::Computer(Level::Easy)];
//! let mut games = GameLibrary::new(Session::new("row:3x3,k3,s2#1".parse()?, players)?);
//! let mut statistics = Statistics::default();
//! while let Some((seat, _)) = games.game().and_then(Session::player_to_move) {
//!     let mv = games.game().map(|game| game.position().legal_moves()[0]);
//!     games.play(seat, mv.ok_or("no game")?)?;
//! }
//! let (Some(game), Some(id)) = (games.game(), games.current_identity()) else {
//!     return Err("no game".into());
//! };
//! let result = GameResult::of(game, games.current_hints(), 1_800_000_000, None).ok_or("not over")?;
//! assert!(statistics.record(id, result.clone()));
//! assert!(!statistics.record(id, result), "a game counts once");
//! assert_eq!(statistics.total().played, 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod file;
mod group;
mod opponent;
mod result;
mod results;
mod summary;

pub use file::{HISTORY_VERSION, HistoryError, read_history, write_history};
pub use group::{BoardClass, BoardShape, Group};
pub use opponent::Opponent;
pub use result::{Ending, GameResult};
pub use results::GameKey;
pub use results::News;
pub use results::PlayerHistory;
pub use results::Statistics;
pub use summary::Summary;
