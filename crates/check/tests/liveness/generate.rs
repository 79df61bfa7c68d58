//! Random programs with loops: some end, some wait for each other, some give way for ever.

use crate::rng::Rng;
use std::fmt::Write as _;

/// The text of a program of two threads, or three.
pub fn program(seed: u64) -> String {
    let rng = &mut Rng::new(seed);
    let threads = 2 + usize::from(rng.one_in(4));
    let mut text = String::from("class Lock { }\nclass R { static x: i32 static y: i32 }\n");
    for thread in 0..threads {
        let _ = writeln!(text, "func t{thread}(%m: ref) {{");
        let items = match threads {
            2 => 1 + rng.below(3),
            _ => 1 + rng.below(2),
        };
        let mut last = 5;
        for item in 0..items {
            let kind = rng.below(13);
            // Two of the larger parts in one thread make too many states.
            let kind = if kind >= last { rng.below(5) } else { kind };
            last = if kind >= 5 { 5 } else { 13 };
            part(rng, kind, item, &mut text);
        }
        text.push_str("}\n");
    }
    text.push_str("func main() {\n  %m = new Lock\n");
    for thread in 1..threads {
        let _ = writeln!(text, "  %t{thread} = start t{thread}(%m)");
    }
    text.push_str("  call t0(%m)\n");
    for thread in 1..threads {
        let _ = writeln!(text, "  join %t{thread}");
    }
    text.push_str("}\n");
    text
}

/// One part of a thread, with labels of its own.
fn part(rng: &mut Rng, kind: usize, n: usize, text: &mut String) {
    let field = rng.pick(&["x", "y"]);
    let other = rng.pick(&["x", "y"]);
    let value = rng.below(2);
    let order = rng.pick(&["", "volatile "]);
    let lines = match kind {
        0 | 1 => format!("store {order}R.{field}, {value}"),
        // Waits for a value.
        2 => format!(
            "jump a{n}\na{n}:\n%v = load {order}R.{field}\n%c = eq.i32 %v, {value}\n\
             br %c, b{n}, a{n}\nb{n}:\nyield"
        ),
        // Goes round until a choice ends it, or does not.
        3 => format!(
            "jump a{n}\na{n}:\n%c = choose {}\n%d = eq.i32 %c, {}\nbr %d, a{n}, b{n}\nb{n}:\nyield",
            1 + rng.below(3),
            rng.below(2)
        ),
        4 => format!("%v = rmw add R.{field}, 1\n%w = rmw and R.{field}, {value}"),
        // Gives way to whoever has raised the other flag.
        5 => format!(
            "jump a{n}\na{n}:\nstore {order}R.{field}, 1\n%v = load {order}R.{other}\n\
             br %v, b{n}, c{n}\nb{n}:\nstore {order}R.{field}, 0\njump a{n}\nc{n}:\n\
             store {order}R.{field}, 0"
        ),
        // A test-and-set lock, which may be released or not.
        6 => format!(
            "jump a{n}\na{n}:\n%v = cas R.{field}, 0, 1\nbr %v, a{n}, b{n}\nb{n}:\n\
             store volatile R.{field}, {value}"
        ),
        7 => format!(
            "jump a{n}\na{n}:\n%g = tryenter %m timeout 5\nbr %g, b{n}, a{n}\nb{n}:\nexit %m"
        ),
        8 => format!(
            "jump a{n}\na{n}:\nenter %m\n%v = load R.{field}\nexit %m\nbr %v, a{n}, b{n}\nb{n}:\n\
             yield"
        ),
        9 => format!(
            "enter %m\njump a{n}\na{n}:\n%g = wait %m timeout 5\nbr %g, a{n}, b{n}\nb{n}:\nexit %m"
        ),
        10 => format!(
            "jump a{n}\na{n}:\nenter %m\npulse %m\nexit %m\n%v = load volatile R.{field}\n\
             br %v, a{n}, b{n}\nb{n}:\nyield"
        ),
        // The choice leads on only together with a value.
        11 => format!(
            "jump a{n}\na{n}:\n%c = choose 2\nbr %c, b{n}, a{n}\nb{n}:\n\
             %v = load {order}R.{field}\nbr %v, a{n}, c{n}\nc{n}:\nyield"
        ),
        _ => format!(
            "jump a{n}\na{n}:\n%v = load volatile R.{field}\n%w = xor.i32 %v, 1\n\
             store volatile R.{other}, %w\nbr %v, a{n}, b{n}\nb{n}:\nyield"
        ),
    };
    for line in lines.lines() {
        let indent = if line.ends_with(':') { "" } else { "  " };
        let _ = writeln!(text, "{indent}{line}");
    }
}
