// Strings. Their length and characters live in the machine; what cannot call back into the program is native.
using System.Collections;
using System.Collections.Generic;
using System.Globalization;
using System.Runtime.CompilerServices;
using System.Text;
using Machine = Fencepost.Runtime;

namespace System
{
    public sealed partial class String : IComparable, ICloneable, IConvertible, IEnumerable, IComparable<string>, IEnumerable<char>, IEquatable<string>
    {
        public static readonly string Empty = "";

        // The machine turns "new string(...)" into a call of the static method Ctor with the same parameters.
        [MethodImpl(MethodImplOptions.InternalCall)] public extern String(char[] value);
        [MethodImpl(MethodImplOptions.InternalCall)] public extern String(char[] value, int startIndex, int length);
        [MethodImpl(MethodImplOptions.InternalCall)] public extern String(char c, int count);
        [MethodImpl(MethodImplOptions.InternalCall)] public unsafe extern String(char* value);
        [MethodImpl(MethodImplOptions.InternalCall)] public unsafe extern String(char* value, int startIndex, int length);
        [MethodImpl(MethodImplOptions.InternalCall)] public extern String(ReadOnlySpan<char> value);

        static string Ctor(char[] value) { return value == null ? "" : Machine.NewString(value, 0, value.Length); }
        static string Ctor(char[] value, int startIndex, int length)
        {
            if (value == null)
                throw new ArgumentNullException("value");
            if (startIndex < 0 || length < 0 || startIndex > value.Length - length)
                throw new ArgumentOutOfRangeException("startIndex", "Index was out of range. Must be non-negative and less than the size of the collection.");
            return Machine.NewString(value, startIndex, length);
        }
        static string Ctor(char c, int count)
        {
            if (count < 0)
                throw new ArgumentOutOfRangeException("count", "'count' must be non-negative.");
            return Machine.RepeatChar(c, count);
        }
        static unsafe string Ctor(char* value)
        {
            int length = 0;
            while (value != null && value[length] != '\0')
                length++;
            return Machine.NewStringFromPointer(value, length);
        }
        static unsafe string Ctor(char* value, int startIndex, int length) { return Machine.NewStringFromPointer(value + startIndex, length); }
        static string Ctor(ReadOnlySpan<char> value) { return value.ToString(); }

        public extern int Length { [MethodImpl(MethodImplOptions.InternalCall)] get; }
        [IndexerName("Chars")]
        public extern char this[int index] { [MethodImpl(MethodImplOptions.InternalCall)] get; }

        public static bool IsNullOrEmpty(string value) { return value == null || value.Length == 0; }
        public static bool IsNullOrWhiteSpace(string value) { return value == null || Machine.Trim(value, null, 3).Length == 0; }

        public override bool Equals(object obj) { return Machine.StringEquals(this, obj as string); }
        public bool Equals(string value) { return Machine.StringEquals(this, value); }
        public bool Equals(string value, StringComparison comparisonType) { return Equals(this, value, comparisonType); }
        public static bool Equals(string a, string b) { return Machine.StringEquals(a, b); }
        public static bool Equals(string a, string b, StringComparison comparisonType)
        {
            return IgnoresCase(comparisonType) ? Machine.StringEquals(Fold(a), Fold(b)) : Machine.StringEquals(a, b);
        }
        public static bool operator ==(string a, string b) { return Machine.StringEquals(a, b); }
        public static bool operator !=(string a, string b) { return !Machine.StringEquals(a, b); }
        public override int GetHashCode() { return Machine.StringHash(this); }
        public int GetHashCode(StringComparison comparisonType) { return Machine.StringHash(IgnoresCase(comparisonType) ? Fold(this) : this); }

        internal static string Fold(string text) { return text == null ? null : Machine.ToUpper(text); }
        static bool IgnoresCase(StringComparison comparison) { return ((int)comparison & 1) != 0; }

        public static int Compare(string strA, int indexA, string strB, int indexB, int length, bool ignoreCase) { return Compare(Part(strA, indexA, length), Part(strB, indexB, length), ignoreCase); }
        public static int Compare(string strA, int indexA, string strB, int indexB, int length, StringComparison comparisonType) { return Compare(Part(strA, indexA, length), Part(strB, indexB, length), comparisonType); }
        public static int Compare(string strA, string strB) { return Machine.CompareCulture(strA, strB, false); }
        public static int Compare(string strA, string strB, bool ignoreCase) { return Machine.CompareCulture(strA, strB, ignoreCase); }
        public static int Compare(string strA, string strB, bool ignoreCase, CultureInfo culture) { return Machine.CompareCulture(strA, strB, ignoreCase); }
        public static int Compare(string strA, string strB, StringComparison comparisonType)
        {
            if (comparisonType == StringComparison.Ordinal)
                return Machine.CompareOrdinal(strA, strB);
            if (comparisonType == StringComparison.OrdinalIgnoreCase)
                return Machine.CompareOrdinal(Fold(strA), Fold(strB));
            return Machine.CompareCulture(strA, strB, IgnoresCase(comparisonType));
        }
        public static int Compare(string strA, int indexA, string strB, int indexB, int length)
        {
            return Compare(Part(strA, indexA, length), Part(strB, indexB, length));
        }
        public static int CompareOrdinal(string strA, string strB) { return Machine.CompareOrdinal(strA, strB); }
        public static int CompareOrdinal(string strA, int indexA, string strB, int indexB, int length)
        {
            return Machine.CompareOrdinal(Part(strA, indexA, length), Part(strB, indexB, length));
        }
        static string Part(string text, int index, int length)
        {
            return text == null ? null : text.Substring(index, Math.Min(length, text.Length - index));
        }
        public int CompareTo(string strB) { return Machine.CompareCulture(this, strB, false); }
        public int CompareTo(object value)
        {
            if (value == null)
                return 1;
            string other = value as string;
            if (other == null)
                throw new ArgumentException("Object must be of type String.");
            return CompareTo(other);
        }

