//! Names of the games, and what is wrong with set-ups, codes and moves.

use super::{Text, texts};
use tessella_games::drench::Margin;
use tessella_games::{
    CodeError, Expected, Game, IllegalMove, Level, Seat, SeatSet, SetupError, Violation, blockade,
    drench, in_a_row, light_block, link, race,
};
use tessella_language::{Language, tr};

texts! { Game in language {
    Drench => "game-title-drench",
    Link => "game-title-link",
    LightBlock => "game-title-light-block",
    InARow => "game-title-in-a-row",
    Race => "game-title-race",
    Blockade => "game-title-blockade",
}}

texts! { Level in language {
    Gentle => "level-gentle",
    Easy => "level-easy",
    Medium => "level-medium",
    Hard => "level-hard",
}}

texts! { Margin in language {
    Relaxed => "drench-margin-relaxed",
    Fair => "drench-margin-fair",
    Tight => "drench-margin-tight",
    TwiceTheSide => "drench-margin-twice-the-side",
}}

texts! { IllegalMove in language {
    Over => "refused-over",
    NotYourTurn { to_move } => "refused-not-your-turn"(player = number(*to_move)),
    WrongKind => "refused-wrong-kind",
    TimeIsUp => "refused-time-is-up",
    TimeIsLeft => "refused-time-is-left",
    Rule(violation) => violation,
    ClosesPath(seats) => { closed_paths(*seats, language) },
}}

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

texts! { Violation in language {
    OwnColour => "refused-own-colour",
    OthersColour => "refused-others-colour",
    NoSuchColour => "refused-no-such-colour",
    SameTile => "refused-same-tile",
    NoTile => "refused-no-tile",
    FacesDiffer => "refused-not-alike",
    NoLine => "refused-no-line",
    NotBeside => "refused-not-beside",
    TooSteep => "refused-too-steep",
    BlockedTile => "refused-blocked-tile",
    StoodOn => "refused-stood-on",
    LitTile => "refused-lit-tile",
    NoSuchCell => "refused-no-such-cell",
    CellTaken => "refused-cell-taken",
    NothingBelow => "refused-nothing-below",
    NoSuchSide => "refused-no-such-side",
    NoSuchPiece => "refused-no-such-piece",
    TooFar => "refused-too-far",
    OwnPiece => "refused-own-piece",
    StillWaiting => "refused-still-waiting",
    NotSoFarBack => "refused-not-so-far-back",
    NoFork => "refused-no-fork",
    Occupied => "refused-occupied",
    OutOfReach => "refused-out-of-reach",
    NoFlights => "refused-no-flights",
    TooFarToFly => "refused-too-far-to-fly",
    NoPathThere => "refused-no-path-there",
    NoBuilds => "refused-no-builds",
    NotTouching => "refused-not-touching",
    TooHigh => "refused-too-high",
    CentreFirst => "refused-centre-first",
}}

texts! { SetupError in language {
    Sides(range) => "misfit-sides"(..range),
    Columns(range) => "misfit-columns"(..range),
    Rows(range) => "misfit-rows"(..range),
    CubeSides(range) => "misfit-cube-sides"(..range),
    HypercubeSides(range) => "misfit-hypercube-sides"(..range),
    Areas(range) => "misfit-areas"(..range),
    RingLength(range) => "misfit-ring-length"(..range),
    TrackLength(range) => "misfit-track-length"(..range),
    TooFewTiles { least } => "misfit-too-few-tiles"(least),
    TooManyTiles { most } => "misfit-too-many-tiles"(most),
    WrappedOrHoles => "misfit-variants",
    RingParts => "misfit-ring-parts",
    TrackParts => "misfit-track-parts",
    Corners => "misfit-corners",
    TileCount { given, wanted } => "misfit-tiles"(given, wanted),
    CellCount { given, wanted } => "misfit-cells"(given, wanted),
    PlayerCount { players, seats } => "record-players"(players, seats),
    Board(error) => error,
    Drench(error) => error,
    Link(error) => error,
    LightBlock(error) => error,
    InARow(error) => error,
    Race(error) => error,
    Blockade(error) => error,
}}

