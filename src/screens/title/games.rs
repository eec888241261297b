//! Cards of the games on the title screen.

use crate::core::RedrawRequest;
use crate::screens::title::card_picture::CardPicture;
use crate::screens::title::cards::{CardWords, GameCard, draw_game};
use crate::ui;
use bevy::prelude::*;
use bevy_egui::egui::{Rect, Ui};
use tessella_games::Game;

/// Picture on the card of each game.
#[derive(Resource)]
pub(super) struct CardPictures(pub(super) Vec<CardPicture>);

pub(super) fn make_pictures(mut commands: Commands) -> Result {
    let pictures: Result<_> = Game::ALL
        .iter()
        .map(|&game| CardPicture::new(game))
        .collect();
    commands.insert_resource(CardPictures(pictures?));
    Ok(())
}

pub(super) fn arrive(mut pictures: ResMut<CardPictures>, time: Res<Time<Real>>) {
    for (number, picture) in pictures.0.iter_mut().enumerate() {
        picture.arrive(number, time.elapsed_secs_f64());
    }
}

/// Draws the cards of all games, whose pictures move. `time` is that of the frame and the factor of all durations. Returns the game that was
/// pressed, with `true` if its options were.
pub(super) fn draw_games(
    ui: &mut Ui,
    cards: &[Rect],
    pictures: &mut CardPictures,
    time: (f64, f32),
    redraw: &mut RedrawRequest,
) -> Option<(Game, bool)> {
    let (now, stretch) = time;
    let mut pressed = None;
    let first = cards.first().copied().unwrap_or(Rect::NOTHING);
    let words = CardWords::new(ui, first);
    for (picture, &rect) in pictures.0.iter_mut().zip(cards) {
        let game = picture.game;
        let (position, wait) = picture.at(now, stretch);
        if let Some(wait) = wait {
            redraw.request_within(wait as f32);
        }
        let GameCard { card, options } = draw_game(ui, rect, game, position, &words);
        picture.point_at(card.hovered(), now);
        ui::focus_on_arrival(&card, "title");
        if options || card.clicked() {
            pressed = Some((game, options));
        }
    }
    pressed
}
