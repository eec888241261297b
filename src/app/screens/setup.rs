//! The choices before a game, with the board they lead to beside them.

use super::{DrawScreens, GoBack, column, deal, fresh_seed, head, put_on, row, scrolled};
use crate::app::idle::Moving;
use crate::app::play::OnTable;
use crate::app::settings::{LastSetup, Settings};
use crate::app::storage::Storage;
use crate::app::theme::Theme;
use crate::app::toast::Toast;
use crate::app::ui::{self, Weight};
use crate::app::{Mode, Screen};
use crate::games::drench::{self, COLOURS, COLOURS_FOR_TWO, LIMITS, Players, SIDES};
use crate::games::{Level, Position};
use crate::session::{GameCode, Player, Session};
use bevy::prelude::*;
use bevy_egui::egui::{Rect, Ui, pos2, vec2};
use bevy_egui::{EguiClipboard, EguiContexts, EguiPrimaryContextPass};
use lucide_icons::Icon;

/// The choices as they stand on the screen, and the game they lead to.
#[derive(Resource, Default)]
pub struct Draft {
    choices: LastSetup,
    seed: u64,
    /// Made anew when a choice changes.
    game: Option<Session>,
    /// Who plays, when the title has decided it.
    mode: Option<Mode>,
}

impl Draft {
    /// Begins with who plays decided; everything else is as it was last.
    pub const fn begin(&mut self, mode: Mode) {
        self.mode = Some(mode);
    }

    /// The game that the choices lead to, which is dealt when it is first asked for.
    fn game(&mut self) -> Option<&Session> {
        if self.game.is_none() {
            let code = self.choices.code(self.seed);
            match Session::new(code, self.choices.players()) {
                Ok(game) => self.game = Some(game),
                Err(error) => error!("the choices lead to no game: {error}"),
            }
        }
        self.game.as_ref()
    }
}

/// Sizes that can be had with one press: columns, rows and colours.
const SIZES: [((u16, u16, u8), &str); 3] = [
    ((9, 9, 5), "Small"),
    ((15, 15, 6), "Classic"),
    ((24, 24, 8), "Large"),
];

impl LastSetup {
    fn code(&self, seed: u64) -> GameCode {
        let players = match self.mode {
            Mode::Alone => Players::One { limit: None },
            Mode::SameDevice | Mode::Computer => Players::Two { even: self.even },
        };
        let setup = drench::Setup {
            width: self.width,
            height: self.height,
            colours: self.colours,
            players,
        };
        deal(setup, self.limit, seed)
    }

