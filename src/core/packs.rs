//! Packs of levels, and the level that is being played.

use crate::core::current_game::CurrentGame;
use crate::core::history::History;
use crate::core::language::CurrentLanguage;
use crate::core::redraw::RedrawAppExt;
use crate::core::storage::Storage;
use crate::core::waker::Waker;
use crate::text::{Wording, pack_title, wording};
use bevy::prelude::*;
use std::borrow::Cow;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, channel};
use tessella_formats::files;
use tessella_games::GameCode;
use tessella_library::packs::{MAX_BYTES, Pack, shipped_packs};
use tessella_session::Session;
use tessella_tasks::{self as task, Panicked};

/// Maximum number of the player's own packs.
const MAX_PACKS: usize = 100;

/// Packs of the program and of the player.
#[derive(Resource)]
pub struct Packs {
    packs: Vec<Cow<'static, Pack>>,
    /// Files that are no packs, each with the reason.
    problems: Vec<Wording>,
    /// Pack that the player has opened.
    open: Option<usize>,
}

impl Default for Packs {
    fn default() -> Self {
        Self {
            packs: shipped_packs().iter().map(Cow::Borrowed).collect(),
            problems: Vec::new(),
            open: None,
        }
    }
}

impl Packs {
    /// Returns the packs in the order in which they are shown.
    pub fn packs(&self) -> impl Iterator<Item = &Pack> {
        self.packs.iter().map(AsRef::as_ref)
    }

    /// Returns sentences about files that could not be read.
    pub fn problems(&self) -> &[Wording] {
        &self.problems
    }

    /// Returns the number of the open pack, and the pack.
    pub fn open(&self) -> Option<(usize, &Pack)> {
        let number = self.open?;
        Some((number, self.packs.get(number)?))
    }

    /// Opens a pack, or closes the open one.
    pub const fn set_open(&mut self, number: Option<usize>) {
        self.open = number;
    }

    /// Finds the level whose board a game plays, first in the open pack.
    fn find(&self, code: &GameCode) -> Option<(&Pack, usize)> {
        let open = self.open().map(|(_, pack)| pack);
        let mut packs = open.into_iter().chain(self.packs());
        packs.find_map(|pack| Some((pack, pack.find(code)?)))
    }
}

/// Level that is being played on this device.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct CurrentLevel(pub Option<LevelPlace>);

/// Place of a level in its pack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LevelPlace {
    /// Title of the pack.
    pub pack: String,
    /// Index of the level.
    pub index: usize,
    /// Board of the level to play after it; `None` if all others are won.
    pub next: Option<GameCode>,
}

/// Packs of the player that another thread reads.
#[derive(Resource, Default)]
struct ReadingPacks(Option<Mutex<Receiver<PlayersPacks>>>);

/// Packs of the player, and sentences about files that are none.
type PlayersPacks = (Vec<Pack>, Vec<Wording>);

pub(super) fn plugin(app: &mut App) {
    app.init_redraw_resource::<Packs>()
        .init_redraw_resource::<CurrentLevel>()
        .init_resource::<ReadingPacks>()
        .add_systems(Startup, read_packs)
        .add_systems(PreUpdate, (take_packs, find_level).chain());
}

/// Returns the folder with the player's packs, if files are read.
fn folder(storage: &Storage) -> Option<PathBuf> {
    Some(storage.readable_folder()?.join("packs"))
}

/// Reads the player's packs on another thread: every board is set up, which takes seconds for large ones.
fn read_packs(storage: Res<Storage>, waker: Res<Waker>, mut reading: ResMut<ReadingPacks>) {
    let Some(folder) = folder(&storage) else {
        return;
    };
    let waker = waker.clone();
    let (sender, receiver) = channel();
    // The task pool may have one thread, on which the computer would wait for large packs.
    let failed = |_| (Vec::new(), vec![wording!("packs-failed")]);
    let finish = move |read: Result<PlayersPacks, Panicked>| {
        // Nobody waits for them if the program ends.
        drop(sender.send(read.unwrap_or_else(failed)));
        waker.wake();
    };
    let started = task::spawn("packs", move || players_packs(&folder), finish);
    match started {
        Ok(_) => reading.0 = Some(Mutex::new(receiver)),
        Err(error) => warn!("the packs of the player cannot be read: {error}"),
    }
}

fn take_packs(mut reading: ResMut<ReadingPacks>, mut packs: ResMut<Packs>) {
    let reading = reading.bypass_change_detection();
    let received = reading
        .0
        .as_ref()
        .and_then(|receiver| receiver.lock().ok()?.try_recv().ok());
    let Some((found, problems)) = received else {
        return;
    };
    reading.0 = None;
    if !found.is_empty() || !problems.is_empty() {
        packs.packs.extend(found.into_iter().map(Cow::Owned));
        packs.problems = problems;
    }
}

/// Returns the packs in the text files of a folder, by their names, and sentences about the files that are none.
fn players_packs(folder: &Path) -> PlayersPacks {
    let (mut packs, mut problems) = PlayersPacks::default();
    // Without the folder there are none.
    let Ok(entries) = fs::read_dir(folder) else {
        return (packs, problems);
    };
    let mut paths: Vec<PathBuf> = entries
        .filter_map(Result::ok)
        .map(|entry| entry.path())
        .filter(|path| {
            path.extension()
                .is_some_and(|end| end.eq_ignore_ascii_case("txt"))
        })
        .collect();
    paths.sort();
    for path in paths.iter().take(MAX_PACKS) {
        // A board that a generator cannot make does not keep the other packs away.
        let pack = task::catch("pack", || read_pack(path));
        match pack.unwrap_or_else(|panicked| Err(Wording::of(panicked))) {
            Ok(pack) => packs.push(pack),
            Err(why) => {
                let name = path.file_name().unwrap_or_default();
                let name = name.to_string_lossy().into_owned();
                problems.push(Wording::new(move |language| {
                    format!("{name}: {}", why.text(language))
                }));
            }
        }
    }
    if paths.len() > MAX_PACKS {
        problems.push(wording!("packs-too-many", packs = MAX_PACKS));
    }
    (packs, problems)
}

fn read_pack(path: &Path) -> Result<Pack, Wording> {
    let bytes = files::read(path, MAX_BYTES as u64).map_err(Wording::of)?;
    Pack::from_bytes(&bytes).map_err(Wording::of)
}

/// Finds the level of the current board, and the one after it.
fn find_level(
    current: Res<CurrentGame>,
    packs: Res<Packs>,
    history: Res<History>,
    language: Res<CurrentLanguage>,
    mut level: ResMut<CurrentLevel>,
    mut code: Local<Option<GameCode>>,
) {
    let game = current.local_game();
    let is_same = game.map(Session::code) == code.as_ref();
    let has_changed = packs.is_changed() || history.is_changed() || language.is_changed();
    if is_same && !has_changed {
        return;
    }
    *code = game.map(|game| game.code().clone());
    let found = code.as_ref().and_then(|code| packs.find(code));
    let place = found.map(|(pack, index)| LevelPlace {
        pack: pack_title(pack, language.0).to_owned(),
        index,
        next: pack
            .progress(&history.0.results)
            .next_after(index)
            .and_then(|next| pack.levels().get(next))
            .map(|next| next.code().clone()),
    });
    level.set_if_neq(CurrentLevel(place));
}
