//! Card with the numbers of a game.

use super::overview::{Bests, GameNumbers, win_share};
use super::{ends, game_tile, plot};
use crate::core::language::SpokenLanguage;
use crate::core::rects::{between, sized};
use crate::core::theme::{Themed, space};
use crate::text::{Text, board_name};
use crate::ui::{self, BODY, HEADING, NOTE, STRONG, TextStyle};
use bevy_egui::egui::{Align2, Color32, Ui, Vec2, pos2};
use tessella_games::GameCode;
use tessella_language::{Language, decimal, tr};
use tessella_library::statistics::{Ending, Group, Opponent, Summary};
use tessella_library::today::time_text;

/// Number of wins from which the plot is drawn.
const LEAST: usize = 3;

/// Side of the tile of the game, in points.
const TILE: f32 = 28.0;
/// Width of the well from which the best results are side by side, in points.
const TWO_BESTS: f32 = 240.0;

/// Adds the card.
pub(super) fn draw_game_card(ui: &mut Ui, numbers: &GameNumbers) {
    let theme = ui.current_theme();
    let colour = game_tile::colour(&theme, Some(numbers.game));
    ui::panel(ui, |ui| {
        ui.spacing_mut().item_spacing.y = space::TINY;
        draw_heading(ui, numbers);
        if numbers.groups.len() > 1 {
            ends::draw_bar(ui, &numbers.total, colour);
        }
        if !numbers.form.is_empty() {
            let results = counted(&numbers.form).text(ui.language());
            ui::note(ui, &tr!(ui.language(), "statistics-form", results));
            ends::draw_form(ui, &numbers.form, colour);
        }
        draw_bests(ui, &numbers.bests);
        for (group, summary) in &numbers.groups {
            ui.add_space(space::TINY);
            draw_group(ui, group, summary);
            ends::draw_bar(ui, summary, colour);
        }
        if numbers.above_par.len() >= LEAST {
            ui.add_space(space::TINY);
            plot::draw_plot(ui, &numbers.above_par, colour);
        }
    });
}

/// Adds the tile and the name of the game, and how often it was played and won.
fn draw_heading(ui: &mut Ui, numbers: &GameNumbers) {
    let language = ui.language();
    let total = &numbers.total;
    let (games, share) = (total.played, win_share(total, language));
    let played = tr!(language, "statistics-game", games, share);
    let area = ui.available_rect_before_wrap();
    let tile = sized(area.min, Vec2::splat(TILE));
    game_tile::draw_game_tile(ui.painter(), tile, Some(numbers.game), 1.0);
    let beside = pos2(tile.right() + space::SMALL, area.top() + space::TINY / 2.0);
    let mut beside = ui::inside(ui, between(beside, area.max));
    let name = numbers.game.text(language);
    draw_ends(&mut beside, (HEADING, &name), &played);
    ui.advance_cursor_after_rect(tile.union(beside.min_rect()));
    ui.add_space(space::TINY);
}

/// Returns the numbers of games with these ends.
fn counted(endings: &[Ending]) -> Summary {
    let count = |of: Ending| endings.iter().filter(|ending| **ending == of).count() as u32;
    Summary {
        played: endings.len() as u32,
        won: count(Ending::Won),
        lost: count(Ending::Lost),
        drawn: count(Ending::Drawn),
        given_up: count(Ending::GivenUp),
        ..Summary::default()
    }
}

