//! The modules of a crate and the paths in them, read from its source files.

use crate::graph::Imports;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use syn::visit::{self, Visit};
use syn::{Attribute, Item, ItemMod, ItemUse, UseTree, Visibility};

/// Path of a module or an item, from the root of the crate.
type ItemPath = Vec<String>;

/// Name of the library crate, as its programs write it.
const LIBRARY: &str = "tessella";

/// A module's source.
struct Module {
    syntax: syn::File,
    /// Items that the module re-exports, by name.
    reexports: BTreeMap<String, ItemPath>,
}

/// The modules of a crate by their paths.
pub struct Sources(BTreeMap<ItemPath, Module>);

impl Sources {
    /// Reads the source files of this crate.
    pub fn of_crate() -> Self {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
        let mut files = Vec::new();
        collect(&root, &mut files);
        let files: Vec<(String, String)> = files
            .into_iter()
            .map(|file| {
                let text = fs::read_to_string(&file).expect("a source file");
                let name = file.strip_prefix(&root).expect("a file below the root");
                (name.to_string_lossy().replace('\\', "/"), text)
            })
            .collect();
        let files: Vec<(&str, &str)> = { files.iter() }
            .map(|(name, text)| (name.as_str(), text.as_str()))
            .collect();
        Self::new(&files)
    }

    /// Parses source files, given by their names below `src` and their texts.
    pub fn new(files: &[(&str, &str)]) -> Self {
        let mut modules = BTreeMap::new();
        for (name, text) in files {
            let syntax = syn::parse_file(text).unwrap_or_else(|error| panic!("{name}: {error}"));
            let reexports = BTreeMap::new();
            modules.insert(module_path(name), Module { syntax, reexports });
        }
        let mut sources = Self(modules);
        let reexports: Vec<_> = { sources.0.iter() }
            .map(|(path, module)| (path.clone(), sources.reexports(path, module)))
            .collect();
        for (path, reexports) in reexports {
            sources
                .0
                .entry(path)
                .and_modify(|module| module.reexports = reexports);
        }
        sources
    }

    /// Returns the modules that each module imports.
    pub fn imports(&self) -> Imports {
        let imports = self.0.iter().map(|(path, module)| {
            let mut paths = Paths::default();
            paths.visit_file(&module.syntax);
            let targets = paths.0.into_iter().filter(|(target, is_public)| {
                let target = self.absolute(path, target);
                // A module that re-exports its children does not use them.
                !(*is_public && target.is_some_and(|target| target.starts_with(path)))
            });
            let targets =
                targets.filter_map(|(target, _)| self.defining(&self.absolute(path, &target)?));
            let targets: BTreeSet<String> = targets
                .filter(|target| target != path)
                .map(|target| target.join("::"))
                .collect();
            (path.join("::"), targets)
        });
        imports.collect()
    }

    /// Returns the modules with a path that starts threads or tasks, and the path.
    pub fn starters(&self) -> Vec<(String, String)> {
        let mut found = Vec::new();
        for (path, module) in &self.0 {
            let mut paths = Paths::default();
            paths.visit_file(&module.syntax);
            let starters = paths.0.iter().map(|(path, _)| path);
            let starters = starters.filter(|path| starts_threads(path));
            found.extend(starters.map(|target| (path.join("::"), target.join("::"))));
        }
        found
    }

    fn reexports(&self, path: &ItemPath, module: &Module) -> BTreeMap<String, ItemPath> {
        let mut found = BTreeMap::new();
        for item in &module.syntax.items {
            if let Item::Use(item) = item
                && !matches!(item.vis, Visibility::Inherited)
            {
                for (target, name) in leaves(&item.tree) {
                    if let Some(target) = self.absolute(path, &target) {
                        found.insert(name, target);
                    }
                }
            }
        }
        found
    }

