//! What texts and files are that hold no game code.

use crate::text::texts;
use tessella_library::received::{FileKind, MAX_CODES, MAX_TEXT_BYTES, ReceivedError, TextKind};

texts! { ReceivedError in language {
    Empty => "received-empty",
    TooLong => "received-too-long"(most = MAX_TEXT_BYTES / 1024),
    Link(error) => error,
    Code(error) => error,
    SeveralCodes(codes) if codes.len() == MAX_CODES =>
        "received-many-codes"(most = MAX_CODES, codes = codes.join(" ")),
    SeveralCodes(codes) => "received-several-codes"(count = codes.len(), codes = codes.join(" ")),
    Kind(kind) => kind,
    Unknown => "received-unknown",
}}

texts! { TextKind in language {
    Backup => "received-backup",
    Game => "received-game",
    ServerLink => "received-server",
    JoinCode => "received-join-code",
    Address => "received-address",
    RandomSeed => "received-random-seed",
    OtherPuzzle => "received-other-puzzle",
    OtherSave => "received-other-save",
    Grid => "received-grid",
    GameName => "received-game-name",
    WebPage => "received-web-page",
    FileName => "received-file-name",
}}

texts! { FileKind in language {
    Picture => "received-picture",
    Document => "received-document",
    Archive => "received-archive",
    Player => "received-player-file",
    Unknown => "received-no-text",
}}
