// A string builder that holds one immutable string.
// Building is quadratic, but each call is one read and one write of one field, which is what counts here.
using System.Runtime.CompilerServices;
using Machine = Fencepost.Runtime;

namespace System.Text
{
    public sealed class StringBuilder
    {
        string _text;
        int _capacity = 16;

        public StringBuilder() { _text = ""; }
        public StringBuilder(int capacity)
        {
            if (capacity < 0)
                throw new ArgumentOutOfRangeException("capacity", "'capacity' must be greater than zero.");
            _text = "";
            _capacity = capacity == 0 ? 16 : capacity;
        }
        public StringBuilder(int capacity, int maxCapacity) : this(capacity)
        {
            if (maxCapacity < 1 || capacity > maxCapacity)
                throw new ArgumentOutOfRangeException(maxCapacity < 1 ? "maxCapacity" : "capacity");
            if (maxCapacity != int.MaxValue)
                Machine.Unsupported("a StringBuilder with a limit");
        }
        public StringBuilder(string value) { _text = value ?? ""; }
        public StringBuilder(string value, int capacity) : this(capacity) { _text = value ?? ""; }
        public StringBuilder(string value, int startIndex, int length, int capacity) { _text = value.Substring(startIndex, length); }

        public int Length
        {
            get { return _text.Length; }
            set
            {
                if (value < 0)
                    throw new ArgumentOutOfRangeException("value", "Length cannot be less than zero.");
                string text = _text;
                _text = value <= text.Length ? Machine.Substring(text, 0, value) : Machine.Concat(text, Machine.RepeatChar('\0', value - text.Length));
            }
        }
        public int Capacity { get { return Math.Max(_capacity, _text.Length); } set { _capacity = value; } }
        public int MaxCapacity { get { return int.MaxValue; } }
        public int EnsureCapacity(int capacity) { return Capacity = Math.Max(capacity, Capacity); }

        [IndexerName("Chars")]
        public char this[int index]
        {
            get { return _text[index]; }
            set
            {
                string text = _text;
                if (index < 0 || index >= text.Length)
                    throw new ArgumentOutOfRangeException("index", "Index was out of range. Must be non-negative and less than the size of the collection.");
                _text = Machine.Splice(text, index, 1, value.ToString());
            }
        }

        public StringBuilder Append(string value)
        {
            if (value != null && value.Length > 0)
                _text = Machine.Concat(_text, value);
            return this;
        }
        public StringBuilder Append(object value) { return value == null ? this : Append(value.ToString()); }
        public StringBuilder Append(char value, int repeatCount)
        {
            if (repeatCount < 0)
                throw new ArgumentOutOfRangeException("repeatCount", "Non-negative number required.");
            return Append(Machine.RepeatChar(value, repeatCount));
        }
        public StringBuilder Append(char[] value) { return Append(new string(value)); }
        public StringBuilder Append(char[] value, int startIndex, int charCount) { return Append(new string(value, startIndex, charCount)); }
        public StringBuilder Append(string value, int startIndex, int count) { return value == null ? this : Append(value.Substring(startIndex, count)); }
        public StringBuilder Append(StringBuilder value) { return value == null ? this : Append(value._text); }
        public StringBuilder Append(ReadOnlySpan<char> value) { return Append(value.ToString()); }
        public StringBuilder Append(ref AppendInterpolatedStringHandler handler) { return this; }
        public StringBuilder Append(bool value) { return Append(value.ToString()); }
        public StringBuilder Append(char value) { return Append(value.ToString()); }
        public StringBuilder Append(sbyte value) { return Append(value.ToString()); }
        public StringBuilder Append(byte value) { return Append(value.ToString()); }
        public StringBuilder Append(short value) { return Append(value.ToString()); }
        public StringBuilder Append(ushort value) { return Append(value.ToString()); }
        public StringBuilder Append(int value) { return Append(value.ToString()); }
        public StringBuilder Append(uint value) { return Append(value.ToString()); }
        public StringBuilder Append(long value) { return Append(value.ToString()); }
        public StringBuilder Append(ulong value) { return Append(value.ToString()); }
        public StringBuilder Append(float value) { return Append(value.ToString()); }
        public StringBuilder Append(double value) { return Append(value.ToString()); }
        public StringBuilder Append(decimal value) { return Append(value.ToString()); }

