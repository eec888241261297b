//! Texts of the games: names, and what is wrong with set-ups, codes and moves.

use crate::example_texts::assert_all_translated;
use tessella::text::Text;
use tessella_boards::{BoardError, notation};
use tessella_games::drench::Margin;
use tessella_games::{
    Expected, Game, GameCode, IllegalMove, Level, Seat, SeatSet, SetupError, Violation, blockade,
    drench, in_a_row, light_block, link, race,
};
use tessella_language::Language;

#[test]
fn names_are_translated() {
    let margins = examples!(Margin: Relaxed, Fair, Tight, TwiceTheSide);
    let english_margins = margins.map(|margin| margin.text(Language::English));
    for &language in Language::ALL {
        let is_english = language == Language::English;
        for &game in Game::ALL {
            let text = game.text(language);
            assert!(!text.is_empty() && (!is_english || text == game.english_title()));
        }
        let levels = Level::ALL.map(|level| level.text(language));
        assert_eq!(levels == Level::ALL.map(Level::english_name), is_english);
        let texts = margins.map(|margin| margin.text(language));
        assert_eq!(texts == english_margins, is_english, "{language:?}");
    }
}

#[test]
fn refused_moves_are_translated() {
    let seats = |seats: &[u8]| seats.iter().copied().map(Seat).collect::<SeatSet>();
    assert_all_translated(examples!(
        IllegalMove: Over, NotYourTurn { to_move: Seat(1) }, WrongKind, TimeIsUp, TimeIsLeft,
        Rule(Violation::NoLine), ClosesPath(seats(&[0, 1, 3])),
    ));
    assert_all_translated(
        [[0].as_slice(), &[1, 3]].map(|closed| IllegalMove::ClosesPath(seats(closed))),
    );
    assert_all_translated(examples!(
        Violation: OwnColour, OthersColour, NoSuchColour, SameTile, NoTile, FacesDiffer, NoLine, NotBeside, TooSteep,
        BlockedTile, StoodOn, LitTile, NoSuchCell, CellTaken, NothingBelow, NoSuchSide, NoSuchPiece, TooFar, OwnPiece,
        StillWaiting, NotSoFarBack, NoFork, Occupied, OutOfReach, NoFlights, TooFarToFly, NoPathThere, NoBuilds,
        NotTouching, TooHigh, CentreFirst,
    ));
}

#[test]
fn setup_errors_are_translated() {
    assert_all_translated(examples!(
        SetupError: Sides(3..=9), Columns(3..=9), Rows(3..=9), CubeSides(3..=9), HypercubeSides(3..=9), Areas(3..=9),
        RingLength(3..=9), TrackLength(3..=9), TooFewTiles { least: 9 }, TooManyTiles { most: 9 }, WrappedOrHoles,
        RingParts, TrackParts, Corners, TileCount { given: 8, wanted: 9 }, CellCount { given: 8, wanted: 9 },
        PlayerCount { players: 1, seats: 2 }, Board(BoardError::Empty), Drench(drench::SetupError::FirstTiles),
        Link(link::SetupError::NoPair), LightBlock(light_block::SetupError::NoStep),
        InARow(in_a_row::SetupError::NoCentre), Race(race::SetupError::NeedsRing),
        Blockade(blockade::SetupError::NoPath),
    ));
    let (given, wanted) = (1, 9);
    assert_all_translated([
        SetupError::TileCount { given, wanted },
        SetupError::CellCount { given, wanted },
        link::SetupError::TooManyFaces { pairs: 1 }.into(),
    ]);
    {
        use drench::SetupError;
        assert_all_translated(examples!(
            SetupError: UnsupportedBoard, Colours(3..=9), ColoursForTwo { least: 4 }, Limit(3..=9),
            TileColour { colours: 6 }, FirstTiles,
        ));
    }
    {
        use link::SetupError;
        assert_all_translated(examples!(
            SetupError: UnsupportedBoard, Hills, OddTiles { tiles: 81 }, Gravity, Faces(3..=9), TooManyFaces { pairs: 2 },
            WholeSeconds, Countdown(3..=9), Gain(3..=9), TileFace { faces: 45 }, NoPair, OddFace,
        ));
    }
    {
        use light_block::SetupError;
        assert_all_translated(
            examples!(SetupError: UnsupportedBoard, Blocks(3..=9), Tile, StartCount, NoStep),
        );
    }
    {
        use in_a_row::SetupError;
        assert_all_translated(examples!(
            SetupError: UnsupportedBoard, Hills, Stones(3..=9), Players(3..=9), First, Falls, NoLine { cells: 4 },
            CentreFalls, NoCentre, TooManyPlayers { players: 5, stones: 3 }, StoneWithoutSeat, FloatingStone, TwoWinners,
        ));
    }
    {
        use race::SetupError;
        assert_all_translated(examples!(
            SetupError: UnsupportedBoard, Hills, Seats(3..=9), NeedsTrack, NeedsRing, Pieces(3..=9), Laps(3..=9),
            RingLength { players: 3, example: 42 }, RingForks { players: 4, least: 24 }, TrackForks(3..=9), Cells,
        ));
    }
    {
        use blockade::SetupError;
        assert_all_translated(examples!(
            SetupError: UnsupportedBoard, Players(3..=9), Range(3..=9), Builds(3..=9), Flights(3..=9), NoPath,
            HomeAtGoal, PathsDiffer, RunnerAtGoal(Seat(1)), RunnerWithoutPath(Seat(1)), RunnerWithoutSeat,
            TwoRunners(Seat(1)), NoRunner(Seat(1)),
        ));
    }
}

