//! Seat cards: colour and symbol, name, current activity and number.

use crate::core::language::SpokenLanguage;
use crate::core::palette::{self, Paints, Rgb};
use crate::core::rects::{inset, sized};
use crate::core::theme::{Themed, ink, radius, space};
use crate::drawing::wing;
use crate::games::game_ui::{Panel, SeatResult};
use crate::text::{Text, capitalized};
use crate::ui::{
    Face, HEADING, NOTE, NUMBER, SMALL, STRONG, TITLE, TextStyle, draw_icon, draw_leading_parts,
    draw_symbol, draw_text, leading_parts, line_width, tell_screen_readers,
};
use bevy_egui::egui::epaint::RectShape;
use bevy_egui::egui::{
    Align, Align2, Color32, CornerRadius, Painter, Rect, Shape, Stroke, Vec2, pos2, vec2,
};
use lucide_icons::Icon;
use tessella_games::{Colour, Level, Outcome, Rules, Seat};
use tessella_language::{Language, tr};
use tessella_lobby::DisplayName;
use tessella_session::{Player, Session};

/// Content of a seat card.
pub struct Card {
    /// Seat.
    pub seat: Seat,
    /// Colour of the seat.
    pub rgb: Rgb,
    /// Index of the seat's symbol.
    pub symbol: usize,
    /// Number shown, such as the count of tiles; may be empty.
    pub number: String,
    /// Current activity, in one or two words.
    pub doing: String,
    /// What the number counts, in a word or two; may be empty.
    pub unit: &'static str,
    /// What the seat has left to spend.
    pub stock: Option<Stock>,
}

/// What a seat has left to spend.
pub struct Stock {
    /// Number of bricks that are left, and of those that it began with.
    pub bricks: (u8, u8),
    /// Number of flights that are left, and of those that it began with.
    pub wings: (u8, u8),
    /// The same in words, where there is room.
    pub words: String,
}

/// Returns how a seat has ended the game, in a word; `None` while that is open.
pub fn result_word(panel: &Panel<'_>, seat: Seat, language: Language) -> Option<&'static str> {
    let known = panel.results.get(seat.index()).copied().flatten();
    // The result is told after the last move has been shown.
    let result = match (known, panel.game.position().outcome()) {
        (Some(SeatResult::Out), _) => SeatResult::Out,
        _ if panel.is_animating => return None,
        (Some(known), _) => known,
        (None, Some(Outcome::Won(winner))) if winner == seat => SeatResult::Won,
        (None, Some(Outcome::Draw)) => SeatResult::Drew,
        (None, Some(Outcome::Won(_) | Outcome::Lost)) => SeatResult::Lost,
        (None, None) => return None,
    };
    Some(match result {
        SeatResult::Won => tr!(language, "seat-doing-won"),
        SeatResult::Lost => tr!(language, "seat-doing-lost"),
        SeatResult::Drew => tr!(language, "seat-doing-drew"),
        SeatResult::Out => tr!(language, "seat-doing-out"),
    })
}

/// Returns the current activity of a seat: its result, or whose turn it is while the game is played. Empty in a replay.
pub fn doing(panel: &Panel<'_>, seat: Seat, language: Language) -> String {
    let game = panel.game;
    let word = match (result_word(panel, seat, language), game.player_to_move()) {
        (Some(word), _) => word,
        (None, Some((to_move, player))) if panel.has_turns => match player {
            _ if to_move != seat => tr!(language, "seat-doing-waiting"),
            Player::Human if game.people() == 1 => tr!(language, "seat-doing-your-turn"),
            Player::Computer(_) | Player::ProblemOpponent if panel.thinking => {
                tr!(language, "seat-doing-thinking")
            }
            _ => tr!(language, "seat-doing-to-move"),
        },
        // In a replay, the card of whoever moved last says what was played.
        (None, _) => panel.played.map_or(
            "",
            |(mover, move_made)| {
                if mover == seat { move_made } else { "" }
            },
        ),
    };
    word.to_owned()
}

/// Layout of a card.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    /// Stacked, with several lines.
    Tall,
    /// Side by side.
    Wide,
    /// Stacked, in one line.
    Line,
    /// Compact, for many seats: symbol and number, and the name if there is room.
    Chip,
}

