//! Writes a copy of an assembly in which everything is public, so that a compiler lets the
//! stand-ins for its methods use its private fields. Nothing but the visibility changes:
//! `cargo run --example publicise -- mscorlib.dll public/mscorlib.dll`

#[path = "../tests/publicise/mod.rs"]
mod publicise;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let (Some(from), Some(to)) = (arguments.next(), arguments.next()) else {
        return Err("usage: publicise FROM.dll TO.dll".into());
    };
    let bytes = publicise::public(std::fs::read(from)?).map_err(|error| error.to_string())?;
    std::fs::write(to, bytes)?;
    Ok(())
}
