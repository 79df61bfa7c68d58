// Parts of spans, and what else there is to spans: counts, copies with replacements, views of segments.
using System.Buffers;
using System.Collections.Generic;
using System.Globalization;
using System.Text;

namespace System
{
    public static partial class MemoryExtensions
    {
        public static SpanSplitEnumerator<T> Split<T>(this ReadOnlySpan<T> source, T separator) where T : IEquatable<T> { return new SpanSplitEnumerator<T>(source, new ReadOnlySpan<T>(new T[] { separator }), true); }
        public static SpanSplitEnumerator<T> Split<T>(this ReadOnlySpan<T> source, ReadOnlySpan<T> separator) where T : IEquatable<T> { return new SpanSplitEnumerator<T>(source, separator, false); }
        public static SpanSplitEnumerator<T> SplitAny<T>(this ReadOnlySpan<T> source, ReadOnlySpan<T> separators) where T : IEquatable<T> { return new SpanSplitEnumerator<T>(source, separators, true); }
        public static SpanSplitEnumerator<T> SplitAny<T>(this ReadOnlySpan<T> source, SearchValues<T> separators) where T : IEquatable<T> { return new SpanSplitEnumerator<T>(source, separators.Items(), true); }

        public ref struct SpanSplitEnumerator<T> where T : IEquatable<T>
        {
            readonly ReadOnlySpan<T> _source;
            readonly ReadOnlySpan<T> _separator;
            readonly bool _any;
            int _start, _end, _next;
            internal SpanSplitEnumerator(ReadOnlySpan<T> source, ReadOnlySpan<T> separator, bool any)
            {
                _source = source;
                _separator = separator;
                _any = any;
                _start = _end = _next = 0;
            }
            public SpanSplitEnumerator<T> GetEnumerator() { return this; }
            public void Dispose() { }
            public ReadOnlySpan<T> Source { get { return _source; } }
            public Range Current { get { return new Range(_start, _end); } }
            public bool MoveNext()
            {
                if (_next < 0)
                    return false;
                ReadOnlySpan<T> rest = _source.Slice(_next);
                int length = _any ? 1 : _separator.Length;
                int at = _any ? FindAny(rest, _separator) : length == 0 ? -1 : FindSpan(rest, _separator);
                _start = _next;
                _end = at < 0 ? _source.Length : _next + at;
                _next = at < 0 ? -1 : _end + length;
                return true;
            }
        }

        public static int Split(this ReadOnlySpan<char> source, Span<Range> destination, char separator, StringSplitOptions options = StringSplitOptions.None)
        {
            return Parts(source, destination, new[] { separator.ToString() }, options);
        }
        public static int Split(this ReadOnlySpan<char> source, Span<Range> destination, ReadOnlySpan<char> separator, StringSplitOptions options = StringSplitOptions.None)
        {
            return Parts(source, destination, separator.Length == 0 ? new string[0] : new[] { separator.ToString() }, options);
        }
        public static int SplitAny(this ReadOnlySpan<char> source, Span<Range> destination, ReadOnlySpan<char> separators, StringSplitOptions options = StringSplitOptions.None)
        {
            var texts = new string[separators.Length];
            for (int i = 0; i < texts.Length; i++)
                texts[i] = separators[i].ToString();
            return Parts(source, destination, texts, options);
        }
        public static int SplitAny(this ReadOnlySpan<char> source, Span<Range> destination, ReadOnlySpan<string> separators, StringSplitOptions options = StringSplitOptions.None)
        {
            return Parts(source, destination, separators.ToArray(), options);
        }

        // The last range takes the rest, as far as there is room for ranges at all.
        static int Parts(ReadOnlySpan<char> source, Span<Range> destination, string[] separators, StringSplitOptions options)
        {
            bool trims = (options & StringSplitOptions.TrimEntries) != 0, drops = (options & StringSplitOptions.RemoveEmptyEntries) != 0;
            int count = 0, start = 0;
            while (count < destination.Length && start <= source.Length)
            {
                int end = source.Length, next = source.Length + 1;
                for (int at = start; at < source.Length && next > source.Length; at++)
                {
                    foreach (string separator in separators)
                    {
                        if (separator.Length > 0 && StartsWith(source.Slice(at), AsSpan(separator)) && next > source.Length)
                        {
                            end = at;
                            next = at + separator.Length;
                        }
                    }
                }
                int from = start, to = end;
                if (trims)
                {
                    from += KeptText(source.Slice(start, end - start), true, true, out int length);
                    to = from + length;
                }
                bool keeps = from < to || !drops;
                if (keeps && count == destination.Length - 1)
                {
                    to = source.Length;
                    if (trims)
                        to = from + TrimEnd(source.Slice(from)).Length;
                    next = source.Length + 1;
                }
                if (keeps)
                    destination[count++] = new Range(from, to);
                start = next;
            }
            return count;
        }