/// Draws a card for each seat in the colour of its stones or pieces, with a number and the current activity.
pub fn draw_seats(
    painter: &Painter,
    panel: &Panel<'_>,
    content: impl Fn(Seat) -> (String, String),
) {
    let paints = painter.current_theme().paints;
    let card = |seat| {
        let (paint, symbol) = paints.of_seat(seat);
        let (number, doing) = content(Seat(seat));
        Card {
            seat: Seat(seat),
            rgb: paint.rgb,
            symbol,
            number,
            doing,
            unit: "",
            stock: None,
        }
    };
    let cards: Vec<Card> = (0..panel.game.players().len() as u8).map(card).collect();
    draw_cards(painter, panel.at.status, panel, &cards);
}

/// Draws the cards of all seats.
pub fn draw_cards(painter: &Painter, area: Rect, panel: &Panel<'_>, cards: &[Card]) {
    let is_high = area.height() >= 140.0;
    let (columns, form, gap) = match cards.len() {
        0..=2 if is_high => (1, Form::Tall, space::SMALL),
        0..=2 if area.width() >= 300.0 => (2, Form::Wide, space::SMALL),
        0..=2 => (1, Form::Line, 2.0),
        3 | 4 if is_high => (1, Form::Line, space::TINY),
        3 | 4 => (2, Form::Chip, space::TINY),
        _ if is_high => (2, Form::Chip, space::TINY),
        5..=8 => (4, Form::Chip, space::TINY),
        _ => (5, Form::Chip, space::TINY),
    };
    let counts = vec2(columns as f32, cards.len().div_ceil(columns) as f32);
    let size = (area.size() + Vec2::splat(gap)) / counts - Vec2::splat(gap);
    for (at, card) in cards.iter().enumerate() {
        let place = vec2((at % columns) as f32, (at / columns) as f32);
        let corner = area.min + place * (size + Vec2::splat(gap));
        draw_card(painter, sized(corner, size), form, panel, card);
    }
}

/// Width of the bar in the colour of the player to move, in points.
const BAR: f32 = 6.0;
/// Opacity of what is on the card of a player who waits.
const WAITING: f32 = 0.78;

/// Draws a card. That of the player to move is a slab with a bar of their colour; what the others have is on the page itself.
fn draw_card(painter: &Painter, area: Rect, form: Form, panel: &Panel<'_>, card: &Card) {
    let theme = &painter.current_theme();
    let to_move = panel.game.position().to_move().seat();
    let is_active = panel.has_turns && to_move == Some(card.seat);
    let corner = radius::CONTROL.min(area.height() * 0.3);
    let content = if is_active {
        draw_active(painter, area, corner, card.rgb)
    } else {
        area.with_min_x(area.left() + BAR)
    };
    let opacity = if panel.has_turns && !is_active {
        WAITING
    } else {
        1.0
    };
    let mut painter = painter.clone();
    painter.multiply_opacity(opacity);
    let painter = &painter;
    let (margin, beside, number) = match form {
        Form::Tall => (10.0, 12.0, TITLE),
        Form::Wide => (8.0, 10.0, NUMBER),
        Form::Line => (4.0, 10.0, HEADING),
        Form::Chip => (3.0, 5.0, STRONG),
    };
    let inner = inset(content, margin);
    let side = inner.height().min(0.2 * area.width()).min(40.0);
    let swatch = Align2::LEFT_CENTER.align_size_within_rect(Vec2::splat(side), inner);
    let face = Face::paint(theme, card.rgb, 0.0);
    let tile = face.draw(painter, swatch, side * 0.24, 0.0);
    let symbol = Colour(card.symbol as u8);
    draw_symbol(painter, tile.center(), side * 0.5, symbol, ink(face.ink));
    let (_, right) = area.split_left_right_at_fraction(0.5);
    let right = right.with_max_x(inner.right() - 2.0);
    let (number, unit) = draw_number(painter, right, form, number, card);
    let words = content.with_min_x(swatch.right() + beside);
    let words = words.with_max_x(number.left().min(unit.left()) - 6.0);
    // The name is beside the number alone.
    let name = words.with_max_x(number.left() - 6.0);
    let shown = Activity {
        words: &card.doing,
        chip: (is_active && !card.doing.is_empty()).then_some(card.rgb),
        stock: card.stock.as_ref(),
    };
    draw_words(painter, [name, words], form, panel.game, (card.seat, shown));
}

