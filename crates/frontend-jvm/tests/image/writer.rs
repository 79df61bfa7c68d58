//! Writes a small `modules` file, as a JDK has one.

/// The hash that the index uses.
fn hash(path: &str, seed: u32) -> usize {
    let mixed = path.bytes().fold(seed, |hash, byte| {
        hash.wrapping_mul(0x0100_0193) ^ u32::from(byte)
    });
    (mixed & 0x7fff_ffff) as usize
}

fn text(strings: &mut Vec<u8>, text: &str) -> u32 {
    if text.is_empty() {
        return 0;
    }
    let at = strings.len() as u32;
    strings.extend(text.bytes());
    strings.push(0);
    at
}

fn attribute(location: &mut Vec<u8>, kind: u8, value: u32) {
    if value != 0 {
        location.push(kind << 3 | 3);
        location.extend(value.to_be_bytes());
    }
}

/// An image with one module that has these classes, by internal name.
pub fn image(module: &str, classes: &[(&str, &[u8])]) -> Vec<u8> {
    let mut strings = vec![0];
    let module_name = text(&mut strings, module);
    let mut resources: Vec<(String, Vec<u8>)> = Vec::new();
    for (class, bytes) in classes {
        resources.push((format!("/{module}/{class}.class"), bytes.to_vec()));
        let (package, _) = class.rsplit_once('/').unwrap();
        let package = format!("/packages/{}", package.replace('/', "."));
        if !resources.iter().any(|(path, _)| *path == package) {
            // A module that has nothing of the package comes first.
            let mut modules = [1_u32.to_le_bytes(), 0_u32.to_le_bytes()].concat();
            modules.extend([0_u32.to_le_bytes(), module_name.to_le_bytes()].concat());
            resources.push((package, modules));
        }
    }
    // A table in which no two paths meet; every other one is found by a second hash.
    let slots = (resources.len()..10_000)
        .find(|&slots| {
            let mut taken: Vec<usize> = resources
                .iter()
                .map(|(path, _)| hash(path, 0x0100_0193) % slots)
                .collect();
            taken.sort_unstable();
            taken.windows(2).all(|pair| pair[0] != pair[1])
        })
        .unwrap();
    let mut redirects = vec![0_i32; slots];
    let mut offsets = vec![0_u32; slots];
    let (mut locations, mut data) = (vec![0], Vec::<u8>::new());
    for (number, (path, bytes)) in resources.iter().enumerate() {
        let slot = hash(path, 0x0100_0193) % slots;
        redirects[slot] = match number % 2 {
            0 => -1 - slot as i32,
            _ => (1..)
                .find(|&seed| hash(path, seed as u32) % slots == slot)
                .unwrap(),
        };
        offsets[slot] = locations.len() as u32;
        let (_, rest) = path.split_once('/').unwrap();
        let (owner, rest) = rest.split_once('/').unwrap();
        let (parent, name) = rest.rsplit_once('/').unwrap_or(("", rest));
        let (base, extension) = name.rsplit_once('.').unwrap_or((name, ""));
        for (kind, part) in [(1, owner), (2, parent), (3, base), (4, extension)] {
            let at = text(&mut strings, part);
            attribute(&mut locations, kind, at);
        }
        attribute(&mut locations, 5, data.len() as u32);
        attribute(&mut locations, 7, bytes.len() as u32);
        locations.push(0);
        data.extend(bytes);
    }
    let numbers = [
        0xcafe_dada_u32,
        1 << 16,
        0,
        resources.len() as u32,
        slots as u32,
        locations.len() as u32,
        strings.len() as u32,
    ];
    let mut file: Vec<u8> = numbers.iter().flat_map(|n| n.to_le_bytes()).collect();
    file.extend(redirects.iter().flat_map(|n| n.to_le_bytes()));
    file.extend(offsets.iter().flat_map(|n| n.to_le_bytes()));
    file.extend(locations);
    file.extend(strings);
    file.extend(data);
    file
}
