//! The choices before a game, with the board they lead to beside them.

mod choices;
mod gallery;

use super::{DrawScreens, GoBack, column, fresh_seed, head, put_on, row, scrolled};
use crate::app::idle::Moving;
use crate::app::last_setup::LastSetup;
use crate::app::play::OnTable;
use crate::app::settings::Settings;
use crate::app::storage::Storage;
use crate::app::theme::Theme;
use crate::app::toast::Toast;
use crate::app::ui::{self, Weight};
use crate::app::{Mode, Screen};
use crate::boards::CellId;
use crate::games::{Position, Rules};
use crate::session::{GameCode, Player, Session};
use bevy::prelude::*;
use bevy_egui::egui::{Rect, pos2, vec2};
use bevy_egui::{EguiClipboard, EguiContexts, EguiPrimaryContextPass};
use choices::{Shown, draw_choices};
use gallery::Gallery;
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
    /// How high all the choices are together, in points, as they were last drawn.
    choices_height: f32,
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

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Draft>()
        .init_resource::<Gallery>()
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
        choices_height: draft.choices_height,
    };
}

fn draw(
    mut contexts: EguiContexts,
    theme: Res<Theme>,
    gallery: Res<Gallery>,
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
    let choices_height = draft.choices_height.min(controls.height() - 72.0);
    let choices_place = Rect::from_min_size(controls.min, vec2(controls.width(), choices_height));
    let play = Rect::from_min_size(
        choices_place.left_bottom() + vec2(0.0, 8.0),
        vec2(controls.width(), 52.0),
    );

    let mut shown = Shown::default();
    if let Some(game) = draft.game() {
        let Position::Drench(drench) = game.position();
        shown = Shown {
            limit: drench.limit(),
            can_be_even: drench.board().opposite(CellId(0)).is_some(),
        };
        ui::draw_board(ui.painter(), picture, game.position());
    }
    let before = draft.choices.clone();
    let mut other_board = false;
    let mut pasted = false;
    let mut choices = before.clone();
    let mut refused = None;
    let height = scrolled(ui, choices_place, |ui| {
        ui.spacing_mut().item_spacing.y = 8.0;
        refused = draw_choices(ui, &theme, &gallery, &mut choices, &shown);
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
    if draft.choices_height != height {
        draft.choices_height = height;
        moving.now();
    }
    if let Some(why) = refused {
        toasts.write(Toast(why));
    }
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
