//! Reads components back into a running state.

use super::components::ComponentTable;
use super::local::LocalTable;
use fencepost_vm::component;
use fencepost_vm::{ABSENT, Object, ObjectKind, Reach, State, Thread, ThreadId, Tracked};

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
        state.threads.push(blank.into());
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
        if state.globals.component() != number {
            let read = |globals: &mut _| component::read_globals(components.get(number), globals);
            state.globals.load(number, read);
        }
    } else if place <= thread_count {
        let thread = &mut state.threads[place - 1];
        if thread.component() != number {
            thread.load(number, |thread| match locals {
                None => component::read_thread(components.get(number), thread),
                Some(locals) => {
                    let mut words = Vec::new();
                    locals.read(number, &mut words);
                    component::read_thread(&words, thread);
                }
            });
        }
    } else {
        load_object(components.get(number), number, state);
    }
}

fn load_object(words: &[u64], number: u32, state: &mut State) {
    let id = component::object_component_id(words);
    let read = |object: &mut Object| component::read_object(words, object);
    match state.heap.component_of(id) {
        ABSENT => {
            let mut object = Tracked::new(Object::blank(id, ObjectKind::Bytes, Reach::Shared));
            object.load(number, read);
            state.heap.insert(object);
        }
        same if same == number => {}
        _ => state.heap.reread(id, number, read),
    }
}

/// Makes the heap consist of exactly these components.
fn load_objects(components: &ComponentTable, numbers: &[u32], state: &mut State) {
    let epoch = state.heap.next_epoch();
    for &number in numbers {
        let words = components.get(number);
        load_object(words, number, state);
        let id = component::object_component_id(words);
        if let Some(object) = state.heap.get(id) {
            object.set_stamp(epoch);
        }
    }
    if state.heap.len() != numbers.len() {
        state.heap.keep_stamped(epoch);
    }
}
