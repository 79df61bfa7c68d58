//! The attributes of test frameworks, which are known by their names.

use crate::reader::{AttributeArgument as Argument, AttributeValue};

pub(super) const NUNIT: &str = "NUnit.Framework.";
pub(super) const XUNIT: &str = "Xunit.";
pub(super) const MSTEST: &str = "Microsoft.VisualStudio.TestTools.UnitTesting.";
/// Our own attribute, in any namespace, so that everybody can declare it.
pub(super) const OURS: &str = "ConcurrencyTestAttribute";

/// What compilers mark async methods with.
pub(super) const STATE_MACHINE: &str = "System.Runtime.CompilerServices.AsyncStateMachineAttribute";

/// An attribute: the names of its class and the classes that it derives from, and its value.
pub(super) struct Attribute {
    pub(super) names: Vec<String>,
    pub(super) value: AttributeValue,
    /// Whether the value could be read.
    pub(super) is_readable: bool,
    /// Whether the last argument of the constructor stands for any number of arguments.
    pub(super) spreads: bool,
}

impl Attribute {
    pub(super) fn is(&self, name: &str) -> bool {
        self.names.iter().any(|known| known == name)
    }

    pub(super) fn is_of(&self, framework: &str, names: &[&str]) -> bool {
        self.names.iter().any(|known| {
            let short = known.strip_prefix(framework);
            let short = short.and_then(|name| name.strip_suffix("Attribute"));
            short.is_some_and(|name| names.contains(&name))
        })
    }

    pub(super) fn is_ours(&self) -> bool {
        let mut names = self.names.iter();
        names.any(|name| name.rsplit(['.', '/']).next() == Some(OURS))
    }

    pub(super) fn marks_test(&self) -> bool {
        self.is_ours()
            || self.is_of(NUNIT, &["Test", "TestCase", "TestCaseSource", "Theory"])
            || self.is_of(XUNIT, &["Fact", "Theory"])
            || self.is_of(MSTEST, &["TestMethod", "DataTestMethod"])
    }

    /// Whether it gives the arguments of one run.
    pub(super) fn gives_arguments(&self) -> bool {
        self.is_of(NUNIT, &["TestCase"])
            || self.is_of(XUNIT, &["InlineData"])
            || self.is_of(MSTEST, &["DataRow"])
    }

    /// Why the test cannot be run as its author means it, if so.
    pub(super) fn obstacle(&self) -> Option<&'static str> {
        let computed = self.is_of(NUNIT, &["TestCaseSource", "Theory"])
            || self.is_of(XUNIT, &["MemberData", "ClassData"])
            || self.is_of(MSTEST, &["DynamicData", "DataSource"]);
        let expects = self.is_of(MSTEST, &["ExpectedException"])
            || self.is_of(NUNIT, &["ExpectedException"])
            || self.named("ExpectedResult").is_some();
        let unreadable = !self.is_readable && (self.marks_test() || self.gives_arguments());
        match (computed, expects, unreadable) {
            (true, _, _) => Some("its arguments are not constants of an attribute"),
            (_, true, _) => Some("its attribute expects a result or an exception"),
            (_, _, true) => Some("the arguments of its attribute cannot be read"),
            (false, false, false) => None,
        }
    }

    pub(super) fn named(&self, name: &str) -> Option<&Argument> {
        let mut named = self.value.named.iter();
        let found = named.find(|argument| argument.name == name)?;
        match found.value {
            Argument::String(None) => None,
            _ => Some(&found.value),
        }
    }

    /// Why the author does not want the test to run, if so.
    pub(super) fn skips(&self) -> Option<String> {
        let reason = |argument: Option<&Argument>, or: &str| match argument {
            Some(Argument::String(Some(text))) if !text.is_empty() => text.clone(),
            _ => or.to_string(),
        };
        if self.is_of(NUNIT, &["Ignore"]) || self.is_of(MSTEST, &["Ignore"]) {
            return Some(reason(self.value.fixed.first(), "ignored"));
        }
        if self.is_of(NUNIT, &["Explicit"]) {
            return Some(reason(self.value.fixed.first(), "runs only on request"));
        }
        let skip = ["Skip", "Ignore", "IgnoreReason"];
        let found = skip.iter().find_map(|name| self.named(name))?;
        match self.marks_test() || self.gives_arguments() {
            true => Some(reason(Some(found), "ignored")),
            false => None,
        }
    }

    /// The arguments of a run, with those that stand behind the last one in their place.
    pub(super) fn arguments(&self) -> Vec<Argument> {
        let mut fixed = self.value.fixed.clone();
        if self.spreads {
            match fixed.pop() {
                Some(Argument::Array(Some(rest))) => fixed.extend(rest),
                // Without an array there is one argument, and it is null.
                Some(_) => fixed.push(Argument::String(None)),
                None => {}
            }
        }
        fixed
    }
}
