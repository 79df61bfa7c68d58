// Sets of characters in a pattern, and escapes that stand for characters.
namespace System.Text.RegularExpressions
{
    static class Sets
    {
        internal delegate RegexParseException Complain(RegexParseError error, string message);

        // What stands behind an opening bracket, up to the closing one.
        internal static CharSet Read(string pattern, ref int at, bool ignoreCase, Complain error)
        {
            var set = new CharSet { IgnoreCase = ignoreCase };
            if (at < pattern.Length && pattern[at] == '^')
            {
                set.Negated = true;
                at++;
            }
            for (bool first = true; ; first = false)
            {
                if (at >= pattern.Length)
                    throw error(RegexParseError.UnterminatedBracket, "Unterminated [] set.");
                char c = pattern[at];
                if (c == ']' && !first)
                {
                    at++;
                    return set;
                }
                if (c == '-' && !first && at + 1 < pattern.Length && pattern[at + 1] == '[')
                {
                    at += 2;
                    set.Without = Read(pattern, ref at, ignoreCase, error);
                    if (at >= pattern.Length || pattern[at] != ']')
                        throw error(RegexParseError.ExclusionGroupNotLast, "A subtraction must be the last element in a character class.");
                    continue;
                }
                int low = c == '\\' ? EscapedInSet(pattern, ref at, set, error) : pattern[at++];
                bool range = low >= 0 && at + 1 < pattern.Length && pattern[at] == '-' && pattern[at + 1] != ']' && pattern[at + 1] != '[';
                if (!range)
                {
                    if (low >= 0)
                        set.Add((char)low, (char)low);
                    continue;
                }
                at++;
                int high = pattern[at] == '\\' ? EscapedInSet(pattern, ref at, set, error) : pattern[at++];
                if (high < 0)
                    throw error(RegexParseError.ShorthandClassInCharacterRange, "Cannot include class \\" + pattern[at - 1] + " in character range.");
                if (high < low)
                    throw error(RegexParseError.ReversedCharacterRange, "[x-y] range in reverse order.");
                set.Add((char)low, (char)high);
            }
        }

        static int EscapedInSet(string pattern, ref int at, CharSet set, Complain error)
        {
            at++;
            if (at >= pattern.Length)
                throw error(RegexParseError.UnterminatedBracket, "Unterminated [] set.");
            return Escaped(pattern, ref at, set, true, error);
        }

        // What stands behind a backslash: the character, or -1 for a class, which is in the set now.
        // Outside of brackets a character is put into the set as well.
        internal static int Escaped(string pattern, ref int at, CharSet set, bool inSet, Complain error)
        {
            char c = pattern[at];
            switch (c)
            {
                case 'd': set.AddCategory("Nd"); at++; return -1;
                case 'D': set.AddCategory("^Nd"); at++; return -1;
                case 's': set.AddCategory("s"); at++; return -1;
                case 'S': set.AddCategory("^s"); at++; return -1;
                case 'w': set.AddCategory("w"); at++; return -1;
                case 'W': set.AddCategory("^w"); at++; return -1;
                case 'p': case 'P':
                    int end = pattern.IndexOf('}', at);
                    if (at + 1 >= pattern.Length || pattern[at + 1] != '{' || end < 0)
                        throw error(RegexParseError.MalformedUnicodePropertyEscape, "Malformed \\p{X} character escape.");
                    string name = pattern.Substring(at + 2, end - at - 2);
                    if (name.StartsWith("Is"))
                        Fencepost.Runtime.Unsupported("a block of characters in a regular expression");
                    if (!CharSet.IsCategory(name))
                        throw error(RegexParseError.UnrecognizedUnicodeProperty, "Unknown property '" + name + "'.");
                    set.AddCategory(c == 'P' ? "^" + name : name);
                    at = end + 1;
                    return -1;
            }
            char value = Character(pattern, ref at, error);
            if (!inSet)
                set.Add(value, value);
            return value;
        }

        internal static char Character(string pattern, ref int at, Complain error)
        {
            char c = pattern[at++];
            switch (c)
            {
                case 'a': return '\a';
                case 'b': return '\b';
                case 'e': return '\u001B';
                case 'f': return '\f';
                case 'n': return '\n';
                case 'r': return '\r';
                case 't': return '\t';
                case 'v': return '\v';
                case 'x': return Hex(pattern, ref at, 2, error);
                case 'u': return Hex(pattern, ref at, 4, error);
                case 'c':
                    char control = at < pattern.Length ? char.ToUpperInvariant(pattern[at++]) : ' ';
                    if (control < '@' || control > '_')
                        throw error(RegexParseError.UnrecognizedControlCharacter, "Unrecognized control character.");
                    return (char)(control - '@');
            }
            if (c >= '0' && c <= '7')
            {
                int value = c - '0';
                for (int i = 1; i < 3 && at < pattern.Length && pattern[at] >= '0' && pattern[at] <= '7'; i++)
                    value = value * 8 + (pattern[at++] - '0');
                return (char)(value & 0xFF);
            }
            if (CharSet.IsWord(c))
                throw error(RegexParseError.UnrecognizedEscape, "Unrecognized escape sequence \\" + c + ".");
            return c;
        }

        static char Hex(string pattern, ref int at, int digits, Complain error)
        {
            int value = 0;
            for (int i = 0; i < digits; i++)
            {
                if (at >= pattern.Length || !char.IsAsciiHexDigit(pattern[at]))
                    throw error(RegexParseError.InsufficientOrInvalidHexDigits, "Insufficient or invalid hexadecimal digits.");
                value = value * 16 + Convert.ToInt32(pattern[at++].ToString(), 16);
            }
            return (char)value;
        }
    }
}
