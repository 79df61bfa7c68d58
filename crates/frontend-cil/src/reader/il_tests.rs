//! Hand-made method bodies.

use super::*;

fn tiny(code: &[u8]) -> Vec<u8> {
    let mut bytes = vec![(code.len() as u8) << 2 | 2];
    bytes.extend(code);
    bytes
}

fn fat(code: &[u8], sections: &[u8]) -> Vec<u8> {
    let mut bytes = vec![if sections.is_empty() { 0x13 } else { 0x1b }, 0x30, 5, 0];
    bytes.extend((code.len() as u32).to_le_bytes());
    bytes.extend(0x1100_0002u32.to_le_bytes());
    bytes.extend(code);
    while bytes.len() % 4 != 0 {
        bytes.push(0);
    }
    bytes.extend(sections);
    bytes
}

#[test]
fn a_tiny_body() {
    // ldc.i4.s -3; br.s +0; ret
    let bytes = tiny(&[0x1f, 0xfd, 0x2b, 0x00, 0x2a]);
    let body = MethodBody::read(&bytes, 0x250).unwrap();
    assert_eq!((body.max_stack, body.code_offset), (8, 0x251));
    let code = body.decode().unwrap();
    let offsets: Vec<u32> = code.iter().map(|i| i.offset).collect();
    assert_eq!(offsets, [0, 2, 4]);
    assert_eq!(code[0].operand, Operand::I4(-3));
    assert_eq!(code[1].operand, Operand::Branch(4));
}

#[test]
fn a_fat_body_with_both_kinds_of_sections() {
    let code = [0x00, 0x00, 0xde, 0x02, 0x26, 0xdc, 0x2a];
    let mut sections = vec![0x81, 16, 0, 0];
    sections.extend([2, 0, 0, 0, 4, 4, 0, 2, 0, 0, 0, 0]);
    sections.extend([0x41, 28, 0, 0]);
    for word in [0u32, 0, 2, 4, 1, 0x0100_0003] {
        sections.extend(word.to_le_bytes());
    }
    let bytes = fat(&code, &sections);
    let body = MethodBody::read(&bytes, 0).unwrap();
    assert!(body.init_locals);
    assert_eq!(body.max_stack, 5);
    assert_eq!(
        body.local_signature.map(|id| Token::from(id).row()),
        Some(2)
    );
    assert_eq!(body.clauses.len(), 2);
    assert_eq!(body.clauses[0].kind, ClauseKind::Finally);
    assert_eq!(
        (body.clauses[0].try_end, body.clauses[0].handler_end),
        (4, 6)
    );
    assert_eq!(body.clauses[1].kind, ClauseKind::Catch(Token(0x0100_0003)));
    assert_eq!(body.decode().unwrap().len(), 6);
}

#[test]
fn prefixes_and_switches() {
    // volatile.; switch(+0, -12); ret
    let mut code = vec![0xfe, 0x13, 0x45, 2, 0, 0, 0];
    code.extend(0i32.to_le_bytes());
    code.extend((-15i32).to_le_bytes());
    code.push(0x2a);
    let bytes = tiny(&code);
    let decoded = MethodBody::read(&bytes, 0).unwrap();
    let decoded = decoded.decode().unwrap();
    assert_eq!(decoded[0].opcode, Opcode::Volatile);
    let Operand::Switch(table) = decoded[1].operand else {
        panic!("not a switch");
    };
    assert_eq!(table.targets().collect::<Vec<_>>(), [15, 0]);
}

#[test]
fn malformed_bodies_are_errors_with_offsets() {
    let read = |code: &[u8]| {
        let bytes = tiny(code);
        MethodBody::read(&bytes, 0).and_then(|body| body.decode().map(|_| ()))
    };
    // Unknown opcode, branch out of the body, branch into an operand,
    // truncated operand, absurd switch, ldstr of a method.
    assert_eq!(read(&[0x00, 0x24]).unwrap_err().offset, 2);
    assert!(read(&[0x2b, 0x00]).is_err());
    assert!(read(&[0x2b, 0x80]).is_err());
    assert!(read(&[0x1f, 0x05, 0x2b, 0xfd, 0x2a]).is_err());
    assert!(read(&[0x20, 0x00]).is_err());
    assert!(read(&[0x45, 0xff, 0xff, 0xff, 0xff]).is_err());
    assert!(read(&[0x72, 1, 0, 0, 6]).is_err());
    assert!(MethodBody::read(&[0x00], 0).is_err());
    assert!(MethodBody::read(&[0x06, 0x00], 0).is_ok());
    assert!(MethodBody::read(&[], 0).is_err());
}

#[test]
fn clauses_must_stay_inside_the_method() {
    let section = [0x01, 16, 0, 0, 2, 0, 0, 0, 1, 1, 0, 9, 0, 0, 0, 0];
    assert!(MethodBody::read(&fat(&[0x00, 0x2a], &section), 0).is_err());
    let unknown = [0x05, 4, 0, 0];
    assert!(MethodBody::read(&fat(&[0x2a], &unknown), 0).is_err());
}
