//! Widgets around the board in a network game: the state of the other players, pending requests and the result.

use crate::core::egui_keys::is_repeated_press;
use crate::core::language::SpokenLanguage;
use crate::core::layout::TARGET;
use crate::core::palette::Paints;
use crate::core::theme::{Themed, space};
use crate::core::{Confirmation, GameRequest, NetRequest, Phase, Question, Screen};
use crate::games::{SeatResult, game_ui};
use crate::net::{ConfirmedRequests, Net};
use crate::play::parts::{PlayScreen, two_rows};
use crate::play::rest::{PlayRest, can_play_rest};
use crate::play::result::draw_result_words;
use crate::play::tools::draw_play_rest;
use crate::text::Text;
use crate::ui::{self, Button, NOTE, SMALL, Shade};
use bevy::prelude::*;
use bevy_egui::egui::{Align2, Rect, Ui, WidgetInfo, WidgetType};
use lucide_icons::Icon;
use tessella_games::{Rules, Seat};
use tessella_language::{Language, list, tr};
use tessella_lobby::{
    ClientGame, ClientMessage, DropoutPolicy, ForfeitReason, MatchResult, PersonId, Presence,
    RaceProgress, RoomStage, SeatInfo, SeatOccupant,
};
use tessella_net::client::LinkState;
use tessella_session::{Player, Session};

/// Width of the two buttons of a request, in points.
const ANSWERS: f32 = 168.0;

/// Draws the bar above the board: requests of others, the player's own question, players who are away, the progress of the others, and the clocks.
pub(super) fn draw_match_bar(
    mut screen: PlayScreen,
    net: Res<Net>,
    confirmation: Res<Confirmation>,
    mut commands: Commands,
) -> Result {
    let ui = &mut screen.ui("match")?;
    let (Some(bar), Some(game)) = (screen.bar(), net.lobby().game()) else {
        return Ok(());
    };
    let language = ui.language();
    if let Some(request) = pending_request(&net, game, language) {
        if let Some(answer) = draw_request(ui, bar, &request) {
            commands.write_message(NetRequest::Send(answer));
        }
        return Ok(());
    }
    let asked = match confirmation.asked() {
        Some(Question::GiveUp) => Some(tr!(language, "online-give-up-again")),
        Some(Question::RestartRace) => Some(tr!(language, "online-restart-again")),
        _ => None,
    };
    let (style, text) = match (asked, net.link()) {
        (Some(asked), _) => (SMALL.bold().shade(Shade::Accent), asked.to_owned()),
        (None, Some(LinkState::Away)) => (NOTE, tr!(language, "online-host-away").to_owned()),
        (None, Some(LinkState::Lost)) => (NOTE, tr!(language, "online-connection-lost").to_owned()),
        _ if game.result.is_some() => (NOTE, rematch_wishes(&net, language)),
        _ => (NOTE, others(&net, game, language)),
    };
    ui::draw_text(ui.painter(), bar, Align2::LEFT_CENTER, style, &text);
    Ok(())
}

/// Draws a request with the buttons that answer it. Returns the answer, once there is one.
fn draw_request(ui: &mut Ui, bar: Rect, request: &PendingRequest) -> Option<ClientMessage> {
    let (words, answers) = bar.split_left_right_at_x(bar.right() - ANSWERS);
    let words = words.with_max_x(words.right() - space::SMALL);
    let (painter, asks) = (ui.painter(), &request.asks);
    ui::draw_text(painter, words, Align2::LEFT_CENTER, NOTE, asks);
    let [accept, refuse] = ui::side_by_side(answers);
    let accept = Button::new(request.accept).primary().show_in(ui, accept);
    let refuse = Button::new(tr!(ui.language(), "online-refuse")).show_in(ui, refuse);
    let accepts = accept.clicked();
    (accepts || refuse.clicked()).then(|| (request.answer)(accepts))
}

/// Request of another person that waits for the player's answer.
struct PendingRequest {
    /// Request, as a sentence.
    asks: String,
    /// Label of the button that accepts it.
    accept: &'static str,
    /// Creates the answer: `true` accepts.
    answer: fn(bool) -> ClientMessage,
}

