// Copies of arrays, for both libraries.
using System;

namespace Fencepost
{
    internal static class ArrayCopies
    {
        // Every element is read by itself: others may write while the array is copied.
        internal static Array Clone(Array source)
        {
            var copy = Like(source);
            Array.Copy(source, copy, Runtime.ArrayLength(source));
            return copy;
        }

        // A new array of the same type and bounds.
        static Array Like(Array source)
        {
            var type = Runtime.TypeOf(source);
            var element = Runtime.TypeElement(type);
            var lengths = new int[Runtime.ArrayRank(source)];
            var bounds = new int[lengths.Length];
            for (int i = 0; i < lengths.Length; i++)
            {
                lengths[i] = Runtime.ArrayDimension(source, i);
                bounds[i] = Runtime.ArrayLowerBound(source, i);
            }
            if (lengths.Length == 1 && bounds[0] == 0)
            {
                // Arrays of one dimension that are not vectors have a type of their own.
                var vector = Runtime.NewArray(element, lengths, null);
                if (Runtime.TypeOf(vector) == type)
                    return vector;
            }
            return Runtime.NewArray(element, lengths, bounds);
        }
    }
}
