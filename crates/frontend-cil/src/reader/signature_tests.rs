//! Hand-made signature blobs.

use super::*;
use crate::reader::schema::TableId;

fn blob(bytes: &[u8]) -> Blob<'_> {
    Blob { bytes, offset: 10 }
}

fn int() -> TypeSig {
    TypeSig::Primitive(Primitive::I4)
}

#[test]
fn a_generic_instance_method() {
    // instance !!0 M<T>(List<string>, int32&)
    let bytes = [0x30, 1, 2, 0x1e, 0, 0x15, 0x12, 0x05, 1, 0x0e, 0x10, 0x08];
    let sig = method_sig(blob(&bytes)).unwrap();
    assert!(sig.has_this && !sig.explicit_this);
    assert_eq!(sig.generic_count, 1);
    assert_eq!(sig.return_type, TypeSig::MVar(0));
    assert_eq!(
        sig.parameters,
        [
            TypeSig::GenericInst {
                is_value_type: false,
                generic: Token::new(TableId::TypeRef, 1),
                arguments: vec![TypeSig::Primitive(Primitive::String)],
            },
            TypeSig::ByRef(Box::new(int())),
        ]
    );
}

#[test]
fn a_vararg_call_site() {
    let bytes = [0x05, 2, 0x01, 0x0e, 0x41, 0x08];
    let sig = method_sig(blob(&bytes)).unwrap();
    assert_eq!(sig.convention, CallingConvention::VarArg);
    assert_eq!(sig.vararg_start, Some(1));
    assert!(method_sig(blob(&[0x05, 2, 0x01, 0x41, 0x08, 0x41, 0x08])).is_err());
}

#[test]
fn arrays_with_bounds_and_modifiers() {
    // int32 modreq(T) [0..2, 5..]
    let bytes = [0x06, 0x1f, 0x09, 0x14, 0x08, 2, 1, 3, 2, 0, 0x0a];
    let TypeSig::Modified {
        is_required, inner, ..
    } = field_sig(blob(&bytes)).unwrap()
    else {
        panic!("not modified");
    };
    assert!(is_required);
    let TypeSig::Array(element, shape) = *inner else {
        panic!("not an array");
    };
    assert_eq!(*element, int());
    assert_eq!(
        (shape.rank, shape.sizes, shape.lower_bounds),
        (2, vec![3], vec![0, 5])
    );
}

#[test]
fn locals_can_be_pinned_and_function_pointers() {
    let bytes = [0x07, 3, 0x45, 0x10, 0x05, 0x1b, 0x00, 1, 0x01, 0x08, 0x16];
    let locals = locals_sig(blob(&bytes)).unwrap();
    assert!(matches!(locals[0], TypeSig::Pinned(_)));
    assert!(matches!(&locals[1], TypeSig::FnPtr(sig) if sig.parameters == [int()]));
    assert_eq!(locals[2], TypeSig::Primitive(Primitive::TypedByRef));
}

#[test]
fn members_properties_and_specifications() {
    assert!(matches!(
        member_sig(blob(&[0x06, 0x08])),
        Ok(MemberSig::Field(_))
    ));
    assert!(matches!(
        member_sig(blob(&[0x20, 0, 0x01])),
        Ok(MemberSig::Method(_))
    ));
    let property = property_sig(blob(&[0x28, 1, 0x0e, 0x08])).unwrap();
    assert!(property.has_this);
    assert_eq!(property.parameters, [int()]);
    assert_eq!(method_spec_sig(blob(&[0x0a, 1, 0x08])), Ok(vec![int()]));
    assert!(type_spec_sig(blob(&[0x15, 0x11, 0x04, 0])).is_err());
}

#[test]
fn nesting_is_limited() {
    let deep = |levels: usize| {
        let mut bytes = vec![0x1d; levels];
        bytes.push(0x08);
        type_spec_sig(blob(&bytes)).map(|_| ())
    };
    assert!(deep(63).is_ok());
    let error = deep(64).unwrap_err();
    assert!(error.to_string().contains("64"), "{error}");
    assert!(deep(60_000).is_err());
}

#[test]
fn counts_do_not_allocate() {
    let bytes = [0x00, 0xdf, 0xff, 0xff, 0xff, 0x01, 0x08];
    assert!(method_sig(blob(&bytes)).is_err());
    assert!(locals_sig(blob(&[0x07, 0xdf, 0xff, 0xff, 0xff])).is_err());
    assert!(method_sig(blob(&[])).is_err());
}
