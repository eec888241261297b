//! Names of the games, and what is wrong with set-ups, codes and moves.

use super::Text;
use tessella_games::drench::Margin;
use tessella_games::{
    CodeError, Expected, Game, IllegalMove, Level, Seat, SeatSet, SetupError, Violation, blockade,
    drench, in_a_row, light_block, link, race,
};
use tessella_language::{Language, tr};

impl Text for Game {
    fn text(&self, language: Language) -> String {
        let text = match self {
            Self::Drench => tr!(language, "game-title-drench"),
            Self::Link => tr!(language, "game-title-link"),
            Self::LightBlock => tr!(language, "game-title-light-block"),
            Self::InARow => tr!(language, "game-title-in-a-row"),
            Self::Race => tr!(language, "game-title-race"),
            Self::Blockade => tr!(language, "game-title-blockade"),
        };
        text.to_owned()
    }
}

impl Text for Level {
    fn text(&self, language: Language) -> String {
        let text = match self {
            Self::Gentle => tr!(language, "level-gentle"),
            Self::Easy => tr!(language, "level-easy"),
            Self::Medium => tr!(language, "level-medium"),
            Self::Hard => tr!(language, "level-hard"),
        };
        text.to_owned()
    }
}

impl Text for Margin {
    fn text(&self, language: Language) -> String {
        let text = match self {
            Self::Relaxed => tr!(language, "drench-margin-relaxed"),
            Self::Fair => tr!(language, "drench-margin-fair"),
            Self::Tight => tr!(language, "drench-margin-tight"),
            Self::TwiceTheSide => tr!(language, "drench-margin-twice-the-side"),
        };
        text.to_owned()
    }
}

impl Text for IllegalMove {
    fn text(&self, language: Language) -> String {
        match self {
            Self::Over => tr!(language, "refused-over").to_owned(),
            Self::NotYourTurn { to_move } => {
                tr!(language, "refused-not-your-turn", player = number(*to_move))
            }
            Self::WrongKind => tr!(language, "refused-wrong-kind").to_owned(),
            Self::TimeIsUp => tr!(language, "refused-time-is-up").to_owned(),
            Self::TimeIsLeft => tr!(language, "refused-time-is-left").to_owned(),
            Self::Rule(violation) => violation.text(language),
            Self::ClosesPath(seats) => closed_paths(*seats, language),
        }
    }
}

/// Returns the number of a seat that players read.
fn number(seat: Seat) -> u16 {
    u16::from(seat.0) + 1
}

/// Returns whose paths a move would close.
fn closed_paths(seats: SeatSet, language: Language) -> String {
    let numbers: Vec<String> = seats.iter().map(|seat| number(seat).to_string()).collect();
    let Some((last, others)) = numbers.split_last() else {
        return tr!(language, "refused-closes-path", player = "");
    };
    let join = |before: String, next: &String| tr!(language, "list-item", before, next);
    match others.split_first() {
        None => tr!(language, "refused-closes-path", player = last),
        Some((first, others)) => {
            let others = others.iter().fold(first.clone(), join);
            tr!(language, "refused-closes-paths", others, last)
        }
    }
}

impl Text for Violation {
    fn text(&self, language: Language) -> String {
        let text = match self {
            Self::OwnColour => tr!(language, "refused-own-colour"),
            Self::OthersColour => tr!(language, "refused-others-colour"),
            Self::NoSuchColour => tr!(language, "refused-no-such-colour"),
            Self::SameTile => tr!(language, "refused-same-tile"),
            Self::NoTile => tr!(language, "refused-no-tile"),
            Self::NotAlike => tr!(language, "refused-not-alike"),
            Self::NoLine => tr!(language, "refused-no-line"),
            Self::NotBeside => tr!(language, "refused-not-beside"),
            Self::TooSteep => tr!(language, "refused-too-steep"),
            Self::BlockedTile => tr!(language, "refused-blocked-tile"),
            Self::StoodOn => tr!(language, "refused-stood-on"),
            Self::LitTile => tr!(language, "refused-lit-tile"),
            Self::NoSuchCell => tr!(language, "refused-no-such-cell"),
            Self::CellTaken => tr!(language, "refused-cell-taken"),
            Self::NothingBelow => tr!(language, "refused-nothing-below"),
            Self::NoSuchSide => tr!(language, "refused-no-such-side"),
            Self::NoSuchPiece => tr!(language, "refused-no-such-piece"),
            Self::TooFar => tr!(language, "refused-too-far"),
            Self::OwnPiece => tr!(language, "refused-own-piece"),
            Self::StillWaiting => tr!(language, "refused-still-waiting"),
            Self::NotSoFarBack => tr!(language, "refused-not-so-far-back"),
            Self::NoFork => tr!(language, "refused-no-fork"),
            Self::Occupied => tr!(language, "refused-occupied"),
            Self::OutOfReach => tr!(language, "refused-out-of-reach"),
            Self::NoFlights => tr!(language, "refused-no-flights"),
            Self::TooFarToFly => tr!(language, "refused-too-far-to-fly"),
            Self::NoPathThere => tr!(language, "refused-no-path-there"),
            Self::NoBuilds => tr!(language, "refused-no-builds"),
            Self::NotTouching => tr!(language, "refused-not-touching"),
            Self::TooHigh => tr!(language, "refused-too-high"),
            Self::CentreFirst => tr!(language, "refused-centre-first"),
        };
        text.to_owned()
    }
}