/// Draws the number of a card at the right side of an area, and what it counts: in words below it where there is room, else as a flag, and
/// for screen readers in words. Returns where both are.
fn draw_number(
    painter: &Painter,
    area: Rect,
    form: Form,
    style: TextStyle,
    card: &Card,
) -> (Rect, Rect) {
    /// Least height for two lines, and greatest share of the width for the words.
    const TWO_LINES: f32 = 44.0;
    const WORDS: f32 = 0.5;
    let number = |area: Rect| draw_text(painter, area, Align2::RIGHT_CENTER, style, &card.number);
    let has_words =
        form == Form::Tall || line_width(painter.ctx(), NOTE, card.unit) <= WORDS * area.width();
    let has_two_lines = form == Form::Tall || form == Form::Wide && area.height() >= TWO_LINES;
    let (upper, lower) = area.split_top_bottom_at_fraction(0.62);
    match (has_two_lines && !card.unit.is_empty(), has_words) {
        (true, true) => {
            let number = number(upper);
            let unit = draw_text(painter, lower, Align2::RIGHT_CENTER, NOTE, card.unit);
            (number, unit)
        }
        (true, false) => (
            number(upper),
            draw_flag(painter, lower, 0.8 * lower.height(), card),
        ),
        (false, _) if form == Form::Line && !card.unit.is_empty() => {
            let side = 0.7 * style.size;
            let number = number(area.with_max_x(area.right() - side - 2.0));
            (number, draw_flag(painter, area, side, card))
        }
        (false, _) => {
            let number = number(area);
            tell_screen_readers(painter, number.right_bottom(), number, card.unit);
            (number, number)
        }
    }
}

/// Draws the flag that stands for what a number counts at the right side of an area, and returns where it is.
fn draw_flag(painter: &Painter, area: Rect, side: f32, card: &Card) -> Rect {
    let flag = Align2::RIGHT_CENTER.align_size_within_rect(Vec2::splat(side), area);
    let quiet = ink(painter.current_theme().shades.quiet);
    draw_icon(painter, flag.center(), Icon::Flag, side, quiet);
    tell_screen_readers(painter, flag.min, flag, card.unit);
    flag
}

/// Draws the slab of the player to move, with a bar of this colour. Returns the area beside the bar.
fn draw_active(painter: &Painter, area: Rect, corner: f32, rgb: Rgb) -> Rect {
    let theme = &painter.current_theme();
    let slab = Face::raised(theme, 0.0).draw(painter, area, corner, 0.0);
    // The bar does not reach the right corners, where its colour would be seen around the face.
    let left = slab.with_max_x(slab.left() + BAR + corner);
    painter.rect_filled(left, corner, ink(rgb));
    let rest = slab.with_min_x(slab.left() + BAR);
    let outer = corner as u8;
    let corners = CornerRadius {
        nw: outer / 3,
        sw: outer / 3,
        ne: outer,
        se: outer,
    };
    painter.rect_filled(rest, corners, ink(theme.shades.raised));
    rest
}

/// What a seat is doing.
#[derive(Clone, Copy)]
struct Activity<'a> {
    words: &'a str,
    /// Colour of the chip on which it is written; `None` if it is written on the page.
    chip: Option<Rgb>,
    /// What is drawn instead, where there are two lines.
    stock: Option<&'a Stock>,
}

impl Activity<'_> {
    /// Writes the words on the left side of an area.
    fn draw(self, painter: &Painter, area: Rect, align: Align2) {
        const MARGIN: Vec2 = vec2(8.0, 1.0);
        let Some(rgb) = self.chip else {
            draw_leading_parts(painter, area, align, NOTE, self.words);
            return;
        };
        let down = if align.y() == Align::Center {
            0.0
        } else {
            MARGIN.y
        };
        let words = area.translate(vec2(MARGIN.x, down));
        let words = words.with_max_x(area.right() - MARGIN.x);
        // The chip is below its words, but as large as they are.
        let below = painter.add(Shape::Noop);
        let style = SMALL.bold().rgb(palette::ink(rgb));
        let part = leading_parts(painter, style, self.words, words.width());
        // A card without room for it stands out all the same.
        if line_width(painter.ctx(), style, part) > words.width() {
            tell_screen_readers(painter, words.min, words, self.words);
            return;
        }
        let written = draw_text(painter, words, align, style, part);
        let chip = written.expand2(MARGIN);
        painter.set(
            below,
            RectShape::filled(chip, chip.height() * 0.4, ink(rgb)),
        );
    }
}

