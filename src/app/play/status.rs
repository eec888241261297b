//! The numbers of a game of Drench, above or beside the board.

use crate::app::palette::{self, Rgb};
use crate::app::theme::{Theme, ink, text};
use crate::app::ui::{balance, draw_symbol, heavy, plain, write};
use crate::games::drench::Drench;
use crate::games::{Outcome, Rules, Seat, Turn};
use crate::session::{Player, Session};
use bevy_egui::egui::{Align2, Painter, Rect, pos2, vec2};

fn paint_of(drench: &Drench, seat: Seat) -> Rgb {
    palette::paint(drench.flood().colour(seat).index()).rgb
}

/// The status of a game, in its place.
pub fn draw(
    painter: &Painter,
    place: Rect,
    theme: &Theme,
    game: &Session,
    drench: &Drench,
    thinking: bool,
) {
    match drench.limit() {
        Some(limit) => draw_alone(painter, place, theme, drench, limit),
        None => draw_seats(painter, place, theme, game, drench, thinking),
    }
}

/// "9 of 30 moves", and how much of the board is flooded.
fn draw_alone(painter: &Painter, place: Rect, theme: &Theme, drench: &Drench, limit: u16) {
    let shades = &theme.shades;
    let bar_height = 6.0;
    let base = place.bottom() - bar_height - 8.0;
    let large = (base - place.top()).min(44.0);
    let number = write(
        painter,
        pos2(place.left(), base + large * 0.22),
        Align2::LEFT_BOTTOM,
        &format!("{}", drench.moves()),
        heavy(large),
        ink(shades.text),
        place.width(),
    );
    let words = format!("of {limit} moves");
    let held = drench.flood().size(Seat::FIRST);
    let of = drench.board().len();
    let half = place.width() / 2.0;
    write(
        painter,
        pos2(number.right() + 8.0, base),
        Align2::LEFT_BOTTOM,
        &words,
        plain(text::HEADING),
        ink(shades.quiet),
        half - number.width(),
    );
    let tiles = format!("{held} of {of} tiles");
    write(
        painter,
        pos2(place.right(), base),
        Align2::RIGHT_BOTTOM,
        &tiles,
        plain(text::BODY),
        ink(shades.quiet),
        half - 8.0,
    );
    let bar = Rect::from_min_max(pos2(place.left(), place.bottom() - bar_height), place.max);
    let share = held as f32 / of as f32;
    balance(
        painter,
        bar,
        theme,
        (share, paint_of(drench, Seat::FIRST)),
        (0.0, shades.line),
    );
}

/// A card for each seat, and the balance between them.
fn draw_seats(
    painter: &Painter,
    place: Rect,
    theme: &Theme,
    game: &Session,
    drench: &Drench,
    thinking: bool,
) {
    let shades = &theme.shades;
    let bar_height = 6.0;
    let gap = 8.0;
    let cards = Rect::from_min_max(
        place.min,
        pos2(place.right(), place.bottom() - bar_height - gap),
    );
    let stacked = cards.height() >= 140.0;
    for seat in drench.seats() {
        let at = f32::from(seat.0);
        let card = if stacked {
            let height = (cards.height() - gap) / 2.0;
            Rect::from_min_size(
                cards.min + vec2(0.0, at * (height + gap)),
                vec2(cards.width(), height),
            )
        } else {
            let width = (cards.width() - gap) / 2.0;
            Rect::from_min_size(
                cards.min + vec2(at * (width + gap), 0.0),
                vec2(width, cards.height()),
            )
        };
        let moves_next = drench.to_move() == Turn::Of(seat);
        let ground = if moves_next {
            shades.raised
        } else {
            shades.surface
        };
        painter.rect_filled(card, 12.0, ink(ground));
        let swatch_side = (card.height() - 20.0).min(40.0);
        let swatch = Rect::from_center_size(
            pos2(card.left() + 10.0 + swatch_side / 2.0, card.center().y),
            vec2(swatch_side, swatch_side),
        );
        let colour = drench.flood().colour(seat);
        let paint = paint_of(drench, seat);
        painter.rect_filled(swatch, 8.0, ink(paint));
        draw_symbol(
            painter,
            swatch.center(),
            swatch_side * 0.5,
            colour,
            ink(palette::ink(paint)),
        );
        let score = write(
            painter,
            pos2(card.right() - 12.0, card.center().y),
            Align2::RIGHT_CENTER,
            &drench.score(seat).to_string(),
            heavy(if stacked { text::TITLE } else { 24.0 }),
            ink(shades.text),
            card.width() / 2.0,
        );
        let left = swatch.right() + 10.0;
        let width = score.left() - left - 6.0;
        let line = |down: f32| pos2(left, card.center().y + down);
        write(
            painter,
            line(-9.0),
            Align2::LEFT_CENTER,
            &name(game, seat),
            heavy(text::BODY),
            ink(shades.text),
            width,
        );
        let doing = doing(game, drench, seat, thinking);
        write(
            painter,
            line(10.0),
            Align2::LEFT_CENTER,
            doing,
            plain(text::SMALL),
            ink(shades.quiet),
            width,
        );
    }
    let bar = Rect::from_min_max(pos2(place.left(), place.bottom() - bar_height), place.max);
    let share = |seat| {
        (
            drench.score(seat) as f32 / drench.board().len() as f32,
            paint_of(drench, seat),
        )
    };
    balance(painter, bar, theme, share(Seat::FIRST), share(Seat::SECOND));
}

