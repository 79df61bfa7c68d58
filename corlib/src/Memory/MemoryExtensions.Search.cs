// Searches in spans, comparisons and trimming; with comparers and as text.
using System.Collections.Generic;

namespace System
{
    public static partial class MemoryExtensions
    {
        static int Find<T>(ReadOnlySpan<T> span, T value, IEqualityComparer<T> comparer)
        {
            comparer = comparer ?? EqualityComparer<T>.Default;
            for (int i = 0; i < span.Length; i++)
            {
                if (comparer.Equals(span[i], value))
                    return i;
            }
            return -1;
        }
        static int FindLast<T>(ReadOnlySpan<T> span, T value, IEqualityComparer<T> comparer)
        {
            comparer = comparer ?? EqualityComparer<T>.Default;
            int i = span.Length - 1;
            while (i >= 0 && !comparer.Equals(span[i], value))
                i--;
            return i;
        }
        static int FindAny<T>(ReadOnlySpan<T> span, ReadOnlySpan<T> values)
        {
            for (int i = 0; i < span.Length; i++)
            {
                if (Find(values, span[i], null) >= 0)
                    return i;
            }
            return -1;
        }
        static bool Same<T>(ReadOnlySpan<T> span, ReadOnlySpan<T> other, IEqualityComparer<T> comparer)
        {
            comparer = comparer ?? EqualityComparer<T>.Default;
            if (span.Length != other.Length)
                return false;
            for (int i = 0; i < span.Length; i++)
            {
                if (!comparer.Equals(span[i], other[i]))
                    return false;
            }
            return true;
        }
        static int FindSpan<T>(ReadOnlySpan<T> span, ReadOnlySpan<T> value)
        {
            for (int i = 0; i + value.Length <= span.Length; i++)
            {
                if (Same(span.Slice(i, value.Length), value, null))
                    return i;
            }
            return -1;
        }

