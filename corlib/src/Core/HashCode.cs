// Combining hash codes. The mixing is fixed, so that runs repeat.
using System.Collections.Generic;

namespace System
{
    public struct HashCode
    {
        int _hash;

        internal static int Mix(int hash, int value) { return unchecked(((hash << 5) + hash) ^ value); }
        static int Of<T>(T value) { return value == null ? 0 : value.GetHashCode(); }

        // An empty one stands for the start value, so that adding gives what combining gives.
        const int Start = 17;
        void Step(int value) { _hash = Mix(_hash ^ Start, value) ^ Start; }
        public void Add<T>(T value) { Step(Of(value)); }
        public void Add<T>(T value, IEqualityComparer<T> comparer) { Step(value == null ? 0 : comparer == null ? value.GetHashCode() : comparer.GetHashCode(value)); }
        public void AddBytes(ReadOnlySpan<byte> value)
        {
            foreach (byte b in value)
                Step(b);
        }
        public int ToHashCode() { return _hash ^ Start; }
        public static int Combine<T1>(T1 value1) { return Mix(Start, Of(value1)); }
        public static int Combine<T1, T2>(T1 value1, T2 value2) { return Mix(Combine(value1), Of(value2)); }
        public static int Combine<T1, T2, T3>(T1 value1, T2 value2, T3 value3) { return Mix(Combine(value1, value2), Of(value3)); }
        public static int Combine<T1, T2, T3, T4>(T1 value1, T2 value2, T3 value3, T4 value4) { return Mix(Combine(value1, value2, value3), Of(value4)); }
        public static int Combine<T1, T2, T3, T4, T5>(T1 value1, T2 value2, T3 value3, T4 value4, T5 value5)
        {
            return Mix(Combine(value1, value2, value3, value4), Of(value5));
        }
        public static int Combine<T1, T2, T3, T4, T5, T6>(T1 value1, T2 value2, T3 value3, T4 value4, T5 value5, T6 value6)
        {
            return Mix(Combine(value1, value2, value3, value4, value5), Of(value6));
        }
        public static int Combine<T1, T2, T3, T4, T5, T6, T7>(T1 value1, T2 value2, T3 value3, T4 value4, T5 value5, T6 value6, T7 value7)
        {
            return Mix(Combine(value1, value2, value3, value4, value5, value6), Of(value7));
        }
        public static int Combine<T1, T2, T3, T4, T5, T6, T7, T8>(T1 value1, T2 value2, T3 value3, T4 value4, T5 value5, T6 value6, T7 value7, T8 value8)
        {
            return Mix(Combine(value1, value2, value3, value4, value5, value6, value7), Of(value8));
        }
    }
}
