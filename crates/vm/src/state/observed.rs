//! What something looks at in every state, so that no write of it may be invisible, or at the end.

use crate::state::word::ObjectId;
use fencepost_ir::ClassId;

/// The memory that properties look at.
#[derive(Clone, Debug, Default)]
pub struct Observed {
    /// Ranges of static memory: the class, where they begin, where they end.
    statics: Vec<(ClassId, u32, u32)>,
    /// Whether any object may be looked at, too.
    objects: bool,
    /// Whether any static memory may be looked at.
    all_statics: bool,
}

impl Observed {
    /// Adds a range of a class's static memory.
    pub fn add_statics(&mut self, class: ClassId, from: u32, to: u32) {
        self.statics.push((class, from, to));
    }

    /// Adds all objects.
    pub fn add_objects(&mut self) {
        self.objects = true;
    }

    /// All memory.
    pub fn everything() -> Self {
        let mut all = Self::default();
        all.add_everything();
        all
    }

    /// Adds everything that a pointer may lead to.
    pub fn add_everything(&mut self) {
        self.objects = true;
        self.all_statics = true;
    }

    /// Whether nothing is looked at.
    pub fn is_nothing(&self) -> bool {
        self.statics.is_empty() && !self.objects && !self.all_statics
    }

    /// Whether some of these bytes of an object are looked at.
    pub fn sees(&self, object: ObjectId, offset: u32, size: u32) -> bool {
        match object.statics_class() {
            Some(_) if self.all_statics => true,
            Some(class) => self.statics.iter().any(|&(observed, from, to)| {
                observed == class && offset < to && from < offset.saturating_add(size)
            }),
            None => self.objects,
        }
    }
}
