// Spans with comparers, in place of each other, and as the target of interpolated strings.
using System.Buffers;
using System.Collections.Generic;
using System.Runtime.CompilerServices;

namespace System
{
    public static partial class MemoryExtensions
    {
        public static ReadOnlyMemory<char> AsMemory(this string text, Index startIndex) { return text.AsMemory(startIndex.GetOffset(text.Length)); }
        public static Span<T> AsSpan<T>(this ArraySegment<T> segment, Index startIndex) { return new Span<T>(segment.Array, segment.Offset, segment.Count).Slice(startIndex.GetOffset(segment.Count)); }
        public static int IndexOf<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> value, IEqualityComparer<T> comparer = null)
        {
            for (int i = 0; i + value.Length <= span.Length; i++)
            {
                if (Same(span.Slice(i, value.Length), value, comparer))
                    return i;
            }
            return -1;
        }
        public static int LastIndexOf<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> value, IEqualityComparer<T> comparer = null)
        {
            int i = span.Length - value.Length;
            while (i >= 0 && !Same(span.Slice(i, value.Length), value, comparer))
                i--;
            return Math.Max(i, -1);
        }
        public static int SequenceCompareTo<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> other, IComparer<T> comparer = null)
        {
            comparer = comparer ?? Comparer<T>.Default;
            for (int i = 0; i < span.Length && i < other.Length; i++)
            {
                int order = comparer.Compare(span[i], other[i]);
                if (order != 0)
                    return order;
            }
            return span.Length.CompareTo(other.Length);
        }
        public static bool StartsWith<T>(this ReadOnlySpan<T> span, T value, IEqualityComparer<T> comparer = null) { return span.Length > 0 && (comparer ?? EqualityComparer<T>.Default).Equals(span[0], value); }
        public static bool EndsWith<T>(this ReadOnlySpan<T> span, T value, IEqualityComparer<T> comparer = null) { return span.Length > 0 && (comparer ?? EqualityComparer<T>.Default).Equals(span[span.Length - 1], value); }
        public static int CommonPrefixLength<T>(this Span<T> span, ReadOnlySpan<T> other, IEqualityComparer<T> comparer) { return ((ReadOnlySpan<T>)span).CommonPrefixLength(other, comparer); }
        public static int CommonPrefixLength<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> other, IEqualityComparer<T> comparer)
        {
            comparer = comparer ?? EqualityComparer<T>.Default;
            int i = 0;
            while (i < span.Length && i < other.Length && comparer.Equals(span[i], other[i]))
                i++;
            return i;
        }

        public static bool Overlaps<T>(this Span<T> span, ReadOnlySpan<T> other) { return ((ReadOnlySpan<T>)span).Overlaps(other); }
        public static bool Overlaps<T>(this Span<T> span, ReadOnlySpan<T> other, out int elementOffset) { return ((ReadOnlySpan<T>)span).Overlaps(other, out elementOffset); }
        public static bool Overlaps<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> other)
        {
            int elementOffset;
            return span.Overlaps(other, out elementOffset);
        }
        // One span begins inside the other, so a walk over both finds the place.
        public static bool Overlaps<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> other, out int elementOffset)
        {
            for (elementOffset = 0; elementOffset < span.Length && other.Length > 0; elementOffset++)
            {
                if (Unsafe.AreSame(ref Unsafe.Add(ref span.First(), elementOffset), ref other.First()))
                    return true;
            }
            for (int i = 1; i < other.Length && span.Length > 0; i++)
            {
                if (Unsafe.AreSame(ref Unsafe.Add(ref other.First(), i), ref span.First()))
                {
                    elementOffset = -i;
                    return true;
                }
            }
            elementOffset = 0;
            return false;
        }

        public static void Sort<TKey, TValue>(this Span<TKey> keys, Span<TValue> items, Comparison<TKey> comparison) { keys.Sort(items, Comparer<TKey>.Create(comparison ?? throw new ArgumentNullException("comparison"))); }
        public static void Sort<TKey, TValue, TComparer>(this Span<TKey> keys, Span<TValue> items, TComparer comparer) where TComparer : IComparer<TKey>
        {
            if (keys.Length != items.Length)
                throw new ArgumentException("The keys and items must have the same length.");
            TKey[] sorted = keys.ToArray();
            TValue[] moved = items.ToArray();
            Array.Sort(sorted, moved, comparer);
            sorted.AsSpan().CopyTo(keys);
            moved.AsSpan().CopyTo(items);
        }
        public static void Replace<T>(this Span<T> span, T oldValue, T newValue, IEqualityComparer<T> comparer = null) { ((ReadOnlySpan<T>)span).Replace(span, oldValue, newValue, comparer); }
        public static void Replace<T>(this ReadOnlySpan<T> source, Span<T> destination, T oldValue, T newValue, IEqualityComparer<T> comparer = null)
        {
            comparer = comparer ?? EqualityComparer<T>.Default;
            if (destination.Length < source.Length)
                throw new ArgumentException("Destination is too short.", "destination");
            for (int i = 0; i < source.Length; i++)
                destination[i] = comparer.Equals(source[i], oldValue) ? newValue : source[i];
        }
        public static void ReplaceAny<T>(this Span<T> span, SearchValues<T> values, T newValue) where T : IEquatable<T> { ((ReadOnlySpan<T>)span).ReplaceWhere(span, values, true, newValue); }
        public static void ReplaceAny<T>(this ReadOnlySpan<T> source, Span<T> destination, SearchValues<T> values, T newValue) where T : IEquatable<T> { source.ReplaceWhere(destination, values, true, newValue); }
        public static void ReplaceAnyExcept<T>(this Span<T> span, SearchValues<T> values, T newValue) where T : IEquatable<T> { ((ReadOnlySpan<T>)span).ReplaceWhere(span, values, false, newValue); }
        public static void ReplaceAnyExcept<T>(this ReadOnlySpan<T> source, Span<T> destination, SearchValues<T> values, T newValue) where T : IEquatable<T> { source.ReplaceWhere(destination, values, false, newValue); }
        static void ReplaceWhere<T>(this ReadOnlySpan<T> source, Span<T> destination, SearchValues<T> values, bool contained, T newValue) where T : IEquatable<T>
        {
            if (destination.Length < source.Length)
                throw new ArgumentException("Destination is too short.", "destination");
            for (int i = 0; i < source.Length; i++)
                destination[i] = values.Contains(source[i]) == contained ? newValue : source[i];
        }

        public static bool TryWrite(this Span<char> destination, ref TryWriteInterpolatedStringHandler handler, out int charsWritten) { return handler.End(out charsWritten); }
        public static bool TryWrite(this Span<char> destination, IFormatProvider provider, ref TryWriteInterpolatedStringHandler handler, out int charsWritten) { return handler.End(out charsWritten); }
        public static bool TryWrite<TArg0>(this Span<char> destination, IFormatProvider provider, System.Text.CompositeFormat format, out int charsWritten, TArg0 arg0) { return Number.CopyTo(string.Format(provider, format, arg0), destination, out charsWritten); }
        public static bool TryWrite<TArg0, TArg1>(this Span<char> destination, IFormatProvider provider, System.Text.CompositeFormat format, out int charsWritten, TArg0 arg0, TArg1 arg1) { return Number.CopyTo(string.Format(provider, format, arg0, arg1), destination, out charsWritten); }

        // Stops at the first piece that does not fit.
        public ref struct TryWriteInterpolatedStringHandler
        {
            readonly Span<char> _destination;
            readonly IFormatProvider _provider;
            int _at;
            bool _failed;
            public TryWriteInterpolatedStringHandler(int literalLength, int formattedCount, Span<char> destination, out bool shouldAppend) : this(literalLength, formattedCount, destination, null, out shouldAppend) { }
            public TryWriteInterpolatedStringHandler(int literalLength, int formattedCount, Span<char> destination, IFormatProvider provider, out bool shouldAppend)
            {
                _destination = destination;
                _provider = provider;
                _at = 0;
                _failed = destination.Length < literalLength;
                shouldAppend = !_failed;
            }
            internal bool End(out int charsWritten)
            {
                charsWritten = _failed ? 0 : _at;
                return !_failed;
            }
            bool Put(string text)
            {
                int written;
                _failed = _failed || !Number.CopyTo(text ?? "", _destination.Slice(_at), out written);
                _at += _failed ? 0 : (text ?? "").Length;
                return !_failed;
            }
            bool Put(object value, int alignment, string format) { return Put(System.Text.CompositeFormatter.Align(System.Text.CompositeFormatter.FormatValue(_provider, value, format), alignment)); }
            public bool AppendLiteral(string value) { return Put(value); }
            public bool AppendFormatted<T>(T value) { return Put(value, 0, null); }
            public bool AppendFormatted<T>(T value, string format) { return Put(value, 0, format); }
            public bool AppendFormatted<T>(T value, int alignment) { return Put(value, alignment, null); }
            public bool AppendFormatted<T>(T value, int alignment, string format) { return Put(value, alignment, format); }
            public bool AppendFormatted(ReadOnlySpan<char> value) { return Put(value.ToString()); }
            public bool AppendFormatted(ReadOnlySpan<char> value, int alignment = 0, string format = null) { return Put(value.ToString(), alignment, format); }
            public bool AppendFormatted(string value) { return Put(value); }
            public bool AppendFormatted(string value, int alignment = 0, string format = null) { return Put(value, alignment, format); }
            public bool AppendFormatted(object value, int alignment = 0, string format = null) { return Put(value, alignment, format); }
        }
    }
}

