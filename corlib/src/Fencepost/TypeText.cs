using System;

namespace Fencepost
{
    // How messages name a type. No call here is one of every class's ToString.
    static class TypeText
    {
        internal static string Of(Type type) { return type.Text(); }
    }
}
