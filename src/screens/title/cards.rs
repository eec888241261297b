//! Cards of the title: those of the games, and small ones for what else there is to play.

use crate::core::language::SpokenLanguage;
use crate::core::layout::TARGET;
use crate::core::rects::{between, centred, inset, sized};
use crate::core::theme::{Themed, ink, space, tell_theme};
use crate::games::{about, draw_picture};
use crate::net::Net;
use crate::screens::game_card::write_on_card;
use crate::text::Text;
use crate::ui::{self, NOTE, SMALL, STRONG, TextStyle};
use bevy_egui::egui::{Align2, Painter, Rect, Response, Ui, Vec2, pos2, vec2};
use lucide_icons::Icon;
use tessella_games::{Game, Position};
use tessella_language::tr;

/// Height of a card from which its picture is above its words, in points.
const TALL: f32 = 132.0;
/// Width of a card below which the words on it have no room beside the options button, in points.
const NARROW: f32 = 200.0;
/// Height of a card below which the words on it have no room below the options button, in points.
const LOW: f32 = 80.0;
/// Height of the name of a game and what it is about, in points.
const WORDS: f32 = 44.0;
/// Width from which a small card has its words beside its picture, in points.
const BESIDE: f32 = 176.0;

/// Responses of the card of a game.
pub(super) struct GameCard {
    pub(super) card: Response,
    /// `true` if the player asked for the set-up, by the options button, a secondary press or a long one.
    pub(super) options: bool,
}

/// Styles of the words on the cards of all games, which are equally large.
pub(super) struct CardStyles {
    name: TextStyle,
    /// `false` if the names need the room of the pictures.
    has_pictures: bool,
    /// `None` if there is no room for what the games are about.
    about: Option<TextStyle>,
}

impl CardStyles {
    /// Returns the styles for cards of the size of this one.
    pub(super) fn new(ui: &Ui, card: Rect) -> Self {
        let (context, language) = (ui.ctx(), ui.language());
        let games = Game::ALL.iter();
        let names: Vec<String> = games.clone().map(|game| game.text(language)).collect();
        let names = names.iter().map(String::as_str);
        let taglines = games.map(|&game| (about(game).tagline)(language));
        let is_small = card.width() < NARROW && card.height() < LOW;
        let style = |has_pictures: bool| {
            let (_, words, _) = parts(card, has_pictures);
            let usual = STRONG.size(STRONG.size + 1.0);
            ui::shared_style(context, usual, names.clone(), words.width())
        };
        let has_pictures = style(true).is_some();
        let (_, words, _) = parts(card, has_pictures);
        Self {
            name: style(has_pictures).unwrap_or(SMALL.bold()),
            has_pictures,
            about: ui::shared_style(context, NOTE, taglines, words.width()).filter(|_| !is_small),
        }
    }

    fn draw(&self, painter: &Painter, area: Rect, game: Game) {
        let language = painter.language();
        let name = game.text(language);
        let Some(style) = self.about else {
            ui::draw_text(painter, area, Align2::LEFT_CENTER, self.name, &name);
            return;
        };
        let (above, below) = area.split_top_bottom_at_fraction(0.52);
        ui::draw_text(painter, above, Align2::LEFT_BOTTOM, self.name, &name);
        let tagline = (about(game).tagline)(language);
        ui::draw_text(painter, below, Align2::LEFT_TOP, style, tagline);
    }
}

/// Draws the card of a game: its picture above its name, or beside it if there is no room, and its options button.
pub(super) fn draw_game(
    ui: &mut Ui,
    rect: Rect,
    game: Game,
    position: &Position,
    styles: &CardStyles,
) -> GameCard {
    let title = game.text(ui.language());
    let theme = ui.current_theme();
    // The card has the page of its game.
    tell_theme(ui.ctx(), theme.on(Some(about(game).ground)));
    let card = ui::card_in(ui, rect, &title);
    let (picture, words, button) = parts(rect, styles.has_pictures);
    // The button is drawn above the card, so that a press on it is not a press on the card.
    let label = tr!(ui.language(), "title-options", game = title.as_str());
    let options = ui::icon_button(ui, button, Icon::SlidersHorizontal, &label);
    if picture.width() > 0.0 {
        draw_picture(ui.painter(), picture, position);
    }
    styles.draw(ui.painter(), words, game);
    tell_theme(ui.ctx(), theme);
    GameCard {
        options: options.clicked() || card.secondary_clicked() || card.long_touched(),
        card,
    }
}

