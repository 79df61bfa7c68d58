// More searches in spans: for any of several values, for all but them, in ranges, from either end.
using System.Buffers;
using System.Collections.Generic;

namespace System
{
    public static partial class MemoryExtensions
    {
        static int Seek<T>(ReadOnlySpan<T> span, ReadOnlySpan<T> values, bool except, bool last, IEqualityComparer<T> comparer)
        {
            for (int i = 0; i < span.Length; i++)
            {
                int at = last ? span.Length - 1 - i : i;
                if (Find(values, span[at], comparer) >= 0 != except)
                    return at;
            }
            return -1;
        }
        static int SeekRange<T>(ReadOnlySpan<T> span, T low, T high, bool except, bool last) where T : IComparable<T>
        {
            for (int i = 0; i < span.Length; i++)
            {
                int at = last ? span.Length - 1 - i : i;
                if ((span[at].CompareTo(low) >= 0 && span[at].CompareTo(high) <= 0) != except)
                    return at;
            }
            return -1;
        }

        public static bool ContainsAny<T>(this Span<T> span, T value0, T value1) where T : IEquatable<T> { return Seek((ReadOnlySpan<T>)span, new ReadOnlySpan<T>(new T[] { value0, value1 }), false, false, null) >= 0; }
        public static bool ContainsAny<T>(this Span<T> span, T value0, T value1, T value2) where T : IEquatable<T> { return Seek((ReadOnlySpan<T>)span, new ReadOnlySpan<T>(new T[] { value0, value1, value2 }), false, false, null) >= 0; }
        public static bool ContainsAny<T>(this Span<T> span, ReadOnlySpan<T> values) where T : IEquatable<T> { return Seek((ReadOnlySpan<T>)span, values, false, false, null) >= 0; }
        public static bool ContainsAny<T>(this Span<T> span, SearchValues<T> values) where T : IEquatable<T> { return Seek((ReadOnlySpan<T>)span, values.Items(), false, false, null) >= 0; }
        public static bool ContainsAny(this Span<char> span, SearchValues<string> values) { return values.First(span) >= 0; }
        public static bool ContainsAnyExcept<T>(this Span<T> span, T value) where T : IEquatable<T> { return Seek((ReadOnlySpan<T>)span, new ReadOnlySpan<T>(new T[] { value }), true, false, null) >= 0; }
        public static bool ContainsAnyExcept<T>(this Span<T> span, T value0, T value1) where T : IEquatable<T> { return Seek((ReadOnlySpan<T>)span, new ReadOnlySpan<T>(new T[] { value0, value1 }), true, false, null) >= 0; }
        public static bool ContainsAnyExcept<T>(this Span<T> span, T value0, T value1, T value2) where T : IEquatable<T> { return Seek((ReadOnlySpan<T>)span, new ReadOnlySpan<T>(new T[] { value0, value1, value2 }), true, false, null) >= 0; }
        public static bool ContainsAnyExcept<T>(this Span<T> span, ReadOnlySpan<T> values) where T : IEquatable<T> { return Seek((ReadOnlySpan<T>)span, values, true, false, null) >= 0; }
        public static bool ContainsAnyExcept<T>(this Span<T> span, SearchValues<T> values) where T : IEquatable<T> { return Seek((ReadOnlySpan<T>)span, values.Items(), true, false, null) >= 0; }
        public static bool ContainsAnyInRange<T>(this Span<T> span, T lowInclusive, T highInclusive) where T : IComparable<T> { return SeekRange((ReadOnlySpan<T>)span, lowInclusive, highInclusive, false, false) >= 0; }
        public static bool ContainsAnyExceptInRange<T>(this Span<T> span, T lowInclusive, T highInclusive) where T : IComparable<T> { return SeekRange((ReadOnlySpan<T>)span, lowInclusive, highInclusive, true, false) >= 0; }
        public static bool ContainsAny<T>(this ReadOnlySpan<T> span, T value0, T value1, IEqualityComparer<T> comparer = null) { return Seek(span, new ReadOnlySpan<T>(new T[] { value0, value1 }), false, false, comparer) >= 0; }
        public static bool ContainsAny<T>(this ReadOnlySpan<T> span, T value0, T value1, T value2, IEqualityComparer<T> comparer = null) { return Seek(span, new ReadOnlySpan<T>(new T[] { value0, value1, value2 }), false, false, comparer) >= 0; }
        public static bool ContainsAny<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> values, IEqualityComparer<T> comparer = null) { return Seek(span, values, false, false, comparer) >= 0; }
        public static bool ContainsAny<T>(this ReadOnlySpan<T> span, SearchValues<T> values) where T : IEquatable<T> { return Seek(span, values.Items(), false, false, null) >= 0; }
        public static bool ContainsAny(this ReadOnlySpan<char> span, SearchValues<string> values) { return values.First(span) >= 0; }
        public static bool ContainsAnyExcept<T>(this ReadOnlySpan<T> span, T value, IEqualityComparer<T> comparer = null) { return Seek(span, new ReadOnlySpan<T>(new T[] { value }), true, false, comparer) >= 0; }
        public static bool ContainsAnyExcept<T>(this ReadOnlySpan<T> span, T value0, T value1) where T : IEquatable<T> { return Seek(span, new ReadOnlySpan<T>(new T[] { value0, value1 }), true, false, null) >= 0; }
        public static bool ContainsAnyExcept<T>(this ReadOnlySpan<T> span, T value0, T value1, IEqualityComparer<T> comparer = null) { return Seek(span, new ReadOnlySpan<T>(new T[] { value0, value1 }), true, false, comparer) >= 0; }
        public static bool ContainsAnyExcept<T>(this ReadOnlySpan<T> span, T value0, T value1, T value2) where T : IEquatable<T> { return Seek(span, new ReadOnlySpan<T>(new T[] { value0, value1, value2 }), true, false, null) >= 0; }
        public static bool ContainsAnyExcept<T>(this ReadOnlySpan<T> span, T value0, T value1, T value2, IEqualityComparer<T> comparer = null) { return Seek(span, new ReadOnlySpan<T>(new T[] { value0, value1, value2 }), true, false, comparer) >= 0; }
        public static bool ContainsAnyExcept<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> values) where T : IEquatable<T> { return Seek(span, values, true, false, null) >= 0; }
        public static bool ContainsAnyExcept<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> values, IEqualityComparer<T> comparer = null) { return Seek(span, values, true, false, comparer) >= 0; }
        public static bool ContainsAnyExcept<T>(this ReadOnlySpan<T> span, SearchValues<T> values) where T : IEquatable<T> { return Seek(span, values.Items(), true, false, null) >= 0; }
        public static bool ContainsAnyInRange<T>(this ReadOnlySpan<T> span, T lowInclusive, T highInclusive) where T : IComparable<T> { return SeekRange(span, lowInclusive, highInclusive, false, false) >= 0; }
        public static bool ContainsAnyExceptInRange<T>(this ReadOnlySpan<T> span, T lowInclusive, T highInclusive) where T : IComparable<T> { return SeekRange(span, lowInclusive, highInclusive, true, false) >= 0; }
        public static int IndexOfAnyExcept<T>(this Span<T> span, T value) where T : IEquatable<T> { return Seek((ReadOnlySpan<T>)span, new ReadOnlySpan<T>(new T[] { value }), true, false, null); }
        public static int IndexOfAnyExcept<T>(this Span<T> span, T value0, T value1) where T : IEquatable<T> { return Seek((ReadOnlySpan<T>)span, new ReadOnlySpan<T>(new T[] { value0, value1 }), true, false, null); }
        public static int IndexOfAnyExcept<T>(this Span<T> span, T value0, T value1, T value2) where T : IEquatable<T> { return Seek((ReadOnlySpan<T>)span, new ReadOnlySpan<T>(new T[] { value0, value1, value2 }), true, false, null); }
        public static int IndexOfAnyExcept<T>(this Span<T> span, ReadOnlySpan<T> values) where T : IEquatable<T> { return Seek((ReadOnlySpan<T>)span, values, true, false, null); }
        public static int IndexOfAnyExcept<T>(this Span<T> span, SearchValues<T> values) where T : IEquatable<T> { return Seek((ReadOnlySpan<T>)span, values.Items(), true, false, null); }
        public static int IndexOfAnyExcept<T>(this ReadOnlySpan<T> span, T value, IEqualityComparer<T> comparer = null) { return Seek(span, new ReadOnlySpan<T>(new T[] { value }), true, false, comparer); }
        public static int IndexOfAnyExcept<T>(this ReadOnlySpan<T> span, T value0, T value1) where T : IEquatable<T> { return Seek(span, new ReadOnlySpan<T>(new T[] { value0, value1 }), true, false, null); }
        public static int IndexOfAnyExcept<T>(this ReadOnlySpan<T> span, T value0, T value1, IEqualityComparer<T> comparer = null) { return Seek(span, new ReadOnlySpan<T>(new T[] { value0, value1 }), true, false, comparer); }
        public static int IndexOfAnyExcept<T>(this ReadOnlySpan<T> span, T value0, T value1, T value2) where T : IEquatable<T> { return Seek(span, new ReadOnlySpan<T>(new T[] { value0, value1, value2 }), true, false, null); }
        public static int IndexOfAnyExcept<T>(this ReadOnlySpan<T> span, T value0, T value1, T value2, IEqualityComparer<T> comparer = null) { return Seek(span, new ReadOnlySpan<T>(new T[] { value0, value1, value2 }), true, false, comparer); }
        public static int IndexOfAnyExcept<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> values, IEqualityComparer<T> comparer = null) { return Seek(span, values, true, false, comparer); }
        public static int IndexOfAnyExcept<T>(this ReadOnlySpan<T> span, SearchValues<T> values) where T : IEquatable<T> { return Seek(span, values.Items(), true, false, null); }
        public static int LastIndexOfAnyExcept<T>(this Span<T> span, T value) where T : IEquatable<T> { return Seek((ReadOnlySpan<T>)span, new ReadOnlySpan<T>(new T[] { value }), true, true, null); }
        public static int LastIndexOfAnyExcept<T>(this Span<T> span, T value0, T value1) where T : IEquatable<T> { return Seek((ReadOnlySpan<T>)span, new ReadOnlySpan<T>(new T[] { value0, value1 }), true, true, null); }
        public static int LastIndexOfAnyExcept<T>(this Span<T> span, T value0, T value1, T value2) where T : IEquatable<T> { return Seek((ReadOnlySpan<T>)span, new ReadOnlySpan<T>(new T[] { value0, value1, value2 }), true, true, null); }
        public static int LastIndexOfAnyExcept<T>(this Span<T> span, ReadOnlySpan<T> values) where T : IEquatable<T> { return Seek((ReadOnlySpan<T>)span, values, true, true, null); }
        public static int LastIndexOfAnyExcept<T>(this Span<T> span, SearchValues<T> values) where T : IEquatable<T> { return Seek((ReadOnlySpan<T>)span, values.Items(), true, true, null); }
        public static int LastIndexOfAnyExcept<T>(this ReadOnlySpan<T> span, T value) where T : IEquatable<T> { return Seek(span, new ReadOnlySpan<T>(new T[] { value }), true, true, null); }
        public static int LastIndexOfAnyExcept<T>(this ReadOnlySpan<T> span, T value, IEqualityComparer<T> comparer = null) { return Seek(span, new ReadOnlySpan<T>(new T[] { value }), true, true, comparer); }
        public static int LastIndexOfAnyExcept<T>(this ReadOnlySpan<T> span, T value0, T value1) where T : IEquatable<T> { return Seek(span, new ReadOnlySpan<T>(new T[] { value0, value1 }), true, true, null); }
        public static int LastIndexOfAnyExcept<T>(this ReadOnlySpan<T> span, T value0, T value1, IEqualityComparer<T> comparer = null) { return Seek(span, new ReadOnlySpan<T>(new T[] { value0, value1 }), true, true, comparer); }
        public static int LastIndexOfAnyExcept<T>(this ReadOnlySpan<T> span, T value0, T value1, T value2) where T : IEquatable<T> { return Seek(span, new ReadOnlySpan<T>(new T[] { value0, value1, value2 }), true, true, null); }
        public static int LastIndexOfAnyExcept<T>(this ReadOnlySpan<T> span, T value0, T value1, T value2, IEqualityComparer<T> comparer = null) { return Seek(span, new ReadOnlySpan<T>(new T[] { value0, value1, value2 }), true, true, comparer); }
        public static int LastIndexOfAnyExcept<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> values) where T : IEquatable<T> { return Seek(span, values, true, true, null); }
        public static int LastIndexOfAnyExcept<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> values, IEqualityComparer<T> comparer = null) { return Seek(span, values, true, true, comparer); }
        public static int LastIndexOfAnyExcept<T>(this ReadOnlySpan<T> span, SearchValues<T> values) where T : IEquatable<T> { return Seek(span, values.Items(), true, true, null); }
        public static int IndexOfAnyInRange<T>(this Span<T> span, T lowInclusive, T highInclusive) where T : IComparable<T> { return SeekRange((ReadOnlySpan<T>)span, lowInclusive, highInclusive, false, false); }
        public static int IndexOfAnyInRange<T>(this ReadOnlySpan<T> span, T lowInclusive, T highInclusive) where T : IComparable<T> { return SeekRange(span, lowInclusive, highInclusive, false, false); }
        public static int IndexOfAnyExceptInRange<T>(this Span<T> span, T lowInclusive, T highInclusive) where T : IComparable<T> { return SeekRange((ReadOnlySpan<T>)span, lowInclusive, highInclusive, true, false); }
        public static int IndexOfAnyExceptInRange<T>(this ReadOnlySpan<T> span, T lowInclusive, T highInclusive) where T : IComparable<T> { return SeekRange(span, lowInclusive, highInclusive, true, false); }
        public static int LastIndexOfAnyInRange<T>(this Span<T> span, T lowInclusive, T highInclusive) where T : IComparable<T> { return SeekRange((ReadOnlySpan<T>)span, lowInclusive, highInclusive, false, true); }
        public static int LastIndexOfAnyInRange<T>(this ReadOnlySpan<T> span, T lowInclusive, T highInclusive) where T : IComparable<T> { return SeekRange(span, lowInclusive, highInclusive, false, true); }
        public static int LastIndexOfAnyExceptInRange<T>(this Span<T> span, T lowInclusive, T highInclusive) where T : IComparable<T> { return SeekRange((ReadOnlySpan<T>)span, lowInclusive, highInclusive, true, true); }
        public static int LastIndexOfAnyExceptInRange<T>(this ReadOnlySpan<T> span, T lowInclusive, T highInclusive) where T : IComparable<T> { return SeekRange(span, lowInclusive, highInclusive, true, true); }
        public static int IndexOfAny<T>(this Span<T> span, T value0, T value1) where T : IEquatable<T> { return Seek((ReadOnlySpan<T>)span, new ReadOnlySpan<T>(new T[] { value0, value1 }), false, false, null); }
        public static int IndexOfAny<T>(this Span<T> span, T value0, T value1, T value2) where T : IEquatable<T> { return Seek((ReadOnlySpan<T>)span, new ReadOnlySpan<T>(new T[] { value0, value1, value2 }), false, false, null); }
        public static int IndexOfAny<T>(this Span<T> span, SearchValues<T> values) where T : IEquatable<T> { return Seek((ReadOnlySpan<T>)span, values.Items(), false, false, null); }
        public static int IndexOfAny(this Span<char> span, SearchValues<string> values) { return values.First(span); }
        public static int IndexOfAny<T>(this ReadOnlySpan<T> span, T value0, T value1, IEqualityComparer<T> comparer = null) { return Seek(span, new ReadOnlySpan<T>(new T[] { value0, value1 }), false, false, comparer); }
        public static int IndexOfAny<T>(this ReadOnlySpan<T> span, T value0, T value1, T value2, IEqualityComparer<T> comparer = null) { return Seek(span, new ReadOnlySpan<T>(new T[] { value0, value1, value2 }), false, false, comparer); }
        public static int IndexOfAny<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> values, IEqualityComparer<T> comparer = null) { return Seek(span, values, false, false, comparer); }
        public static int IndexOfAny<T>(this ReadOnlySpan<T> span, SearchValues<T> values) where T : IEquatable<T> { return Seek(span, values.Items(), false, false, null); }
        public static int IndexOfAny(this ReadOnlySpan<char> span, SearchValues<string> values) { return values.First(span); }
        public static int LastIndexOfAny<T>(this Span<T> span, T value0, T value1) where T : IEquatable<T> { return Seek((ReadOnlySpan<T>)span, new ReadOnlySpan<T>(new T[] { value0, value1 }), false, true, null); }
        public static int LastIndexOfAny<T>(this Span<T> span, T value0, T value1, T value2) where T : IEquatable<T> { return Seek((ReadOnlySpan<T>)span, new ReadOnlySpan<T>(new T[] { value0, value1, value2 }), false, true, null); }
        public static int LastIndexOfAny<T>(this Span<T> span, ReadOnlySpan<T> values) where T : IEquatable<T> { return Seek((ReadOnlySpan<T>)span, values, false, true, null); }
        public static int LastIndexOfAny<T>(this Span<T> span, SearchValues<T> values) where T : IEquatable<T> { return Seek((ReadOnlySpan<T>)span, values.Items(), false, true, null); }
        public static int LastIndexOfAny<T>(this ReadOnlySpan<T> span, T value0, T value1) where T : IEquatable<T> { return Seek(span, new ReadOnlySpan<T>(new T[] { value0, value1 }), false, true, null); }
        public static int LastIndexOfAny<T>(this ReadOnlySpan<T> span, T value0, T value1, IEqualityComparer<T> comparer = null) { return Seek(span, new ReadOnlySpan<T>(new T[] { value0, value1 }), false, true, comparer); }
        public static int LastIndexOfAny<T>(this ReadOnlySpan<T> span, T value0, T value1, T value2) where T : IEquatable<T> { return Seek(span, new ReadOnlySpan<T>(new T[] { value0, value1, value2 }), false, true, null); }
        public static int LastIndexOfAny<T>(this ReadOnlySpan<T> span, T value0, T value1, T value2, IEqualityComparer<T> comparer = null) { return Seek(span, new ReadOnlySpan<T>(new T[] { value0, value1, value2 }), false, true, comparer); }
        public static int LastIndexOfAny<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> values) where T : IEquatable<T> { return Seek(span, values, false, true, null); }
        public static int LastIndexOfAny<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> values, IEqualityComparer<T> comparer = null) { return Seek(span, values, false, true, comparer); }
        public static int LastIndexOfAny<T>(this ReadOnlySpan<T> span, SearchValues<T> values) where T : IEquatable<T> { return Seek(span, values.Items(), false, true, null); }
    }
}