        public static bool Contains<T>(this ReadOnlySpan<T> span, T value, IEqualityComparer<T> comparer = null) { return Find(span, value, comparer) >= 0; }
        public static int IndexOf<T>(this ReadOnlySpan<T> span, T value, IEqualityComparer<T> comparer = null) { return Find(span, value, comparer); }
        public static int LastIndexOf<T>(this ReadOnlySpan<T> span, T value, IEqualityComparer<T> comparer = null) { return FindLast(span, value, comparer); }
        public static bool SequenceEqual<T>(this Span<T> span, ReadOnlySpan<T> other, IEqualityComparer<T> comparer = null) { return Same(span, other, comparer); }
        public static bool SequenceEqual<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> other, IEqualityComparer<T> comparer = null) { return Same(span, other, comparer); }
        public static bool StartsWith<T>(this ReadOnlySpan<T> span, T value) where T : IEquatable<T> { return span.Length > 0 && Find(span.Slice(0, 1), value, null) == 0; }
        public static bool EndsWith<T>(this ReadOnlySpan<T> span, T value) where T : IEquatable<T> { return span.Length > 0 && Find(span.Slice(span.Length - 1), value, null) == 0; }
        public static int IndexOf<T>(this Span<T> span, ReadOnlySpan<T> value) where T : IEquatable<T> { return FindSpan((ReadOnlySpan<T>)span, value); }
        public static int IndexOf<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> value) where T : IEquatable<T> { return FindSpan(span, value); }
        public static int IndexOfAny<T>(this Span<T> span, ReadOnlySpan<T> values) where T : IEquatable<T> { return FindAny((ReadOnlySpan<T>)span, values); }
        public static int IndexOfAny<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> values) where T : IEquatable<T> { return FindAny(span, values); }
        public static int IndexOfAny<T>(this ReadOnlySpan<T> span, T value0, T value1) where T : IEquatable<T> { return FindAny(span, new ReadOnlySpan<T>(new T[] { value0, value1 })); }
        public static int IndexOfAny<T>(this ReadOnlySpan<T> span, T value0, T value1, T value2) where T : IEquatable<T> { return FindAny(span, new ReadOnlySpan<T>(new T[] { value0, value1, value2 })); }
        public static int Count<T>(this ReadOnlySpan<T> span, T value) where T : IEquatable<T>
        {
            int count = 0;
            for (int i = 0; i < span.Length; i++)
            {
                if (EqualityComparer<T>.Default.Equals(span[i], value))
                    count++;
            }
            return count;
        }
        public static int SequenceCompareTo<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> other) where T : IComparable<T>
        {
            for (int i = 0; i < span.Length && i < other.Length; i++)
            {
                int order = Comparer<T>.Default.Compare(span[i], other[i]);
                if (order != 0)
                    return order;
            }
            return span.Length.CompareTo(other.Length);
        }
        public static void CopyTo<T>(this T[] source, Span<T> destination) { new ReadOnlySpan<T>(source).CopyTo(destination); }
        public static bool Equals(this ReadOnlySpan<char> span, ReadOnlySpan<char> other, StringComparison comparisonType) { return string.Equals(span.ToString(), other.ToString(), comparisonType); }
        public static int CompareTo(this ReadOnlySpan<char> span, ReadOnlySpan<char> other, StringComparison comparisonType) { return string.Compare(span.ToString(), other.ToString(), comparisonType); }
        public static int IndexOf(this ReadOnlySpan<char> span, ReadOnlySpan<char> value, StringComparison comparisonType) { return span.ToString().IndexOf(value.ToString(), comparisonType); }
        public static bool Contains(this ReadOnlySpan<char> span, ReadOnlySpan<char> value, StringComparison comparisonType) { return IndexOf(span, value, comparisonType) >= 0; }
        public static bool StartsWith(this ReadOnlySpan<char> span, ReadOnlySpan<char> value, StringComparison comparisonType) { return span.ToString().StartsWith(value.ToString(), comparisonType); }
        public static bool EndsWith(this ReadOnlySpan<char> span, ReadOnlySpan<char> value, StringComparison comparisonType) { return span.ToString().EndsWith(value.ToString(), comparisonType); }
        public static bool IsWhiteSpace(this ReadOnlySpan<char> span) { return TrimStart(span).Length == 0; }
        public static ReadOnlySpan<char> Trim(this ReadOnlySpan<char> span, char trimChar)
        {
            int start = 0, end = span.Length;
            while (start < end && span[start] == trimChar)
                start++;
            while (end > start && span[end - 1] == trimChar)
                end--;
            return span.Slice(start, end - start);
        }
        public static Span<T> AsSpan<T>(this T[] array, Index startIndex) { return new Span<T>(array).Slice(startIndex.GetOffset(array.Length)); }
        public static Span<T> AsSpan<T>(this T[] array, Range range)
        {
            ValueTuple<int, int> part = range.GetOffsetAndLength(array.Length);
            return new Span<T>(array, part.Item1, part.Item2);
        }
        public static ReadOnlySpan<char> AsSpan(this string text, Range range)
        {
            ValueTuple<int, int> part = range.GetOffsetAndLength(text.Length);
            return AsSpan(text, part.Item1, part.Item2);
        }
        static void SortItems<T>(Span<T> span, Action<T[]> sort)
        {
            T[] items = span.ToArray();
            sort(items);
            items.AsSpan().CopyTo(span);
        }
        public static void Sort<T>(this Span<T> span) { SortItems(span, items => Array.Sort(items)); }
        public static void Sort<T>(this Span<T> span, Comparison<T> comparison) { SortItems(span, items => Array.Sort(items, comparison)); }
        public static void Sort<T, TComparer>(this Span<T> span, TComparer comparer) where TComparer : IComparer<T> { SortItems(span, items => Array.Sort(items, comparer)); }
        public static void Replace<T>(this Span<T> span, T oldValue, T newValue) where T : IEquatable<T>
        {
            for (int i = 0; i < span.Length; i++)
            {
                if (EqualityComparer<T>.Default.Equals(span[i], oldValue))
                    span[i] = newValue;
            }
        }
        public static bool ContainsAny<T>(this ReadOnlySpan<T> span, T value0, T value1) where T : IEquatable<T> { return IndexOfAny(span, value0, value1) >= 0; }
        public static bool ContainsAny<T>(this ReadOnlySpan<T> span, T value0, T value1, T value2) where T : IEquatable<T> { return IndexOfAny(span, value0, value1, value2) >= 0; }
        public static bool ContainsAny<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> values) where T : IEquatable<T> { return FindAny(span, values) >= 0; }
        static int FindOther<T>(ReadOnlySpan<T> span, ReadOnlySpan<T> values)
        {
            int i = 0;
            while (i < span.Length && Find(values, span[i], null) >= 0)
                i++;
            return i < span.Length ? i : -1;
        }
        public static int IndexOfAnyExcept<T>(this ReadOnlySpan<T> span, T value) where T : IEquatable<T> { return FindOther(span, new ReadOnlySpan<T>(new T[] { value })); }
        public static int IndexOfAnyExcept<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> values) where T : IEquatable<T> { return FindOther(span, values); }
        public static bool ContainsAnyExcept<T>(this ReadOnlySpan<T> span, T value) where T : IEquatable<T> { return IndexOfAnyExcept(span, value) >= 0; }
        public static int CommonPrefixLength<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> other)
        {
            int i = 0;
            while (i < span.Length && i < other.Length && EqualityComparer<T>.Default.Equals(span[i], other[i]))
                i++;
            return i;
        }
    }
}
