//! Golden start positions: `golden/deals.txt` records what each seed generates, for good.

use tessella_boards::CellId;
use tessella_games::GameCode;
use tessella_games::blockade::Blockade;
use tessella_games::light_block::LightBlock;
use tessella_games::race::Race;
use tessella_games::{Appearance, Game, Move, Position, Rules, Seat, Turn};

/// Number of start positions in the file.
const START_POSITIONS: usize = 67;
/// Shuffle seeds of the Link boards that are given by their cells and have no playable pair.
const SHUFFLES: [u32; 2] = [0, 7];

fn parse(text: &str) -> GameCode {
    text.parse()
        .unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn position(code: &GameCode) -> Position {
    Position::new(&code.setup, &code.start).unwrap_or_else(|error| panic!("{code}: {error}"))
}

/// Formats the cells of a position as in a game code, one line per row.
fn rows(code: &GameCode, position: &Position) -> String {
    let at = position.pieces().first().and_then(|walker| walker.at);
    if let Position::Blockade(game) = position {
        return code.setup.format_cells(&game.cells()).replace('/', "\n");
    }
    let number = |cell: CellId| match position.appearance(cell) {
        Appearance::Dark if at == Some(cell) => 2,
        Appearance::Painted { colour, .. } => colour.0,
        Appearance::Face(face) => face.0 + 1,
        Appearance::Removed | Appearance::Dark => 0,
        Appearance::Blocked => 1,
        appearance => panic!("{appearance:?} on a board that was dealt"),
    };
    let cells: Vec<u8> = position.board().cells().map(number).collect();
    code.setup.format_cells(&cells).replace('/', "\n")
}

/// Describes the start position of a code: its cells, and what else the game draws from the seed.
fn describe_start(code: &GameCode) -> String {
    let position = position(code);
    match &position {
        Position::Drench(_) => rows(code, &position),
        Position::Link(_) => with_shuffles(code, &position),
        Position::LightBlock(game) => format!("{}{}", rows(code, &position), path_line(game)),
        Position::Race(race) => jumps(race),
        Position::Blockade(game) => format!("{}{}", rows(code, &position), goals(game)),
        Position::InARow(_) => panic!("nothing is dealt"),
    }
}

/// Formats the rows and, if there is no playable pair, those after shuffling.
fn with_shuffles(code: &GameCode, position: &Position) -> String {
    let mut text = rows(code, position);
    if let Turn::Chance(_) = position.to_move() {
        for seed in SHUFFLES {
            let mut shuffled = position.clone();
            let describe_start = shuffled.advance(Seat::FIRST, Move::Chance(seed));
            describe_start.expect("a shuffle where no tiles can go");
            text += &format!("\nshuffled by {seed}\n{}", rows(code, &shuffled));
        }
    }
    text
}

/// Describes the path with which a board was generated, if it was.
fn path_line(game: &LightBlock) -> String {
    let Some(path) = game.solution() else {
        return String::new();
    };
    let cells: Vec<String> = path.iter().map(|cell| cell.0.to_string()).collect();
    format!("\nway {}", cells.join(" "))
}

/// Describes the goal of each seat by its cells.
fn goals(game: &Blockade) -> String {
    let goals = game.seats().map(|seat| {
        let cells = game.goal(seat).iter().map(|cell| cell.0.to_string());
        let cells: Vec<String> = cells.collect();
        format!("\ngoal {}", cells.join(" "))
    });
    goals.collect()
}

/// Describes the snakes and ladders by cell numbers, counted from 1.
fn jumps(race: &Race) -> String {
    let jumps = race.jumps().into_iter().map(|(from, to)| {
        let kind = if from < to { "ladder" } else { "snake" };
        format!("{kind} {} {}", from.0 + 1, to.0 + 1)
    });
    jumps.collect::<Vec<_>>().join("\n")
}

/// Parses the codes of the file and their expected descriptions. Descriptions start with `# `; rows of blocks omit the
/// space.
fn golden() -> Vec<(GameCode, String)> {
    let lines = include_str!("golden/deals.txt").lines();
    let lines: Vec<&str> = lines.filter(|line| !line.starts_with("# ")).collect();
    let text = lines.join("\n");
    let deals = text.split("\n\n").map(str::trim);
    let deals = deals.filter(|deal| !deal.is_empty());
    let parted = deals.map(|deal| deal.split_once('\n').unwrap_or((deal, "")));
    parted
        .map(|(code, start)| (parse(code), start.to_owned()))
        .collect()
}

/// Compares with the golden file. To add start positions, write their codes into the file and copy the output of the
/// failing test.
#[test]
fn seeded_start_positions_match_golden_file() {
    let deals = golden();
    assert_eq!(deals.len(), START_POSITIONS, "deals in golden/deals.txt");
    let others = deals
        .into_iter()
        .map(|(code, golden)| (describe_start(&code), code, golden));
    let others: Vec<String> = others
        .filter(|(start, _, golden)| start != golden)
        .map(|(start, code, _)| format!("{code}\n{start}\n"))
        .collect();
    assert!(
        others.is_empty(),
        "\nThese codes deal others than they used to. Codes that players keep depend on it: a change to dealing needs \
         a way to tell old codes from new ones.\n\n{}",
        others.join("\n")
    );
}

#[test]
fn seeded_start_positions_round_trip_as_cells() {
    for (code, _) in golden() {
        if code.setup.game() == Game::Race {
            continue;
        }
        let dealt = rows(&code, &position(&code));
        let (game, options) = (code.setup.game().name(), code.setup.options());
        let spelt = parse(&format!("{game}:{options}={}", dealt.replace('\n', "/")));
        assert_eq!(rows(&spelt, &position(&spelt)), dealt, "{code}, spelt out");
    }
}
