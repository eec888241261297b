//! Title screen: continue the current game or start another. A press on a card starts a game at once; its options
//! button opens the set-up.

mod card_picture;
mod layout;
mod return_card;
mod welcome;

use crate::core::language::SpokenLanguage;
use crate::core::layout::TARGET;
use crate::core::rects::{between, inset, sized};
use crate::core::settings::Settings;
use crate::core::theme::{Theme, ink, text};
use crate::core::{
    CurrentDay, CurrentGame, History, NetRequest, OpenScreen, PlayAtOnce, RedrawRequest, Screen,
    ScreenSystems, Shot, WallClock,
};
use crate::games::{about, draw_picture};
use crate::net::{Net, forget_seats, seat_to_return_to};
use crate::screens::begin_session::GameOpener;
use crate::screens::game_card::{draw_listed, draw_listed_on, draw_session, write_on_card};
use crate::screens::game_list::{GameList, ListedGame};
use crate::screens::setup::SetupSelection;
use crate::screens::today::{DayBoards, draw_today_card};
use crate::text::Text;
use crate::ui;
use crate::ui::{heavy, write};
use bevy::prelude::*;
use bevy_egui::egui::{Align2, Painter, Rect, Response, Ui, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use card_picture::CardPicture;
use layout::{TitleLayout, places};
use lucide_icons::Icon;
use return_card::{Answer, draw_return};
use tessella_games::{Game, Position};
use tessella_language::tr;
use tessella_session::{GameId, Session};
use welcome::draw_welcome;

/// Picture on the card of each game.
#[derive(Resource)]
struct CardPictures(Vec<CardPicture>);

/// Width of a card below which the words on it have no room beside the options button, in points.
const NARROW: f32 = 200.0;
/// Height of a card below which the words on it have no room below the options button, in points.
const LOW: f32 = 80.0;

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
    (theme, mut settings): (Res<Theme>, ResMut<Settings>),
    (mut pictures, time): (ResMut<CardPictures>, Res<Time<Real>>),
    mut selection: ResMut<SetupSelection>,
    mut opener: GameOpener,
    (mut visit, mut play, mut requests, net): (
        MessageWriter<OpenScreen>,
        MessageWriter<PlayAtOnce>,
        MessageWriter<NetRequest>,
        Res<Net>,
    ),
    (history, day, clock, mut day_boards): (
        Res<History>,
        Res<CurrentDay>,
        Res<WallClock>,
        ResMut<DayBoards>,
    ),
    (mut list, mut redraw): (ResMut<GameList>, ResMut<RedrawRequest>),
) -> Result {
    let context = contexts.ctx_mut()?;
    let mut ui = ui::whole_window(context);
    let ui = &mut ui;
    let TitleLayout {
        name: left,
        go_on: rect,
        today,
        others,
        cards,
        packs,
        foot,
    } = places(ui.max_rect(), pictures.0.len());
    let look = ui::BoardStyle {
        theme: &theme,
        faces: settings.faces,
    };
    draw_name(ui.painter(), left, &theme);
    let back = seat_to_return_to(&net, &settings, &clock);
    let continued = game_to_continue(&opener.current, &list);
    match (&back, &continued) {
        // The seat may wait for a minute only, and every other game for ever.
        (Some(back), _) => match draw_return(ui, rect, &theme, back) {
            Some(Answer::Return) => {
                requests.write(back.request.clone());
                opener.next.set(Screen::Lan);
            }
            Some(Answer::Dismiss) => drop(forget_seats(&mut settings)),
            None => {}
        },
        (None, Some(game)) => {
            let shown = list.bypass_change_detection();
            let card = draw_continue(ui, rect, &look, &opener.current, shown, game);
            ui::focus_on_arrival(&card, "title");
            match game {
                _ if !card.clicked() => {}
                ContinuedGame::Current => opener.next.set(Screen::Play),
                ContinuedGame::Stored(game) => opener.open(game.stored.id),
            }
        }
        (None, None) => {
            let mut symbols = settings.symbols;
            draw_welcome(ui, rect, &theme, &mut symbols);
            if symbols != settings.symbols {
                settings.symbols = symbols;
            }
        }
    }
    let boards = day_boards.bypass_change_detection();
    let progress = &history.0.today;
    let wait = clock.time_to_next_day();
    let today_card = draw_today_card(ui, today, &look, boards, progress, day.day(), wait);
    if today_card.clicked() {
        opener.next.set(Screen::Today);
    }
    // Its place above may be taken by the way back to a seat.
    let shown_above = continued.filter(|_| back.is_none());
    let shown_above = shown_above.and_then(|game| game.id(&opener.current));
    if let Some(id) = draw_unfinished(ui, &others, &look, &mut list, shown_above) {
        opener.open(id);
    }
    let now = time.elapsed_secs_f64();
    let time = (now, settings.motion().stretch());
    match draw_games(ui, &cards, &look, &mut pictures, time, &mut redraw) {
        Some((game, true)) => {
            selection.begin(game);
            opener.next.set(Screen::Setup);
        }
        Some((game, false)) => drop(play.write(PlayAtOnce(game))),
        None => {}
    }
    if let Some(&rect) = cards.last()
        && draw_network(ui, rect, &theme, &net).clicked()
    {
        opener.next.set(network_screen(&net));
    }
    if let Some(rect) = packs
        && draw_packs(ui, rect, &theme).clicked()
    {
        visit.write(OpenScreen(Screen::Packs));
    }
    draw_foot(ui, foot, &theme, packs.is_none(), &mut visit);
    Ok(())
}

