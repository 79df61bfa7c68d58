//! Reads components back into a running state.

use super::components::ComponentTable;
use super::local::LocalTable;
use fencepost_vm::component;
use fencepost_vm::{Object, ObjectKind, Reach, State, Thread, ThreadId};

/// Reads the leaves at these places, where the shape of the state stays.
#[inline]
pub(crate) fn load_changed(
    components: &ComponentTable,
    locals: Option<&LocalTable>,
    leaves: &[u32],
    places: &[u32],
    thread_count: usize,
    state: &mut State,
) {
    for &place in places {
        let place = place as usize;
        load_leaf(
            components,
            locals,
            leaves[place],
            place,
            thread_count,
            state,
        );
    }
    // Objects that went and objects that came can share places, so identities decide.
    let replaced = places.iter().any(|&place| {
        let place = place as usize;
        place > thread_count
            && state.heap.id_at(place - 1 - thread_count)
                != component::object_component_id(components.get(leaves[place]))
    });
    if replaced || state.heap.len() != leaves.len() - 1 - thread_count {
        load_objects(components, &leaves[1 + thread_count..], state);
    }
}

/// Reads all leaves.
pub(crate) fn load_all(
    components: &ComponentTable,
    locals: Option<&LocalTable>,
    leaves: &[u32],
    thread_count: usize,
    state: &mut State,
) {
    state.threads.truncate(thread_count);
    while state.threads.len() < thread_count {
        let blank = Thread::new(ThreadId(0), fencepost_ir::FuncId(0));
        state.threads.push(blank);
    }
    for (place, &leaf) in leaves.iter().enumerate().take(1 + thread_count) {
        load_leaf(components, locals, leaf, place, thread_count, state);
    }
    load_objects(components, &leaves[1 + thread_count..], state);
}

/// Reads one component into its place.
fn load_leaf(
    components: &ComponentTable,
    locals: Option<&LocalTable>,
    number: u32,
    place: usize,
    thread_count: usize,
    state: &mut State,
) {
    if place == 0 {
        if state.globals.component != number {
            component::read_globals(components.get(number), &mut state.globals);
            state.globals.component = number;
        }
    } else if place <= thread_count {
        let thread = &mut state.threads[place - 1];
        if thread.component != number {
            match locals {
                None => component::read_thread(components.get(number), thread),
                Some(locals) => {
                    let mut words = Vec::new();
                    locals.read(number, &mut words);
                    component::read_thread(&words, thread);
                }
            }
            thread.component = number;
        }
    } else {
        load_object(components.get(number), number, state);
    }
}

fn load_object(words: &[u64], number: u32, state: &mut State) {
    let id = component::object_component_id(words);
    if let Some(object) = state.heap.get(id) {
        if object.component == number {
            return;
        }
        state.heap.reread(id, |object| {
            object.component = number;
            component::read_object(words, object)
        });
    } else {
        let mut object = Object::blank(id, ObjectKind::Bytes, Reach::Shared);
        component::read_object(words, &mut object);
        object.component = number;
        state.heap.insert(object);
    }
}

/// Makes the heap consist of exactly these components.
fn load_objects(components: &ComponentTable, numbers: &[u32], state: &mut State) {
    let epoch = state.next_epoch();
    for &number in numbers {
        let words = components.get(number);
        load_object(words, number, state);
        let id = component::object_component_id(words);
        if let Some(object) = state.heap.get_mut(id) {
            object.set_stamp(epoch);
        }
    }
    if state.heap.len() != numbers.len() {
        state.heap.keep_stamped(epoch);
    }
}
