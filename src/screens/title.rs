//! Title screen: continue the current game or start another. A press on a card starts a game at once; its options
//! button opens the set-up.

mod card_picture;
mod cards;
mod games;
mod layout;
mod name;
mod return_card;
mod rows;
mod small_cards;
mod start_card;

use crate::core::settings::Settings;
use crate::core::{
    CurrentDay, CurrentGame, History, OpenScreen, PlayAtOnce, RedrawRequest, Screen, ScreenSystems,
    Shot, WallClock,
};
use crate::net::{Net, forget_seats, seat_to_return_to};
use crate::screens::begin_session::GameOpener;
use crate::screens::game_card::draw_listed;
use crate::screens::game_list::{GameList, ListedGame};
use crate::screens::setup::SetupSelection;
use crate::screens::today::draw_today_card;
use crate::ui;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{Ui, UiBuilder};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use card_picture::CardPicture;
use games::{CardPictures, arrive, draw_games, make_pictures};
use layout::{TitleContent, TitleLayout, places};
use name::draw_name;
use return_card::Answer;
use rows::{draw_foot, draw_symbols};
pub(crate) use small_cards::draw_small_card;
use small_cards::{draw_network, draw_packs, small_card_height, small_places};
use start_card::Start;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, make_pictures)
        .add_systems(
            OnEnter(Screen::Title),
            arrive.run_if(resource_exists::<CardPictures>.and_then(not(resource_exists::<Shot>))),
        )
        .add_systems(
            EguiPrimaryContextPass,
            (
                offer_games,
                arrange_title,
                draw_program_name,
                draw_start_card,
                draw_offer_of_symbols,
                draw_unfinished_games,
                draw_game_cards,
                draw_small_cards,
                draw_title_foot,
            )
                .chain()
                .in_set(ScreenSystems)
                .run_if(in_state(Screen::Title)),
        );
}

/// What the title offers besides new games.
#[derive(Resource)]
struct OfferedGames {
    start: Start,
    /// The other unfinished games.
    others: Vec<ListedGame>,
}

/// What a part of the title draws on, and where the parts are.
#[derive(SystemParam)]
struct TitleScreen<'w, 's> {
    contexts: EguiContexts<'w, 's>,
    at: Res<'w, TitleLayout>,
}

impl TitleScreen<'_, '_> {
    /// Returns the window for the part with this name. Its widgets have ids of their own.
    fn ui(&mut self, part: &'static str) -> Result<Ui> {
        let mut window = ui::whole_window(self.contexts.ctx_mut()?);
        Ok(window.new_child(UiBuilder::new().id_salt(part)))
    }
}

fn offer_games(
    net: Res<Net>,
    settings: Res<Settings>,
    clock: Res<WallClock>,
    current: Res<CurrentGame>,
    list: Res<GameList>,
    mut commands: Commands,
) {
    let back = seat_to_return_to(&net, &settings, &clock);
    let start = Start::new(back, &current, &list, &settings);
    let shown_above = start.id(&current);
    let is_other = |game: &&ListedGame| Some(game.stored.id) != shown_above;
    let others = list.continuable().filter(is_other).cloned().collect();
    commands.insert_resource(OfferedGames { start, others });
}

fn arrange_title(
    mut contexts: EguiContexts,
    offered: Res<OfferedGames>,
    pictures: Res<CardPictures>,
    mut commands: Commands,
) -> Result {
    let window = ui::whole_window(contexts.ctx_mut()?);
    let content = TitleContent {
        games: pictures.0.len(),
        unfinished: offered.others.len(),
        offers_symbols: offered.start.is_first(),
    };
    let small_height = |width| small_card_height(&window, width);
    commands.insert_resource(places(window.max_rect(), &content, &small_height));
    Ok(())
}

fn draw_program_name(mut screen: TitleScreen) -> Result {
    draw_name(screen.ui("name")?.painter(), screen.at.name);
    Ok(())
}