/// Returns the request that waits for the player's answer.
fn pending_request(net: &Net, game: &ClientGame, language: Language) -> Option<PendingRequest> {
    let name = |by: PersonId| net.lobby().name(by).text(language);
    let allow = tr!(language, "online-allow");
    if let Some(by) = game.take_back_request {
        return Some(PendingRequest {
            asks: tr!(language, "online-asks-take-back", name = name(by)),
            accept: allow,
            answer: ClientMessage::AnswerTakeBack,
        });
    }
    if let Some(by) = game.pause_request {
        return Some(PendingRequest {
            asks: tr!(language, "online-asks-pause", name = name(by)),
            accept: allow,
            answer: ClientMessage::AnswerPause,
        });
    }
    let by = game.draw_offer?;
    Some(PendingRequest {
        asks: tr!(language, "online-offers-draw", name = name(by)),
        accept: tr!(language, "online-accept"),
        answer: ClientMessage::AnswerDraw,
    })
}

/// Returns a text on who of the others would like to play again, and on seats that are free again.
fn rematch_wishes(net: &Net, language: Language) -> String {
    let Some(room) = net.lobby().room() else {
        return String::new();
    };
    let lobby = net.lobby();
    let wishes = (0..).zip(&room.seats).filter_map(|(at, info)| {
        if lobby.seat() == Some(at) {
            return None;
        }
        match info.occupant {
            SeatOccupant::Empty => {
                let name = lobby.player_name(at)?.text(language);
                Some(tr!(language, "online-seat-free", name))
            }
            SeatOccupant::Person(_) if info.ready => {
                let name = lobby.seat_name(at)?.text(language);
                Some(tr!(language, "online-wants-rematch", name))
            }
            _ => None,
        }
    });
    let wishes: Vec<String> = wishes.collect();
    wishes.join("  ·  ")
}

/// Returns a text on the progress of the other players.
fn others(net: &Net, game: &ClientGame, language: Language) -> String {
    let Some(room) = net.lobby().room() else {
        return String::new();
    };
    let lobby = net.lobby();
    let own = lobby.seat();
    let mut parts = Vec::new();
    for (at, info) in (0..).zip(&room.seats) {
        let dropped_out = game.info.forfeits.iter().find(|&&(seat, _)| seat == at);
        let (Some(name), None) = (lobby.seat_name(at), dropped_out) else {
            let forfeit = lobby.player_name(at).zip(dropped_out);
            parts.extend(
                forfeit.map(|(name, &(_, why))| forfeit_words(name.text(language), why, language)),
            );
            continue;
        };
        let away = match info.occupant {
            SeatOccupant::Person(id) => lobby.person(id).map(|person| person.presence),
            SeatOccupant::Empty | SeatOccupant::Computer(_) => None,
        };
        let name = if own == Some(at) {
            tr!(language, "online-you").to_owned()
        } else {
            name.text(language)
        };
        if let Some(Presence::Disconnected(seconds)) = away {
            parts.push(tr!(language, "online-cut-off", name, seconds));
            continue;
        }
        let at = usize::from(at);
        let clock = game.clocks.as_ref().and_then(|clocks| clocks.get(at));
        let clock = clock.map(|left| {
            let seconds = left.div_ceil(1000);
            format!("{}:{:02}", seconds / 60, seconds % 60)
        });
        let progress = game
            .info
            .progress
            .get(at)
            .map(|progress| progress_words(&name, progress, language));
        parts.extend(match (progress, clock) {
            (progress, None) => progress,
            (progress, Some(clock)) => Some(format!("{} {clock}", progress.unwrap_or(name))),
        });
    }
    if own.is_none() {
        parts.insert(0, tr!(language, "online-watching").to_owned());
    }
    parts.join("  ·  ")
}

/// Returns a text on the progress of a player in a race.
fn progress_words(name: &str, progress: &RaceProgress, language: Language) -> String {
    let percent = 100 * u32::from(progress.done) / u32::from(progress.total).max(1);
    match progress.won {
        Some(true) => {
            let moves = progress.moves;
            tr!(language, "online-progress-done", name, moves)
        }
        Some(false) => tr!(language, "online-progress-stuck", name, percent),
        None => tr!(language, "online-progress", name, percent),
    }
}

/// Returns the label of the tool that opens the chat.
pub(super) fn chat_label(net: &Net, language: Language) -> String {
    match net.unread() {
        0 => tr!(language, "online-chat").to_owned(),
        unread => tr!(language, "online-chat-unread", messages = unread),
    }
}