/// Share of ink in the colour of what is spent.
const SPENT: f32 = 0.22;

impl Stock {
    /// Draws bricks and wings, and the words after them if there is room.
    fn draw(&self, painter: &Painter, area: Rect) {
        let theme = &painter.current_theme();
        let height = 13.0_f32.min(area.height() * 0.6);
        let middle = area.top() + 2.0 + height / 2.0;
        let (bricks, all) = self.bricks;
        let wings = f32::from(self.wings.1) * 1.5 * height;
        let room = (area.width() - wings).max(0.0);
        let step = (room / f32::from(all.max(1))).min(height);
        // A hairline has about the colour of the active card.
        let spent = theme.shades.raised.mix(theme.shades.text, SPENT);
        let shades = [theme.shades.text, spent].map(ink);
        for at in 0..all {
            let centre = pos2(area.left() + step * (f32::from(at) + 0.5), middle);
            let brick = Rect::from_center_size(centre, vec2(0.75 * step, 0.8 * height));
            painter.rect_filled(brick, 0.2 * step, shades[usize::from(at >= bricks)]);
        }
        let mut left = area.left() + step * f32::from(all) + 0.5 * height;
        let shades = [theme.shades.gold.top, spent].map(ink);
        for at in 0..self.wings.1 {
            let centre = pos2(left + 0.5 * height, middle);
            let colour = shades[usize::from(at >= self.wings.0)];
            for line in wing(height) {
                let points = line.map(|at| centre + vec2(at.x, at.y)).to_vec();
                painter.add(Shape::line(points, Stroke::new(0.13 * height, colour)));
            }
            left += 1.3 * height;
        }
        let rest = area.with_min_x(left + space::TINY);
        let line = painter.layout_no_wrap(self.words.clone(), NOTE.font(), Color32::BLACK);
        if line.size().y <= rest.height() {
            draw_leading_parts(painter, rest, Align2::LEFT_TOP, NOTE, &self.words);
        }
    }
}

/// Share of a line that a name with its level may take, so that there is room for what the player does.
const MAX_NAME: f32 = 0.45;

