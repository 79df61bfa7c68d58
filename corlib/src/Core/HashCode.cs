// Combining hash codes. The mixing is fixed, so that runs repeat.
using System.Collections.Generic;

namespace System
{
    public struct HashCode
    {
        int _hash;

        internal static int Mix(int hash, int value) { return unchecked(((hash << 5) + hash) ^ value); }
        static int Of<T>(T value) { return value == null ? 0 : value.GetHashCode(); }

        public void Add<T>(T value) { _hash = Mix(_hash, Of(value)); }
        public void Add<T>(T value, IEqualityComparer<T> comparer) { _hash = Mix(_hash, value == null ? 0 : comparer.GetHashCode(value)); }
        public int ToHashCode() { return _hash; }
        public static int Combine<T1>(T1 value1) { return Mix(17, Of(value1)); }
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
    }
}
