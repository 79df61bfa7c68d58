// Members of strings over spans, runes and lines.
using System.Text;

namespace System
{
    public sealed partial class String
    {
        public StringRuneEnumerator EnumerateRunes() { return new StringRuneEnumerator(this); }
        public bool TryCopyTo(Span<char> destination)
        {
            if (destination.Length < Length)
                return false;
            this.AsSpan().CopyTo(destination);
            return true;
        }
        public string ReplaceLineEndings() { return ReplaceLineEndings("\n"); }
        public string ReplaceLineEndings(string replacementText)
        {
            var text = new StringBuilder();
            bool more = false;
            foreach (ReadOnlySpan<char> line in this.AsSpan().EnumerateLines())
            {
                text.Append(more ? replacementText : "").Append(line.ToString());
                more = true;
            }
            return text.ToString();
        }
        public string Trim(ReadOnlySpan<char> trimChars) { return this.AsSpan().Trim(trimChars).ToString(); }
        public string TrimStart(ReadOnlySpan<char> trimChars) { return this.AsSpan().TrimStart(trimChars).ToString(); }
        public string TrimEnd(ReadOnlySpan<char> trimChars) { return this.AsSpan().TrimEnd(trimChars).ToString(); }
        public static string Join(char separator, ReadOnlySpan<object> values) { return Join(separator.ToString(), values.ToArray()); }
        public static string Join(char separator, string[] value, int startIndex, int count) { return Join(separator.ToString(), value, startIndex, count); }
        public static int GetHashCode(ReadOnlySpan<char> value) { return value.ToString().GetHashCode(); }
        public static int GetHashCode(ReadOnlySpan<char> value, StringComparison comparisonType) { return value.ToString().GetHashCode(comparisonType); }
    }
}
