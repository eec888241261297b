//! Widgets around the board in a network game: the state of the other players, pending requests and the result.

use crate::app::core::layout::{Arrangement, TARGET};
use crate::app::core::rects::sized;
use crate::app::core::theme::{Theme, ink, text};
use crate::app::core::{GameRequest, NetRequest, Phase, Screen};
use crate::app::games::game_ui;
use crate::app::net::Net;
use crate::app::play::requests::{PlayRequests, two_rows};
use crate::app::ui;
use crate::app::ui::{Prominence, heavy, plain, write};
use crate::games::{Rules, Seat};
use crate::lobby::{
    ClientGame, ClientMessage, Forfeit, MatchResult, PersonId, Presence, RaceProgress, RoomStage,
    SeatInfo, SeatOccupant,
};
use crate::net::client::LinkState;
use crate::session::{Player, Session};
use bevy_egui::egui::{Align2, Rect, Ui, pos2, vec2};
use lucide_icons::Icon;

/// Draws the bar above the board: undo requests, players who are away, the progress of the others, and the clocks.
pub(super) fn draw_bar(
    ui: &mut Ui,
    rect: Rect,
    theme: &Theme,
    net: &Net,
    requests: &mut PlayRequests<'_>,
) {
    let Some(game) = net.lobby().game() else {
        return;
    };
    if let Some(question) = question(game) {
        let label = format!("{} {}", net.lobby().name(question.by), question.asks);
        let button = |from_right: f32| {
            let corner = pos2(rect.right() - from_right * 72.0, rect.top());
            sized(corner, vec2(68.0, rect.height()))
        };
        let width = rect.width() - 152.0;
        write_line(ui, rect, theme, &label, width);
        for (at, label, may) in [(2.0, question.accept, true), (1.0, "No", false)] {
            let prominence = if may {
                Prominence::Primary
            } else {
                Prominence::Plain
            };
            if ui::button(ui, button(at), theme, prominence, None, label).clicked() {
                requests.net.write(NetRequest::Send((question.answer)(may)));
            }
        }
        return;
    }
    let label = match net.link() {
        Some(LinkState::Away) => "The host is away: the game waits for it".to_owned(),
        Some(LinkState::Lost) => "Connection lost: reconnecting…".to_owned(),
        _ if game.result.is_some() => rematch_wishes(net),
        _ => others(net, game),
    };
    write_line(ui, rect, theme, &label, rect.width());
}

/// Request of another person that waits for the player's answer.
struct Question {
    /// The person.
    by: PersonId,
    /// Request, as the end of a sentence.
    asks: &'static str,
    /// Label of the button that accepts it.
    accept: &'static str,
    /// Creates the answer: `true` accepts.
    answer: fn(bool) -> ClientMessage,
}

/// Returns the request that waits for the player's answer.
fn question(game: &ClientGame) -> Option<Question> {
    if let Some(by) = game.take_back_request {
        return Some(Question {
            by,
            asks: "would like to take back a move",
            accept: "Allow",
            answer: ClientMessage::AnswerTakeBack,
        });
    }
    if let Some(by) = game.pause_request {
        return Some(Question {
            by,
            asks: "would like to pause",
            accept: "Allow",
            answer: ClientMessage::AnswerPause,
        });
    }
    Some(Question {
        by: game.draw_offer?,
        asks: "offers a draw",
        accept: "Accept",
        answer: ClientMessage::AnswerDraw,
    })
}

fn write_line(ui: &Ui, rect: Rect, theme: &Theme, label: &str, width: f32) {
    let at = pos2(rect.left() + 2.0, rect.center().y);
    let quiet = ink(theme.shades.quiet);
    write(
        ui.painter(),
        at,
        Align2::LEFT_CENTER,
        label,
        plain(text::SMALL),
        quiet,
        width,
    );
}

/// Returns a text on who of the others would like to play again, and on seats that are free again.
fn rematch_wishes(net: &Net) -> String {
    let Some(room) = net.lobby().room() else {
        return String::new();
    };
    let own = net.lobby().seat();
    let wishes = (0..).zip(&room.seats).filter_map(|(at, info)| {
        let name = net.lobby().seat_name(at);
        match (info.occupant, name) {
            _ if own == Some(at) => None,
            (SeatOccupant::Empty, _) => {
                let before = net.lobby().player_name(at)?;
                Some(format!("{before} has left: the seat is free"))
            }
            (SeatOccupant::Person(_), Some(name)) if info.ready => {
                Some(format!("{name} would like to play again"))
            }
            _ => None,
        }
    });
    let wishes: Vec<String> = wishes.collect();
    wishes.join("  ·  ")
}

