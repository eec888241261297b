//! Cards of the games on the title.

use crate::core::language::SpokenLanguage;
use crate::core::layout::TARGET;
use crate::core::rects::{centred, inset, sized};
use crate::core::theme::{Themed, space, tell_theme};
use crate::games::{about, draw_picture};
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
/// Least height of a picture above words on a narrow card, and the one that it keeps above a second line, in points.
pub(super) const LEAST_PICTURE: f32 = 18.0;
const GOOD_PICTURE: f32 = 28.0;
/// Side of the icon on the options button, in points.
const ICON: f32 = 26.0;

/// Responses of the card of a game.
pub(super) struct GameCard {
    pub(super) card: Response,
    /// `true` if the player asked for the set-up, by the options button, a secondary press or a long one.
    pub(super) options: bool,
}

/// What the cards of all games have, which are of the same size.
pub(super) struct CardWords {
    is_narrow: bool,
    is_tall: bool,
    /// Height of the words, in points.
    height: f32,
    /// `false` if the names need the room of the pictures.
    has_pictures: bool,
    /// `false` if there is no room for what the games are about.
    has_taglines: bool,
}

impl CardWords {
    /// Returns what cards of the size of this one have.
    pub(super) fn new(ui: &Ui, card: Rect) -> Self {
        let (context, language) = (ui.ctx(), ui.language());
        let games = Game::ALL.iter();
        let mut taglines = games.clone().map(|&game| (about(game).tagline)(language));
        let (is_narrow, is_tall) = (card.width() < NARROW, card.height() >= TALL);
        let line = |style| ui::text_height(context, style, "", f32::INFINITY);
        let mut words = Self {
            is_narrow,
            is_tall,
            height: 0.0,
            has_pictures: true,
            has_taglines: false,
        };
        words.height = line(words.name_style());
        let inner = card.height() - 2.0 * words.margin();
        if is_narrow {
            words.has_pictures = inner >= LEAST_PICTURE + words.height;
        }
        let with_taglines = Self {
            height: words.height + line(NOTE),
            has_taglines: true,
            ..words
        };
        let is_high = inner >= with_taglines.height + if is_narrow { GOOD_PICTURE } else { 0.0 };
        let (_, place, _) = with_taglines.parts(card);
        if is_high && taglines.all(|words| ui::line_width(context, NOTE, words) <= place.width()) {
            words = with_taglines;
        }
        let (_, place, _) = words.parts(card);
        let mut names = games.map(|game| game.text(language));
        let style = words.name_style();
        words.has_pictures &=
            is_narrow || names.all(|name| ui::line_width(context, style, &name) <= place.width());
        words
    }

    const fn name_style(&self) -> TextStyle {
        if self.is_narrow && !self.is_tall {
            SMALL.bold()
        } else {
            STRONG
        }
    }

    const fn margin(&self) -> f32 {
        if self.is_narrow {
            space::SMALL
        } else {
            space::MEDIUM
        }
    }

    /// Returns the areas of the picture, the words and the options button on a card.
    fn parts(&self, rect: Rect) -> (Rect, Rect, Rect) {
        let inner = inset(rect, self.margin());
        let target = Vec2::splat(TARGET);
        if !self.is_narrow && !self.is_tall {
            let button = centred(pos2(rect.right() - TARGET / 2.0, rect.center().y), target);
            let side = if self.has_pictures {
                inner.height().min(inner.width() * 0.26)
            } else {
                0.0
            };
            let (picture, words) = inner.split_left_right_at_x(inner.left() + side);
            let gap = if self.has_pictures { space::SMALL } else { 0.0 };
            let words = words.with_min_x(words.left() + gap);
            return (picture, words.with_max_x(button.left()), button);
        }
        let (above, words) = inner.split_top_bottom_at_y(inner.bottom() - self.height);
        if !self.is_narrow {
            let button = sized(rect.max - target, target);
            let picture = above.with_max_y(above.bottom() - space::SMALL);
            return (picture, words.with_max_x(button.left()), button);
        }
        let button = sized(rect.right_top() - vec2(TARGET, 0.0), target);
        let picture = if self.has_pictures {
            // Most boards are about as wide as high, so that they begin where the name does.
            above.with_max_x(button.left().min(above.left() + above.height()))
        } else {
            Rect::from_min_size(inner.min, Vec2::ZERO)
        };
        // The name is beside the icon of the button, if that reaches so far down.
        let is_below = words.top() >= button.center().y + ICON / 2.0;
        let right = if is_below {
            words.right()
        } else {
            button.left()
        };
        (picture, words.with_max_x(right), button)
    }

    fn draw(&self, painter: &Painter, area: Rect, game: Game) {
        let language = painter.language();
        let name = game.text(language);
        if !self.has_taglines {
            ui::draw_text(painter, area, Align2::LEFT_CENTER, self.name_style(), &name);
            return;
        }
        let (above, below) = area.split_top_bottom_at_fraction(0.52);
        ui::draw_text(
            painter,
            above,
            Align2::LEFT_BOTTOM,
            self.name_style(),
            &name,
        );
        let tagline = (about(game).tagline)(language);
        ui::draw_text(painter, below, Align2::LEFT_TOP, NOTE, tagline);
    }
}

/// Draws the card of a game: its picture above its name, or beside it if there is no room, and its options button.
pub(super) fn draw_game(
    ui: &mut Ui,
    rect: Rect,
    game: Game,
    position: &Position,
    words: &CardWords,
) -> GameCard {
    let title = game.text(ui.language());
    let theme = ui.current_theme();
    // The card has the page of its game.
    tell_theme(ui.ctx(), theme.on(Some(about(game).ground)));
    let card = ui::card_in(ui, rect, &title);
    let (picture, area, button) = words.parts(rect);
    // The button is drawn above the card, so that a press on it is not a press on the card.
    let label = tr!(ui.language(), "title-options", game = title.as_str());
    let options = ui::icon_button(ui, button, Icon::SlidersHorizontal, &label);
    if picture.width() > 0.0 {
        draw_picture(ui.painter(), picture, position);
    }
    words.draw(ui.painter(), area, game);
    tell_theme(ui.ctx(), theme);
    GameCard {
        options: options.clicked() || card.secondary_clicked() || card.long_touched(),
        card,
    }
}
