//! Texts of the statistics, packs, backups, links and received texts.

use crate::example_texts::assert_all_translated;
use tessella::text::{Text, board_name, pack_title};
use tessella_formats::codec::CodecError;
use tessella_formats::join_code::JoinCodeError;
use tessella_formats::text_format::TextError;
use tessella_games::{CodeError, Game, GameCode, Level, SetupError, light_block};
use tessella_language::Language;
use tessella_library::backup::BackupError;
use tessella_library::links::LinkError;
use tessella_library::packs::{Pack, PackError, PackHeader, PackLineError, shipped_packs};
use tessella_library::received::{FileKind, MAX_CODES, ReceivedError, TextKind};
use tessella_library::statistics::{BoardClass, BoardShape, Group, HistoryError, Opponent};
use tessella_session::SaveError;

fn code_error() -> CodeError {
    "chess".parse::<GameCode>().expect_err("no game")
}

const BYTES_LEFT: CodecError = CodecError::BytesLeft { bytes: 2 };

#[test]
fn errors_of_histories_and_backups_are_translated() {
    assert_all_translated(examples!(
        HistoryError: NotAHistory, UnknownVersion(9), Damaged, Codec(BYTES_LEFT),
    ));
    assert_all_translated(examples!(
        BackupError: Text(TextError::Encoding), NotABackup, UnknownVersion(9), Damaged, Codec(BYTES_LEFT),
        Games(SaveError::Damaged), History(HistoryError::NotAHistory),
    ));
}

#[test]
fn errors_of_links_and_received_texts_are_translated() {
    assert_all_translated(examples!(
        LinkError: Scheme, TooLong, Empty, Encoding, Game(code_error()), Address, JoinCode(JoinCodeError::Length(5)), End,
    ));
    let codes = |count: usize| vec!["light:3x3#1".to_owned(); count];
    assert_all_translated(examples!(
        ReceivedError: Empty, TooLong, Link(LinkError::Empty), Code(code_error()), SeveralCodes(codes(2)),
        Kind(TextKind::Grid), Unknown,
    ));
    assert_all_translated([ReceivedError::SeveralCodes(codes(MAX_CODES))]);
    assert_all_translated(examples!(
        TextKind: Backup, Game, ServerLink, JoinCode, Address, RandomSeed, OtherPuzzle, OtherSave, Grid, GameName, WebPage,
        FileName,
    ));
    assert_all_translated(examples!(FileKind: Picture, Document, Archive, Player, Unknown));
}

#[test]
fn errors_of_packs_are_translated() {
    let line_errors = || {
        examples!(
            PackLineError: Encoding, Invisible('\u{202e}'), DuplicateHeader(PackHeader::Title), EmptyHeader(PackHeader::Title),
            HeaderTooLong { header: PackHeader::Title, length: 99 }, TooManyLevels, TooManyTiles, DuplicateBoard(2),
            Code(code_error()), Seats { game: Game::Race, seats: 4 }, UnexpectedPar(Game::Link), Par("x".to_owned()),
            Setup(SetupError::LightBlock(light_block::SetupError::StartCount)), Over,
        )
    };
    assert_all_translated(line_errors());
    let (header, length) = (PackHeader::Author, 99);
    assert_all_translated([
        PackLineError::DuplicateHeader(header),
        PackLineError::EmptyHeader(header),
        PackLineError::HeaderTooLong { header, length },
    ]);
    for error in line_errors() {
        assert_all_translated(examples!(
            PackError: TooLong(9), NoTitle, NoLevel, Line { line: 3, error: error.clone() },
        ));
    }
}

#[test]
fn packs_of_the_program_have_titles_in_each_language() {
    for pack in shipped_packs() {
        for &language in Language::ALL {
            let is_english = language == Language::English;
            let title = pack_title(pack, language);
            assert_eq!(title == pack.title(), is_english, "{language:?}: {title}");
        }
    }
    let own = Pack::parse("title: Corners\nlight:3x3#1\n").expect("a pack");
    assert_eq!(pack_title(&own, Language::German), "Corners");
}

#[test]
fn kinds_of_boards_have_names_in_each_language() {
    let name = |shape, has_hills, is_of_given_positions, language| {
        let group = Group {
            game: Game::Drench,
            board: BoardClass { shape, has_hills },
            opponent: Opponent::Nobody,
            is_of_given_positions,
        };
        board_name(&group, language)
    };
    for &language in Language::ALL {
        let flat = examples!(BoardShape: Squares, Hexes, Map, Cube, Ring, Track, Hypercube)
            .map(|shape| name(shape, false, false, language));
        let english_flat = ["Squares", "Hexes", "Map", "Cube", "Ring", "Track", "4D"];
        let special = [(true, false), (false, true), (true, true)]
            .map(|(hills, given)| name(BoardShape::Squares, hills, given, language));
        let english_special = [
            "Squares, hills",
            "Squares, custom positions",
            "Squares, hills, custom positions",
        ];
        let is_english = language == Language::English;
        assert_eq!(flat == english_flat, is_english, "{language:?}: {flat:?}");
        assert_eq!(
            special == english_special,
            is_english,
            "{language:?}: {special:?}"
        );
    }
}

#[test]
fn opponents_have_names_in_each_language() {
    let person = Opponent::Person("Bo".to_owned());
    let opponents = examples!(
        Opponent: Nobody, People, Computer(Level::Easy), Person("Bo".to_owned()), Problem,
    );
    let levels = Level::ALL.map(Opponent::Computer);
    let english = ["Solo", "People", "Easy computer", "Bo", "Puzzle"];
    let english_levels = [
        "Gentle computer",
        "Easy computer",
        "Medium computer",
        "Hard computer",
    ];
    for &language in Language::ALL {
        let is_english = language == Language::English;
        let names = opponents.each_ref().map(|opponent| opponent.text(language));
        assert_eq!(names == english, is_english, "{language:?}: {names:?}");
        let names = levels.each_ref().map(|opponent| opponent.text(language));
        assert_eq!(
            names == english_levels,
            is_english,
            "{language:?}: {names:?}"
        );
        assert_eq!(person.text(language), "Bo");
    }
}
