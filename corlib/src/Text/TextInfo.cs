// The case of text, in the invariant culture.
using System.Text;

namespace System.Globalization
{
    public sealed class TextInfo
    {
        internal TextInfo() { }
        public string ListSeparator { get { return ","; } }
        public bool IsRightToLeft { get { return false; } }
        public bool IsReadOnly { get { return true; } }
        public char ToLower(char c) { return char.ToLowerInvariant(c); }
        public string ToLower(string str) { return str.ToLowerInvariant(); }
        public char ToUpper(char c) { return char.ToUpperInvariant(c); }
        public string ToUpper(string str) { return str.ToUpperInvariant(); }

        // A word without small letters stays as it is. What follows an apostrophe is small.
        public string ToTitleCase(string str)
        {
            var text = new StringBuilder();
            int i = 0;
            while (i < (str ?? throw new ArgumentNullException("str")).Length)
            {
                if (!char.IsLetter(str[i]))
                {
                    text.Append(str[i++]);
                    continue;
                }
                text.Append(char.ToUpperInvariant(str[i]));
                bool small = char.IsLower(str[i]);
                int start = ++i;
                for (; i < str.Length && !Separates(str[i]); i++)
                {
                    if (str[i] != '\'')
                    {
                        small = small || char.IsLower(str[i]);
                        continue;
                    }
                    AppendRest(text, str.Substring(start, i - start), small);
                    start = i;
                    small = true;
                }
                AppendRest(text, str.Substring(start, i - start), small);
            }
            return text.ToString();
        }

        static void AppendRest(StringBuilder text, string rest, bool small) { text.Append(small ? rest.ToLowerInvariant() : rest); }

        static bool Separates(char c)
        {
            return c != '\'' && (char.IsWhiteSpace(c) || char.IsPunctuation(c) || char.IsSymbol(c) || char.IsControl(c));
        }
    }
}
