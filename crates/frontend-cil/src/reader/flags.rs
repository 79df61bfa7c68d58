//! What the flag bits of rows mean (ECMA-335 II.23.1).

use super::schema::{
    AssemblyRefRow, FieldRow, GenericParamRow, MethodDefRow, MethodSemanticsRow, ParamRow,
    TypeDefRow,
};

/// How the fields of a type are laid out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TypeLayout {
    /// As the runtime likes.
    Auto,
    /// In declaration order.
    Sequential,
    /// At declared offsets.
    Explicit,
}

/// Whether a generic parameter may vary.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Variance {
    /// It may not.
    Invariant,
    /// `out`
    Covariant,
    /// `in`
    Contravariant,
}

/// Declares tests of single bits: name, field, mask and the value expected.
macro_rules! bits {
    ($row:ident { $($(#[$doc:meta])* $name:ident: $field:ident $mask:literal == $value:literal;)* }) => {
        impl $row {
            $($(#[$doc])* pub fn $name(&self) -> bool { self.$field & $mask == $value })*
        }
    };
}

bits! { TypeDefRow {
    /// True for an interface.
    is_interface: flags 0x20 == 0x20;
    /// True if it cannot be instantiated.
    is_abstract: flags 0x80 == 0x80;
    /// True if it cannot be derived from.
    is_sealed: flags 0x100 == 0x100;
    /// True if its initialiser may run early, at the first field access.
    is_before_field_init: flags 0x10_0000 == 0x10_0000;
} }

impl TypeDefRow {
    /// True for a type nested in another.
    pub fn is_nested(&self) -> bool {
        self.flags & 7 >= 2
    }

    /// How the fields are laid out.
    pub fn layout(&self) -> TypeLayout {
        match self.flags & 0x18 {
            0x08 => TypeLayout::Sequential,
            0x10 => TypeLayout::Explicit,
            _ => TypeLayout::Auto,
        }
    }
}

bits! { MethodDefRow {
    /// True for a static method.
    is_static: flags 0x10 == 0x10;
    /// True if it cannot be overridden.
    is_final: flags 0x20 == 0x20;
    /// True for a virtual method.
    is_virtual: flags 0x40 == 0x40;
    /// True if it only overrides or hides by signature.
    is_hide_by_sig: flags 0x80 == 0x80;
    /// True if it takes a slot of its own instead of overriding.
    is_new_slot: flags 0x100 == 0x100;
    /// True if it has no body and must be overridden.
    is_abstract: flags 0x400 == 0x400;
    /// True for constructors, accessors and operators.
    is_special_name: flags 0x800 == 0x800;
    /// True for names with a meaning to the runtime, such as `.ctor`.
    is_runtime_special_name: flags 0x1000 == 0x1000;
    /// True if native code implements it through P/Invoke.
    is_pinvoke: flags 0x2000 == 0x2000;
    /// True if the runtime implements it, as for delegates.
    is_runtime: impl_flags 3 == 3;
    /// True if the runtime implements it by name.
    is_internal_call: impl_flags 0x1000 == 0x1000;
    /// True if it holds the monitor of its object or type while it runs.
    is_synchronized: impl_flags 0x20 == 0x20;
    /// True if it must not be inlined.
    is_no_inlining: impl_flags 0x8 == 0x8;
    /// True if everybody can access it.
    is_public: flags 7 == 6;
    /// True if only its own type can access it.
    is_private: flags 7 == 1;
} }

bits! { FieldRow {
    /// True for a static field.
    is_static: flags 0x10 == 0x10;
    /// True if only initialisers may write it.
    is_init_only: flags 0x20 == 0x20;
    /// True for a compile-time constant, which has no storage.
    is_literal: flags 0x40 == 0x40;
    /// True if it has initial data.
    has_rva: flags 0x100 == 0x100;
} }

bits! { ParamRow {
    /// True for an `in` parameter.
    is_in: flags 1 == 1;
    /// True for an `out` parameter.
    is_out: flags 2 == 2;
    /// True if it may be left out.
    is_optional: flags 0x10 == 0x10;
    /// True if it has a default value.
    has_default: flags 0x1000 == 0x1000;
} }

bits! { MethodSemanticsRow {
    /// True for the setter of a property.
    is_setter: semantics 1 == 1;
    /// True for the getter of a property.
    is_getter: semantics 2 == 2;
    /// True for the method that adds an event handler.
    is_add_on: semantics 8 == 8;
    /// True for the method that removes an event handler.
    is_remove_on: semantics 0x10 == 0x10;
} }

bits! { GenericParamRow {
    /// True for the constraint `class`.
    requires_reference_type: flags 4 == 4;
    /// True for the constraint `struct`.
    requires_value_type: flags 8 == 8;
    /// True for the constraint `new()`.
    requires_constructor: flags 0x10 == 0x10;
} }

impl GenericParamRow {
    /// Whether the parameter may vary.
    pub fn variance(&self) -> Variance {
        match self.flags & 3 {
            1 => Variance::Covariant,
            2 => Variance::Contravariant,
            _ => Variance::Invariant,
        }
    }
}

bits! { AssemblyRefRow {
    /// True if the reference holds the whole public key, not its token.
    has_full_public_key: flags 1 == 1;
    /// True if any version of the assembly will do.
    is_retargetable: flags 0x100 == 0x100;
} }