        public static SpanLineEnumerator EnumerateLines(this ReadOnlySpan<char> span) { return new SpanLineEnumerator(span); }
        public static SpanLineEnumerator EnumerateLines(this Span<char> span) { return new SpanLineEnumerator(span); }
        public static SpanRuneEnumerator EnumerateRunes(this ReadOnlySpan<char> span) { return new SpanRuneEnumerator(span); }
        public static SpanRuneEnumerator EnumerateRunes(this Span<char> span) { return new SpanRuneEnumerator(span); }

        static int Counted<T>(ReadOnlySpan<T> span, ReadOnlySpan<T> value, IEqualityComparer<T> comparer)
        {
            int count = 0;
            for (int i = 0; value.Length > 0 && i + value.Length <= span.Length; i++)
            {
                if (Same(span.Slice(i, value.Length), value, comparer))
                {
                    count++;
                    i += value.Length - 1;
                }
            }
            return count;
        }
        public static int Count<T>(this Span<T> span, T value) where T : IEquatable<T> { return Count((ReadOnlySpan<T>)span, value); }
        public static int Count<T>(this ReadOnlySpan<T> span, T value, IEqualityComparer<T> comparer = null) { return Counted(span, new ReadOnlySpan<T>(new T[] { value }), comparer); }
        public static int Count<T>(this Span<T> span, ReadOnlySpan<T> value) where T : IEquatable<T> { return Counted((ReadOnlySpan<T>)span, value, null); }
        public static int Count<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> value) where T : IEquatable<T> { return Counted(span, value, null); }
        public static int Count<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> value, IEqualityComparer<T> comparer = null) { return Counted(span, value, comparer); }
        public static int CountAny<T>(this ReadOnlySpan<T> span, SearchValues<T> values) where T : IEquatable<T> { return CountAny(span, values.Items(), null); }
        public static int CountAny<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> values) where T : IEquatable<T> { return CountAny(span, values, null); }
        public static int CountAny<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> values, IEqualityComparer<T> comparer = null)
        {
            int count = 0;
            for (int i = 0; i < span.Length; i++)
            {
                if (Find(values, span[i], comparer) >= 0)
                    count++;
            }
            return count;
        }

        static int FindLastSpan<T>(ReadOnlySpan<T> span, ReadOnlySpan<T> value, IEqualityComparer<T> comparer)
        {
            for (int i = span.Length - value.Length; i >= 0; i--)
            {
                if (Same(span.Slice(i, value.Length), value, comparer))
                    return i;
            }
            return -1;
        }
        public static int LastIndexOf<T>(this Span<T> span, ReadOnlySpan<T> value) where T : IEquatable<T> { return FindLastSpan((ReadOnlySpan<T>)span, value, null); }
        public static int LastIndexOf<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> value) where T : IEquatable<T> { return FindLastSpan(span, value, null); }
        public static int LastIndexOf(this ReadOnlySpan<char> span, ReadOnlySpan<char> value, StringComparison comparisonType) { return span.ToString().LastIndexOf(value.ToString(), comparisonType); }
        public static bool StartsWith<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> value, IEqualityComparer<T> comparer = null) { return value.Length <= span.Length && Same(span.Slice(0, value.Length), value, comparer); }
        public static bool EndsWith<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> value, IEqualityComparer<T> comparer = null) { return value.Length <= span.Length && Same(span.Slice(span.Length - value.Length), value, comparer); }
        public static int SequenceCompareTo<T>(this Span<T> span, ReadOnlySpan<T> other) where T : IComparable<T> { return SequenceCompareTo((ReadOnlySpan<T>)span, other); }
        public static int CommonPrefixLength<T>(this Span<T> span, ReadOnlySpan<T> other) { return CommonPrefixLength((ReadOnlySpan<T>)span, other); }
        public static int BinarySearch<T, TComparer>(this ReadOnlySpan<T> span, T value, TComparer comparer) where TComparer : IComparer<T> { return Array.BinarySearch(span.ToArray(), value, comparer); }
        public static int BinarySearch<T, TComparer>(this Span<T> span, T value, TComparer comparer) where TComparer : IComparer<T> { return Array.BinarySearch(span.ToArray(), value, comparer); }
        public static int BinarySearch<T>(this Span<T> span, IComparable<T> comparable) { return BinarySearch<T, IComparable<T>>(span, comparable); }
        public static int BinarySearch<T>(this ReadOnlySpan<T> span, IComparable<T> comparable) { return BinarySearch<T, IComparable<T>>(span, comparable); }
        public static int BinarySearch<T, TComparable>(this Span<T> span, TComparable comparable) where TComparable : IComparable<T> { return BinarySearch<T, TComparable>((ReadOnlySpan<T>)span, comparable); }
        public static int BinarySearch<T, TComparable>(this ReadOnlySpan<T> span, TComparable comparable) where TComparable : IComparable<T>
        {
            int low = 0, high = span.Length - 1;
            while (low <= high)
            {
                int middle = low + (high - low) / 2;
                int order = comparable.CompareTo(span[middle]);
                if (order == 0)
                    return middle;
                if (order > 0)
                    low = middle + 1;
                else
                    high = middle - 1;
            }
            return ~low;
        }
        public static void Sort<TKey, TValue>(this Span<TKey> keys, Span<TValue> items)
        {
            TKey[] sorted = keys.ToArray();
            TValue[] values = items.ToArray();
            Array.Sort(sorted, values);
            new Span<TKey>(sorted).CopyTo(keys);
            new Span<TValue>(values).CopyTo(items);
        }
        public static void Replace<T>(this ReadOnlySpan<T> source, Span<T> destination, T oldValue, T newValue) where T : IEquatable<T>
        {
            source.CopyTo(destination);
            Replace(destination.Slice(0, source.Length), oldValue, newValue);
        }

        static int Cased(string text, Span<char> destination)
        {
            if (text.Length > destination.Length)
                return -1;
            AsSpan(text).CopyTo(destination);
            return text.Length;
        }
        public static int ToLower(this ReadOnlySpan<char> source, Span<char> destination, CultureInfo culture) { return Cased(source.ToString().ToLowerInvariant(), destination); }
        public static int ToLowerInvariant(this ReadOnlySpan<char> source, Span<char> destination) { return Cased(source.ToString().ToLowerInvariant(), destination); }
        public static int ToUpper(this ReadOnlySpan<char> source, Span<char> destination, CultureInfo culture) { return Cased(source.ToString().ToUpperInvariant(), destination); }
        public static int ToUpperInvariant(this ReadOnlySpan<char> source, Span<char> destination) { return Cased(source.ToString().ToUpperInvariant(), destination); }

        public static ReadOnlySpan<char> AsSpan(this string text, Index startIndex) { return AsSpan(text).Slice(startIndex.GetOffset(text.Length)); }
        public static Span<T> AsSpan<T>(this ArraySegment<T> segment) { return new Span<T>(segment.Array, segment.Offset, segment.Count); }
        public static Span<T> AsSpan<T>(this ArraySegment<T> segment, int start) { return AsSpan(segment).Slice(start); }
        public static Span<T> AsSpan<T>(this ArraySegment<T> segment, int start, int length) { return AsSpan(segment).Slice(start, length); }
        public static Memory<T> AsMemory<T>(this ArraySegment<T> segment) { return new Memory<T>(segment.Array, segment.Offset, segment.Count); }
        public static Memory<T> AsMemory<T>(this ArraySegment<T> segment, int start) { return AsMemory(segment).Slice(start); }
        public static Memory<T> AsMemory<T>(this ArraySegment<T> segment, int start, int length) { return AsMemory(segment).Slice(start, length); }
        public static Memory<T> AsMemory<T>(this T[] array, Index startIndex) { return AsMemory(array, startIndex.GetOffset(array.Length)); }
        public static Memory<T> AsMemory<T>(this T[] array, Range range)
        {
            int start = range.Start.GetOffset(array.Length);
            return AsMemory(array, start, range.End.GetOffset(array.Length) - start);
        }
        public static ReadOnlyMemory<char> AsMemory(this string text, Range range)
        {
            int start = range.Start.GetOffset(text.Length);
            return AsMemory(text, start, range.End.GetOffset(text.Length) - start);
        }
        public static void CopyTo<T>(this T[] source, Memory<T> destination) { new ReadOnlySpan<T>(source).CopyTo(destination.Span); }
    }
}
