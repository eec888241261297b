//! Screen that offers the games of a text with several game codes.

use crate::core::language::SpokenLanguage;
use crate::core::layout::TARGET;
use crate::core::theme::Theme;
use crate::core::{GoBack, Paste, RedrawAppExt, ReturnScreen, Screen, ScreenSystems};
use crate::screens::parts::{caption, head, scrolled};
use crate::text::Text;
use crate::ui;
use crate::ui::{Prominence, row};
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
    theme: Res<Theme>,
    offered: Res<OfferedCodes>,
    mut back: MessageWriter<GoBack>,
    mut pasted: MessageWriter<Paste>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let mut ui = ui::whole_window(context);
    let language = ui.language();
    let (rest, way_back) = head(&mut ui, &theme, tr!(language, "codes-title"));
    ui::focus_on_arrival(&way_back, "codes");
    if way_back.clicked() {
        back.write(GoBack);
    }
    scrolled(&mut ui, rest, "codes", |ui| {
        ui.spacing_mut().item_spacing.y = 8.0;
        for code in &offered.codes {
            let title = code.setup.game().text(language);
            let plan = code.setup.plan().text(language);
            caption(ui, &theme, &format!("{title} · {plan}"));
            let label = ui::shortened(&code.to_string(), MAX_SHOWN);
            let rect = row(ui, TARGET);
            if ui::button(ui, rect, &theme, Prominence::Plain, None, &label).clicked() {
                pasted.write(Paste(code.to_string()));
            }
        }
        ui.add_space(16.0);
    });
    Ok(())
}