/// Draws the name and the activity of a seat, each as wide as its area.
fn draw_words(
    painter: &Painter,
    [name_area, area]: [Rect; 2],
    form: Form,
    game: &Session,
    (seat, activity): (Seat, Activity<'_>),
) {
    let (paints, language) = (&painter.current_theme().paints, painter.language());
    let (style, width) = match form {
        Form::Tall => (STRONG, name_area.width()),
        Form::Wide => (SMALL.bold(), name_area.width()),
        Form::Line => (SMALL.bold(), MAX_NAME * area.width()),
        Form::Chip => (SMALL.bold(), area.width()),
    };
    let long = name_on_card(game, seat, form, (paints, language));
    let name = if line_width(painter.ctx(), style, &long) <= width {
        long
    } else {
        short_name(game, seat, language).unwrap_or(long)
    };
    let is_of_person = matches!(seat_title(game, seat), SeatTitle::Name(_));
    match form {
        Form::Line => {
            let name = leading_parts(painter, style, &name, width);
            let name = draw_name(
                painter,
                area,
                Align2::LEFT_CENTER,
                style,
                (name, is_of_person),
            );
            let rest = area.with_min_x(name.right() + space::SMALL);
            activity.draw(painter, rest, Align2::LEFT_CENTER);
        }
        Form::Chip if area.width() < 30.0 => {}
        Form::Chip => {
            let name = leading_parts(painter, style, &name, width);
            draw_name(
                painter,
                area,
                Align2::LEFT_CENTER,
                style,
                (name, is_of_person),
            );
        }
        Form::Tall | Form::Wide => {
            let (above, _) = name_area.split_top_bottom_at_fraction(0.48);
            let (_, below) = area.split_top_bottom_at_fraction(0.48);
            draw_name(
                painter,
                above,
                Align2::LEFT_BOTTOM,
                style,
                (&name, is_of_person),
            );
            match activity.stock {
                Some(stock) => stock.draw(painter, below),
                None => activity.draw(painter, below, Align2::LEFT_TOP),
            }
        }
    }
}

/// Draws the name of a seat, and returns where it is. That of a person may be cut; the symbol stands for others without room.
fn draw_name(
    painter: &Painter,
    area: Rect,
    align: Align2,
    style: TextStyle,
    (name, is_of_person): (&str, bool),
) -> Rect {
    if is_of_person || line_width(painter.ctx(), style, name) <= area.width() {
        return draw_text(painter, area, align, style, name);
    }
    tell_screen_readers(painter, area.min, area, name);
    Rect::from_min_size(area.min, Vec2::ZERO)
}

/// Title of a seat.
pub(super) enum SeatTitle<'a> {
    /// Name of a person, or what a server calls the player.
    Name(&'a str),
    /// The only computer player.
    Computer(Level),
    /// One of several computer players, called by its colour.
    ComputerOfColour(Level),
    /// The other seat in a problem.
    Opponent,
    /// The only person.
    You,
    /// One of several people, by the number.
    PlayerNumber(u8),
}

/// Returns what a seat is called.
pub(super) fn seat_title(game: &Session, seat: Seat) -> SeatTitle<'_> {
    let (players, people) = (game.players(), game.people());
    let is_human = players.get(seat.index()) == Some(&Player::Human);
    if let Some(name) = game.name_of(seat).filter(|_| !(is_human && people == 1)) {
        return SeatTitle::Name(name);
    }
    match players.get(seat.index()) {
        Some(&Player::Computer(level)) if players.len() == 2 => SeatTitle::Computer(level),
        Some(&Player::Computer(level)) => SeatTitle::ComputerOfColour(level),
        Some(Player::ProblemOpponent) => SeatTitle::Opponent,
        _ if people == 1 => SeatTitle::You,
        _ => SeatTitle::PlayerNumber(seat.0 + 1),
    }
}

/// Returns `true` if a seat is that of the only person on this device.
pub fn is_you(game: &Session, seat: Seat) -> bool {
    let is_human = game.players().get(seat.index()) == Some(&Player::Human);
    is_human && game.people() == 1
}

/// Returns the display name of a seat.
pub fn seat_name(game: &Session, seat: Seat, paints: &Paints, language: Language) -> String {
    match seat_title(game, seat) {
        SeatTitle::Name(name) => name.to_owned(),
        SeatTitle::Computer(level) => DisplayName::Computer(level).text(language),
        SeatTitle::ComputerOfColour(_) => colour_name(seat, paints, language),
        SeatTitle::Opponent => tr!(language, "seat-opponent").to_owned(),
        SeatTitle::You => tr!(language, "seat-you").to_owned(),
        SeatTitle::PlayerNumber(number) => tr!(language, "seat-player", number),
    }
}

/// Returns the name of a computer player that is called by its colour.
fn colour_name(seat: Seat, paints: &Paints, language: Language) -> String {
    let (paint, _) = paints.of_seat(seat.0);
    capitalized(paint.name(language))
}

/// Returns the name of a seat on its card: with the level of a computer player that is called by its colour, and in a few letters if
/// it is called by its number and the card is small.
fn name_on_card(
    game: &Session,
    seat: Seat,
    form: Form,
    (paints, language): (&Paints, Language),
) -> String {
    match seat_title(game, seat) {
        SeatTitle::ComputerOfColour(level) => {
            let name = colour_name(seat, paints, language);
            format!("{name} · {}", level.text(language))
        }
        SeatTitle::PlayerNumber(number) if form == Form::Chip => {
            tr!(language, "seat-player-short", number)
        }
        _ => seat_name(game, seat, paints, language),
    }
}

/// Returns the name of a seat on a card without room for the whole; `None` if it has no short one.
fn short_name(game: &Session, seat: Seat, language: Language) -> Option<String> {
    match seat_title(game, seat) {
        SeatTitle::Computer(level) => Some(level.text(language)),
        SeatTitle::PlayerNumber(number) => Some(tr!(language, "seat-player-short", number)),
        _ => None,
    }
}