/// Returns a text on the progress of the other players.
fn others(net: &Net, game: &ClientGame) -> String {
    let Some(room) = net.lobby().room() else {
        return String::new();
    };
    let own = net.lobby().seat();
    let mut parts = Vec::new();
    for (at, info) in (0..).zip(&room.seats) {
        let dropped_out = game.info.forfeits.iter().find(|&&(seat, _)| seat == at);
        let (Some(name), None) = (net.lobby().seat_name(at), dropped_out) else {
            let name = net.lobby().player_name(at);
            let forfeit = name.zip(dropped_out.map(|&(_, why)| why));
            parts.extend(forfeit.map(|(name, why)| forfeit_words(&name, why)));
            continue;
        };
        let away = match info.occupant {
            SeatOccupant::Person(id) => net.lobby().person(id).map(|person| person.presence),
            SeatOccupant::Empty | SeatOccupant::Computer(_) => None,
        };
        let name = if own == Some(at) {
            "You".to_owned()
        } else {
            name
        };
        if let Some(Presence::Disconnected(seconds)) = away {
            parts.push(format!("{name}: cut off, seat kept {seconds} s"));
            continue;
        }
        let clock = game
            .clocks
            .as_ref()
            .and_then(|clocks| clocks.get(usize::from(at)));
        let clock = clock.map(|&left| {
            let seconds = left.div_ceil(1000);
            format!("{}:{:02}", seconds / 60, seconds % 60)
        });
        let progress = game.info.progress.get(usize::from(at)).map(progress_words);
        let details: Vec<String> = progress.into_iter().chain(clock).collect();
        if !details.is_empty() {
            parts.push(format!("{name} {}", details.join(" ")));
        }
    }
    if own.is_none() {
        parts.insert(0, "You watch".to_owned());
    }
    parts.join("  ·  ")
}

fn progress_words(progress: &RaceProgress) -> String {
    let share = 100 * u32::from(progress.done) / u32::from(progress.total).max(1);
    match progress.won {
        Some(true) => format!("done in {}", ui::count(progress.moves.into(), "move")),
        Some(false) => format!("stuck at {share} %"),
        None => format!("{share} %"),
    }
}

pub(super) fn draw_tools(
    ui: &mut Ui,
    at: &Arrangement,
    theme: &Theme,
    game: &Session,
    net: &Net,
    phase: Phase,
    requests: &mut PlayRequests<'_>,
) {
    let [undo, restart, give_up, chat, room] = at.tools;
    let is_seated = net.lobby().seat().is_some();
    let plays = is_seated && !matches!(phase, Phase::Over | Phase::Paused);
    let can_undo = (0..game.players().len() as u8)
        .map(Seat)
        .filter(|seat| game.players()[seat.index()] == Player::Human)
        .any(|seat| game.last_ply_of(seat).is_some());
    let is_race = net.lobby().game().is_some_and(|shown| shown.info.is_race);
    if ui::tool(ui, undo, theme, Icon::Undo2, "Undo", plays && can_undo).clicked() {
        requests.game.write(GameRequest::Undo);
    }
    if is_race {
        let can_restart = plays && game.cursor() > 0;
        if ui::tool(ui, restart, theme, Icon::RotateCcw, "Restart", can_restart).clicked() {
            requests.game.write(GameRequest::Restart);
        }
    } else {
        let has_computer =
            { game.players().iter() }.any(|player| matches!(player, Player::Computer(_)));
        let can_offer = plays && !has_computer;
        if ui::tool(ui, restart, theme, Icon::Handshake, "Offer draw", can_offer).clicked() {
            requests
                .net
                .write(NetRequest::Send(ClientMessage::OfferDraw));
        }
    }
    if ui::tool(
        ui,
        give_up,
        theme,
        Icon::Flag,
        "Give up",
        is_seated && phase != Phase::Over,
    )
    .clicked()
    {
        requests.net.write(NetRequest::Send(ClientMessage::Resign));
    }
    let unread = match net.unread() {
        0 => "Chat".to_owned(),
        unread => format!("Chat ({unread})"),
    };
    for (rect, icon, label) in [
        (chat, Icon::MessageCircle, unread.as_str()),
        (room, Icon::DoorOpen, "Room"),
    ] {
        if ui::tool(ui, rect, theme, icon, label, true).clicked() {
            requests.leave_to(Screen::Lobby);
        }
    }
}

/// Returns short texts on the result and on its cause.
fn result_words(net: &Net, game: &Session, ending: &MatchResult) -> (String, String) {
    let name = |rect: u8| match net.lobby().seat() == Some(rect) {
        true => "You".to_owned(),
        false => net
            .lobby()
            .player_name(rect)
            .unwrap_or_else(|| format!("Player {}", rect + 1)),
    };
    let (first, by) = match game.position().outcome() {
        Some(_) => game_ui(game.position()).result(game),
        None => (String::new(), String::new()),
    };
    // While the connection is lost, only a game on one board has the names.
    let is_race = { net.lobby().game() }.is_some_and(|game| game.info.is_race);
    let has_names = !is_race && !first.is_empty();
    let label = match ending.winner {
        Some(_) if has_names && net.lobby().room().is_none() => first,
        Some(winner) => format!("{} won", name(winner)),
        None if ending.forfeit.is_some() => "The game is over".to_owned(),
        None if first.is_empty() && is_race => "Nobody won".to_owned(),
        None if first.is_empty() => "Draw agreed".to_owned(),
        None => first,
    };
    let by = match ending.forfeit {
        None => by,
        Some((seat, why)) => forfeit_words(&name(seat), why),
    };
    let ranking = ranking(&ending.places, name);
    let by = [by, ranking].into_iter().filter(|part| !part.is_empty());
    (label, by.collect::<Vec<_>>().join(" · "))
}

