//! Texts of the errors of records, saves and exported games.

use crate::example_texts::assert_all_translated;
use tessella_formats::codec::CodecError;
use tessella_formats::text_format::TextError;
use tessella_games::{GameCode, IllegalMove, SetupError};
use tessella_session::{HintsError, RestoreError, SaveError, TransferError};

#[test]
fn errors_of_records_and_saves_are_translated() {
    let code = "chess".parse::<GameCode>().expect_err("no game");
    let (ply, why) = (3, IllegalMove::Over);
    assert_all_translated(examples!(
        RestoreError: Code(code), Setup(SetupError::PlayerCount { players: 1, seats: 2 }), Move { ply: ply, why: why },
    ));
    assert_all_translated(examples!(
        HintsError: TooManyPlies { plies: 5000 }, Order { before: 4, after: 2 }, Count { plies: 3, hints: 2 },
    ));
    assert_all_translated(examples!(
        SaveError: NotASave, UnknownVersion(9), Damaged, Codec(CodecError::BytesLeft { bytes: 1 }),
        Hints(HintsError::Order { before: 4, after: 2 }), Game(RestoreError::Move { ply, why }), MissingGame,
    ));
}

#[test]
fn errors_of_exported_games_are_translated() {
    assert_all_translated(examples!(
        TransferError: Text(TextError::Encoding), Codec(CodecError::BytesLeft { bytes: 2 }), Save(SaveError::Damaged),
        GameCount(2),
    ));
}