impl Text for SetupError {
    fn text(&self, language: Language) -> String {
        match self {
            Self::Sides(range) => tr!(
                language,
                "misfit-sides",
                least = range.start(),
                most = range.end()
            ),
            Self::Columns(range) => tr!(
                language,
                "misfit-columns",
                least = range.start(),
                most = range.end()
            ),
            Self::Rows(range) => tr!(
                language,
                "misfit-rows",
                least = range.start(),
                most = range.end()
            ),
            Self::CubeSides(range) => tr!(
                language,
                "misfit-cube-sides",
                least = range.start(),
                most = range.end()
            ),
            Self::HypercubeSides(range) => tr!(
                language,
                "misfit-hypercube-sides",
                least = range.start(),
                most = range.end()
            ),
            Self::Areas(range) => tr!(
                language,
                "misfit-areas",
                least = range.start(),
                most = range.end()
            ),
            Self::RingLength(range) => tr!(
                language,
                "misfit-ring-length",
                least = range.start(),
                most = range.end()
            ),
            Self::TrackLength(range) => tr!(
                language,
                "misfit-track-length",
                least = range.start(),
                most = range.end()
            ),
            Self::TooFewTiles { least } => tr!(language, "misfit-too-few-tiles", least),
            Self::TooManyTiles { most } => tr!(language, "misfit-too-many-tiles", most),
            Self::WrappedOrHoles => tr!(language, "misfit-variants").to_owned(),
            Self::RingParts => tr!(language, "misfit-ring-parts").to_owned(),
            Self::TrackParts => tr!(language, "misfit-track-parts").to_owned(),
            Self::Corners => tr!(language, "misfit-corners").to_owned(),
            Self::TileCount { given, wanted } => {
                tr!(language, "misfit-tiles", given, wanted)
            }
            Self::CellCount { given, wanted } => {
                tr!(language, "misfit-cells", given, wanted)
            }
            Self::PlayerCount { players, seats } => {
                tr!(language, "record-players", players, seats)
            }
            Self::Board(error) => error.text(language),
            Self::Drench(error) => error.text(language),
            Self::Link(error) => error.text(language),
            Self::LightBlock(error) => error.text(language),
            Self::InARow(error) => error.text(language),
            Self::Race(error) => error.text(language),
            Self::Blockade(error) => error.text(language),
        }
    }
}

impl Text for drench::SetupError {
    fn text(&self, language: Language) -> String {
        match self {
            Self::UnsupportedBoard => tr!(language, "misfit-drench-board").to_owned(),
            Self::Colours(range) => tr!(
                language,
                "misfit-drench-colours",
                least = range.start(),
                most = range.end()
            ),
            Self::ColoursForTwo { least } => {
                tr!(language, "misfit-drench-colours-for-two", least)
            }
            Self::Limit(range) => tr!(
                language,
                "misfit-drench-limit",
                least = range.start(),
                most = range.end()
            ),
            Self::TileColour { colours } => {
                tr!(language, "misfit-drench-tile-colour", colours)
            }
            Self::FirstTiles => tr!(language, "misfit-drench-first-tiles").to_owned(),
        }
    }
}