        public override string ToString() { return this; }
        public string ToString(IFormatProvider provider) { return this; }
        public object Clone() { return this; }
        public static string Copy(string str) { return Machine.NewString(str.ToCharArray(), 0, str.Length); }
        public static string Intern(string str) { return InternPool.Find(str ?? throw new ArgumentNullException("str"), true); }
        public static string IsInterned(string str) { return InternPool.Find(str ?? throw new ArgumentNullException("str"), false); }
        public char[] ToCharArray() { return Machine.StringToChars(this, 0, Length); }
        public char[] ToCharArray(int startIndex, int length)
        {
            CheckRange(startIndex, length);
            return Machine.StringToChars(this, startIndex, length);
        }
        public void CopyTo(int sourceIndex, char[] destination, int destinationIndex, int count)
        {
            if (destination == null)
                throw new ArgumentNullException("destination");
            CheckRange(sourceIndex, count);
            if (destinationIndex < 0 || destinationIndex > destination.Length - count)
                throw new ArgumentOutOfRangeException("destinationIndex");
            for (int i = 0; i < count; i++)
                destination[destinationIndex + i] = this[sourceIndex + i];
        }
        public void CopyTo(Span<char> destination)
        {
            int written;
            if (!Number.CopyTo(this, destination, out written))
                throw new ArgumentException("Destination is too short.", "destination");
        }
        public static implicit operator ReadOnlySpan<char>(string value) { return MemoryExtensions.AsSpan(value); }

        public CharEnumerator GetEnumerator() { return new CharEnumerator(this); }
        IEnumerator IEnumerable.GetEnumerator() { return new CharEnumerator(this); }
        IEnumerator<char> IEnumerable<char>.GetEnumerator() { return new CharEnumerator(this); }
        public ref readonly char GetPinnableReference() { return ref Machine.StringData(this); }

        void CheckRange(int startIndex, int length)
        {
            if (startIndex < 0)
                throw new ArgumentOutOfRangeException("startIndex", "StartIndex cannot be less than zero.");
            if (startIndex > Length)
                throw new ArgumentOutOfRangeException("startIndex", "startIndex cannot be larger than length of string.");
            if (length < 0)
                throw new ArgumentOutOfRangeException("length", "Length cannot be less than zero.");
            if (startIndex > Length - length)
                throw new ArgumentOutOfRangeException("length", "Index and length must refer to a location within the string.");
        }

        public TypeCode GetTypeCode() { return TypeCode.String; }
        bool IConvertible.ToBoolean(IFormatProvider provider) { return bool.Parse(this); }
        char IConvertible.ToChar(IFormatProvider provider) { return char.Parse(this); }
        sbyte IConvertible.ToSByte(IFormatProvider provider) { return sbyte.Parse(this); }
        byte IConvertible.ToByte(IFormatProvider provider) { return byte.Parse(this); }
        short IConvertible.ToInt16(IFormatProvider provider) { return short.Parse(this); }
        ushort IConvertible.ToUInt16(IFormatProvider provider) { return ushort.Parse(this); }
        int IConvertible.ToInt32(IFormatProvider provider) { return int.Parse(this); }
        uint IConvertible.ToUInt32(IFormatProvider provider) { return uint.Parse(this); }
        long IConvertible.ToInt64(IFormatProvider provider) { return long.Parse(this); }
        ulong IConvertible.ToUInt64(IFormatProvider provider) { return ulong.Parse(this); }
        float IConvertible.ToSingle(IFormatProvider provider) { return float.Parse(this); }
        double IConvertible.ToDouble(IFormatProvider provider) { return double.Parse(this); }
        decimal IConvertible.ToDecimal(IFormatProvider provider) { return decimal.Parse(this); }
        DateTime IConvertible.ToDateTime(IFormatProvider provider) { return DateTime.Parse(this); }
        object IConvertible.ToType(Type conversionType, IFormatProvider provider) { return Convert.ChangeType(this, conversionType); }
    }

    public enum StringComparison
    {
        CurrentCulture, CurrentCultureIgnoreCase, InvariantCulture, InvariantCultureIgnoreCase, Ordinal, OrdinalIgnoreCase
    }

    [Flags]
    public enum StringSplitOptions { None = 0, RemoveEmptyEntries = 1, TrimEntries = 2 }

    public sealed class CharEnumerator : IEnumerator<char>, ICloneable
    {
        readonly string _text;
        int _index = -1;
        internal CharEnumerator(string text) { _text = text; }
        public bool MoveNext()
        {
            if (_index < _text.Length)
                _index++;
            return _index < _text.Length;
        }
        public char Current { get { return _text[_index]; } }
        object IEnumerator.Current { get { return _text[_index]; } }
        public void Reset() { _index = -1; }
        public void Dispose() { }
        public object Clone() { return MemberwiseClone(); }
    }
}