/// What a seat is called.
pub fn name(game: &Session, seat: Seat) -> String {
    let humans = game
        .players()
        .iter()
        .filter(|&&player| player == Player::Human)
        .count();
    match game.players().get(seat.index()) {
        Some(Player::Computer(level)) => format!("Computer {}", level.number()),
        _ if humans == 1 => "You".to_owned(),
        _ => format!("Player {}", seat.0 + 1),
    }
}

fn doing(game: &Session, drench: &Drench, seat: Seat, thinking: bool) -> &'static str {
    match drench.outcome() {
        Some(Outcome::Won(winner)) if winner == seat => return "won",
        Some(Outcome::Draw) => return "drew",
        Some(_) => return "lost",
        None => {}
    }
    let is_human = game.players().get(seat.index()) == Some(&Player::Human);
    let humans = game
        .players()
        .iter()
        .filter(|&&player| player == Player::Human)
        .count();
    match (drench.to_move() == Turn::Of(seat), is_human) {
        (false, _) => "waiting",
        (true, true) if humans == 1 => "your turn",
        (true, true) => "to move",
        (true, false) if thinking => "thinking",
        (true, false) => "to move",
    }
}

/// The result in a few words, and by how much.
pub fn result(game: &Session, drench: &Drench) -> (String, String) {
    let tiles = drench.board().len();
    match (drench.outcome(), drench.limit()) {
        (Some(Outcome::Won(_)), Some(limit)) => {
            let spare = limit.saturating_sub(drench.moves());
            let spared = match spare {
                0 => "With the very last move".to_owned(),
                1 => "1 move to spare".to_owned(),
                _ => format!("{spare} moves to spare"),
            };
            (format!("Flooded in {} moves", drench.moves()), spared)
        }
        (Some(_), Some(limit)) => {
            let left = tiles as u32 - drench.flood().size(Seat::FIRST);
            let tiles = if left == 1 {
                "1 tile was".to_owned()
            } else {
                format!("{left} tiles were")
            };
            (
                "Out of moves".to_owned(),
                format!("{tiles} left after {limit} moves"),
            )
        }
        (Some(Outcome::Won(winner)), None) => {
            let lead = drench.score(winner) - drench.score(winner.other());
            let tiles = if lead == 1 {
                "1 tile".to_owned()
            } else {
                format!("{lead} tiles")
            };
            let won = match name(game, winner).as_str() {
                "You" => "You won".to_owned(),
                name => format!("{name} won"),
            };
            let scores = (drench.score(winner), drench.score(winner.other()));
            (won, format!("By {tiles}: {} to {}", scores.0, scores.1))
        }
        _ => {
            let each = drench.score(Seat::FIRST);
            ("A draw".to_owned(), format!("{each} tiles each"))
        }
    }
}
