// What a pattern is made of. A node leads to the one that has to match after it.
using System.Collections.Generic;
using System.Globalization;

namespace System.Text.RegularExpressions
{
    enum NodeKind
    {
        Empty, Set, SetLoop, Branch, Open, Close, Enter, Loop, Back, Look, Accept,
        LineStart, LineEnd, Start, StringEnd, End, Boundary, NoBoundary, Here,
    }

    sealed class Node
    {
        internal readonly NodeKind Kind;
        internal Node Next;
        internal CharSet Set;
        // The group, the counter of a loop, or the group that a reference means.
        internal int Number;
        internal int Min, Max;
        internal bool Lazy, IgnoreCase;
        // Lookaround: whether it looks back, whether it must not match, and whether it only fixes what it matched.
        internal bool Behind, Negative, Atomic;
        internal Node Body;
        internal List<Node> Branches;
        internal Node(NodeKind kind) { Kind = kind; }
    }

    // A set of characters: ranges and categories, all of it perhaps negated, less another set.
    sealed class CharSet
    {
        readonly List<char> _first = new List<char>();
        readonly List<char> _last = new List<char>();
        readonly List<string> _categories = new List<string>();
        internal bool Negated, IgnoreCase;
        internal CharSet Without;

        internal void Add(char first, char last)
        {
            _first.Add(first);
            _last.Add(last);
        }

        // The name of a category, with a leading '^' if it is what must not be.
        internal void AddCategory(string name) { _categories.Add(name); }

        internal bool Contains(char c)
        {
            bool found = Listed(c);
            if (!found && IgnoreCase)
                found = Listed(char.ToLowerInvariant(c)) || Listed(char.ToUpperInvariant(c));
            return found != Negated && (Without == null || !Without.Contains(c));
        }

        bool Listed(char c)
        {
            for (int i = 0; i < _first.Count; i++)
            {
                if (c >= _first[i] && c <= _last[i])
                    return true;
            }
            foreach (string name in _categories)
            {
                bool negated = name[0] == '^';
                if (InCategory(c, negated ? name.Substring(1) : name) != negated)
                    return true;
            }
            return false;
        }

        static bool InCategory(char c, string name)
        {
            switch (name)
            {
                case "w": return IsWord(c);
                case "s": return char.IsWhiteSpace(c);
                default:
                    string own = Short(char.GetUnicodeCategory(c));
                    return own == name || name.Length == 1 && own[0] == name[0];
            }
        }

        internal static bool IsWord(char c)
        {
            switch (char.GetUnicodeCategory(c))
            {
                case UnicodeCategory.UppercaseLetter:
                case UnicodeCategory.LowercaseLetter:
                case UnicodeCategory.TitlecaseLetter:
                case UnicodeCategory.ModifierLetter:
                case UnicodeCategory.OtherLetter:
                case UnicodeCategory.NonSpacingMark:
                case UnicodeCategory.SpacingCombiningMark:
                case UnicodeCategory.DecimalDigitNumber:
                case UnicodeCategory.ConnectorPunctuation:
                    return true;
                default:
                    return false;
            }
        }

        // A boundary also counts the two joiners as parts of words.
        internal static bool JoinsWords(char c) { return IsWord(c) || c == '\u200C' || c == '\u200D'; }

        const string Names = "Lu Ll Lt Lm Lo Mn Mc Me Nd Nl No Zs Zl Zp Cc Cf Cs Co Pc Pd Ps Pe Pi Pf Po Sm Sc Sk So Cn ";
        static string Short(UnicodeCategory category) { return Names.Substring((int)category * 3, 2); }

        internal static bool IsCategory(string name)
        {
            return name.Length == 2 && Names.Contains(name + " ") && char.IsUpper(name[0])
                || name.Length == 1 && "LMNZCPS".Contains(name);
        }
    }
}