        public StringBuilder AppendLine() { return Append("\n"); }
        public StringBuilder AppendLine(string value) { return Append(Machine.Concat(value, "\n")); }
        public StringBuilder AppendLine(ref AppendInterpolatedStringHandler handler) { return Append("\n"); }
        public StringBuilder AppendFormat(string format, object arg0) { return Append(string.Format(format, arg0)); }
        public StringBuilder AppendFormat(string format, object arg0, object arg1) { return Append(string.Format(format, arg0, arg1)); }
        public StringBuilder AppendFormat(string format, object arg0, object arg1, object arg2) { return Append(string.Format(format, arg0, arg1, arg2)); }
        public StringBuilder AppendFormat(string format, params object[] args) { return Append(string.Format(format, args)); }
        public StringBuilder AppendFormat(IFormatProvider provider, string format, object arg0) { return Append(string.Format(provider, format, arg0)); }
        public StringBuilder AppendFormat(IFormatProvider provider, string format, object arg0, object arg1) { return Append(string.Format(provider, format, arg0, arg1)); }
        public StringBuilder AppendFormat(IFormatProvider provider, string format, params object[] args) { return Append(string.Format(provider, format, args)); }
        public StringBuilder AppendJoin(string separator, ReadOnlySpan<object> values) { return Append(string.Join(separator, values.ToArray())); }
        public StringBuilder AppendJoin(string separator, ReadOnlySpan<string> values) { return Append(string.Join(separator, values.ToArray())); }
        public StringBuilder AppendJoin(char separator, ReadOnlySpan<object> values) { return Append(string.Join(separator, values.ToArray())); }
        public StringBuilder AppendJoin(char separator, ReadOnlySpan<string> values) { return Append(string.Join(separator, values.ToArray())); }
        public StringBuilder AppendFormat(string format, ReadOnlySpan<object> args) { return AppendFormat(format, args.ToArray()); }
        public StringBuilder Append(ReadOnlyMemory<char> value) { return Append(value.Span.ToString()); }
        public bool Equals(ReadOnlySpan<char> span) { return ToString() == span.ToString(); }
        public StringBuilder AppendJoin(string separator, params object[] values) { return Append(string.Join(separator, values)); }
        public StringBuilder AppendJoin(string separator, params string[] values) { return Append(string.Join(separator, values)); }
        public StringBuilder AppendJoin(char separator, params object[] values) { return Append(string.Join(separator.ToString(), values)); }
        public StringBuilder AppendJoin(char separator, params string[] values) { return Append(string.Join(separator.ToString(), values)); }
        public StringBuilder AppendJoin<T>(char separator, System.Collections.Generic.IEnumerable<T> values) { return Append(string.Join(separator.ToString(), values)); }
        public StringBuilder AppendJoin<T>(string separator, System.Collections.Generic.IEnumerable<T> values) { return Append(string.Join(separator, values)); }

        public StringBuilder Insert(int index, string value)
        {
            string text = _text;
            if (index < 0 || index > text.Length)
                throw new ArgumentOutOfRangeException("index", "Index was out of range. Must be non-negative and less than the size of the collection.");
            _text = Machine.Splice(text, index, 0, value ?? "");
            return this;
        }
        public StringBuilder Insert(int index, string value, int count)
        {
            if (count < 0)
                throw new ArgumentOutOfRangeException("count");
            for (int i = 0; i < count; i++)
                Insert(index, value);
            return this;
        }
        public StringBuilder Insert(int index, char[] value, int startIndex, int charCount) { return Insert(index, new string(value, startIndex, charCount)); }
        public StringBuilder Insert(int index, ReadOnlySpan<char> value) { return Insert(index, value.ToString()); }
        public StringBuilder Replace(string oldValue, string newValue, int startIndex, int count)
        {
            if (startIndex < 0 || count < 0 || startIndex > Length - count)
                throw new ArgumentOutOfRangeException("startIndex");
            _text = _text.Substring(0, startIndex) + _text.Substring(startIndex, count).Replace(oldValue, newValue) + _text.Substring(startIndex + count);
            return this;
        }
        public StringBuilder Replace(char oldChar, char newChar, int startIndex, int count) { return Replace(oldChar.ToString(), newChar.ToString(), startIndex, count); }
        public StringBuilder Append(StringBuilder value, int startIndex, int count) { return value == null ? this : Append(value.ToString(startIndex, count)); }
        public StringBuilder Insert(int index, object value) { return value == null ? this : Insert(index, value.ToString()); }
        public StringBuilder Insert(int index, char[] value) { return Insert(index, new string(value)); }
        public StringBuilder Insert(int index, bool value) { return Insert(index, value.ToString()); }
        public StringBuilder Insert(int index, char value) { return Insert(index, value.ToString()); }
        public StringBuilder Insert(int index, sbyte value) { return Insert(index, value.ToString()); }
        public StringBuilder Insert(int index, byte value) { return Insert(index, value.ToString()); }
        public StringBuilder Insert(int index, short value) { return Insert(index, value.ToString()); }
        public StringBuilder Insert(int index, ushort value) { return Insert(index, value.ToString()); }
        public StringBuilder Insert(int index, int value) { return Insert(index, value.ToString()); }
        public StringBuilder Insert(int index, uint value) { return Insert(index, value.ToString()); }
        public StringBuilder Insert(int index, long value) { return Insert(index, value.ToString()); }
        public StringBuilder Insert(int index, ulong value) { return Insert(index, value.ToString()); }
        public StringBuilder Insert(int index, float value) { return Insert(index, value.ToString()); }
        public StringBuilder Insert(int index, double value) { return Insert(index, value.ToString()); }
        public StringBuilder Insert(int index, decimal value) { return Insert(index, value.ToString()); }

