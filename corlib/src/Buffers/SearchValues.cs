// Sets of values to search for, and ways to write into buffers.
using System.Collections.Generic;

namespace System.Buffers
{
    public static class SearchValues
    {
        public static SearchValues<byte> Create(ReadOnlySpan<byte> values) { return new SearchValues<byte>(values.ToArray()); }
        public static SearchValues<char> Create(ReadOnlySpan<char> values) { return new SearchValues<char>(values.ToArray()); }
        public static SearchValues<string> Create(ReadOnlySpan<string> values, StringComparison comparisonType)
        {
            return new SearchValues<string>(values.ToArray()) { _comparison = comparisonType };
        }
    }

    public class SearchValues<T> where T : IEquatable<T>
    {
        readonly T[] _values;
        internal StringComparison _comparison;
        internal SearchValues(T[] values) { _values = values; }
        internal ReadOnlySpan<T> Items() { return new ReadOnlySpan<T>(_values); }
        public bool Contains(T value)
        {
            foreach (T item in _values)
            {
                var text = item as string;
                if (text != null ? text.Equals(value as string, _comparison) : item.Equals(value))
                    return true;
            }
            return false;
        }

        // The first place where one of the texts begins.
        internal int First(ReadOnlySpan<char> span)
        {
            for (int i = 0; i <= span.Length; i++)
            {
                foreach (T item in _values)
                {
                    var text = (string)(object)item;
                    if (i + text.Length <= span.Length && text.Equals(span.Slice(i, text.Length).ToString(), _comparison))
                        return i;
                }
            }
            return -1;
        }
    }

    public static class BuffersExtensions
    {
        public static void Write<T>(this IBufferWriter<T> writer, ReadOnlySpan<T> value)
        {
            value.CopyTo(writer.GetSpan(value.Length));
            writer.Advance(value.Length);
        }
    }

    public enum OperationStatus { Done, DestinationTooSmall, NeedMoreData, InvalidData }
}