/// Returns the labels of the tools of a network game, from left to right.
pub(super) fn tool_labels<'a>(
    net: &Net,
    game: &Session,
    chat: &'a str,
    language: Language,
) -> [&'a str; 5] {
    let second = if net.lobby().game().is_some_and(|shown| shown.info.is_race) {
        tr!(language, "play-restart")
    } else if can_play_rest(game) {
        tr!(language, "play-rest")
    } else {
        tr!(language, "online-offer-draw")
    };
    let (undo, give_up) = (tr!(language, "play-undo"), tr!(language, "online-give-up"));
    [undo, second, give_up, chat, tr!(language, "online-room")]
}

/// Draws the tools of a network game.
pub(super) fn draw_match_tools(
    mut screen: PlayScreen,
    net: Res<Net>,
    mut requests: ConfirmedRequests,
    mut rest: ResMut<PlayRest>,
    mut commands: Commands,
) -> Result {
    let ui = &mut screen.ui("tools of the match")?;
    let (game, phase, language) = (screen.game()?, screen.phase(), ui.language());
    let [undo, restart, give_up, chat, room] = screen.at().tools;
    let is_seated = net.lobby().seat().is_some();
    let plays = is_seated && !matches!(phase, Phase::Over | Phase::Paused);
    let can_undo = (0..game.players().len() as u8)
        .map(Seat)
        .filter(|seat| game.players()[seat.index()] == Player::Human)
        .any(|seat| game.last_ply_of(seat).is_some());
    let label = tr!(language, "play-undo");
    if ui::tool(ui, undo, Icon::Undo2, label, plays && can_undo).clicked() {
        commands.write_message(GameRequest::Undo);
    }
    if net.lobby().game().is_some_and(|shown| shown.info.is_race) {
        let tool = CostlyTool {
            icon: Icon::RotateCcw,
            label: tr!(language, "play-restart"),
            again: tr!(language, "online-restart-again"),
            is_asked: requests.confirmation.is_asked(Question::RestartRace),
        };
        // The authority asks.
        if tool.draw(ui, restart, plays && game.cursor() > 0) {
            commands.write_message(GameRequest::Restart);
        }
    } else if plays && can_play_rest(game) {
        draw_play_rest(ui, restart, true, &mut rest);
    } else if draw_offer(ui, restart, plays && !has_computer(game)) {
        commands.write_message(NetRequest::Send(ClientMessage::OfferDraw));
    }
    let tool = CostlyTool {
        icon: Icon::Flag,
        label: tr!(language, "online-give-up"),
        again: tr!(language, "online-give-up-again"),
        is_asked: requests.confirmation.is_asked(Question::GiveUp),
    };
    if tool.draw(ui, give_up, phase != Phase::Over && can_give_up(&net)) {
        requests.send(ui.ctx(), &net, NetRequest::Send(ClientMessage::Resign));
    }
    let chat_label = chat_label(&net, language);
    let chat = ui::tool(ui, chat, Icon::MessageCircle, &chat_label, true);
    let room = ui::tool(ui, room, Icon::DoorOpen, tr!(language, "online-room"), true);
    if chat.clicked() || room.clicked() {
        commands.set_state(Screen::Lobby);
    }
    Ok(())
}

/// Draws the tool that offers a draw. Returns `true` if it was pressed.
fn draw_offer(ui: &mut Ui, rect: Rect, can_offer: bool) -> bool {
    let label = tr!(ui.language(), "online-offer-draw");
    ui::tool(ui, rect, Icon::Handshake, label, can_offer).clicked()
}

fn has_computer(game: &Session) -> bool {
    let is_computer = |player: &Player| matches!(player, Player::Computer(_));
    game.players().iter().any(is_computer)
}

/// Returns `true` if the player takes part in the running match, and has not finished a race in it.
fn can_give_up(net: &Net) -> bool {
    let lobby = net.lobby();
    let (Some(seat), Some(game)) = (lobby.seat(), lobby.game()) else {
        return false;
    };
    let progress = game.info.progress.get(usize::from(seat));
    let has_finished = progress.is_some_and(|progress| progress.won == Some(true));
    lobby.is_playing() && game.result.is_none() && !has_finished
}

/// Tool that loses something for good, and must be pressed twice.
struct CostlyTool<'a> {
    icon: Icon,
    label: &'a str,
    /// Question after the first press, as a sentence.
    again: &'a str,
    /// `true` after the first press.
    is_asked: bool,
}