/// Draws the cards of all games, whose pictures move. `time` is that of the frame and the factor of all durations. Returns the game that was
/// pressed, with `true` if its options were.
fn draw_games(
    ui: &mut Ui,
    cards: &[Rect],
    look: &ui::BoardStyle<'_>,
    pictures: &mut CardPictures,
    time: (f64, f32),
    redraw: &mut RedrawRequest,
) -> Option<(Game, bool)> {
    let (now, stretch) = time;
    let mut pressed = None;
    for (picture, &rect) in pictures.0.iter_mut().zip(cards) {
        let game = picture.game;
        let (position, wait) = picture.at(now, stretch);
        if let Some(wait) = wait {
            redraw.request_within(wait as f32);
        }
        let GameCard { card, options } = draw_game(ui, rect, look, game, position);
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

/// Draws the sign and the name of the program.
fn draw_name(painter: &Painter, rect: Rect, theme: &Theme) {
    let sign = sized(pos2(rect.left(), rect.top() + 8.0), vec2(40.0, 40.0));
    ui::draw_sign(painter, sign, theme);
    let name = pos2(sign.right() + 14.0, sign.center().y);
    write(
        painter,
        name,
        Align2::LEFT_CENTER,
        "Tessella",
        heavy(text::TITLE),
        ink(theme.shades.text),
        rect.width() - 60.0,
    );
}

/// Game that the title offers to continue.
enum ContinuedGame {
    /// The game being played.
    Current,
    /// Another game of this device.
    Stored(ListedGame),
}

impl ContinuedGame {
    fn id(&self, current: &CurrentGame) -> Option<GameId> {
        match self {
            Self::Current => current.local.current_id(),
            Self::Stored(game) => Some(game.stored.id),
        }
    }
}

/// Returns the game played last that has begun and is not over.
fn game_to_continue(current: &CurrentGame, list: &GameList) -> Option<ContinuedGame> {
    if current.game().is_some_and(Session::can_continue) {
        return Some(ContinuedGame::Current);
    }
    list.continuable()
        .next()
        .cloned()
        .map(ContinuedGame::Stored)
}

/// Draws the unfinished games other than the one offered above, as many as there are places. Returns the one that was
/// pressed.
fn draw_unfinished(
    ui: &mut Ui,
    places: &[Rect],
    look: &ui::BoardStyle<'_>,
    list: &mut ResMut<GameList>,
    shown_above: Option<GameId>,
) -> Option<GameId> {
    // Drawing changes the list only when it restores a game.
    let shown = list.bypass_change_detection();
    let is_other = |game: &&ListedGame| Some(game.stored.id) != shown_above;
    let games: Vec<ListedGame> = { shown.continuable().filter(is_other) }
        .take(places.len())
        .cloned()
        .collect();
    let mut pressed = None;
    for (game, &rect) in games.iter().zip(places) {
        if draw_listed(ui, rect, look, shown, game, 0.0).clicked() {
            pressed = Some(game.stored.id);
        }
    }
    if shown.take_restored() {
        list.set_changed();
    }
    pressed
}

/// Draws the row of buttons for the games, statistics, settings and help, and for the packs if they have no card.
fn draw_foot(
    ui: &mut Ui,
    rect: Rect,
    theme: &Theme,
    has_packs: bool,
    visit: &mut MessageWriter<OpenScreen>,
) {
    let language = ui.language();
    let all = [
        (Icon::Layers, tr!(language, "title-packs"), Screen::Packs),
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
    let tools = if has_packs { &all[..] } else { &all[1..] };
    let width = rect.width() / tools.len() as f32;
    for (at, &(icon, label, screen)) in tools.iter().enumerate() {
        let corner = rect.min + vec2(width * at as f32, 0.0);
        let tool = sized(corner, vec2(width, rect.height()));
        if ui::tool(ui, tool, theme, icon, label, true).clicked() {
            visit.write(OpenScreen(screen));
        }
    }
}

/// Draws the card of the game to continue, with an arrow icon.
fn draw_continue(
    ui: &mut Ui,
    rect: Rect,
    look: &ui::BoardStyle<'_>,
    current: &CurrentGame,
    list: &mut GameList,
    game: &ContinuedGame,
) -> Response {
    let label = tr!(ui.language(), "title-continue");
    let card = ui::card(ui, rect, look.theme, label);
    let painter = ui.painter();
    let inner = inset(rect, 12.0);
    let beside_arrow = inner.with_max_x(inner.right() - 32.0);
    match game {
        ContinuedGame::Current => {
            if let Some(game) = current.game() {
                draw_session(painter, beside_arrow, look, game, Some(label));
            }
        }
        ContinuedGame::Stored(game) => {
            draw_listed_on(painter, beside_arrow, look, list, game, Some(label));
        }
    }
    let arrow = pos2(inner.right() - 10.0, inner.center().y);
    ui::draw_icon(
        painter,
        arrow,
        Icon::ChevronRight,
        22.0,
        ink(look.theme.shades.quiet),
    );
    card
}

/// Responses of the card of a game.
struct GameCard {
    card: Response,
    /// `true` if the player asked for the set-up, by the options button, a secondary press or a long one.
    options: bool,
}

/// Draws the card of a game: its thumbnail above its name, or beside it if there is no room, and its options
/// button.
fn draw_game(
    ui: &mut Ui,
    rect: Rect,
    look: &ui::BoardStyle<'_>,
    game: Game,
    picture: &Position,
) -> GameCard {
    let language = ui.language();
    let theme = look.theme;
    let title = game.text(language);
    let card = ui::card(ui, rect, theme, &title);
    let (board, label) = card_parts(rect);
    let corner = pos2(rect.right() - TARGET, options_top(rect));
    // The button is drawn above the card, so that a press on it is not a press on the card.
    let options = ui::icon_button(
        ui,
        sized(corner, vec2(TARGET, TARGET)),
        theme,
        Icon::SlidersHorizontal,
        &tr!(language, "title-options", game = title.as_str()),
    );
    let painter = ui.painter();
    draw_picture(painter, board, look, picture);
    let tagline = match rect.width() < NARROW && rect.height() < LOW {
        true => "",
        false => (about(game).tagline)(language),
    };
    write_on_card(painter, label, theme, &title, tagline);
    GameCard {
        options: options.clicked() || card.secondary_clicked() || card.long_touched(),
        card,
    }
}

/// Returns the areas of a card's thumbnail and name: stacked, or side by side if there is no room. The place of the
/// options button is left free.
fn card_parts(rect: Rect) -> (Rect, Rect) {
    let inner = inset(rect, 10.0);
    if inner.height() >= 104.0 {
        let label = between(pos2(inner.left() + 4.0, inner.bottom() - 42.0), inner.max);
        // The picture is beside the options button or below it, wherever it is larger.
        let (button, bottom) = (TARGET - 10.0, label.top() - 6.0);
        let beside = between(
            inner.min + vec2(button, 0.0),
            pos2(inner.right() - button, bottom),
        );
        let below = between(inner.min + vec2(0.0, button), pos2(inner.right(), bottom));
        let is_larger = below.size().min_elem() > beside.size().min_elem();
        return (if is_larger { below } else { beside }, label);
    }
    let is_narrow = rect.width() < NARROW;
    let part = if is_narrow && rect.height() >= LOW {
        0.34
    } else {
        0.26
    };
    let side = inner.height().min(inner.width() * part);
    let picture = sized(inner.min, vec2(side, inner.height()));
    let left = picture.right() + 10.0;
    let label = if is_narrow && rect.height() >= LOW {
        between(
            pos2(left, inner.bottom() - 38.0),
            inner.max + vec2(0.0, 2.0),
        )
    } else {
        let right = rect.right() - TARGET + 8.0;
        between(pos2(left, inner.top()), pos2(right, inner.bottom()))
    };
    (picture, label)
}

/// Returns the upper edge of the options button on a card: the upper corner, or half-way in a card whose words are beside it.
fn options_top(rect: Rect) -> f32 {
    match rect.height() < LOW {
        true => rect.center().y - TARGET / 2.0,
        false => rect.top(),
    }
}

/// Draws the card that opens the network screen, or the lobby while connected.
fn draw_network(ui: &mut Ui, rect: Rect, theme: &Theme, net: &Net) -> Response {
    let language = ui.language();
    let about = match net.has_joined() {
        true => net.server_name(language),
        false => tr!(language, "title-network-about"),
    };
    let title = tr!(language, "title-network");
    draw_icon_card(ui, rect, theme, Icon::Wifi, title, about)
}

/// Draws the card that opens the packs of levels.
fn draw_packs(ui: &mut Ui, rect: Rect, theme: &Theme) -> Response {
    let language = ui.language();
    let (title, about) = (
        tr!(language, "title-packs"),
        tr!(language, "title-packs-about"),
    );
    draw_icon_card(ui, rect, theme, Icon::Layers, title, about)
}

/// Draws a card with an icon in place of a picture.
fn draw_icon_card(
    ui: &mut Ui,
    rect: Rect,
    theme: &Theme,
    icon: Icon,
    title: &str,
    about: &str,
) -> Response {
    let card = ui::card(ui, rect, theme, title);
    let painter = ui.painter();
    let (picture, mut label) = card_parts(rect);
    // There is no options button beside or above the words.
    let whole = inset(rect, 10.0);
    label = between(pos2(label.left(), whole.top()), whole.max);
    let size = picture.height().min(picture.width()).min(64.0);
    let accent = ink(theme.shades.accent);
    ui::draw_icon(painter, picture.center(), icon, size, accent);
    write_on_card(painter, label, theme, title, about);
    card
}
