//! Card with the numbers of a game.

use super::overview::{GameNumbers, win_share};
use super::plot;
use crate::core::language::SpokenLanguage;
use crate::core::rects::between;
use crate::core::theme::space;
use crate::text::{Text, board_name};
use crate::ui::{self, BODY, HEADING, NOTE, TextStyle};
use bevy_egui::egui::{Align2, Color32, Ui, pos2};
use tessella_language::{Language, decimal, tr};
use tessella_library::statistics::{Group, Opponent, Summary};
use tessella_library::today::time_text;

/// Number of wins from which the plot is drawn.
const LEAST: usize = 3;

/// Adds the card.
pub(super) fn draw(ui: &mut Ui, numbers: &GameNumbers) {
    let language = ui.language();
    let total = &numbers.total;
    let (games, share) = (total.played, win_share(total, language));
    let played = tr!(language, "statistics-game", games, share);
    ui::panel(ui, |ui| {
        ui.spacing_mut().item_spacing.y = space::TINY;
        draw_ends(ui, (HEADING, &numbers.game.text(language)), &played);
        for (group, summary) in &numbers.groups {
            ui.add_space(space::TINY);
            draw_group(ui, group, summary);
        }
        if numbers.above_par.len() >= LEAST {
            ui.add_space(space::TINY);
            plot::draw(ui, &numbers.above_par);
        }
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
    let galley = { ui.painter() }.layout_no_wrap(note.to_owned(), NOTE.font(), Color32::BLACK);
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
