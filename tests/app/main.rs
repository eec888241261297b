//! The program without a window or a GPU, driven by the messages that a window would send.
#![cfg(feature = "app")]

mod accessibility;
mod analysis;
mod back;
mod backup;
mod choices;
mod computer;
mod controls;
mod crash;
mod cubes;
mod endings;
mod files;
mod flood;
mod folder;
mod games;
mod headless;
mod help;
mod input;
mod input_order;
mod languages;
mod layout;
mod lessons;
mod light_block;
mod link;
mod more_time;
mod names;
mod network;
mod on_screen_keyboard;
mod others;
mod packs;
mod palettes;
mod phone;
mod pictures;
mod presses;
mod race;
mod random_presses;
mod redraw;
#[expect(
    dead_code,
    reason = "the tests of the network without a window use more of it"
)]
#[path = "../relay/mod.rs"]
mod relay;
mod scanning;
mod screens;
mod settings_file;
mod shapes;
mod share;
mod sizes;
mod sounds;
mod stage;
mod statistics;
mod steady_layout;
mod tasks;
mod toasts;
mod today;
mod transfer;
mod view;
mod whole_games;
mod window_title;
mod wins;