impl Text for link::SetupError {
    fn text(&self, language: Language) -> String {
        match self {
            Self::UnsupportedBoard => tr!(language, "misfit-link-board").to_owned(),
            Self::Hills => tr!(language, "misfit-link-hills").to_owned(),
            Self::OddTiles { tiles } => tr!(language, "misfit-link-odd-tiles", tiles),
            Self::Gravity => tr!(language, "misfit-link-gravity").to_owned(),
            Self::Faces(range) => tr!(
                language,
                "misfit-link-faces",
                least = range.start(),
                most = range.end()
            ),
            Self::TooManyFaces { pairs } => {
                tr!(language, "misfit-link-too-many-faces", pairs)
            }
            Self::WholeSeconds => tr!(language, "misfit-link-whole-seconds").to_owned(),
            Self::Countdown(range) => tr!(
                language,
                "misfit-link-countdown",
                least = range.start(),
                most = range.end()
            ),
            Self::Gain(range) => tr!(
                language,
                "misfit-link-gain",
                least = range.start(),
                most = range.end()
            ),
            Self::TileFace { faces } => tr!(language, "misfit-link-tile", faces),
            Self::NoPair => tr!(language, "misfit-link-no-pair").to_owned(),
            Self::OddFace => tr!(language, "misfit-link-odd-face").to_owned(),
        }
    }
}

impl Text for light_block::SetupError {
    fn text(&self, language: Language) -> String {
        match self {
            Self::UnsupportedBoard => tr!(language, "misfit-light-board").to_owned(),
            Self::Blocks(range) => tr!(
                language,
                "misfit-light-blocks",
                least = range.start(),
                most = range.end()
            ),
            Self::Tile => tr!(language, "misfit-light-tile").to_owned(),
            Self::StartCount => tr!(language, "misfit-light-start").to_owned(),
            Self::NoStep => tr!(language, "misfit-light-no-step").to_owned(),
        }
    }
}

impl Text for in_a_row::SetupError {
    fn text(&self, language: Language) -> String {
        match self {
            Self::UnsupportedBoard => tr!(language, "misfit-row-board").to_owned(),
            Self::Hills => tr!(language, "misfit-row-hills").to_owned(),
            Self::Stones(range) => tr!(
                language,
                "misfit-row-stones",
                least = range.start(),
                most = range.end()
            ),
            Self::Players(range) => tr!(
                language,
                "misfit-row-players",
                least = range.start(),
                most = range.end()
            ),
            Self::First => tr!(language, "misfit-row-first").to_owned(),
            Self::Falls => tr!(language, "misfit-row-falls").to_owned(),
            Self::NoLine { cells } => tr!(language, "misfit-row-no-line", cells),
            Self::CentreFalls => tr!(language, "misfit-row-centre-falls").to_owned(),
            Self::NoCentre => tr!(language, "misfit-row-no-centre").to_owned(),
            Self::TooManyPlayers { players, stones } => {
                tr!(language, "misfit-row-too-many-players", players, stones)
            }
            Self::StoneOfNobody => tr!(language, "misfit-row-stone-of-nobody").to_owned(),
            Self::FloatingStone => tr!(language, "misfit-row-stone-floats").to_owned(),
            Self::TwoWinners => tr!(language, "misfit-row-two-winners").to_owned(),
        }
    }
}

impl Text for race::SetupError {
    fn text(&self, language: Language) -> String {
        match self {
            Self::UnsupportedBoard => tr!(language, "misfit-race-board").to_owned(),
            Self::Hills => tr!(language, "misfit-race-hills").to_owned(),
            Self::Seats(range) => tr!(
                language,
                "misfit-race-seats",
                least = range.start(),
                most = range.end()
            ),
            Self::NeedsTrack => tr!(language, "misfit-race-needs-track").to_owned(),
            Self::NeedsRing => tr!(language, "misfit-race-needs-ring").to_owned(),
            Self::Pieces(range) => tr!(
                language,
                "misfit-race-pieces",
                least = range.start(),
                most = range.end()
            ),
            Self::Laps(range) => tr!(
                language,
                "misfit-race-laps",
                least = range.start(),
                most = range.end()
            ),
            Self::RingLength { players, example } => {
                tr!(language, "misfit-race-ring-length", players, example)
            }
            Self::RingForks { players, least } => {
                tr!(language, "misfit-race-ring-forks", players, least)
            }
            Self::TrackForks(range) => tr!(
                language,
                "misfit-race-track-forks",
                least = range.start(),
                most = range.end()
            ),
            Self::Cells => tr!(language, "misfit-race-cells").to_owned(),
        }
    }
}