#[test]
fn expectations_of_codes_are_translated() {
    assert_all_translated(examples!(
        Expected: Game, Options, Seed, Start, EndOfCells, WholeRow { tiles: 9 }, FewerCells { most: 9 },
        MoreCells { tiles: 9, found: 8 }, FittingBoard(SetupError::Corners), Board(notation::Expected::Holes),
        Drench(drench::Expected::Seats), Link(link::Expected::Cells), LightBlock(light_block::Expected::Start),
        InARow(in_a_row::Expected::First), Race(race::Expected::Seed), Blockade(blockade::Expected::Cells),
    ));
    let (tiles, found) = (1, 0);
    assert_all_translated([
        Expected::WholeRow { tiles },
        Expected::MoreCells { tiles, found },
    ]);
    {
        use drench::Expected;
        assert_all_translated(examples!(
            Expected: Options, Colours(3..=9), Limit(3..=9), Seats, NoLimit, ColoursForTwo(3..=9),
            LeastColoursForTwo { least: 4 }, FreeForTwo, Cells { last: 'f' }, FloodSize(3..=9), FloodCells,
            FloodComma { cells: 9 }, FloodColour { most: 9 }, FloodCellCount { cells: 9, found: 8 }, FloodLimit(3..=9),
        ));
    }
    {
        use link::{Expected, SetupError};
        assert_all_translated(examples!(
            Expected: Options, Faces(3..=9), Countdown { starts: 6..=3600, gains: 0..=60 }, CountdownStart(6..=3600),
            NoGravity(SetupError::Gravity), FewerFaces(SetupError::TooManyFaces { pairs: 2 }), Cells,
        ));
    }
    {
        use light_block::Expected;
        assert_all_translated(
            examples!(Expected: Options, Blocks(3..=9), Cells, Start, NoSecondStart),
        );
    }
    {
        use in_a_row::{Expected, SetupError};
        assert_all_translated(examples!(
            Expected: Options, Row(3..=9), Seats(3..=9), First, FittingRow(SetupError::NoLine { cells: 4 }),
            FittingSeats(SetupError::TooManyPlayers { players: 5, stones: 3 }), FittingFirst(SetupError::First),
            Cells { last: 'b' },
        ));
    }
    {
        use race::Expected;
        assert_all_translated(examples!(
            Expected: Options, Seats(3..=9), Pieces(3..=9), Laps(3..=9), NoPieces, NoLaps, NoExact, Seed,
        ));
    }
    {
        use blockade::Expected;
        assert_all_translated(examples!(
            Expected: Options, Seats(3..=9), Range(3..=9), Builds(3..=9), Flights(3..=9), Cells,
        ));
    }
}

#[test]
fn errors_of_codes_are_translated() {
    let codes = [
        "drench:9x99,c6#3",
        "drench",
        "light:3x3=@..\t.....",
        "chess and a long text behind it:8x8#1",
    ];
    assert_all_translated(codes.map(|code| code.parse::<GameCode>().expect_err(code)));
    let error = codes[0].parse::<GameCode>().expect_err("a board");
    let german = "Spielcode, Spalte 8 („9x99“), erwartet: ein passendes Brett (eine Seite des Bretts hat 5 bis 40 Felder)";
    assert_eq!(error.text(Language::German), german);
}
