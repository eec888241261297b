//! The foundation of the app: states, messages, the current game, settings, files and the theme. It imports nothing
//! else from the app.

mod analysis;
mod confirmation;
mod control_texts;
pub mod controls;
pub mod crash;
mod current_day;
mod current_game;
pub mod device;
pub(crate) mod egui_keys;
pub mod fonts;
mod foreground_time;
mod frame_clock;
mod history;
mod inputs;
pub mod language;
pub mod layout;
pub(crate) mod lenient;
mod lesson;
mod messages;
pub mod motion;
mod navigation;
pub mod on_screen_keyboard;
mod packs;
pub mod palette;
mod pointer_steps;
mod random;
pub mod rects;
mod redraw;
pub mod rotation;
pub mod scan;
mod schedule;
mod services;
pub mod settings;
mod shot;
mod states;
pub mod storage;
pub mod system_fonts;
pub mod system_motion;
mod task;
pub mod theme;
mod waker;

pub use analysis::{BetterMove, GameAnalysis, ShownMove};
pub use confirmation::{Confirmation, Question};
pub use control_texts::ControlTexts;
pub use current_day::{CurrentDay, WallClock};
pub use current_game::{
    Authority, BoardOrientation, CurrentGame, Hint, Replay, ShownGame, mode_of, shown, traits_of,
    waits,
};
pub(crate) use current_game::{go_back_to, is_remote};
pub(crate) use foreground_time::{ForegroundTime, leaves, returns};
pub use frame_clock::FrameClock;
pub use history::{CurrentDaily, GameNews, History};
pub use inputs::{Input, InputQueue};
pub use lesson::{Lesson, LessonGame, LessonStep};
pub use messages::{
    Announce, BackupRequest, ChatArrived, ExpectedServer, GameRequest, GoBack, HostRequest,
    MoveCommitted, MoveRefused, NetRequest, NewBoard, Notice, OpenFiles, OpenLink, OpenScreen,
    Paste, PlayAtOnce, PlayLevel, PositionChanged, ReplayRequest, ReplayStepped, StartLesson,
    Subject, Toast, Vibrate,
};
pub(crate) use navigation::ReturnScreen;
pub use packs::{CurrentLevel, LevelPlace, Packs};
pub use random::{draw_number, fresh_seed};
pub(crate) use redraw::RedrawAppExt;
pub use redraw::RedrawRequest;
pub(crate) use schedule::{
    CommitSystems, ComputerSystems, FollowGameSystems, KeySystems, MenuKeySystems, NetSystems,
    PointerSystems, RedrawSystems,
};
pub use schedule::{FrameSystems, ScreenSystems};
pub(crate) use services::{Service, give_up};
pub use shot::{Film, Scene, Shot, shows_motion};
pub use states::{GameTraits, Mode, Phase, Screen};
pub(crate) use task::BackgroundTask;
pub use waker::Waker;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        waker::plugin,
        states::plugin,
        schedule::plugin,
        messages::plugin,
        current_day::plugin,
        current_game::plugin,
        (history::plugin, analysis::plugin),
        (inputs::plugin, controls::plugin, confirmation::plugin),
        (navigation::plugin, packs::plugin),
        (device::plugin, on_screen_keyboard::plugin),
        (
            foreground_time::plugin,
            frame_clock::plugin,
            pointer_steps::plugin,
        ),
        (settings::plugin, language::plugin, scan::plugin),
        storage::plugin,
        (system_fonts::plugin, theme::plugin),
        (redraw::plugin, task::plugin, crash::plugin),
    ));
}
