//! Set-up options of Blockade.

use crate::core::Mode;
use crate::core::language::SpokenLanguage;
use crate::games::choices::{BoardChoices, SetupForm, SizePreset, Who};
use crate::ui::Rows;
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;
use tessella_boards::{Map, Plan, Shape};
use tessella_games::blockade::Blockade;
use tessella_games::{GameSetup as _, Start, blockade};
use tessella_language::tr;

/// Set-up options of Blockade.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct BlockadeChoices {
    /// Cost that a run may have.
    pub range: u8,
    /// Number of flights of each seat.
    pub flights: u8,
    /// Number of builds beyond the usual number of the board; negative for fewer.
    pub more_builds: i8,
}

impl Default for BlockadeChoices {
    fn default() -> Self {
        let usual = blockade::Setup::default();
        Self {
            range: usual.range,
            flights: usual.flights,
            more_builds: 0,
        }
    }
}

/// Maximum change of the number of builds.
const MORE_BUILDS: i8 = 9;
/// Number of maps or hills tried until the paths of all players cost about the same.
const MAX_TRIES: u64 = 200;

impl SetupForm for BlockadeChoices {
    type Position = Blockade;

    fn modes() -> &'static [Mode] {
        &[Mode::Computer, Mode::SameDevice]
    }

    fn seats() -> RangeInclusive<u8> {
        blockade::SEATS
    }

    fn usual_board() -> BoardChoices {
        BoardChoices::sized(9, 9)
    }

    fn presets() -> &'static [SizePreset] {
        &[
            (7, 7, |language| tr!(language, "setup-size-small")),
            (9, 9, |language| tr!(language, "setup-size-medium")),
            (13, 13, |language| tr!(language, "setup-size-large")),
        ]
    }

    fn clamp_all(&mut self, who: &mut Who, board: &mut BoardChoices) {
        if who.count() > 2 {
            // The paths across and along the board cost the same only on a board of equal sides.
            board.height = board.width;
        }
        self.range = self
            .range
            .clamp(*blockade::RANGES.start(), *blockade::RANGES.end());
        self.flights = self.flights.min(*blockade::FLIGHTS.end());
        self.more_builds = self.more_builds.clamp(-MORE_BUILDS, MORE_BUILDS);
    }

    fn more_rows(&mut self, rows: &mut Rows<'_>, _: &Who, dealt: Option<&Blockade>) {
        let language = rows.ui.language();
        if let Some(game) = dealt {
            let builds = game.setup().builds();
            let label = tr!(language, "blockade-setup-builds");
            let by = rows.stepper(label, &builds.to_string(), builds, &blockade::BUILDS);
            self.more_builds = (self.more_builds + by).clamp(-MORE_BUILDS, MORE_BUILDS);
        }
        let label = tr!(language, "blockade-setup-flights");
        rows.step(label, &blockade::FLIGHTS, &mut self.flights);
        let label = tr!(language, "blockade-setup-range");
        rows.step(label, &blockade::RANGES, &mut self.range);
    }

    fn setup(&self, who: &Who, plan: Plan) -> blockade::Setup {
        let usual = blockade::Setup {
            plan,
            seats: who.count(),
            range: self.range,
            builds: None,
            flights: self.flights,
        };
        let builds = usual.builds().saturating_add_signed(self.more_builds);
        let builds = builds.min(*blockade::BUILDS.end());
        blockade::Setup {
            builds: (self.more_builds != 0).then_some(builds),
            ..usual
        }
    }

    /// Replaces a map or hills on which the paths of the players differ too much by the next ones that fit.
    fn adapt(&self, setup: &mut blockade::Setup, _: &Start) {
        let first = setup.plan().clone();
        for _ in 0..MAX_TRIES {
            if setup.check().is_ok() {
                return;
            }
            match (&mut setup.plan.shape, &mut setup.plan.hills) {
                (_, Some(hills)) => hills.seed = hills.seed.wrapping_add(1),
                (Shape::Map(Map::Seeded { seed, .. }), None) => *seed = seed.wrapping_add(1),
                _ => return,
            }
        }
        setup.plan = first;
    }
}
