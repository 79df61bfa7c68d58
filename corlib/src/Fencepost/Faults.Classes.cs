using System;
using System.Threading;

namespace Fencepost
{
    internal static partial class Faults
    {
        // A class that failed stays failed, with one exception for all who ask for it.
        static void TypeInitialization(string typeName, object inner)
        {
            var cause = (Exception)inner;
            var known = Volatile.Read(ref cause._initialization);
            if (known == null)
            {
                var made = new TypeInitializationException(typeName, cause);
                known = Interlocked.CompareExchange(ref cause._initialization, made, null) ?? made;
            }
            // The same exception may have made several classes fail.
            throw known.TypeName == typeName ? known : new TypeInitializationException(typeName, cause);
        }
    }
}
