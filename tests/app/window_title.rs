//! The title of the window, which says whose turn it is.

use crate::stage::{Stage, game};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use tessella_games::Level;
use tessella_session::Player;

const HUMAN: Player = Player::Human;

#[test]
fn window_behind_another_says_whose_turn_it_is() {
    let title = |stage: &mut Stage, focused: bool| {
        let world = stage.world();
        let mut windows = world.query_filtered::<&mut Window, With<PrimaryWindow>>();
        let mut window = windows.single_mut(world).expect("one window");
        window.focused = focused;
        stage.frames(2);
        let world = stage.world();
        let window = windows.single(world).expect("one window");
        window.title.clone()
    };
    let computer = Player::Computer(Level::Gentle);
    for (players, behind) in [
        ([HUMAN, computer], "Your turn – Tessella"),
        ([HUMAN, HUMAN], "Tessella"),
    ] {
        let mut stage = Stage::playing(game("row:3x3,k3#1", &players));
        assert_eq!(title(&mut stage, true), "Tessella");
        assert_eq!(title(&mut stage, false), behind);
        stage.escape();
        assert_eq!(title(&mut stage, false), "Tessella");
    }
}
