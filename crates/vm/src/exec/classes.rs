//! Class initialisation.

use super::{Exec, Flow, FlowResult};
use crate::machine::event::{EventKind, Stop};
use crate::machine::footprint::{Mode, Resource};
use crate::state::ClassState;
use crate::state::thread::{FrameKind, Status};
use fencepost_ir::ClassId;

impl Exec<'_> {
    /// Makes sure a class is initialised before the thread goes on.
    pub(crate) fn init_class(&mut self, class: ClassId) -> FlowResult {
        let class_state = self.state.globals.class_state(class);
        if class_state.is_some() || self.machine.class(class)?.class.initializer.is_some() {
            self.touch(Resource::Class(class), Mode::Read);
        }
        if let Some(ClassState::Running(_)) = class_state {
            self.touch(Resource::Initializers, Mode::Write);
        }
        match class_state {
            Some(ClassState::Done) => return Ok(Flow::Next),
            Some(ClassState::Failed(cause)) => return self.initializer_failed(class, cause, true),
            Some(ClassState::Running(thread)) if thread == self.thread_id() => {
                return Ok(Flow::Next);
            }
            Some(ClassState::Running(_)) => return self.await_class(class),
            None => {}
        }
        let info = self.machine.class(class)?;
        let Some(initializer) = info.class.initializer else {
            return Ok(Flow::Next);
        };
        let atomic = info.class.library || self.thread().is_exclusive();
        // An initialiser may look at what others change, so that it runs as one step does not make
        // that step invisible.
        let unseen = self.passes_alone();
        if !unseen && !self.take_permit_in_place()? {
            return Ok(Flow::Stop);
        }
        self.refresh();
        if !atomic {
            self.emit(EventKind::InitBegin(class), None, None);
        }
        let thread = self.thread_id();
        self.touch_initializer(class);
        self.state
            .globals
            .set_class_state(class, ClassState::Running(thread));
        self.push_frame(
            initializer,
            None,
            FrameKind::Initializer { class, atomic },
            |_| {},
        )
    }

    /// The initialiser of a class runs on another thread. Who begins last to wait for it decides who
    /// breaks a cycle, so for a thread that runs an initialiser itself that is a step; for others
    /// nobody can tell when they begin.
    fn await_class(&mut self, class: ClassId) -> FlowResult {
        if self.thread().is_exclusive() {
            return Err(self.unsupported(
                "a class initialiser that another thread runs is awaited inside an atomic section",
            ));
        }
        if !self.thread().runs_initializer() || !std::mem::take(&mut self.permit) {
            return Ok(Flow::Stop);
        }
        let me = self.thread_id();
        if self.machine.closes_initializer_cycle(self.state, me, class) {
            return Ok(Flow::Next);
        }
        self.thread().status = Status::AwaitingClass(class);
        Ok(Flow::Stop)
    }

    /// Notes that the state of a class changes.
    pub(crate) fn touch_initializer(&mut self, class: ClassId) {
        self.touch(Resource::Class(class), Mode::Write);
        self.touch(Resource::Initializers, Mode::Write);
    }

    /// A library initialiser that turns out to block goes on under the precise rule.
    pub(crate) fn leave_atomic_initializers(&mut self) -> Result<(), Stop> {
        for frame in &mut self.thread().frames {
            if let FrameKind::Initializer { atomic, .. } = &mut frame.kind {
                *atomic = false;
            }
        }
        Ok(())
    }

    /// Notes an operation that waits as long as others hold a monitor or have not ended. Inside an
    /// atomic section that ends the execution, so it matters who comes first; persistent sets do
    /// not reckon with it.
    pub(crate) fn note_possible_wait(&mut self) {
        if self.thread().is_in_section() && self.machine.futures().is_some() {
            self.machine.note_unexpected();
        }
    }

    /// Whether an operation that may block can be tried here: inside an atomic section it cannot;
    /// an atomic library initialiser turns into an ordinary one.
    pub(crate) fn allow_blocking(&mut self, what: &str) -> Result<(), Stop> {
        if self.thread().is_in_section() {
            return Err(self.unsupported(format!("{what} blocks inside an atomic section")));
        }
        self.leave_atomic_initializers()
    }
}
