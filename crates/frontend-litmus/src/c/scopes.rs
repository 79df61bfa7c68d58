//! Which variable a name means.
//!
//! Every variable gets a name that is its own in the thread and that no text can have, so that
//! lowering need not know about scopes.

use crate::error::{LitmusError, Place};
use crate::types::Type;
use std::collections::BTreeMap;

/// Stands between the name in the text and a number.
const MARK: char = '#';

/// The variables of a thread.
#[derive(Clone, Default, Debug)]
pub struct Variables {
    /// The types, by the names that are the variables' own.
    types: BTreeMap<String, Type>,
    /// What a condition and the initial state mean by a name.
    outside: BTreeMap<String, Meaning>,
    /// Registers that are assigned to and never declared.
    pub undeclared: Vec<(String, Place)>,
}

/// What a name means outside the code.
#[derive(Clone, Debug)]
enum Meaning {
    /// The variable of the whole thread, or the only one that there is.
    One(String),
    /// There are several in inner blocks.
    Several,
}

impl Variables {
    /// All variables, by the names that are their own.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &Type)> {
        self.types.iter().map(|(name, kind)| (name.as_str(), kind))
    }

    /// The own name of the variable that a condition or the initial state means.
    pub fn find(&self, name: &str) -> Option<&str> {
        match self.outside.get(name)? {
            Meaning::One(own) => Some(own),
            Meaning::Several => None,
        }
    }

    /// Why a name means no variable of a thread outside the code.
    pub fn why_unknown(&self, name: &str, thread: usize) -> String {
        match self.outside.get(name) {
            Some(Meaning::Several) => format!(
                "thread {thread} declares `{name}` in several blocks, so it is not clear which is \
                 meant"
            ),
            Some(Meaning::One(_)) | None => format!("thread {thread} has no variable `{name}`"),
        }
    }

    /// The type of the variable that a condition means.
    pub fn find_type(&self, name: &str) -> Option<&Type> {
        self.types.get(self.find(name)?)
    }
}

/// The scopes that are open where the text is being read.
pub struct Scopes {
    /// From the outermost one: what each name means.
    open: Vec<BTreeMap<String, String>>,
    found: Variables,
}

impl Scopes {
    /// The scope of a function.
    pub fn new() -> Self {
        Self {
            open: vec![BTreeMap::new()],
            found: Variables::default(),
        }
    }

    /// Enters a block.
    pub fn open(&mut self) {
        self.open.push(BTreeMap::new());
    }

    /// Leaves a block.
    pub fn close(&mut self) {
        self.open.pop();
    }

    /// Whether what is declared here is known in the whole function.
    pub fn is_outermost(&self) -> bool {
        self.open.len() == 1
    }

    /// Declares a variable in the innermost scope; gives the name that is its own.
    pub fn declare(&mut self, name: &str, kind: Type, at: Place) -> Result<String, LitmusError> {
        let depth = self.open.len() - 1;
        self.declare_at(depth, name, kind, at)
    }

    /// Declares a register of the whole thread that the text only assigns to.
    pub fn declare_register(&mut self, name: &str, at: Place) -> Result<String, LitmusError> {
        if self.found.outside.contains_key(name) {
            return Err(at.malformed(format!("`{name}` is not declared here")));
        }
        self.found.undeclared.push((name.to_string(), at));
        self.declare_at(0, name, Type::INT, at)
    }

    fn declare_at(
        &mut self,
        depth: usize,
        name: &str,
        kind: Type,
        at: Place,
    ) -> Result<String, LitmusError> {
        let own = format!("{name}{MARK}{}", self.found.types.len());
        let before = self.open[depth].insert(name.to_string(), own.clone());
        if before.is_some() {
            return Err(at.malformed(format!("`{name}` is declared twice in one block")));
        }
        self.found.types.insert(own.clone(), kind);
        let known = self.found.outside.get(name);
        let hidden = depth > 0 && self.open[0].contains_key(name);
        let meaning = match known {
            Some(_) if depth > 0 => Meaning::Several,
            _ => Meaning::One(own.clone()),
        };
        if !hidden {
            self.found.outside.insert(name.to_string(), meaning);
        }
        Ok(own)
    }

    /// The variable that a name means here, or the name itself if it means none.
    pub fn resolve(&self, name: String) -> String {
        let mut inner = self.open.iter().rev();
        inner
            .find_map(|scope| scope.get(&name))
            .cloned()
            .unwrap_or(name)
    }

    /// Whether a resolved name is that of a variable.
    pub fn is_variable(&self, name: &str) -> bool {
        name.contains(MARK)
    }

    /// The variables of the thread that ends here.
    pub fn finish(self) -> Variables {
        self.found
    }
}

/// A variable's own name as people know it.
pub fn shown(own: &str) -> &str {
    own.split(MARK).next().unwrap_or(own)
}
