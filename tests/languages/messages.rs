//! Messages as their files describe them.

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, Resource,
};
use fluent_syntax::parser::parse;
use std::collections::BTreeSet;
use tessella_language::Language;

/// A message of a language.
pub struct Message {
    /// Name of its file, without the ending.
    pub file: &'static str,
    pub id: String,
    /// Names of its arguments.
    pub arguments: BTreeSet<String>,
    references: BTreeSet<String>,
}

impl Message {
    /// Returns the ids of the messages that it refers to.
    pub fn references(&self) -> impl Iterator<Item = &str> {
        self.references.iter().map(String::as_str)
    }
}

/// Parses a file. The error names the line.
pub fn parsed(text: &'static str) -> Result<Resource<&'static str>, String> {
    parse(text).map_err(|(_, errors)| {
        let errors = errors.iter().map(|error| {
            let line = text[..error.pos.start].lines().count();
            format!("line {line}: {}", error.kind)
        });
        errors.collect::<Vec<_>>().join("; ")
    })
}

/// Returns the messages of a language.
pub fn messages(language: Language) -> Vec<Message> {
    let mut found = Vec::new();
    for (file, text) in language.files() {
        let Ok(resource) = parsed(text) else {
            continue; // said by another test
        };
        for entry in resource.body {
            let Entry::Message(message) = entry else {
                continue;
            };
            let mut parts = Parts::default();
            if let Some(pattern) = &message.value {
                parts.add_pattern(pattern);
            }
            found.push(Message {
                file,
                id: message.id.name.to_owned(),
                arguments: parts.arguments,
                references: parts.references,
            });
        }
    }
    found
}

/// Names in a message.
#[derive(Default)]
struct Parts {
    arguments: BTreeSet<String>,
    references: BTreeSet<String>,
}

impl Parts {
    fn add_pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.add_expression(expression);
            }
        }
    }

    fn add_expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.add_inline(inline),
            Expression::Select { selector, variants } => {
                self.add_inline(selector);
                for variant in variants {
                    self.add_pattern(&variant.value);
                }
            }
        }
    }

    fn add_inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.arguments.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.references.insert(id.name.to_owned());
            }
            InlineExpression::Placeable { expression } => self.add_expression(expression),
            InlineExpression::FunctionReference { arguments, .. } => self.add_call(arguments),
            InlineExpression::TermReference {
                arguments: Some(arguments),
                ..
            } => self.add_call(arguments),
            InlineExpression::TermReference { .. }
            | InlineExpression::StringLiteral { .. }
            | InlineExpression::NumberLiteral { .. } => {}
        }
    }

    fn add_call(&mut self, arguments: &CallArguments<&str>) {
        for inline in &arguments.positional {
            self.add_inline(inline);
        }
    }
}