impl Text for blockade::SetupError {
    fn text(&self, language: Language) -> String {
        match self {
            Self::UnsupportedBoard => tr!(language, "misfit-blockade-board").to_owned(),
            Self::Players(range) => tr!(
                language,
                "misfit-blockade-players",
                least = range.start(),
                most = range.end()
            ),
            Self::Range(range) => tr!(
                language,
                "misfit-blockade-run",
                least = range.start(),
                most = range.end()
            ),
            Self::Builds(range) => tr!(
                language,
                "misfit-blockade-builds",
                least = range.start(),
                most = range.end()
            ),
            Self::Flights(range) => tr!(
                language,
                "misfit-blockade-flights",
                least = range.start(),
                most = range.end()
            ),
            Self::NoPath => tr!(language, "misfit-blockade-no-path").to_owned(),
            Self::BeginsAtGoal => tr!(language, "misfit-blockade-begins-at-goal").to_owned(),
            Self::PathsDiffer => tr!(language, "misfit-blockade-paths-differ").to_owned(),
            Self::RunnerAtGoal(seat) => tr!(
                language,
                "misfit-blockade-runner-at-goal",
                player = number(*seat)
            ),
            Self::RunnerWithoutPath(seat) => tr!(
                language,
                "misfit-blockade-runner-no-path",
                player = number(*seat)
            ),
            Self::RunnerOfNobody => tr!(language, "misfit-blockade-runner-of-nobody").to_owned(),
            Self::TwoRunners(seat) => tr!(
                language,
                "misfit-blockade-two-runners",
                player = number(*seat)
            ),
            Self::NoRunner(seat) => tr!(
                language,
                "misfit-blockade-no-runner",
                player = number(*seat)
            ),
        }
    }
}

impl Text for CodeError {
    fn text(&self, language: Language) -> String {
        let (column, expected) = (self.column(), self.expected().text(language));
        match self.found() {
            "" => tr!(language, "code-expected", column, expected),
            found => tr!(language, "code-expected-not", column, found, expected),
        }
    }
}

impl Text for Expected {
    fn text(&self, language: Language) -> String {
        match self {
            Self::Game => tr!(
                language,
                "code-game",
                names = Game::ALL
                    .iter()
                    .map(|game| game.name())
                    .collect::<Vec<_>>()
                    .join(", ")
            ),
            Self::Options => tr!(language, "code-no-options").to_owned(),
            Self::Seed => tr!(language, "code-seed", most = u64::MAX.to_string()),
            Self::Start => tr!(language, "code-no-start").to_owned(),
            Self::EndOfCells => tr!(language, "code-cells-end").to_owned(),
            Self::WholeRow { tiles } => tr!(language, "code-cells-in-row", tiles),
            Self::FewerCells { most } => tr!(language, "code-cells-too-many", most),
            Self::MoreCells { tiles, found } => {
                tr!(language, "code-cells-too-few", tiles, found)
            }
            Self::FittingBoard(error) => {
                tr!(language, "code-board-misfit", reason = error.text(language))
            }
            Self::Board(expected) => expected.text(language),
            Self::Drench(expected) => expected.text(language),
            Self::Link(expected) => expected.text(language),
            Self::LightBlock(expected) => expected.text(language),
            Self::InARow(expected) => expected.text(language),
            Self::Race(expected) => expected.text(language),
            Self::Blockade(expected) => expected.text(language),
        }
    }
}

impl Text for drench::Expected {
    fn text(&self, language: Language) -> String {
        match self {
            Self::Options => tr!(language, "code-drench-options").to_owned(),
            Self::Colours(range) => tr!(
                language,
                "code-drench-colours",
                least = range.start(),
                most = range.end()
            ),
            Self::Limit(range) => tr!(
                language,
                "code-drench-limit",
                least = range.start(),
                most = range.end()
            ),
            Self::Seats => tr!(language, "code-drench-seats").to_owned(),
            Self::NoLimit => tr!(language, "code-drench-no-limit").to_owned(),
            Self::ColoursForTwo(range) => tr!(
                language,
                "code-drench-colours-for-two",
                least = range.start(),
                most = range.end()
            ),
            Self::LeastColoursForTwo { least } => {
                tr!(language, "code-drench-least-colours-for-two", least)
            }
            Self::FreeForTwo => tr!(language, "code-drench-free").to_owned(),
            Self::Cells { last } => tr!(language, "code-drench-cells", last = last.to_string()),
            Self::FloodSize(range) => tr!(
                language,
                "code-flood-size",
                least = range.start(),
                most = range.end()
            ),
            Self::FloodCells => tr!(language, "code-flood-cells").to_owned(),
            Self::FloodComma { cells } => tr!(language, "code-flood-comma", cells),
            Self::FloodColour { most } => tr!(language, "code-flood-colour", most),
            Self::FloodCellCount { cells, found } => {
                tr!(language, "code-flood-cell-count", cells, found)
            }
            Self::FloodLimit(range) => tr!(
                language,
                "code-flood-limit",
                least = range.start(),
                most = range.end()
            ),
        }
    }
}

