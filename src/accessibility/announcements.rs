//! Announcements: moves, results, hints, short messages, chat and clocks, in the order in which they happen.

use super::screen_reader::{ScreenReader, is_active};
use crate::board::{Cursor, Picked};
use crate::core::language::CurrentLanguage;
use crate::core::palette::Paints;
use crate::core::theme::Theme;
use crate::core::{
    Announce, ChatArrived, Confirmation, CurrentGame, FrameSystems, Hint, MoveCommitted, Notice,
    PositionChanged, Question, Toast,
};
use crate::games::{Selection, description, game_ui};
use crate::net::Net;
use crate::text::Wording;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::Id;
use bevy_egui::egui::accesskit::{Live, Node, NodeId, Role};
use std::collections::VecDeque;
use tessella_games::Rules;
use tessella_language::{Language, tr};
use tessella_session::{Player, Session};

/// Number of announcements that stay in the tree, where they can be read again.
const KEPT: usize = 8;
/// Times left at which a clock is announced, in seconds.
const TIMES: [u32; 4] = [60, 30, 10, 5];

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Announcements>()
        .add_observer(announce_toast)
        .add_observer(announce_notice)
        .add_observer(announce_unshown)
        .add_systems(
            Update,
            (
                announce_game,
                announce_selection
                    .run_if(resource_changed::<Picked>.or_else(resource_changed::<Cursor>)),
                announce_chat,
                announce_question,
                announce_clock,
            )
                .chain()
                .in_set(FrameSystems::Show)
                .run_if(is_active),
        );
}

/// The announcements. Each is a node of its own, so that the same words can be announced twice.
#[derive(Resource, Default)]
pub(super) struct Announcements {
    kept: VecDeque<Announcement>,
    next: u64,
}

struct Announcement {
    number: u64,
    text: String,
    is_sent: bool,
}

impl Announcements {
    fn announce(&mut self, text: String) {
        let number = self.next;
        self.next += 1;
        self.kept.push_back(Announcement {
            number,
            text,
            is_sent: false,
        });
        if self.kept.len() > KEPT {
            self.kept.pop_front();
        }
    }

    /// Forgets the announcements made for another screen reader.
    pub(super) fn forget(&mut self) {
        self.kept.clear();
    }

    /// Adds the new nodes, and the node that contains them. Returns the id of that.
    pub(super) fn send(&mut self, nodes: &mut Vec<(NodeId, Node)>) -> NodeId {
        let id = Id::new("announcements").accesskit_id();
        let mut log = Node::new(Role::Log);
        for announcement in &mut self.kept {
            let child = Id::new(("announcement", announcement.number)).accesskit_id();
            log.push_child(child);
            if !std::mem::replace(&mut announcement.is_sent, true) {
                let mut node = Node::new(Role::Label);
                node.set_value(announcement.text.as_str());
                node.set_live(Live::Polite);
                nodes.push((child, node));
            }
        }
        nodes.push((id, log));
        id
    }
}

/// Announces moves, results, changes of the position and hints.
fn announce_game(
    mut committed: MessageReader<MoveCommitted>,
    mut changed: MessageReader<PositionChanged>,
    current: Res<CurrentGame>,
    hint: Res<Hint>,
    theme: Res<Theme>,
    language: Res<CurrentLanguage>,
    mut announcements: ResMut<Announcements>,
) {
    let made: Vec<&MoveCommitted> = committed.read().collect();
    let is_changed = changed.read().count() > 0;
    let Some(game) = current.game() else {
        return;
    };
    let ui = game_ui(game.position());
    for (index, made_move) in made.iter().enumerate() {
        let MoveCommitted {
            seat, mv, effects, ..
        } = made_move;
        let mut parts = vec![description::move_made(
            game,
            *seat,
            *mv,
            effects,
            &theme.paints,
            language.0,
        )];
        if index + 1 == made.len() {
            let news = result(game, &theme.paints, language.0)
                .or_else(|| turn(game, made_move, language.0))
                .or_else(|| choice(game, language.0))
                .or_else(|| ui.few_moves_left(language.0));
            parts.extend(news);
        }
        announcements.announce(parts.join(". "));
    }
    if is_changed && made.is_empty() {
        let state = ui.state(game, &theme.paints, language.0);
        announcements.announce(tr!(language.0, "position-changed", details = state));
    }
    if let Hint::Found(advice) = &*hint
        && hint.is_changed()
    {
        announcements.announce(description::hint(game, advice, &theme.paints, language.0));
    }
}