impl CostlyTool<'_> {
    /// Draws the tool. Returns `true` if it was pressed, other than by a held key that repeats.
    fn draw(&self, ui: &mut Ui, rect: Rect, enabled: bool) -> bool {
        let label = if self.is_asked {
            tr!(ui.language(), "online-sure")
        } else {
            self.label
        };
        let response = ui::tool(ui, rect, self.icon, label, enabled);
        if self.is_asked {
            let info = || WidgetInfo::labeled(WidgetType::Button, enabled, self.again);
            response.widget_info(info);
        }
        response.clicked() && !is_repeated_press(ui.ctx())
    }
}

/// Returns what the cards say about the seats of a match, apart from what its position shows: how it has ended, which its rules
/// may not tell, and who is out of it. `game` is what the board shows.
pub(super) fn seat_results(
    net: &Net,
    of: &ClientGame,
    game: &Session,
    phase: Phase,
) -> Vec<Option<SeatResult>> {
    let (seats, players) = (game.players().len() as u8, of.info.players.len() as u8);
    if of.info.is_race || players == 0 {
        return Vec::new();
    }
    let is_end = phase != Phase::Replay || game.cursor() == game.moves().len();
    let drops_out = net
        .lobby()
        .room()
        .is_some_and(|room| room.dropouts == DropoutPolicy::DropOut);
    let result = |seat: u8| {
        let seat = (seat + of.info.first_seat) % players;
        let has_dropped_out = of.has_dropped_out(seat);
        match &of.result {
            None if has_dropped_out && drops_out => Some(SeatResult::Out),
            Some(ending) if is_end => match ending.winner {
                Some(winner) if winner == seat => Some(SeatResult::Won),
                Some(_) => Some(SeatResult::Lost),
                None if has_dropped_out => Some(SeatResult::Lost),
                None if ending.forfeit.is_some() => None,
                None => Some(SeatResult::Drew),
            },
            None | Some(_) => None,
        }
    };
    (0..seats).map(result).collect()
}

/// Returns short texts on the result and on its cause.
fn result_words(
    net: &Net,
    game: &Session,
    ending: &MatchResult,
    paints: &Paints,
    language: Language,
) -> (String, String) {
    let own = net.lobby().seat();
    let name = |seat: u8| {
        let name = net.lobby().player_name(seat);
        name.map_or_else(
            || tr!(language, "online-player", number = seat + 1),
            |name| name.text(language),
        )
    };
    let (first, by) = match game.position().outcome() {
        Some(_) => game_ui(game.position()).result(game, paints, language),
        None => (String::new(), String::new()),
    };
    // While the connection is lost, only a game on one board has the names.
    let is_race = net.lobby().game().is_some_and(|game| game.info.is_race);
    let has_names = !is_race && !first.is_empty();
    let label = match ending.winner {
        Some(_) if has_names && net.lobby().room().is_none() => first,
        Some(winner) if own == Some(winner) => tr!(language, "online-you-won").to_owned(),
        Some(winner) => tr!(language, "online-won", name = name(winner)),
        None if ending.forfeit.is_some() => tr!(language, "online-over").to_owned(),
        None if first.is_empty() && is_race => tr!(language, "online-nobody-won").to_owned(),
        None if first.is_empty() => tr!(language, "online-draw-agreed").to_owned(),
        None => first,
    };
    let by = match ending.forfeit {
        None => by,
        Some((seat, why)) if own == Some(seat) => own_forfeit_words(why, language).to_owned(),
        Some((seat, why)) => forfeit_words(name(seat), why, language),
    };
    let ranking = ranking(&ending.places, language, |seat| {
        if own == Some(seat) {
            tr!(language, "online-you").to_owned()
        } else {
            name(seat)
        }
    });
    let by = [by, ranking].into_iter().filter(|part| !part.is_empty());
    (label, by.collect::<Vec<_>>().join(" · "))
}

/// Returns a text on why another player has dropped out.
fn forfeit_words(name: String, why: ForfeitReason, language: Language) -> String {
    match why {
        ForfeitReason::Left => tr!(language, "online-left", name),
        ForfeitReason::Disconnected => tr!(language, "online-disconnected", name),
        ForfeitReason::Resigned => tr!(language, "online-resigned", name),
        ForfeitReason::OutOfTime => tr!(language, "online-out-of-time", name),
    }
}

