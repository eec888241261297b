//! Title screen: continue the current game or start another. A press on a card starts a game at once; its options
//! button opens the set-up.

mod card_picture;
mod cards;
mod games;
mod layout;
mod name;
mod return_card;
mod rows;
mod start_card;

use crate::core::settings::Settings;
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
use crate::ui;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use card_picture::CardPicture;
pub(in crate::screens) use cards::draw_small_card;
use cards::{draw_network, draw_packs, small_card_height, small_places};
use games::{CardPictures, arrive, draw_games, make_pictures};
use layout::{TitleContent, places};
use name::draw_name;
use return_card::Answer;
use rows::{draw_foot, draw_symbols};
use start_card::Start;
use tessella_session::GameId;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, make_pictures)
        .add_systems(
            OnEnter(Screen::Title),
            arrive.run_if(resource_exists::<CardPictures>.and_then(not(resource_exists::<Shot>))),
        )
        .add_systems(
            EguiPrimaryContextPass,
            draw_title_screen
                .in_set(ScreenSystems)
                .run_if(in_state(Screen::Title)),
        );
}

fn draw_title_screen(
    mut contexts: EguiContexts,
    mut settings: ResMut<Settings>,
    (mut pictures, time): (ResMut<CardPictures>, Res<Time<Real>>),
    mut selection: ResMut<SetupSelection>,
    mut opener: GameOpener,
    (mut commands, mut requests, net): (Commands, MessageWriter<NetRequest>, Res<Net>),
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
        &|width| small_card_height(ui, width),
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
                opener.commands.set_state(Screen::Lan);
            }
            Start::Current => opener.commands.set_state(Screen::Play),
            Start::Stored(game) => opener.open(game.stored.id),
            Start::First(game) | Start::Again(game) => {
                commands.write_message(PlayAtOnce(game));
            }
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
            opener.commands.set_state(Screen::Setup);
        }
        Some((game, false)) => {
            commands.write_message(PlayAtOnce(game));
        }
        None => {}
    }
    let [today, packs, network] = small_places(ui, at.small);
    let (progress, wait) = (&history.0.today, clock.time_to_next_day());
    if draw_today_card(ui, today, progress, day.day(), wait).clicked() {
        opener.commands.set_state(Screen::Today);
    }
    if draw_packs(ui, packs).clicked() {
        commands.trigger(OpenScreen(Screen::Packs));
    }
    if draw_network(ui, network, &net).clicked() {
        opener.commands.set_state(network_screen(&net));
    }
    draw_foot(ui, at.foot, &mut commands);
    Ok(())
}

/// Returns the unfinished games other than the one offered above.
fn other_unfinished(list: &GameList, shown_above: Option<GameId>) -> Vec<ListedGame> {
    let is_other = |game: &&ListedGame| Some(game.stored.id) != shown_above;
    list.continuable().filter(is_other).cloned().collect()
}

/// Returns the screen that the network card opens.
fn network_screen(net: &Net) -> Screen {
    if net.has_joined() {
        Screen::Lobby
    } else {
        Screen::Lan
    }
}