    fn players(&self) -> Vec<Player> {
        match (self.mode, self.computer_begins) {
            (Mode::Alone, _) => vec![Player::Human],
            (Mode::SameDevice, _) => vec![Player::Human; 2],
            (Mode::Computer, false) => vec![Player::Human, Player::Computer(self.level)],
            (Mode::Computer, true) => vec![Player::Computer(self.level), Player::Human],
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Draft>()
        .add_systems(OnEnter(Screen::Setup), begin)
        .add_systems(
            EguiPrimaryContextPass,
            draw.in_set(DrawScreens).run_if(in_state(Screen::Setup)),
        );
}

fn begin(mut draft: ResMut<Draft>, settings: Res<Settings>) {
    let mut choices = settings.last_setup.clone();
    if let Some(mode) = draft.mode.take() {
        choices.mode = mode;
    }
    *draft = Draft {
        choices: choices.sound(),
        seed: fresh_seed(),
        game: None,
        mode: None,
    };
}

fn draw(
    mut contexts: EguiContexts,
    theme: Res<Theme>,
    mut draft: ResMut<Draft>,
    mut settings: ResMut<Settings>,
    mut table: ResMut<OnTable>,
    storage: Res<Storage>,
    mut clipboard: ResMut<EguiClipboard>,
    mut next: ResMut<NextState<Screen>>,
    (mut back, mut toasts): (MessageWriter<GoBack>, MessageWriter<Toast>),
    mut moving: ResMut<Moving>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let mut ui = ui::whole_window(context);
    let ui = &mut ui;
    let window = ui.max_rect();
    let (rest, way_back) = head(ui, &theme, "New game");
    if way_back.clicked() {
        back.write(GoBack);
        moving.now();
    }
    let wide = ui::is_wide(window.size());
    let (picture, controls) = if wide {
        let block = column(window, 960.0);
        let side = (rest.height() - 24.0).min(block.width() * 0.44);
        let picture = Rect::from_min_size(pos2(block.left(), rest.top()), vec2(side, side));
        (
            picture,
            Rect::from_min_max(
                pos2(picture.right() + 32.0, rest.top()),
                pos2(block.right(), rest.bottom()),
            ),
        )
    } else {
        let side = (rest.height() * 0.3).min(rest.width());
        let picture = Rect::from_min_size(
            pos2(rest.center().x - side / 2.0, rest.top()),
            vec2(side, side),
        );
        (
            picture,
            Rect::from_min_max(pos2(rest.left(), picture.bottom() + 12.0), rest.max),
        )
    };
    // Play is right below the choices, or at the window's end where they have to be scrolled.
    let choices_height = height_of(&draft.choices).min(controls.height() - 72.0);
    let choices_place = Rect::from_min_size(controls.min, vec2(controls.width(), choices_height));
    let play = Rect::from_min_size(
        choices_place.left_bottom() + vec2(0.0, 8.0),
        vec2(controls.width(), 52.0),
    );

    let mut limit_shown = None;
    if let Some(game) = draft.game() {
        let Position::Drench(drench) = game.position();
        limit_shown = drench.limit();
        ui::draw_board(ui.painter(), picture, game.position());
    }
    let before = draft.choices.clone();
    let mut other_board = false;
    let mut pasted = false;
    let mut choices = before.clone();
    scrolled(ui, choices_place, |ui| {
        ui.spacing_mut().item_spacing.y = 8.0;
        draw_choices(ui, &theme, &mut choices, limit_shown);
        let [left, right] = ui::side_by_side(row(ui, 44.0));
        other_board = ui::button(
            ui,
            left,
            &theme,
            Weight::Plain,
            Some(Icon::Shuffle),
            "Another board",
        )
        .clicked();
        pasted = ui::button(
            ui,
            right,
            &theme,
            Weight::Plain,
            Some(Icon::ClipboardPaste),
            "Paste a code",
        )
        .clicked();
    });
    if choices != before {
        draft.choices = choices.sound();
        draft.game = None;
        moving.now();
    }
    if other_board {
        draft.seed = fresh_seed();
        draft.game = None;
        moving.now();
    }
    let mut begun = None;
    if pasted {
        match read_code(&clipboard.get_text().unwrap_or_default(), &draft.choices) {
            Ok(game) => begun = Some(game),
            Err(message) => drop(toasts.write(Toast(message))),
        }
    }
    let play = ui::button(ui, play, &theme, Weight::Primary, None, "Play");
    ui::focus_on_arrival(&play, "setup");
    if play.clicked() {
        settings.last_setup = draft.choices.clone();
        begun = draft.game().cloned();
    }
    if let Some(game) = begun {
        put_on(&mut table, game);
        table.0.iter().for_each(|games| storage.keep(games));
        next.set(Screen::Play);
        moving.now();
    }
    Ok(())
}

/// The game of a code that was copied somewhere. Where the code is for two, the choices say who plays.
fn read_code(text: &str, choices: &LastSetup) -> Result<Session, String> {
    let text = text.trim();
    if text.is_empty() {
        return Err("There is no text to paste: copy a game code first.".to_owned());
    }
    let code: GameCode = text.parse().map_err(|error| format!("Wrong {error}."))?;
    let players = match (code.setup.seats(), choices.players()) {
        (1, _) => vec![Player::Human],
        (seats, players) if players.len() == usize::from(seats) => players,
        (seats, _) => vec![Player::Human; usize::from(seats)],
    };
    Session::new(code, players).map_err(|error| format!("That game cannot begin: {error}."))
}

/// How high all the choices are together, in points.
fn height_of(choices: &LastSetup) -> f32 {
    let high = if choices.mode == Mode::Computer {
        3.0
    } else {
        2.0
    };
    let rows = match (choices.mode, choices.limit) {
        (Mode::Alone, None) | (Mode::SameDevice, _) => 5.0,
        (Mode::Alone, Some(_)) | (Mode::Computer, _) => 6.0,
    };
    high * (46.0 + 8.0) + rows * (44.0 + 8.0)
}

fn draw_choices(ui: &mut Ui, theme: &Theme, choices: &mut LastSetup, limit_shown: Option<u16>) {
    let mut mode = choices.mode;
    let modes = [
        (Mode::Alone, "Alone"),
        (Mode::SameDevice, "Two players"),
        (Mode::Computer, "Computer"),
    ];
    let place = row(ui, 46.0);
    if ui::choice(ui, place, theme, "Who plays", &modes, &mut mode) {
        choices.mode = mode;
    }
    if mode == Mode::Computer {
        let place = row(ui, 46.0);
        let levels = Level::ALL.map(|level| (level, level.name()));
        ui::choice(ui, place, theme, "Level", &levels, &mut choices.level);
    }
    let mut size = (choices.width, choices.height, choices.colours);
    let place = row(ui, 46.0);
    if ui::choice(ui, place, theme, "Size", &SIZES, &mut size) {
        (choices.width, choices.height, choices.colours) = size;
    }
    let step_in = |value: u16, by: i32, range: &std::ops::RangeInclusive<u16>| {
        value
            .saturating_add_signed(by as i16)
            .clamp(*range.start(), *range.end())
    };
    let can = |value: u16, range: &std::ops::RangeInclusive<u16>| {
        (value > *range.start(), value < *range.end())
    };
    for (words, side) in [
        ("Columns", &mut choices.width),
        ("Rows", &mut choices.height),
    ] {
        let place = row(ui, 44.0);
        let by = ui::stepper(
            ui,
            place,
            theme,
            words,
            &side.to_string(),
            can(*side, &SIDES),
        );
        *side = step_in(*side, by, &SIDES);
    }
    let fewest = if mode == Mode::Alone {
        *COLOURS.start()
    } else {
        COLOURS_FOR_TWO
    };
    let colours = u16::from(fewest)..=u16::from(*COLOURS.end());
    let now = u16::from(choices.colours);
    let place = row(ui, 44.0);
    let by = ui::stepper(
        ui,
        place,
        theme,
        "Colours",
        &now.to_string(),
        can(now, &colours),
    );
    choices.colours = step_in(now, by, &colours) as u8;
    match mode {
        Mode::Alone => draw_limit(ui, theme, choices, limit_shown),
        Mode::SameDevice | Mode::Computer => {
            let place = row(ui, 44.0);
            ui::switch(ui, place, theme, "Same chances for both", &mut choices.even);
        }
    }
    if mode == Mode::Computer {
        let place = row(ui, 44.0);
        ui::switch(
            ui,
            place,
            theme,
            "The computer begins",
            &mut choices.computer_begins,
        );
    }
}

/// The limit of moves: one that fits the board, until the player changes it.
fn draw_limit(ui: &mut Ui, theme: &Theme, choices: &mut LastSetup, shown: Option<u16>) {
    let limit = shown.unwrap_or(*LIMITS.start());
    let words = match choices.limit {
        None => format!("{limit}, fitting"),
        Some(_) => limit.to_string(),
    };
    let place = row(ui, 44.0);
    let by = ui::stepper(
        ui,
        place,
        theme,
        "Moves",
        &words,
        (limit > *LIMITS.start(), limit < *LIMITS.end()),
    );
    if by != 0 {
        choices.limit = Some(limit.saturating_add_signed(by as i16));
    }
    if choices.limit.is_some() {
        let place = row(ui, 44.0);
        if ui::button(
            ui,
            place,
            theme,
            Weight::Plain,
            None,
            "Let the limit fit the board",
        )
        .clicked()
        {
            choices.limit = None;
        }
    }
}
