//! Screen that offers the games of a text with several game codes.

use crate::core::language::SpokenLanguage;
use crate::core::{GoBack, Paste, RedrawAppExt, ReturnScreen, Screen, ScreenSystems};
use crate::screens::parts::{COLUMN, page};
use crate::text::Text;
use crate::ui::{self, Button};
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use tessella_games::GameCode;
use tessella_language::tr;

/// Maximum number of characters of a code that are shown.
const MAX_SHOWN: usize = 56;

/// Games of a text, of which the player chooses one.
#[derive(Resource, Default)]
pub(super) struct OfferedCodes {
    codes: Vec<GameCode>,
    /// Screen on which the text was pasted, to which the way back leads.
    pub(super) from: Screen,
    /// Screen to which the way back led from there.
    pub(super) return_screen: Option<Screen>,
}

impl OfferedCodes {
    /// Offers the games of a text that was pasted on this screen.
    pub(super) fn offer(
        &mut self,
        codes: Vec<GameCode>,
        from: Screen,
        return_screen: &mut ReturnScreen,
    ) {
        self.codes = codes;
        if from != Screen::Codes {
            self.from = from;
            self.return_screen = return_screen.0.take();
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_redraw_resource::<OfferedCodes>().add_systems(
        EguiPrimaryContextPass,
        draw_codes
            .in_set(ScreenSystems)
            .run_if(in_state(Screen::Codes)),
    );
}

fn draw_codes(
    mut contexts: EguiContexts,
    offered: Res<OfferedCodes>,
    mut commands: Commands,
) -> Result {
    let context = contexts.ctx_mut()?;
    let language = context.language();
    let title = ("codes", tr!(language, "codes-title"));
    let way_back = page(context, title, COLUMN, |ui| {
        for code in &offered.codes {
            let game = code.setup.game().text(language);
            let plan = code.setup.plan().text(language);
            ui::caption(ui, &format!("{game} · {plan}"));
            let label = ui::shortened(&code.to_string(), MAX_SHOWN);
            if Button::new(&label).show(ui).clicked() {
                commands.trigger(Paste(code.to_string()));
            }
        }
    });
    ui::focus_on_arrival(&way_back, "codes");
    if way_back.clicked() {
        commands.trigger(GoBack);
    }
    Ok(())
}