impl Text for link::Expected {
    fn text(&self, language: Language) -> String {
        match self {
            Self::Options => tr!(language, "code-link-options").to_owned(),
            Self::Faces(range) => tr!(
                language,
                "code-link-faces",
                least = range.start(),
                most = range.end()
            ),
            Self::Countdown { starts, gains } => tr!(
                language,
                "code-link-countdown",
                least = starts.start(),
                most = starts.end(),
                least_gain = gains.start(),
                most_gain = gains.end()
            ),
            Self::CountdownStart(range) => tr!(
                language,
                "code-link-countdown-alone",
                least = range.start(),
                most = range.end()
            ),
            Self::NoGravity(error) => tr!(
                language,
                "code-link-gravity-misfit",
                reason = error.text(language)
            ),
            Self::FewerFaces(error) => tr!(
                language,
                "code-link-faces-misfit",
                reason = error.text(language)
            ),
            Self::Cells => tr!(language, "code-link-cells").to_owned(),
        }
    }
}

impl Text for light_block::Expected {
    fn text(&self, language: Language) -> String {
        match self {
            Self::Options => tr!(language, "code-light-options").to_owned(),
            Self::Blocks(range) => tr!(
                language,
                "code-light-blocks",
                least = range.start(),
                most = range.end()
            ),
            Self::Cells => tr!(language, "code-light-cells").to_owned(),
            Self::Start => tr!(language, "code-light-no-start").to_owned(),
            Self::NoSecondStart => tr!(language, "code-light-second-start").to_owned(),
        }
    }
}

impl Text for in_a_row::Expected {
    fn text(&self, language: Language) -> String {
        match self {
            Self::Options => tr!(language, "code-row-options").to_owned(),
            Self::Row(range) => tr!(
                language,
                "code-row-row",
                least = range.start(),
                most = range.end()
            ),
            Self::Seats(range) => tr!(
                language,
                "code-row-seats",
                least = range.start(),
                most = range.end()
            ),
            Self::First => tr!(language, "code-row-first").to_owned(),
            Self::FittingRow(error) => tr!(
                language,
                "code-row-row-misfit",
                reason = error.text(language)
            ),
            Self::FittingSeats(error) => tr!(
                language,
                "code-row-seats-misfit",
                reason = error.text(language)
            ),
            Self::FittingFirst(error) => tr!(
                language,
                "code-row-first-misfit",
                reason = error.text(language)
            ),
            Self::Cells { last } => tr!(language, "code-row-cells", last = last.to_string()),
        }
    }
}

impl Text for race::Expected {
    fn text(&self, language: Language) -> String {
        match self {
            Self::Options => tr!(language, "code-race-options").to_owned(),
            Self::Seats(range) => tr!(
                language,
                "code-race-seats",
                least = range.start(),
                most = range.end()
            ),
            Self::Pieces(range) => tr!(
                language,
                "code-race-pieces",
                least = range.start(),
                most = range.end()
            ),
            Self::Laps(range) => tr!(
                language,
                "code-race-laps",
                least = range.start(),
                most = range.end()
            ),
            Self::NoPieces => tr!(language, "code-race-no-pieces").to_owned(),
            Self::NoLaps => tr!(language, "code-race-no-laps").to_owned(),
            Self::NoExact => tr!(language, "code-race-no-exact").to_owned(),
            Self::Seed => tr!(language, "code-race-no-cells").to_owned(),
        }
    }
}

impl Text for blockade::Expected {
    fn text(&self, language: Language) -> String {
        match self {
            Self::Options => tr!(language, "code-blockade-options").to_owned(),
            Self::Seats(range) => tr!(
                language,
                "code-blockade-seats",
                least = range.start(),
                most = range.end()
            ),
            Self::Range(range) => tr!(
                language,
                "code-blockade-range",
                least = range.start(),
                most = range.end()
            ),
            Self::Builds(range) => tr!(
                language,
                "code-blockade-builds",
                least = range.start(),
                most = range.end()
            ),
            Self::Flights(range) => tr!(
                language,
                "code-blockade-flights",
                least = range.start(),
                most = range.end()
            ),
            Self::Cells => tr!(language, "code-blockade-cells").to_owned(),
        }
    }
}