/// Announces what is asked before a move that has to be confirmed, and what the selected move would change.
fn announce_selection(
    current: Res<CurrentGame>,
    picked: Res<Picked>,
    cursor: Res<Cursor>,
    theme: Res<Theme>,
    language: Res<CurrentLanguage>,
    mut announcements: ResMut<Announcements>,
    mut last: Local<Option<String>>,
) {
    let selection = Selection {
        picked: picked.cell,
        target: picked.target,
        focus: cursor.shown.then_some(cursor.cell),
        ..Selection::default()
    };
    let text = current.game().and_then(|game| {
        let ui = game_ui(game.position());
        let question = picked.target.and_then(|_| ui.question(language.0));
        let worth = ui.selection_worth(game, selection, &theme.paints, language.0);
        let parts: Vec<String> = question.into_iter().chain(worth).collect();
        (!parts.is_empty()).then(|| parts.join(" "))
    });
    if *last != text {
        last.clone_from(&text);
        if let Some(text) = text {
            announcements.announce(text);
        }
    }
}

/// Returns the result of a game that is over.
fn result(game: &Session, paints: &Paints, language: Language) -> Option<String> {
    game.position().outcome()?;
    let (result, margin) = game_ui(game.position()).result(game, paints, language);
    Some(if margin.is_empty() {
        result
    } else {
        tr!(language, "result-announced", result, margin)
    })
}

/// Returns that it is the turn of the person at the screen, after a move of somebody else.
fn turn(game: &Session, made: &MoveCommitted, language: Language) -> Option<String> {
    let (seat, player) = game.player_to_move()?;
    let is_yours = player == Player::Human && game.people() == 1 && seat != made.seat;
    is_yours.then(|| tr!(language, "turn-yours").to_owned())
}

/// Returns what a person at the screen has to choose.
fn choice(game: &Session, language: Language) -> Option<String> {
    let (_, player) = game.player_to_move()?;
    let is_person = player == Player::Human;
    is_person.then(|| game_ui(game.position()).prompt(language))?
}

/// Announces what the program says elsewhere, if a screen reader is active.
#[derive(SystemParam)]
struct Announcer<'w> {
    reader: Res<'w, ScreenReader>,
    announcements: ResMut<'w, Announcements>,
    language: Res<'w, CurrentLanguage>,
}

impl Announcer<'_> {
    fn announce(&mut self, text: &Wording) {
        if self.reader.is_active() {
            self.announcements.announce(text.text(self.language.0));
        }
    }
}

fn announce_toast(toast: On<Toast>, mut announcer: Announcer) {
    announcer.announce(&toast.0);
}

fn announce_notice(notice: On<Notice>, mut announcer: Announcer) {
    announcer.announce(&notice.text);
}

fn announce_unshown(request: On<Announce>, mut announcer: Announcer) {
    announcer.announce(&request.0);
}

/// Announces the chat messages that the screen shows. The others are short messages as well.
fn announce_chat(
    mut chat: MessageReader<ChatArrived>,
    mut announcements: ResMut<Announcements>,
    language: Res<CurrentLanguage>,
) {
    for ChatArrived { name, text, .. } in chat.read().filter(|message| message.is_seen) {
        let (name, text) = (name.as_str(), text.as_str());
        announcements.announce(tr!(
            language.0,
            "chat-announced",
            player = name,
            message = text
        ));
    }
}

/// Announces that a press has only asked, and has to be repeated.
fn announce_question(
    confirmation: Res<Confirmation>,
    mut last: Local<Option<Question>>,
    mut announcements: ResMut<Announcements>,
    language: Res<CurrentLanguage>,
) {
    let asked = confirmation.asked();
    if std::mem::replace(&mut *last, asked) != asked && asked.is_some() {
        announcements.announce(tr!(language.0, "press-again").to_owned());
    }
}

/// Announces that the time of a game becomes short, or in a network game that of the player.
fn announce_clock(
    current: Res<CurrentGame>,
    net: Res<Net>,
    mut last: Local<Option<u32>>,
    mut announcements: ResMut<Announcements>,
    language: Res<CurrentLanguage>,
) {
    let game = current
        .game()
        .filter(|game| game.position().outcome().is_none());
    let left = game.and_then(|game| game.time_left().or_else(|| own_clock(&net, &current)));
    let before = std::mem::replace(&mut *last, left);
    let (Some(left), Some(before)) = (left, before) else {
        return;
    };
    let mut times = TIMES.into_iter().rev();
    if let Some(seconds) = times.find(|at| left <= at * 1000 && before > at * 1000) {
        announcements.announce(tr!(language.0, "seconds-left", seconds));
    }
}

/// Returns the time left on the clock of the player in a network game, in milliseconds.
fn own_clock(net: &Net, current: &CurrentGame) -> Option<u32> {
    let clocks = net.game_of(current)?.clocks.as_ref()?;
    clocks.get(usize::from(net.lobby().seat()?)).copied()
}