texts! { drench::SetupError in language {
    UnsupportedBoard => "misfit-drench-board",
    Colours(range) => "misfit-drench-colours"(..range),
    ColoursForTwo { least } => "misfit-drench-colours-for-two"(least),
    Limit(range) => "misfit-drench-limit"(..range),
    TileColour { colours } => "misfit-drench-tile-colour"(colours),
    FirstTiles => "misfit-drench-first-tiles",
}}

texts! { link::SetupError in language {
    UnsupportedBoard => "misfit-link-board",
    Hills => "misfit-link-hills",
    OddTiles { tiles } => "misfit-link-odd-tiles"(tiles),
    Gravity => "misfit-link-gravity",
    Faces(range) => "misfit-link-faces"(..range),
    TooManyFaces { pairs } => "misfit-link-too-many-faces"(pairs),
    WholeSeconds => "misfit-link-whole-seconds",
    Countdown(range) => "misfit-link-countdown"(..range),
    Gain(range) => "misfit-link-gain"(..range),
    TileFace { faces } => "misfit-link-tile"(faces),
    NoPair => "misfit-link-no-pair",
    OddFace => "misfit-link-odd-face",
}}

texts! { light_block::SetupError in language {
    UnsupportedBoard => "misfit-light-board",
    Blocks(range) => "misfit-light-blocks"(..range),
    Tile => "misfit-light-tile",
    StartCount => "misfit-light-start",
    NoStep => "misfit-light-no-step",
}}

texts! { in_a_row::SetupError in language {
    UnsupportedBoard => "misfit-row-board",
    Hills => "misfit-row-hills",
    Stones(range) => "misfit-row-stones"(..range),
    Players(range) => "misfit-row-players"(..range),
    First => "misfit-row-first",
    Falls => "misfit-row-falls",
    NoLine { cells } => "misfit-row-no-line"(cells),
    CentreFalls => "misfit-row-centre-falls",
    NoCentre => "misfit-row-no-centre",
    TooManyPlayers { players, stones } => "misfit-row-too-many-players"(players, stones),
    StoneWithoutSeat => "misfit-row-stone-of-nobody",
    FloatingStone => "misfit-row-stone-floats",
    TwoWinners => "misfit-row-two-winners",
}}

texts! { race::SetupError in language {
    UnsupportedBoard => "misfit-race-board",
    Hills => "misfit-race-hills",
    Seats(range) => "misfit-race-seats"(..range),
    NeedsTrack => "misfit-race-needs-track",
    NeedsRing => "misfit-race-needs-ring",
    Pieces(range) => "misfit-race-pieces"(..range),
    Laps(range) => "misfit-race-laps"(..range),
    RingLength { players, example } => "misfit-race-ring-length"(players, example),
    RingForks { players, least } => "misfit-race-ring-forks"(players, least),
    TrackForks(range) => "misfit-race-track-forks"(..range),
    Cells => "misfit-race-cells",
}}

texts! { blockade::SetupError in language {
    UnsupportedBoard => "misfit-blockade-board",
    Players(range) => "misfit-blockade-players"(..range),
    Range(range) => "misfit-blockade-run"(..range),
    Builds(range) => "misfit-blockade-builds"(..range),
    Flights(range) => "misfit-blockade-flights"(..range),
    NoPath => "misfit-blockade-no-path",
    HomeAtGoal => "misfit-blockade-begins-at-goal",
    PathsDiffer => "misfit-blockade-paths-differ",
    RunnerAtGoal(seat) => "misfit-blockade-runner-at-goal"(player = number(*seat)),
    RunnerWithoutPath(seat) => "misfit-blockade-runner-no-path"(player = number(*seat)),
    RunnerWithoutSeat => "misfit-blockade-runner-of-nobody",
    TwoRunners(seat) => "misfit-blockade-two-runners"(player = number(*seat)),
    NoRunner(seat) => "misfit-blockade-no-runner"(player = number(*seat)),
}}

