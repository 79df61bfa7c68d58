// More ways to look at memory as something else.
using System.Collections.Generic;

namespace System.Runtime.CompilerServices
{
    public static unsafe partial class Unsafe
    {
        public static bool IsAddressGreaterThanOrEqualTo<T>(ref T left, ref T right) { return !IsAddressLessThan(ref left, ref right); }
        public static bool IsAddressLessThanOrEqualTo<T>(ref T left, ref T right) { return !IsAddressGreaterThan(ref left, ref right); }
    }
}

namespace System.Runtime.InteropServices
{
    using System.Runtime.CompilerServices;

    public static partial class MemoryMarshal
    {
        public static bool TryGetArray<T>(ReadOnlyMemory<T> memory, out ArraySegment<T> segment) { return memory.TryGetArray(out segment); }
        public static bool TryGetString(ReadOnlyMemory<char> memory, out string text, out int start, out int length) { return memory.TryGetString(out text, out start, out length); }
        public static IEnumerable<T> ToEnumerable<T>(ReadOnlyMemory<T> memory)
        {
            for (int i = 0; i < memory.Length; i++)
                yield return memory.Span[i];
        }
        public static bool TryWrite<T>(Span<byte> destination, ref T value) where T : struct
        {
            bool fits = destination.Length >= Unsafe.SizeOf<T>();
            if (fits)
                Write(destination, ref value);
            return fits;
        }
        public static ref T AsRef<T>(Span<byte> span) where T : struct
        {
            RequirePlain<T>();
            if (span.Length < Unsafe.SizeOf<T>())
                throw new ArgumentOutOfRangeException("length");
            return ref Unsafe.As<byte, T>(ref span.First());
        }
        public static ref T AsRef<T>(ReadOnlySpan<byte> span) where T : struct
        {
            RequirePlain<T>();
            if (span.Length < Unsafe.SizeOf<T>())
                throw new ArgumentOutOfRangeException("length");
            return ref Unsafe.As<byte, T>(ref span.First());
        }
    }
}
