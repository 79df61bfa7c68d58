//! Opens the class library of an installed Mono and decodes all of it.
//! Without Mono there is nothing to do.

use std::sync::Arc;
use std::time::Instant;

use fencepost_frontend_cil::reader::*;

mod walk;

const MSCORLIB: &str = "/usr/lib/mono/4.5/mscorlib.dll";

#[test]
fn all_of_mscorlib_decodes() {
    let Ok(bytes) = std::fs::read(MSCORLIB) else {
        eprintln!("skipped: {MSCORLIB} is not installed");
        return;
    };
    let bytes: Arc<[u8]> = bytes.into();
    let start = Instant::now();
    let image = Image::open(bytes).unwrap();
    let opened = start.elapsed();
    assert!(opened.as_millis() < 50, "opening took {opened:?}");

    let start = Instant::now();
    let mut found = walk::Found::default();
    walk::image(&image, &mut found);
    walk::attributes(&image, &mut found);
    println!(
        "opened in {opened:?}, walked in {:?}: {found:?}",
        start.elapsed()
    );
    assert_eq!(found.errors, Vec::<String>::new());
    assert!(found.methods > 20_000 && found.bodies > 20_000);
    assert!(found.instructions > 500_000 && found.attributes > 1_000);

    let list = image.find_type("System.Collections.Generic", "List`1");
    let list = list.expect("List`1 is there");
    let enumerator = image.find_nested_type(list, "Enumerator").unwrap();
    let name = "System.Collections.Generic.List`1/Enumerator";
    assert_eq!(image.type_def_name(enumerator).unwrap(), name);
    assert_eq!(image.find_type_by_full_name(name), Some(enumerator));
}
