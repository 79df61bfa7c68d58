// Copies of arrays, for both libraries.
using System;

namespace Fencepost
{
    // Copies and clears elements of one type. The machine calls these for arrays whose types allow it,
    // so that every element is an access of its own, whatever its type.
    internal static class ElementCopies<T>
    {
        static bool Copy(T[] source, int sourceIndex, T[] destination, int destinationIndex, int length)
        {
            if (source == destination && sourceIndex < destinationIndex)
            {
                for (int i = length - 1; i >= 0; i--)
                    destination[destinationIndex + i] = source[sourceIndex + i];
                return true;
            }
            for (int i = 0; i < length; i++)
                destination[destinationIndex + i] = source[sourceIndex + i];
            return true;
        }

        static bool Clear(T[] array, int index, int length)
        {
            for (int i = 0; i < length; i++)
                array[index + i] = default(T);
            return true;
        }
    }

    // Makes an object with the constructor that takes nothing; the machine calls this for a type.
    internal static class Makers<T>
    {
        static object Make() { return Activator.CreateInstance<T>(); }

        // What a constructor throws comes wrapped, also out of "new T()" in generic code.
        static T Construct()
        {
            try
            {
                return New();
            }
            catch (Exception exception)
            {
                throw new System.Reflection.TargetInvocationException(exception);
            }
        }

        static T Refuse()
        {
            throw new MissingMethodException(typeof(T).IsAbstract
                ? "Cannot dynamically create an instance of type '" + typeof(T) + "'. Reason: Cannot create " + (typeof(T).IsInterface ? "an instance of an interface." : "an abstract class.")
                : "No parameterless constructor defined for type '" + typeof(T) + "'.");
        }

        // The machine replaces this call by a call of the constructor.
        [System.Runtime.CompilerServices.MethodImpl(System.Runtime.CompilerServices.MethodImplOptions.InternalCall)]
        static extern T New();
    }

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
