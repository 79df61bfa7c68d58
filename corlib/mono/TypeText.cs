using System;

namespace Fencepost
{
    // How messages name a type.
    static class TypeText
    {
        internal static string Of(Type type) { return type.ToString(); }
    }
}