namespace System.Text
{
    // A format that was read once.
    public sealed class CompositeFormat
    {
        readonly string _format;
        readonly int _count;
        CompositeFormat(string format, int count)
        {
            _format = format;
            _count = count;
        }
        public string Format { get { return _format; } }
        public int MinimumArgumentCount { get { return _count; } }
        public static CompositeFormat Parse(string format)
        {
            int count = 0;
            for (int i = 0; i < (format ?? throw new ArgumentNullException("format")).Length; i++)
            {
                bool twice = i + 1 < format.Length && format[i + 1] == format[i];
                if ((format[i] == '{' || format[i] == '}') && twice)
                    i++;
                else if (format[i] == '}')
                    throw new FormatException("Input string was not in a correct format. Failure to parse near offset " + i + ". Unexpected closing brace without a corresponding opening brace.");
                else if (format[i] == '{')
                {
                    int end = format.IndexOf('}', i), digits = i + 1, number = 0;
                    while (digits < format.Length && char.IsAsciiDigit(format[digits]))
                        number = number * 10 + format[digits++] - '0';
                    if (end < 0 || digits == i + 1)
                        throw new FormatException("Input string was not in a correct format. Failure to parse near offset " + (i + 1) + ". Expected an ASCII digit.");
                    count = Math.Max(count, number + 1);
                    i = end;
                }
            }
            return new CompositeFormat(format, count);
        }
        internal string With(IFormatProvider provider, object[] args)
        {
            if (args.Length < _count)
                throw new FormatException("Index (zero based) must be greater than or equal to zero and less than the size of the argument list.");
            return string.Format(provider, _format, args);
        }
    }
}

namespace System
{
    public sealed partial class String
    {
        public static string Format<TArg0>(IFormatProvider provider, System.Text.CompositeFormat format, TArg0 arg0) { return format.With(provider, new object[] { arg0 }); }
        public static string Format<TArg0, TArg1>(IFormatProvider provider, System.Text.CompositeFormat format, TArg0 arg0, TArg1 arg1) { return format.With(provider, new object[] { arg0, arg1 }); }
        public static string Format<TArg0, TArg1, TArg2>(IFormatProvider provider, System.Text.CompositeFormat format, TArg0 arg0, TArg1 arg1, TArg2 arg2) { return format.With(provider, new object[] { arg0, arg1, arg2 }); }
        public static string Format(IFormatProvider provider, System.Text.CompositeFormat format, params object[] args) { return format.With(provider, args ?? throw new ArgumentNullException("args")); }
        public static string Format(IFormatProvider provider, System.Text.CompositeFormat format, ReadOnlySpan<object> args) { return format.With(provider, args.ToArray()); }
        public static string Create(IFormatProvider provider, Span<char> initialBuffer, ref System.Runtime.CompilerServices.DefaultInterpolatedStringHandler handler) { return handler.ToStringAndClear(); }
    }
}