/// Returns a text on why the player has dropped out.
fn own_forfeit_words(why: ForfeitReason, language: Language) -> &'static str {
    match why {
        ForfeitReason::Left => tr!(language, "online-you-left"),
        ForfeitReason::Disconnected => tr!(language, "online-you-disconnected"),
        ForfeitReason::Resigned => tr!(language, "online-you-resigned"),
        ForfeitReason::OutOfTime => tr!(language, "online-you-out-of-time"),
    }
}

/// Returns the places of three or more players; empty for two.
fn ranking(places: &[u8], language: Language, name: impl Fn(u8) -> String) -> String {
    let mut ranked: Vec<(u8, u8)> = places.iter().copied().zip(0..).collect();
    ranked.retain(|&(place, _)| place > 0);
    ranked.sort_unstable();
    if ranked.len() < 3 {
        return String::new();
    }
    let label = ranked.iter();
    let label = label.map(|&(place, seat)| tr!(language, "online-place", place, name = name(seat)));
    list(language, label)
}

/// Returns what the player can do after a match: the words of a button and its request, or words alone. `None` without a
/// room.
fn after_result(net: &Net, language: Language) -> Option<(&'static str, Option<ClientMessage>)> {
    let room = net.lobby().room()?;
    let own: Option<&SeatInfo> = net
        .lobby()
        .seat()
        .and_then(|at| room.seats.get(usize::from(at)));
    let is_free = |seat: &SeatInfo| seat.occupant == SeatOccupant::Empty;
    if let Some(home) = room.home {
        let is_awaited = own.is_some() && net.lobby().is_in_undecided_match();
        return Some(if is_awaited {
            (tr!(language, "online-next-game"), None)
        } else {
            (
                tr!(language, "online-to-tournament"),
                Some(ClientMessage::Watch(home)),
            )
        });
    }
    Some(match (own, room.stage) {
        (Some(_), RoomStage::Generating) => (tr!(language, "online-dealing"), None),
        (None, RoomStage::Playing | RoomStage::Generating) => {
            (tr!(language, "online-watching"), None)
        }
        (Some(own), _) => {
            let label = if own.ready {
                tr!(language, "online-waiting")
            } else {
                tr!(language, "online-play-again")
            };
            (label, Some(ClientMessage::SetReady(!own.ready)))
        }
        (None, _) if room.seats.iter().any(is_free) => {
            let request = ClientMessage::TakeSeat(room.id, None);
            (tr!(language, "online-sit-down"), Some(request))
        }
        (None, _) => (tr!(language, "online-watching"), None),
    })
}

/// Draws the result of a match with the buttons for what comes next.
pub(super) fn draw_match_result(
    mut screen: PlayScreen,
    net: Res<Net>,
    mut requests: ConfirmedRequests,
    mut commands: Commands,
) -> Result {
    let ui = &mut screen.ui("result of the match")?;
    let Some(ending) = net.lobby().game().and_then(|shown| shown.result.as_ref()) else {
        return Ok(());
    };
    let language = ui.language();
    let paints = &ui.current_theme().paints;
    let (result, by) = result_words(&net, screen.game()?, ending, paints, language);
    let (upper, lower) = two_rows(screen.at().result, TARGET);
    draw_result_words(ui.painter(), upper, &result, None, &by);
    let [again, keep, replay] = ui::side_by_side(lower);
    // While the connection is lost, the bar says so.
    match after_result(&net, language) {
        None => {}
        Some((label, Some(request))) => {
            let again = Button::new(label).primary().show_in(ui, again);
            ui::focus_on_arrival(&again, "result online");
            if again.clicked() {
                requests.send(ui.ctx(), &net, NetRequest::Send(request));
            }
        }
        Some((words, None)) => {
            ui::draw_text(ui.painter(), again, Align2::CENTER_CENTER, NOTE, words);
        }
    }
    let button = Button::new(tr!(language, "online-keep"));
    if button.show_in(ui, keep).clicked() {
        commands.write_message(NetRequest::SaveGame);
    }
    let button = Button::new(tr!(language, "result-replay"));
    if button.show_in(ui, replay).clicked() {
        commands.set_state(Phase::Replay);
    }
    Ok(())
}
