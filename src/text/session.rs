//! Errors of sessions, saves and exported games.

use super::texts;
use tessella_session::{Hints, HintsError, RestoreError, SaveError, TransferError, VERSION};

texts! { RestoreError in language {
    Code(error) => error,
    Setup(error) => error,
    Move { ply, why } => "record-move"(ply, why = why.text(language)),
}}

texts! { HintsError in language {
    TooManyPlies { plies } => "save-hint-plies"(most = Hints::MAX_PLIES, plies),
    Order { before, after } => "save-hint-order"(before, after),
    Count { plies, hints } => "save-hint-count"(plies, hints),
}}

texts! { SaveError in language {
    NotASave => "save-another-kind",
    UnknownVersion(version) => "save-version"(version, latest = VERSION),
    Damaged => "save-damaged",
    Codec(error) => "save-not-decoded"(error = error.text(language)),
    Hints(error) => "save-not-decoded"(error = error.text(language)),
    Game(error) => "save-game"(error = error.text(language)),
    MissingGame => "save-missing-game",
}}

texts! { TransferError in language {
    Text(error) => error,
    Codec(error) => error,
    Save(error) => error,
    GameCount(count) => "transfer-games"(games = count),
}}