/// Adds a well with the best time and the best number of moves, and the boards on which they were reached.
fn draw_bests(ui: &mut Ui, bests: &Bests) {
    let language = ui.language();
    let time = bests.time.as_ref().map(|win| {
        let caption = tr!(language, "statistics-best-time");
        (caption, time_text(win.milliseconds), win)
    });
    let moves = bests.moves.as_ref().map(|win| match win.par {
        Some(par) => {
            let caption = tr!(language, "statistics-best-result");
            let moves = win.moves;
            (
                caption,
                tr!(language, "today-result-moves", moves, par),
                win,
            )
        }
        None => {
            let caption = tr!(language, "statistics-fewest-moves");
            (caption, win.moves.to_string(), win)
        }
    });
    let shown: Vec<_> = time.into_iter().chain(moves).collect();
    if shown.is_empty() {
        return;
    }
    ui.add_space(space::TINY);
    ui::well(ui, |ui| {
        let is_wide = ui.available_width() >= TWO_BESTS;
        let columns = if is_wide { shown.len() } else { 1 };
        ui.columns(columns, |columns| {
            for (at, (caption, number, win)) in shown.iter().enumerate() {
                let ui = &mut columns[at % columns.len()];
                ui.spacing_mut().item_spacing.y = 0.0;
                ui::note(ui, caption);
                ui::label(ui, STRONG, number);
                if let Ok(code) = win.code.parse::<GameCode>() {
                    ui::note(ui, &code.setup.plan().text(language));
                }
            }
        });
    });
}

/// Adds the kind of board and the opponent, and below it the numbers.
fn draw_group(ui: &mut Ui, group: &Group, summary: &Summary) {
    let language = ui.language();
    let board = board_name(group, language);
    let name = match &group.opponent {
        Opponent::Nobody => board,
        opponent => format!("{board} · {}", opponent.text(language)),
    };
    draw_ends(ui, (BODY, &name), &summary.text(language));
    let details = details(summary, language);
    if !details.is_empty() {
        ui::note(ui, &details.join(" · "));
    }
}

/// Adds a text, and a note in at most half the width to the right of it.
fn draw_ends(ui: &mut Ui, (style, text): (TextStyle, &str), note: &str) {
    let area = ui.available_rect_before_wrap();
    let galley = ui
        .painter()
        .layout_no_wrap(note.to_owned(), NOTE.font(), Color32::BLACK);
    let left = area.right() - galley.size().x.ceil().min(area.width() / 2.0);
    let rest = pos2(left - space::MEDIUM, area.bottom());
    let mut rest = ui::inside(ui, between(area.min, rest));
    ui::label(&mut rest, style, text);
    // Letters of both sizes stand on the same line.
    let top = area.top() + style.size - NOTE.size;
    let beside = between(pos2(left, top), pos2(area.right(), f32::INFINITY));
    let note = ui::draw_text(ui.painter(), beside, Align2::RIGHT_TOP, NOTE, note);
    ui.advance_cursor_after_rect(rest.min_rect().union(note));
}

/// Returns the best and the mean results, the most wins in a row, and the hints.
fn details(summary: &Summary, language: Language) -> Vec<String> {
    let mut parts = Vec::new();
    if let Some(best) = summary.best_moves_above_par {
        parts.push(match best {
            ..=0 => tr!(language, "statistics-best-par").to_owned(),
            above => tr!(language, "statistics-best-above-par", moves = above),
        });
    }
    if let Some(mean) = summary.mean_moves_above_par {
        let sign = if mean.is_sign_negative() { '-' } else { '+' };
        let mean = format!("{sign}{}", decimal(language, mean.abs(), 1));
        parts.push(tr!(language, "statistics-mean-above-par", moves = mean));
    }
    if let Some(best) = summary.best_milliseconds {
        let time = time_text(best);
        parts.push(tr!(language, "statistics-fastest", time));
    }
    if let Some(mean) = summary.mean_milliseconds.filter(|_| summary.won > 1) {
        let time = time_text(mean);
        parts.push(tr!(language, "statistics-mean-time", time));
    }
    let wins = summary.longest_streak;
    if wins > 1 {
        parts.push(tr!(language, "statistics-streak", wins));
    }
    if summary.hints > 0 {
        let hints = u32::try_from(summary.hints).unwrap_or(u32::MAX);
        parts.push(tr!(language, "statistics-hints", hints));
    }
    parts
}