        public StringBuilder Remove(int startIndex, int length)
        {
            _text = _text.Remove(startIndex, length);
            return this;
        }
        public StringBuilder Replace(string oldValue, string newValue)
        {
            _text = _text.Replace(oldValue, newValue);
            return this;
        }
        public StringBuilder Replace(char oldChar, char newChar)
        {
            _text = _text.Replace(oldChar, newChar);
            return this;
        }
        public StringBuilder AppendFormat<TArg0>(IFormatProvider provider, CompositeFormat format, TArg0 arg0) { return Append(string.Format(provider, format, arg0)); }
        public StringBuilder AppendFormat<TArg0, TArg1>(IFormatProvider provider, CompositeFormat format, TArg0 arg0, TArg1 arg1) { return Append(string.Format(provider, format, arg0, arg1)); }
        public StringBuilder Replace(ReadOnlySpan<char> oldValue, ReadOnlySpan<char> newValue) { return Replace(oldValue.ToString(), newValue.ToString()); }
        public StringBuilder Append(IFormatProvider provider, ref AppendInterpolatedStringHandler handler) { return this; }
        public StringBuilder AppendLine(IFormatProvider provider, ref AppendInterpolatedStringHandler handler) { return AppendLine(); }
        public void CopyTo(int sourceIndex, Span<char> destination, int count) { _text.AsSpan(sourceIndex, count).CopyTo(destination); }
        // All of the text is one chunk.
        public ChunkEnumerator GetChunks() { return new ChunkEnumerator(_text); }
        public struct ChunkEnumerator
        {
            readonly string _text;
            bool _given;
            internal ChunkEnumerator(string text)
            {
                _text = text;
                _given = false;
            }
            public ReadOnlyMemory<char> Current { get { return _text.AsMemory(); } }
            public ChunkEnumerator GetEnumerator() { return this; }
            public bool MoveNext()
            {
                bool first = !_given && _text.Length > 0;
                _given = true;
                return first;
            }
        }
        public StringBuilder Clear()
        {
            _text = "";
            return this;
        }
        public void CopyTo(int sourceIndex, char[] destination, int destinationIndex, int count)
        {
            if (destination == null)
                throw new ArgumentNullException("destination");
            if (destinationIndex >= 0 && destinationIndex > destination.Length - count)
                throw new ArgumentException("Either offset did not refer to a position in the string, or there is an insufficient length of destination character array.");
            _text.CopyTo(sourceIndex, destination, destinationIndex, count);
        }
        public bool Equals(StringBuilder sb) { return sb != null && _text == sb._text; }
        public override string ToString() { return _text; }
        public string ToString(int startIndex, int length) { return _text.Substring(startIndex, length); }

        public struct AppendInterpolatedStringHandler
        {
            readonly StringBuilder _builder;
            readonly IFormatProvider _provider;
            public AppendInterpolatedStringHandler(int literalLength, int formattedCount, StringBuilder stringBuilder)
            {
                _builder = stringBuilder;
                _provider = null;
            }
            public AppendInterpolatedStringHandler(int literalLength, int formattedCount, StringBuilder stringBuilder, IFormatProvider provider)
            {
                _builder = stringBuilder;
                _provider = provider;
            }
            public void AppendLiteral(string value) { _builder.Append(value); }
            public void AppendFormatted<T>(T value) { Add(value, 0, null); }
            public void AppendFormatted<T>(T value, string format) { Add(value, 0, format); }
            public void AppendFormatted<T>(T value, int alignment) { Add(value, alignment, null); }
            public void AppendFormatted<T>(T value, int alignment, string format) { Add(value, alignment, format); }
            public void AppendFormatted(string value) { _builder.Append(value); }
            public void AppendFormatted(string value, int alignment = 0, string format = null) { Add(value, alignment, format); }
            public void AppendFormatted(object value, int alignment = 0, string format = null) { Add(value, alignment, format); }
            public void AppendFormatted(ReadOnlySpan<char> value) { _builder.Append(value.ToString()); }
            public void AppendFormatted(ReadOnlySpan<char> value, int alignment = 0, string format = null) { Add(value.ToString(), alignment, format); }
            void Add(object value, int alignment, string format)
            {
                _builder.Append(CompositeFormatter.Align(CompositeFormatter.FormatValue(_provider, value, format), alignment));
            }
        }
    }
}
