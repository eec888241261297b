//! Title screen: continue the current game or start another. A press on a card starts a game at once; its options
//! button opens the set-up.

mod card_picture;
mod cards;
mod layout;
mod return_card;
mod start_card;

use crate::core::language::SpokenLanguage;
use crate::core::layout::TARGET;
use crate::core::palette;
use crate::core::rects::sized;
use crate::core::settings::Settings;
use crate::core::theme::{Themed, ink};
use crate::core::{
    CurrentDay, History, NetRequest, OpenScreen, PlayAtOnce, RedrawRequest, Screen, ScreenSystems,
    Shot, WallClock,
};
use crate::net::{Net, forget_seats, seat_to_return_to};
use crate::screens::begin_session::GameOpener;
use crate::screens::game_card::draw_listed;
use crate::screens::game_list::{GameList, ListedGame};
use crate::screens::setup::SetupSelection;
use crate::screens::today::draw_today_card;
use crate::ui::{self, BODY, Face, TITLE};
use bevy::prelude::*;
use bevy_egui::egui::{Align2, Painter, Rect, Ui, WidgetInfo, WidgetType, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use card_picture::CardPicture;
pub(in crate::screens) use cards::draw_small_card;
use cards::{CardStyles, GameCard, draw_game, draw_network, draw_packs};
use layout::{TitleContent, places};
use lucide_icons::Icon;
use return_card::Answer;
use start_card::Start;
use tessella_games::Game;
use tessella_language::tr;
use tessella_session::GameId;

/// Picture on the card of each game.
#[derive(Resource)]
struct CardPictures(Vec<CardPicture>);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, make_pictures)
        .add_systems(
            OnEnter(Screen::Title),
            arrive.run_if(resource_exists::<CardPictures>.and_then(not(resource_exists::<Shot>))),
        )
        .add_systems(
            EguiPrimaryContextPass,
            draw.in_set(ScreenSystems).run_if(in_state(Screen::Title)),
        );
}

fn make_pictures(mut commands: Commands) -> Result {
    let pictures: Result<_> = { Game::ALL.iter() }
        .map(|&game| CardPicture::new(game))
        .collect();
    commands.insert_resource(CardPictures(pictures?));
    Ok(())
}

fn arrive(mut pictures: ResMut<CardPictures>, time: Res<Time<Real>>) {
    for (number, picture) in pictures.0.iter_mut().enumerate() {
        picture.arrive(number, time.elapsed_secs_f64());
    }
}

fn draw(
    mut contexts: EguiContexts,
    mut settings: ResMut<Settings>,
    (mut pictures, time): (ResMut<CardPictures>, Res<Time<Real>>),
    mut selection: ResMut<SetupSelection>,
    mut opener: GameOpener,
    (mut visit, mut play, mut requests, net): (
        MessageWriter<OpenScreen>,
        MessageWriter<PlayAtOnce>,
        MessageWriter<NetRequest>,
        Res<Net>,
    ),
    (history, day, clock): (Res<History>, Res<CurrentDay>, Res<WallClock>),
    (mut list, mut redraw): (ResMut<GameList>, ResMut<RedrawRequest>),
) -> Result {
    let context = contexts.ctx_mut()?;
    let ui = &mut ui::whole_window(context);
    let back = seat_to_return_to(&net, &settings, &clock);
    let start = Start::new(back, &opener.current, &list, &settings);
    let shown_above = start.id(&opener.current);
    let others = other_unfinished(&list, shown_above);
    let at = places(
        ui.max_rect(),
        &TitleContent {
            games: pictures.0.len(),
            unfinished: others.len(),
            offers_symbols: start.is_first(),
        },
    );
    draw_name(ui.painter(), at.name);
    let shown = list.bypass_change_detection();
    let sample = |game| {
        pictures
            .0
            .iter()
            .find(|of| of.game == game)
            .map(CardPicture::at_rest)
    };
    match start.draw(ui, at.start, &opener.current, shown, sample) {
        Some(Answer::Dismiss) => drop(forget_seats(&mut settings)),
        Some(Answer::Accept) => match start {
            Start::Return(back) => {
                requests.write(back.request);
                opener.next.set(Screen::Lan);
            }
            Start::Current => opener.next.set(Screen::Play),
            Start::Stored(game) => opener.open(game.stored.id),
            Start::First(game) | Start::Again(game) => drop(play.write(PlayAtOnce(game))),
        },
        None => {}
    }
    if let Some(line) = at.symbols {
        let mut symbols = settings.symbols;
        if draw_symbols(ui, line, &mut symbols) {
            settings.symbols = symbols;
        }
    }
    for (game, &rect) in others.iter().zip(&at.unfinished) {
        if draw_listed(ui, rect, shown, game, 0.0).clicked() {
            opener.open(game.stored.id);
        }
    }
    if shown.take_restored() {
        list.set_changed();
    }
    let now = time.elapsed_secs_f64();
    let time = (now, settings.motion().stretch());
    match draw_games(ui, &at.games, &mut pictures, time, &mut redraw) {
        Some((game, true)) => {
            selection.begin(game);
            opener.next.set(Screen::Setup);
        }
        Some((game, false)) => drop(play.write(PlayAtOnce(game))),
        None => {}
    }
    let [today, packs, network] = at.small;
    let (progress, wait) = (&history.0.today, clock.time_to_next_day());
    if draw_today_card(ui, today, progress, day.day(), wait).clicked() {
        opener.next.set(Screen::Today);
    }
    if draw_packs(ui, packs).clicked() {
        visit.write(OpenScreen(Screen::Packs));
    }
    if draw_network(ui, network, &net).clicked() {
        opener.next.set(network_screen(&net));
    }
    draw_foot(ui, at.foot, &mut visit);
    Ok(())
}

