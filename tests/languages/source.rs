//! Uses of messages in the source files of all crates.

use proc_macro2::{Delimiter, TokenStream, TokenTree};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// A use of a message: `tr!("id", argument = value)`.
pub struct Use {
    /// Path of the source file, below the root of the workspace.
    pub file: String,
    pub id: String,
    pub arguments: BTreeSet<String>,
}

/// Returns all uses of messages in the crates.
pub fn uses() -> Vec<Use> {
    let mut uses = Vec::new();
    for (file, tokens) in sources() {
        find(tokens, &file, &mut uses);
    }
    uses
}

/// Returns the source files of the crates: their paths below the root of the workspace, and their tokens.
pub fn sources() -> Vec<(String, TokenStream)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files = Vec::new();
    collect(&root.join("src"), &mut files);
    for crate_folder in fs::read_dir(root.join("crates")).expect("a folder") {
        let folder = crate_folder.expect("an entry").path().join("src");
        collect(&folder, &mut files);
    }
    let read = |path: PathBuf| {
        let file = path.strip_prefix(root).expect("a file below the root");
        let file = file.to_string_lossy().replace('\\', "/");
        let text = fs::read_to_string(&path).expect("a source file");
        (file, text.parse().expect("source that can be parsed"))
    };
    files.into_iter().map(read).collect()
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            collect(&path, files);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            files.push(path);
        }
    }
}

/// Adds the uses in these tokens, also those inside other macros.
fn find(tokens: TokenStream, file: &str, uses: &mut Vec<Use>) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    for (at, token) in tokens.iter().enumerate() {
        let TokenTree::Group(group) = token else {
            continue;
        };
        if group.delimiter() == Delimiter::Parenthesis && is_macro(&tokens[..at]) {
            uses.extend(used(group.stream(), file));
        }
        find(group.stream(), file, uses);
    }
}

/// Returns `true` if these tokens end with `tr!`.
fn is_macro(before: &[TokenTree]) -> bool {
    match before {
        [.., TokenTree::Ident(name), TokenTree::Punct(mark)] => {
            name == "tr" && mark.as_char() == '!'
        }
        _ => false,
    }
}

/// Returns the use with these tokens between its parentheses, or `None` without tokens.
fn used(tokens: TokenStream, file: &str) -> Option<Use> {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let id = match tokens.first()? {
        TokenTree::Literal(id) => id.to_string().trim_matches('"').to_owned(),
        _ => panic!("{file}: tr! begins with a string"),
    };
    let names = tokens.windows(3).filter_map(|three| match three {
        [
            TokenTree::Punct(comma),
            TokenTree::Ident(name),
            TokenTree::Punct(equals),
        ] if comma.as_char() == ',' && equals.as_char() == '=' => Some(name.to_string()),
        _ => None,
    });
    Some(Use {
        file: file.to_owned(),
        id,
        arguments: names.collect(),
    })
}
