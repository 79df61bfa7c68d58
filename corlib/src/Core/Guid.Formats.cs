// Further ways to make, read and write identifiers.
namespace System
{
    public partial struct Guid
    {
        public Guid(ReadOnlySpan<byte> b) : this(b.ToArray()) { }
        public Guid(int a, short b, short c, byte[] d) : this(a, b, c, d[0], d[1], d[2], d[3], d[4], d[5], d[6], d[7]) { }
        public static Guid AllBitsSet { get { return new Guid(-1, -1); } }
        public int Variant { get { return (int)(_low >> 60 & 0xF); } }
        public int Version { get { return (int)(_high >> 12 & 0xF); } }
        public static Guid CreateVersion7() { return CreateVersion7(DateTimeOffset.UtcNow); }
        public static Guid CreateVersion7(DateTimeOffset timestamp)
        {
            Guid made = NewGuid();
            return new Guid(timestamp.ToUnixTimeMilliseconds() << 16 | 0x7000, made._low);
        }
        public static Guid Parse(ReadOnlySpan<char> input) { return Parse(input.ToString()); }
        public static Guid Parse(string s, IFormatProvider provider) { return Parse(s); }
        public static bool TryParse(ReadOnlySpan<char> input, out Guid result) { return TryParse(input.ToString(), out result); }
        public static bool TryParse(string s, IFormatProvider provider, out Guid result) { return TryParse(s, out result); }
        public static Guid ParseExact(string input, string format)
        {
            if (!TryParseExact(input ?? throw new ArgumentNullException("input"), format, out Guid result))
                throw new FormatException("Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).");
            return result;
        }
        public static bool TryParseExact(string input, string format, out Guid result)
        {
            return TryParse(input, out result) && string.Equals(result.ToString(format), input.Trim(), StringComparison.OrdinalIgnoreCase);
        }
        public bool TryWriteBytes(Span<byte> destination)
        {
            if (destination.Length < 16)
                return false;
            new ReadOnlySpan<byte>(ToByteArray()).CopyTo(destination);
            return true;
        }
        public int CompareTo(object value)
        {
            if (value == null)
                return 1;
            return value is Guid ? CompareTo((Guid)value) : throw new ArgumentException("Object must be of type GUID.", "value");
        }
        public string ToString(string format, IFormatProvider provider) { return ToString(format); }
        public bool TryFormat(Span<char> destination, out int charsWritten, ReadOnlySpan<char> format = default(ReadOnlySpan<char>))
        {
            return Number.CopyTo(ToString(format.ToString()), destination, out charsWritten);
        }
        public static bool operator <(Guid left, Guid right) { return left.CompareTo(right) < 0; }
        public static bool operator >(Guid left, Guid right) { return left.CompareTo(right) > 0; }
        public static bool operator <=(Guid left, Guid right) { return left.CompareTo(right) <= 0; }
        public static bool operator >=(Guid left, Guid right) { return left.CompareTo(right) >= 0; }
    }
}