/// Returns the number of a seat, from 1, if its player is a person who is called by it.
pub fn player_number(game: &Session, seat: Seat) -> Option<u8> {
    match seat_title(game, seat) {
        SeatTitle::PlayerNumber(number) => Some(number),
        _ => None,
    }
}

/// Returns the text for the seat to move, or `None` if a player on this device moves.
pub fn others_turn(game: &Session, language: Language) -> Option<String> {
    match game.player_to_move()? {
        (_, Player::Human) => None,
        (_, Player::Computer(_)) => Some(tr!(language, "seat-turn-computer").to_owned()),
        (_, Player::ProblemOpponent) => Some(tr!(language, "seat-turn-opponent").to_owned()),
        (seat, Player::Remote) => {
            let name = match seat_title(game, seat) {
                SeatTitle::Name(name) => name.to_owned(),
                _ => tr!(language, "seat-player", number = seat.0 + 1),
            };
            Some(tr!(language, "seat-turn-person", name))
        }
    }
}

/// Returns the text for the seat that wins if both play well, inside of a sentence: "you are winning", "Ann is winning".
pub fn winning_words(game: &Session, seat: Seat, paints: &Paints, language: Language) -> String {
    match seat_title(game, seat) {
        SeatTitle::You => tr!(language, "analysis-winning-you").to_owned(),
        SeatTitle::Computer(_) => tr!(language, "analysis-winning-computer").to_owned(),
        SeatTitle::Name(name) if is_computer_name(name, language) => {
            tr!(language, "analysis-winning-computer").to_owned()
        }
        SeatTitle::Opponent => tr!(language, "analysis-winning-opponent").to_owned(),
        SeatTitle::ComputerOfColour(_) => {
            let name = colour_name(seat, paints, language);
            tr!(language, "analysis-winning-person", name)
        }
        SeatTitle::PlayerNumber(number) => {
            tr!(language, "analysis-winning-player-number", number)
        }
        SeatTitle::Name(name) => tr!(language, "analysis-winning-person", name),
    }
}

/// Returns the text for the winner: "You won", "The computer won", "Player 3 won".
pub fn won_words(game: &Session, winner: Seat, paints: &Paints, language: Language) -> String {
    match seat_title(game, winner) {
        SeatTitle::You => tr!(language, "seat-won-you").to_owned(),
        SeatTitle::Computer(_) => tr!(language, "seat-won-computer").to_owned(),
        SeatTitle::Name(name) if is_computer_name(name, language) => {
            tr!(language, "seat-won-computer").to_owned()
        }
        SeatTitle::Opponent => tr!(language, "seat-won-opponent").to_owned(),
        SeatTitle::ComputerOfColour(_) => {
            let name = colour_name(winner, paints, language);
            tr!(language, "seat-won-person", name)
        }
        SeatTitle::PlayerNumber(number) => tr!(language, "seat-won-player-number", number),
        SeatTitle::Name(name) => tr!(language, "seat-won-person", name),
    }
}

/// Returns the text for the winner that follows the name of the game: "you won", "player 3 won".
pub fn won_state(game: &Session, winner: Seat, paints: &Paints, language: Language) -> String {
    match seat_title(game, winner) {
        SeatTitle::You => tr!(language, "seat-state-won-you").to_owned(),
        SeatTitle::Computer(_) => tr!(language, "seat-state-won-computer").to_owned(),
        SeatTitle::Name(name) if is_computer_name(name, language) => {
            tr!(language, "seat-state-won-computer").to_owned()
        }
        SeatTitle::Opponent => tr!(language, "seat-state-won-opponent").to_owned(),
        SeatTitle::ComputerOfColour(_) => {
            let name = colour_name(winner, paints, language);
            tr!(language, "seat-state-won-person", name)
        }
        SeatTitle::PlayerNumber(number) => {
            tr!(language, "seat-state-won-player-number", number)
        }
        SeatTitle::Name(name) => tr!(language, "seat-state-won-person", name),
    }
}

/// Returns `true` for the name that a server gives a computer player.
fn is_computer_name(name: &str, language: Language) -> bool {
    let names = Level::ALL.iter().map(|&level| DisplayName::Computer(level));
    names
        .into_iter()
        .any(|computer| computer.text(language) == name)
}