impl Text for CodeError {
    fn text(&self, language: Language) -> String {
        let (column, expected) = (self.column(), self.expected().text(language));
        match self.found() {
            "" => tr!(language, "code-expected", column, expected),
            found => tr!(language, "code-expected-not", column, found, expected),
        }
    }
}

texts! { Expected in language {
    Game => {
        let names: Vec<_> = Game::ALL.iter().map(|game| game.name()).collect();
        tr!(language, "code-game", names = names.join(", "))
    },
    Options => "code-no-options",
    Seed => "code-seed"(most = u64::MAX.to_string()),
    Start => "code-no-start",
    EndOfCells => "code-cells-end",
    WholeRow { tiles } => "code-cells-in-row"(tiles),
    FewerCells { most } => "code-cells-too-many"(most),
    MoreCells { tiles, found } => "code-cells-too-few"(tiles, found),
    FittingBoard(error) => "code-board-misfit"(reason = error.text(language)),
    Board(expected) => expected,
    Drench(expected) => expected,
    Link(expected) => expected,
    LightBlock(expected) => expected,
    InARow(expected) => expected,
    Race(expected) => expected,
    Blockade(expected) => expected,
}}

texts! { drench::Expected in language {
    Options => "code-drench-options",
    Colours(range) => "code-drench-colours"(..range),
    Limit(range) => "code-drench-limit"(..range),
    Seats => "code-drench-seats",
    NoLimit => "code-drench-no-limit",
    ColoursForTwo(range) => "code-drench-colours-for-two"(..range),
    LeastColoursForTwo { least } => "code-drench-least-colours-for-two"(least),
    FreeForTwo => "code-drench-free",
    Cells { last } => "code-drench-cells"(last = last.to_string()),
    FloodSize(range) => "code-flood-size"(..range),
    FloodCells => "code-flood-cells",
    FloodComma { cells } => "code-flood-comma"(cells),
    FloodColour { most } => "code-flood-colour"(most),
    FloodCellCount { cells, found } => "code-flood-cell-count"(cells, found),
    FloodLimit(range) => "code-flood-limit"(..range),
}}

texts! { link::Expected in language {
    Options => "code-link-options",
    Faces(range) => "code-link-faces"(..range),
    Countdown { starts, gains } =>
        "code-link-countdown"(..starts, least_gain = gains.start(), most_gain = gains.end()),
    CountdownStart(range) => "code-link-countdown-alone"(..range),
    NoGravity(error) => "code-link-gravity-misfit"(reason = error.text(language)),
    FewerFaces(error) => "code-link-faces-misfit"(reason = error.text(language)),
    Cells => "code-link-cells",
}}

texts! { light_block::Expected in language {
    Options => "code-light-options",
    Blocks(range) => "code-light-blocks"(..range),
    Cells => "code-light-cells",
    Start => "code-light-no-start",
    NoSecondStart => "code-light-second-start",
}}

texts! { in_a_row::Expected in language {
    Options => "code-row-options",
    Row(range) => "code-row-row"(..range),
    Seats(range) => "code-row-seats"(..range),
    First => "code-row-first",
    FittingRow(error) => "code-row-row-misfit"(reason = error.text(language)),
    FittingSeats(error) => "code-row-seats-misfit"(reason = error.text(language)),
    FittingFirst(error) => "code-row-first-misfit"(reason = error.text(language)),
    Cells { last } => "code-row-cells"(last = last.to_string()),
}}

texts! { race::Expected in language {
    Options => "code-race-options",
    Seats(range) => "code-race-seats"(..range),
    Pieces(range) => "code-race-pieces"(..range),
    Laps(range) => "code-race-laps"(..range),
    NoPieces => "code-race-no-pieces",
    NoLaps => "code-race-no-laps",
    NoExact => "code-race-no-exact",
    Seed => "code-race-no-cells",
}}

texts! { blockade::Expected in language {
    Options => "code-blockade-options",
    Seats(range) => "code-blockade-seats"(..range),
    Range(range) => "code-blockade-range"(..range),
    Builds(range) => "code-blockade-builds"(..range),
    Flights(range) => "code-blockade-flights"(..range),
    Cells => "code-blockade-cells",
}}