/// Returns the areas of the picture, the words and the options button on a card. A low card may have no picture.
fn parts(rect: Rect, has_picture: bool) -> (Rect, Rect, Rect) {
    let inner = inset(rect, space::MEDIUM);
    let target = Vec2::splat(TARGET);
    if rect.height() >= TALL {
        let (picture, words) = inner.split_top_bottom_at_y(inner.bottom() - WORDS);
        let button = sized(rect.max - target, target);
        let picture = picture.with_max_y(picture.bottom() - space::SMALL);
        return (picture, words.with_max_x(button.left()), button);
    }
    let is_below = rect.width() < NARROW && rect.height() >= LOW;
    let share = match (has_picture, is_below) {
        (false, _) => 0.0,
        (true, true) => 0.34,
        (true, false) => 0.26,
    };
    let side = inner.height().min(inner.width() * share);
    let (picture, words) = inner.split_left_right_at_x(inner.left() + side);
    let gap = if has_picture { space::SMALL } else { 0.0 };
    let words = words.with_min_x(words.left() + gap);
    if is_below {
        let button = sized(rect.right_top() - vec2(TARGET, 0.0), target);
        let words = between(pos2(words.left(), words.bottom() - 38.0), words.max);
        return (picture, words, button);
    }
    let middle = pos2(rect.right() - TARGET / 2.0, rect.center().y);
    let button = centred(middle, target);
    (picture, words.with_max_x(button.left()), button)
}

/// Draws the card that opens the network screen, or the lobby while connected.
pub(super) fn draw_network(ui: &mut Ui, rect: Rect, net: &Net) -> Response {
    let language = ui.language();
    let about = if net.has_joined() {
        net.server_name(language)
    } else {
        tr!(language, "title-network-about")
    };
    let title = tr!(language, "title-network");
    draw_small_card(ui, rect, title, (title, about), |painter, area| {
        draw_icon(painter, area, Icon::Wifi);
    })
}

/// Draws the card that opens the packs of levels.
pub(super) fn draw_packs(ui: &mut Ui, rect: Rect) -> Response {
    let language = ui.language();
    let title = tr!(language, "title-packs");
    let words = (title, tr!(language, "title-packs-about"));
    draw_small_card(ui, rect, title, words, |painter, area| {
        draw_icon(painter, area, Icon::Layers);
    })
}

fn draw_icon(painter: &Painter, area: Rect, icon: Icon) {
    let accent = ink(painter.current_theme().shades.accent);
    let size = area.size().min_elem().min(36.0);
    ui::draw_icon(painter, area.center(), icon, size, accent);
}

/// Draws a small card: a picture beside a title and what it is about, or above the title alone if there is no room. `label` is for
/// screen readers.
pub(in crate::screens) fn draw_small_card(
    ui: &mut Ui,
    rect: Rect,
    label: &str,
    (title, about): (&str, &str),
    picture: impl FnOnce(&Painter, Rect),
) -> Response {
    let card = ui::card_in(ui, rect, label);
    let painter = ui.painter();
    let inner = inset(rect, space::SMALL);
    if rect.width() >= BESIDE {
        let side = inner.height().min(46.0);
        let (place, words) = inner.split_left_right_at_x(inner.left() + side + space::TINY);
        picture(painter, centred(place.center(), Vec2::splat(side)));
        write_on_card(
            painter,
            words.with_min_x(words.left() + space::SMALL),
            title,
            about,
        );
    } else {
        let (above, words) = inner.split_top_bottom_at_y(inner.top() + 0.32 * inner.height());
        picture(
            painter,
            centred(above.center(), Vec2::splat(above.height())),
        );
        ui::draw_text(
            painter,
            words,
            Align2::CENTER_CENTER,
            STRONG.size(NOTE.size),
            title,
        );
    }
    card
}
