//! Page with every widget in every state. It is for pictures and for tests of the layout; only `--screen kit` leads to it.

use crate::core::layout::TARGET;
use crate::core::theme::Themed;
use crate::core::{GoBack, Screen, ScreenSystems};
use crate::screens::parts::{COLUMN, page};
use crate::ui::{self, BODY, Button, CellState, HEADING, NOTE, Rows, SMALL, STRONG, Slider, TITLE};
use bevy::prelude::*;
use bevy_egui::egui::{Id, Ui, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use lucide_icons::Icon;
use tessella_games::Colour;

/// A text that needs several lines on a phone.
const LONG: &str = "A label that is too long for its place continues in another line";

/// Icons of the samples.
const ICONS: [Icon; 4] = [Icon::Undo2, Icon::Lightbulb, Icon::Settings, Icon::Share2];

/// What has been chosen on the page.
#[derive(Resource)]
struct KitState {
    choice: u8,
    is_on: bool,
    is_open: bool,
    number: u16,
    written: String,
}

impl Default for KitState {
    fn default() -> Self {
        Self {
            choice: 1,
            is_on: true,
            is_open: false,
            number: 120,
            written: String::new(),
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<KitState>().add_systems(
        EguiPrimaryContextPass,
        draw_kit.in_set(ScreenSystems).run_if(in_state(Screen::Kit)),
    );
}

fn draw_kit(
    mut contexts: EguiContexts,
    mut state: ResMut<KitState>,
    mut commands: Commands,
) -> Result {
    let state = state.bypass_change_detection();
    let way_back = page(contexts.ctx_mut()?, ("kit", "Kit"), COLUMN, |ui| {
        draw_texts(ui);
        draw_buttons(ui);
        draw_form(ui, state);
        draw_cards(ui);
    });
    if way_back.clicked() {
        commands.trigger(GoBack);
    }
    Ok(())
}

fn draw_texts(ui: &mut Ui) {
    for (style, text) in [
        (TITLE, "Title 30"),
        (HEADING, "Heading"),
        (STRONG, "Strong"),
        (BODY, LONG),
        (SMALL, "Small"),
        (NOTE, LONG),
    ] {
        ui::label(ui, style, text);
    }
}

fn draw_buttons(ui: &mut Ui) {
    ui::caption(ui, "Buttons");
    Button::new("Primary").icon(Icon::Play).primary().show(ui);
    Button::new("Plain").show(ui);
    Button::new(LONG).icon(Icon::Copy).show(ui);
    Button::new("Disabled").enabled(false).show(ui);
    let two = [Button::new("Left").icon(Icon::Save), Button::new("Right")];
    ui::buttons(ui, two);
    ui::grid(ui, (4, TARGET), ICONS, |ui, area, icon| {
        ui::icon_button(ui, area, icon, "An icon");
    });
    ui::grid(ui, (4, 60.0), ICONS, |ui, area, icon| {
        let is_enabled = icon.unicode() != Icon::Undo2.unicode();
        ui::tool(ui, area, icon, "Tool", is_enabled);
    });
    let states = [
        (CellState::Usual, "Usual"),
        (CellState::Shared, "Shared"),
        (CellState::Waiting, "Waiting"),
    ];
    ui::grid(ui, (3, TARGET), states, |ui, area, (state, name)| {
        let id = Id::new(("kit", name));
        ui::key_cell(ui, area, id, (name, name), state);
    });
    let availabilities = [
        ui::Availability::Free(Some(7)),
        ui::Availability::Hinted(Some(12)),
        ui::Availability::Free(Some(0)),
        ui::Availability::Not("yours".to_owned()),
    ];
    let colours = (0..).map(Colour).zip(availabilities);
    ui::grid(
        ui,
        (3, 68.0),
        colours,
        |ui, area, (colour, availability)| {
            ui::colour_button(ui, area, colour, &availability);
        },
    );
}

fn draw_form(ui: &mut Ui, state: &mut KitState) {
    ui::caption(ui, "Form");
    let two = [(0, "One"), (1, "Two")];
    let mut rows = Rows::new(ui);
    rows.choose("Two options", &two, &mut state.choice);
    let many = [
        (0, "Short"),
        (1, "Medium"),
        (2, "Somewhat longer"),
        (3, "Four"),
    ];
    rows.choose("Four options", &many, &mut state.choice);
    rows.step("Number", &(100..=140), &mut state.number);
    rows.switch("Switch", &mut state.is_on);
    rows.switch(LONG, &mut state.is_on);
    rows.note(LONG);
    rows.disclosure("More", &mut state.is_open);
    ui::text_field(ui, "Text field", "Write here", 24, &mut state.written);
    let shown = state.number.to_string();
    let slider = Slider {
        label: "Slider",
        shown: &shown,
        value: state.number,
        range: 100..=140,
        step: 5,
    };
    let paint = ui.current_theme().paints.paint(0).rgb;
    if let Some(number) = slider.show(ui, |_| paint) {
        state.number = number;
    }
    let options = [(0, "Picture"), (1, "Another")];
    ui::picture_choice(
        ui,
        "Pictures",
        &options,
        &mut state.choice,
        |painter, area, _| {
            ui::draw_sign(painter, area);
        },
    );
}

fn draw_cards(ui: &mut Ui) {
    ui::caption(ui, "Cards");
    ui::card(ui, "A card", |ui| {
        ui.horizontal(|ui| {
            ui::picture(ui, vec2(48.0, 48.0), ui::draw_sign);
            ui.vertical(|ui| {
                ui::label(ui, STRONG, "A card that can be pressed");
                ui::note(ui, LONG);
            });
        });
    });
    ui::panel(ui, |ui| {
        ui::label(ui, BODY, "A card that is not pressed");
        Button::new("On a card").on_card().show(ui);
    });
}
