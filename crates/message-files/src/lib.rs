//! Parsing of message files, for the build script of `tessella-language`, which checks messages at compile time, and
//! for the tests of the files.

use fluent_syntax::ast::{
    CallArguments, Expression, InlineExpression, Pattern, PatternElement, Resource,
};
use fluent_syntax::parser::parse;
use std::collections::BTreeSet;

/// Parses a file.
///
/// # Errors
/// If the file is invalid. The error says what is wrong, and on which line.
pub fn parsed(text: &str) -> Result<Resource<&str>, String> {
    parse(text).map_err(|(_, errors)| {
        let errors = errors.iter().map(|error| {
            let line = text[..error.pos.start].lines().count();
            format!("line {line}: {}", error.kind)
        });
        errors.collect::<Vec<_>>().join("; ")
    })
}

/// Names in a message.
#[derive(Default)]
pub struct Names {
    /// Its arguments.
    pub arguments: BTreeSet<String>,
    /// The messages that it refers to.
    pub references: BTreeSet<String>,
}

impl Names {
    /// Returns the names in the value of a message.
    pub fn of(value: Option<&Pattern<&str>>) -> Self {
        let mut names = Self::default();
        if let Some(pattern) = value {
            names.add_pattern(pattern);
        }
        names
    }

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

    /// Adds the names in a placeable. A term sees only the arguments that the message passes to it.
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