    /// Returns a path as seen from the root of the crate, or `None` if it leads to another crate.
    fn absolute(&self, module: &ItemPath, path: &[String]) -> Option<ItemPath> {
        let first = path.first()?;
        let mut base = match first.as_str() {
            "crate" | LIBRARY => return Some(path[1..].to_vec()),
            "self" | "super" => module.clone(),
            _ => {
                let mut child = module.clone();
                child.push(first.clone());
                let is_child = self.0.contains_key(&child);
                return is_child.then(|| [module, path].concat());
            }
        };
        let mut rest = path;
        if first == "self" {
            rest = &rest[1..];
        }
        while rest.first().is_some_and(|first| first == "super") {
            base.pop()?;
            rest = &rest[1..];
        }
        base.extend_from_slice(rest);
        Some(base)
    }

    /// Returns the module in which an item is defined: the longest module path that it begins with, or the one that is
    /// re-exported there.
    fn defining(&self, path: &ItemPath) -> Option<ItemPath> {
        let end = (1..=path.len())
            .rev()
            .find(|&end| self.0.contains_key(&path[..end]))?;
        let (module, rest) = path.split_at(end);
        let reexports = &self.0[module].reexports;
        match rest.first().and_then(|name| reexports.get(name)) {
            Some(target) if target != path => {
                self.defining(&[target.as_slice(), &rest[1..]].concat())
            }
            _ => Some(module.to_vec()),
        }
    }
}

/// Returns `true` for a path to what starts a thread, or a task in one of Bevy's pools.
fn starts_threads(path: &[String]) -> bool {
    let is_in_thread = |end: &[String]| {
        let names = ["spawn", "Builder"];
        matches!(end, [module, name] if module == "thread" && names.contains(&name.as_str()))
    };
    path.windows(2).any(is_in_thread) || path.iter().any(|name| name.ends_with("TaskPool"))
}

/// Lists the Rust files below a folder.
fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            collect(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
}

/// Returns the path of the module in a file: `boards::hex` for `boards/hex.rs`, `boards` for `boards/mod.rs`.
fn module_path(file: &str) -> ItemPath {
    let name = file.trim_end_matches(".rs").trim_end_matches("/mod");
    name.split('/').map(str::to_owned).collect()
}

/// Paths in a module outside of its unit tests, and whether each is re-exported.
#[derive(Default)]
struct Paths(Vec<(ItemPath, bool)>);

impl<'ast> Visit<'ast> for Paths {
    fn visit_item_mod(&mut self, item: &'ast ItemMod) {
        if !is_test(&item.attrs) {
            visit::visit_item_mod(self, item);
        }
    }

    fn visit_item_use(&mut self, item: &'ast ItemUse) {
        if is_test(&item.attrs) {
            return;
        }
        let is_public = !matches!(item.vis, Visibility::Inherited);
        let leaves = leaves(&item.tree).into_iter();
        self.0.extend(leaves.map(|(path, _)| (path, is_public)));
    }

    fn visit_visibility(&mut self, _: &'ast Visibility) {
        // The path of `pub(in path)` names a module that may use the item, not one that is used.
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        // A name alone is one that is imported or defined here.
        if path.segments.len() > 1 {
            let segments = path.segments.iter();
            self.0.push((
                segments.map(|segment| segment.ident.to_string()).collect(),
                false,
            ));
        }
        visit::visit_path(self, path);
    }
}

/// Returns `true` for the attributes of what is only compiled for tests.
fn is_test(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        let is_cfg = attribute.path().is_ident("cfg");
        is_cfg
            && attribute
                .parse_args::<syn::Path>()
                .is_ok_and(|path| path.is_ident("test"))
    })
}

/// Returns the path and the name of each item that a `use` declaration imports. A glob imports the module.
fn leaves(tree: &UseTree) -> Vec<(ItemPath, String)> {
    match tree {
        UseTree::Path(tree) => {
            let first = tree.ident.to_string();
            let rest = leaves(&tree.tree).into_iter();
            rest.map(|(path, name)| ([vec![first.clone()], path].concat(), name))
                .collect()
        }
        UseTree::Group(group) => group.items.iter().flat_map(leaves).collect(),
        UseTree::Name(name) if name.ident == "self" => vec![(Vec::new(), "self".to_owned())],
        UseTree::Name(name) => vec![(vec![name.ident.to_string()], name.ident.to_string())],
        UseTree::Rename(name) => vec![(vec![name.ident.to_string()], name.rename.to_string())],
        UseTree::Glob(_) => vec![(Vec::new(), "*".to_owned())],
    }
}
