// Unicode scalar values, and the ways to walk through text by them or by lines.
using System.Collections;
using System.Collections.Generic;
using System.Globalization;

namespace System.Text
{
    public readonly struct Rune : IComparable, IComparable<Rune>, IEquatable<Rune>, IFormattable
    {
        readonly uint _value;
        public Rune(char ch) : this((uint)ch) { }
        public Rune(int value) : this((uint)value) { }
        public Rune(uint value)
        {
            if (!IsValid(value))
                throw new ArgumentOutOfRangeException("value");
            _value = value;
        }
        public Rune(char highSurrogate, char lowSurrogate) : this((uint)char.ConvertToUtf32(highSurrogate, lowSurrogate)) { }

        public static Rune ReplacementChar { get { return new Rune(0xFFFD); } }
        public static bool IsValid(int value) { return IsValid((uint)value); }
        public static bool IsValid(uint value) { return value < 0xD800 || value >= 0xE000 && value <= 0x10FFFF; }
        public int Value { get { return (int)_value; } }
        public bool IsAscii { get { return _value < 128; } }
        public bool IsBmp { get { return _value <= 0xFFFF; } }
        public int Plane { get { return (int)(_value >> 16); } }
        public int Utf16SequenceLength { get { return IsBmp ? 1 : 2; } }
        public int Utf8SequenceLength { get { return _value < 0x80 ? 1 : _value < 0x800 ? 2 : IsBmp ? 3 : 4; } }
        public override string ToString() { return char.ConvertFromUtf32((int)_value); }
        string IFormattable.ToString(string format, IFormatProvider formatProvider) { return ToString(); }
        public override int GetHashCode() { return (int)_value; }
        public override bool Equals(object obj) { return obj is Rune && Equals((Rune)obj); }
        public bool Equals(Rune other) { return _value == other._value; }
        public int CompareTo(Rune other) { return _value.CompareTo(other._value); }
        int IComparable.CompareTo(object obj) { return obj == null ? 1 : CompareTo((Rune)obj); }
        public static bool operator ==(Rune left, Rune right) { return left._value == right._value; }
        public static bool operator !=(Rune left, Rune right) { return left._value != right._value; }
        public static bool operator <(Rune left, Rune right) { return left._value < right._value; }
        public static bool operator >(Rune left, Rune right) { return left._value > right._value; }
        public static bool operator <=(Rune left, Rune right) { return left._value <= right._value; }
        public static bool operator >=(Rune left, Rune right) { return left._value >= right._value; }
        public static explicit operator Rune(char ch) { return new Rune(ch); }
        public static explicit operator Rune(int value) { return new Rune(value); }
        public static explicit operator Rune(uint value) { return new Rune(value); }

        public static bool TryCreate(char ch, out Rune result) { return TryCreate((uint)ch, out result); }
        public static bool TryCreate(int value, out Rune result) { return TryCreate((uint)value, out result); }
        public static bool TryCreate(uint value, out Rune result)
        {
            result = IsValid(value) ? new Rune(value) : default(Rune);
            return IsValid(value);
        }
        public static Rune GetRuneAt(string input, int index) { return new Rune((uint)char.ConvertToUtf32(input, index)); }
        public static UnicodeCategory GetUnicodeCategory(Rune value)
        {
            if (!value.IsBmp)
                Fencepost.Runtime.Unsupported("the category of a character beyond the basic plane");
            return char.GetUnicodeCategory((char)value._value);
        }
        public static bool IsLetter(Rune value) { return GetUnicodeCategory(value) <= UnicodeCategory.OtherLetter; }
        public static bool IsDigit(Rune value) { return GetUnicodeCategory(value) == UnicodeCategory.DecimalDigitNumber; }
        public static bool IsLetterOrDigit(Rune value) { return IsLetter(value) || IsDigit(value); }
        public static bool IsUpper(Rune value) { return GetUnicodeCategory(value) == UnicodeCategory.UppercaseLetter; }
        public static bool IsLower(Rune value) { return GetUnicodeCategory(value) == UnicodeCategory.LowercaseLetter; }
        public static bool IsWhiteSpace(Rune value) { return value.IsBmp && char.IsWhiteSpace((char)value._value); }
        public static Rune ToUpperInvariant(Rune value) { return value.IsBmp ? new Rune(char.ToUpperInvariant((char)value._value)) : value; }
        public static Rune ToLowerInvariant(Rune value) { return value.IsBmp ? new Rune(char.ToLowerInvariant((char)value._value)) : value; }
        public int EncodeToUtf16(Span<char> destination)
        {
            string text = ToString();
            text.AsSpan().CopyTo(destination);
            return text.Length;
        }

        // What is no scalar value counts as one character that is replaced.
        internal static Rune Next(ReadOnlySpan<char> text, out int length)
        {
            char first = text[0];
            length = char.IsHighSurrogate(first) && text.Length > 1 && char.IsLowSurrogate(text[1]) ? 2 : 1;
            return length == 2 ? new Rune(first, text[1]) : char.IsSurrogate(first) ? ReplacementChar : new Rune(first);
        }
    }

    public struct StringRuneEnumerator : IEnumerable<Rune>, IEnumerator<Rune>
    {
        readonly string _text;
        int _next;
        Rune _current;
        internal StringRuneEnumerator(string text)
        {
            _text = text;
            _next = 0;
            _current = default(Rune);
        }
        public Rune Current { get { return _current; } }
        object IEnumerator.Current { get { return _current; } }
        public StringRuneEnumerator GetEnumerator() { return this; }
        IEnumerator<Rune> IEnumerable<Rune>.GetEnumerator() { return this; }
        IEnumerator IEnumerable.GetEnumerator() { return this; }
        public bool MoveNext()
        {
            if (_next >= _text.Length)
                return false;
            _current = Rune.Next(_text.AsSpan(_next), out int length);
            _next += length;
            return true;
        }
        void IDisposable.Dispose() { }
        void IEnumerator.Reset() { _next = 0; }
    }

    public ref struct SpanRuneEnumerator
    {
        ReadOnlySpan<char> _rest;
        Rune _current;
        internal SpanRuneEnumerator(ReadOnlySpan<char> text)
        {
            _rest = text;
            _current = default(Rune);
        }
        public Rune Current { get { return _current; } }
        public SpanRuneEnumerator GetEnumerator() { return this; }
        public void Dispose() { }
        public bool MoveNext()
        {
            if (_rest.Length == 0)
                return false;
            _current = Rune.Next(_rest, out int length);
            _rest = _rest.Slice(length);
            return true;
        }
    }

    public ref struct SpanLineEnumerator
    {
        ReadOnlySpan<char> _rest;
        ReadOnlySpan<char> _current;
        bool _ended;
        internal SpanLineEnumerator(ReadOnlySpan<char> text)
        {
            _rest = text;
            _current = default(ReadOnlySpan<char>);
            _ended = false;
        }
        public ReadOnlySpan<char> Current { get { return _current; } }
        public SpanLineEnumerator GetEnumerator() { return this; }
        public void Dispose() { }
        public bool MoveNext()
        {
            if (_ended)
                return false;
            int at = _rest.IndexOfAny("\n\r\f\u0085\u2028\u2029".AsSpan());
            if (at < 0)
            {
                _current = _rest;
                _ended = true;
                return true;
            }
            int length = _rest[at] == '\r' && at + 1 < _rest.Length && _rest[at + 1] == '\n' ? 2 : 1;
            _current = _rest.Slice(0, at);
            _rest = _rest.Slice(at + length);
            return true;
        }
    }
}
