//! States survive as bytes: a fresh machine reads them and goes on in the same way.

use fencepost_ir::text::parse_program;
use fencepost_memory_model::builtin;
use fencepost_vm::{Choice, Machine, NativeTable, Options, State};
use std::sync::Arc;

const PROGRAM: &str = "
class Node { value: i32; next: ref }
class S { static head: ref; static x: i32; static y: i32; static text: ref }
array Nodes of ref
func main() {
  %s = string \"hello\"
  store S.text, %s
  %n = const i32 2
  %a = newarr Nodes, %n
  %node = new Node
  store ref %a[0], %node
  store %node.Node.next, %a
  store S.head, %node
  %t = start worker(%node)
  %u = start worker(%node)
  try {
    %z = const i32 0
    %q = div.i32 %n, %z
  } catch DivideByZero %e {
    store S.y, 7
  }
  join %t
  join %u
  ret
}
func worker(%node: ref) {
  frame { slot: ref; number: i32 }
  %p = frame slot
  store ref [%p + 0], %node
  enter %node
  %v = load %node.Node.value
  %w = add.i32 %v, 1
  store %node.Node.value, %w
  %r = load S.x
  %k = add.i32 %r, 5
  store S.x, %k
  exit %node
  %again = load ref [%p + 0]
  %m = load %again.Node.value
  store S.y, %m
  ret
}
";

fn machine(model: &str) -> (Machine, fencepost_ir::FuncId) {
    let program = parse_program(PROGRAM, "portable.fir").unwrap_or_else(|e| panic!("{e:?}"));
    let source: Arc<dyn fencepost_ir::Source> = Arc::new(program);
    let entry = source.entry().unwrap();
    let model = builtin(model).unwrap();
    let machine = Machine::new(source, NativeTable::core(), model, Options::default());
    (machine, entry)
}

/// Runs with a deterministic mix of choices and calls `visit` in every state.
fn walk(machine: &Machine, state: &mut State, seed: u64, mut visit: impl FnMut(&State)) -> u32 {
    let mut random = seed;
    let mut choices: Vec<Choice> = Vec::new();
    for step in 0.. {
        visit(state);
        machine.choices(state, &mut choices);
        if choices.is_empty() {
            return step;
        }
        random = random
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        let pick = choices[(random >> 33) as usize % choices.len()];
        machine.apply(state, pick, None).unwrap();
    }
    0
}

#[test]
fn a_state_read_back_runs_the_same() {
    for model in ["sc", "tso", "dotnet", "clr"] {
        for seed in 0..12 {
            let (first, entry) = machine(model);
            let mut state = first.initial(entry, &[], None).map_err(|e| e.1).unwrap();
            let mut forms: Vec<Vec<u8>> = Vec::new();
            walk(&first, &mut state, seed, |state| {
                forms.push(first.write_state(state).unwrap());
            });
            for (at, form) in forms.iter().enumerate() {
                let (second, _) = machine(model);
                let mut copy = second.read_state(form).unwrap();
                let mut original = first.read_state(form).unwrap();
                // From here on both make the same choices and must offer the same ones.
                let mut here = Vec::new();
                let mut there = Vec::new();
                walk(&first, &mut original, seed, |state| {
                    let mut choices = Vec::new();
                    first.choices(state, &mut choices);
                    here.push((choices, state.heap.len(), state.heap.total_bytes()));
                });
                walk(&second, &mut copy, seed, |state| {
                    let mut choices = Vec::new();
                    second.choices(state, &mut choices);
                    there.push((choices, state.heap.len(), state.heap.total_bytes()));
                });
                assert_eq!(here, there, "{model} {seed} {at}");
            }
        }
    }
}

#[test]
fn damaged_states_are_refused_without_a_panic() {
    let (first, entry) = machine("dotnet");
    let mut state = first.initial(entry, &[], None).map_err(|e| e.1).unwrap();
    let mut forms = Vec::new();
    walk(&first, &mut state, 3, |state| {
        forms.push(first.write_state(state).unwrap())
    });
    for form in &forms {
        for cut in 0..form.len() {
            let (other, _) = machine("dotnet");
            assert!(other.read_state(&form[..cut]).is_err(), "cut at {cut}");
        }
    }
}