/// Returns a text on why a player has dropped out.
fn forfeit_words(who: &str, why: Forfeit) -> String {
    match why {
        Forfeit::Left => format!("{who} left"),
        Forfeit::Disconnected => format!("{who} was cut off and did not come back"),
        Forfeit::Resigned => format!("{who} gave up"),
        Forfeit::OutOfTime => format!("{who} ran out of time"),
    }
}

/// Returns the places of three or more players; empty for two.
fn ranking(places: &[u8], name: impl Fn(u8) -> String) -> String {
    let mut ranked: Vec<(u8, u8)> = places.iter().copied().zip(0..).collect();
    ranked.retain(|&(place, _)| place > 0);
    ranked.sort_unstable();
    if ranked.len() < 3 {
        return String::new();
    }
    let label = ranked.iter();
    let label = label.map(|&(place, seat)| format!("{place}. {}", name(seat)));
    label.collect::<Vec<_>>().join(", ")
}

/// Returns what the player can do after a match: the words of a button and its request, or words alone. `None` without a
/// room.
fn after_result(net: &Net) -> Option<(&'static str, Option<ClientMessage>)> {
    let room = net.lobby().room()?;
    let own: Option<&SeatInfo> =
        { net.lobby().seat() }.and_then(|at| room.seats.get(usize::from(at)));
    let is_free = |seat: &SeatInfo| seat.occupant == SeatOccupant::Empty;
    if let Some(home) = room.home {
        let is_awaited = own.is_some() && net.lobby().is_in_undecided_match();
        return Some(match is_awaited {
            true => ("The next game follows", None),
            false => ("To the tournament", Some(ClientMessage::Watch(home))),
        });
    }
    Some(match (own, room.stage) {
        (Some(_), RoomStage::Generating) => ("The board is being dealt", None),
        (None, RoomStage::Playing | RoomStage::Generating) => ("You watch", None),
        (Some(own), _) => {
            let label = if own.ready {
                "Waiting…"
            } else {
                "Play again"
            };
            (label, Some(ClientMessage::SetReady(!own.ready)))
        }
        (None, _) if room.seats.iter().any(is_free) => {
            ("Sit down", Some(ClientMessage::TakeSeat(room.id, None)))
        }
        (None, _) => ("You watch", None),
    })
}

pub(super) fn draw_result(
    ui: &mut Ui,
    at: &Arrangement,
    theme: &Theme,
    game: &Session,
    net: &Net,
    requests: &mut PlayRequests<'_>,
) {
    let Some(ending) = net.lobby().game().and_then(|shown| shown.result.as_ref()) else {
        return;
    };
    let (label, by) = result_words(net, game, ending);
    let (upper, lower) = two_rows(at.result, TARGET);
    let size = (upper.height() * 0.5).min(text::TITLE);
    let middle = upper.center();
    let lines = [
        (label, heavy(size), theme.shades.text, -size * 0.45),
        (by, plain(text::BODY), theme.shades.quiet, size * 0.55 + 4.0),
    ];
    for (label, font, shade, down) in lines {
        let at = pos2(middle.x, middle.y + down);
        write(
            ui.painter(),
            at,
            Align2::CENTER_CENTER,
            &label,
            font,
            ink(shade),
            upper.width(),
        );
    }
    let [again, keep, replay] = ui::side_by_side(lower);
    // While the connection is lost, the bar says so.
    match after_result(net) {
        None => {}
        Some((label, Some(request))) => {
            let again = ui::button(ui, again, theme, Prominence::Primary, None, label);
            ui::focus_on_arrival(&again, "result online");
            if again.clicked() {
                requests.net.write(NetRequest::Send(request));
            }
        }
        Some((label, None)) => {
            write(
                ui.painter(),
                again.center(),
                Align2::CENTER_CENTER,
                label,
                plain(text::SMALL),
                ink(theme.shades.quiet),
                again.width(),
            );
        }
    }
    if ui::button(ui, keep, theme, Prominence::Plain, None, "Keep").clicked() {
        requests.net.write(NetRequest::SaveGame);
    }
    if ui::button(ui, replay, theme, Prominence::Plain, None, "Replay").clicked() {
        requests.next.set(Phase::Replay);
    }
}