fn draw_start_card(
    mut screen: TitleScreen,
    offered: Res<OfferedGames>,
    pictures: Res<CardPictures>,
    mut list: ResMut<GameList>,
    mut settings: ResMut<Settings>,
    mut opener: GameOpener,
) -> Result {
    let ui = &mut screen.ui("start")?;
    let sample = |game| {
        let mut pictures = pictures.0.iter();
        pictures
            .find(|of| of.game == game)
            .map(CardPicture::at_rest)
    };
    let (start, shown) = (&offered.start, list.bypass_change_detection());
    match start.draw(ui, screen.at.start, &opener.current, shown, sample) {
        Some(Answer::Dismiss) => drop(forget_seats(&mut settings)),
        Some(Answer::Accept) => match start {
            Start::Return(back) => {
                opener.commands.write_message(back.request.clone());
                opener.commands.set_state(Screen::Lan);
            }
            Start::Current => opener.commands.set_state(Screen::Play),
            Start::Stored(game) => opener.open(game.stored.id),
            Start::First(game) | Start::Again(game) => {
                opener.commands.write_message(PlayAtOnce(*game));
            }
        },
        None => {}
    }
    Ok(())
}

/// Offers symbols on the tiles to a player who may not know them yet.
fn draw_offer_of_symbols(mut screen: TitleScreen, mut settings: ResMut<Settings>) -> Result {
    let ui = &mut screen.ui("symbols")?;
    let mut symbols = settings.symbols;
    if let Some(line) = screen.at.symbols
        && draw_symbols(ui, line, &mut symbols)
    {
        settings.symbols = symbols;
    }
    Ok(())
}

fn draw_unfinished_games(
    mut screen: TitleScreen,
    offered: Res<OfferedGames>,
    mut list: ResMut<GameList>,
    mut opener: GameOpener,
) -> Result {
    let ui = &mut screen.ui("unfinished")?;
    let shown = list.bypass_change_detection();
    for (game, &rect) in offered.others.iter().zip(&screen.at.unfinished) {
        if draw_listed(ui, rect, shown, game, 0.0).clicked() {
            opener.open(game.stored.id);
        }
    }
    // Drawing changes the list only when it restores a game.
    if shown.take_restored() {
        list.set_changed();
    }
    Ok(())
}

fn draw_game_cards(
    mut screen: TitleScreen,
    mut pictures: ResMut<CardPictures>,
    time: Res<Time<Real>>,
    settings: Res<Settings>,
    mut redraw: ResMut<RedrawRequest>,
    mut selection: ResMut<SetupSelection>,
    mut commands: Commands,
) -> Result {
    let ui = &mut screen.ui("games")?;
    let time = (time.elapsed_secs_f64(), settings.motion().stretch());
    match draw_games(ui, &screen.at.games, &mut pictures, time, &mut redraw) {
        Some((game, true)) => {
            selection.begin(game);
            commands.set_state(Screen::Setup);
        }
        Some((game, false)) => {
            commands.write_message(PlayAtOnce(game));
        }
        None => {}
    }
    Ok(())
}

/// Draws the cards of today's boards, the packs and the local network.
fn draw_small_cards(
    mut screen: TitleScreen,
    history: Res<History>,
    day: Res<CurrentDay>,
    clock: Res<WallClock>,
    net: Res<Net>,
    mut commands: Commands,
) -> Result {
    let ui = &mut screen.ui("small")?;
    let [today, packs, network] = small_places(ui, screen.at.small);
    let (progress, wait) = (&history.0.today, clock.time_to_next_day());
    if draw_today_card(ui, today, progress, day.day(), wait).clicked() {
        commands.set_state(Screen::Today);
    }
    if draw_packs(ui, packs).clicked() {
        commands.trigger(OpenScreen(Screen::Packs));
    }
    if draw_network(ui, network, &net).clicked() {
        commands.set_state(network_screen(&net));
    }
    Ok(())
}

fn draw_title_foot(mut screen: TitleScreen, mut commands: Commands) -> Result {
    draw_foot(&mut screen.ui("foot")?, screen.at.foot, &mut commands);
    Ok(())
}

/// Returns the screen that the network card opens.
fn network_screen(net: &Net) -> Screen {
    if net.has_joined() {
        Screen::Lobby
    } else {
        Screen::Lan
    }
}