/// Returns the unfinished games other than the one offered above.
fn other_unfinished(list: &GameList, shown_above: Option<GameId>) -> Vec<ListedGame> {
    let is_other = |game: &&ListedGame| Some(game.stored.id) != shown_above;
    list.continuable().filter(is_other).cloned().collect()
}

/// Draws the line that offers symbols on the tiles. Returns `true` if it was pressed.
fn draw_symbols(ui: &mut Ui, rect: Rect, is_on: &mut bool) -> bool {
    let (theme, label) = (ui.current_theme(), tr!(ui.language(), "title-symbols"));
    let line = ui::pressable_area(ui, rect, label);
    let state = *is_on;
    line.widget_info(|| WidgetInfo::selected(WidgetType::Checkbox, true, state, label));
    let (icon, words) = rect.split_left_right_at_x(rect.left() + TARGET);
    let (sign, shade) = match is_on {
        true => (Icon::SquareCheck, theme.shades.accent),
        false => (Icon::Square, theme.shades.quiet),
    };
    ui::draw_icon(ui.painter(), icon.center(), sign, 20.0, ink(shade));
    ui::draw_text(
        ui.painter(),
        words,
        Align2::LEFT_CENTER,
        BODY.quiet(),
        label,
    );
    *is_on ^= line.clicked();
    line.clicked()
}

/// Draws the cards of all games, whose pictures move. `time` is that of the frame and the factor of all durations. Returns the game that was
/// pressed, with `true` if its options were.
fn draw_games(
    ui: &mut Ui,
    cards: &[Rect],
    pictures: &mut CardPictures,
    time: (f64, f32),
    redraw: &mut RedrawRequest,
) -> Option<(Game, bool)> {
    let (now, stretch) = time;
    let mut pressed = None;
    let first = cards.first().copied().unwrap_or(Rect::NOTHING);
    let styles = CardStyles::new(ui, first);
    for (picture, &rect) in pictures.0.iter_mut().zip(cards) {
        let game = picture.game;
        let (position, wait) = picture.at(now, stretch);
        if let Some(wait) = wait {
            redraw.request_within(wait as f32);
        }
        let GameCard { card, options } = draw_game(ui, rect, game, position, &styles);
        picture.point_at(card.hovered(), now);
        ui::focus_on_arrival(&card, "title");
        if options || card.clicked() {
            pressed = Some((game, options));
        }
    }
    pressed
}

/// Returns the screen that the network card opens.
fn network_screen(net: &Net) -> Screen {
    if net.has_joined() {
        Screen::Lobby
    } else {
        Screen::Lan
    }
}

/// Letters of the name, each on a tile.
const NAME: &str = "TESSELLA";
/// Greatest distance between two letters of the name, in points.
const LETTER: f32 = 50.0;

/// Draws the name of the program, a tile for each letter.
fn draw_name(painter: &Painter, rect: Rect) {
    let theme = painter.current_theme();
    let step = (rect.width() / NAME.len() as f32)
        .min(LETTER)
        .min(rect.height());
    for (at, letter) in NAME.char_indices() {
        let share = at as f32 / (NAME.len() - 1) as f32;
        let paint = palette::sunset(share);
        let corner = pos2(rect.left() + step * at as f32, rect.center().y - step / 2.0);
        let tile = sized(corner, vec2(0.92 * step, step));
        let face = Face::paint(&theme, paint, 0.0);
        let area = face.draw(painter, tile, 0.2 * step, 0.0);
        let style = TITLE.size(0.54 * step).rgb(face.ink);
        ui::draw_text(
            painter,
            area,
            Align2::CENTER_CENTER,
            style,
            letter.encode_utf8(&mut [0; 4]),
        );
    }
}

/// Draws the row of buttons for the games, statistics, settings and help.
fn draw_foot(ui: &mut Ui, rect: Rect, visit: &mut MessageWriter<OpenScreen>) {
    let language = ui.language();
    let tools = [
        (
            Icon::LibraryBig,
            tr!(language, "title-games"),
            Screen::Games,
        ),
        (
            Icon::ChartColumn,
            tr!(language, "title-statistics"),
            Screen::Statistics,
        ),
        (
            Icon::Settings,
            tr!(language, "title-settings"),
            Screen::Settings,
        ),
        (
            Icon::CircleQuestionMark,
            tr!(language, "title-help"),
            Screen::Help,
        ),
    ];
    let places: [Rect; 4] = ui::side_by_side(rect);
    for ((icon, label, screen), place) in tools.into_iter().zip(places) {
        if ui::link(ui, place, icon, label).clicked() {
            visit.write(OpenScreen(screen));
        }
    }
}
