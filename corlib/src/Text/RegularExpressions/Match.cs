// What was found: matches, their groups, and everything that a group captured.
using System.Collections;
using System.Collections.Generic;

namespace System.Text.RegularExpressions
{
    public class Capture
    {
        internal readonly string Text;
        internal Capture(string text, int index, int length)
        {
            Text = text;
            Index = index;
            Length = length;
        }
        public int Index { get; }
        public int Length { get; }
        public string Value { get { return Text.Substring(Index, Length); } }
        public ReadOnlySpan<char> ValueSpan { get { return Text.AsSpan(Index, Length); } }
        public override string ToString() { return Value; }
    }

    public class Group : Capture
    {
        readonly List<int> _captures;
        internal Group(string text, string name, List<int> captures)
            : base(text, captures.Count == 0 ? 0 : captures[captures.Count - 2], captures.Count == 0 ? 0 : captures[captures.Count - 1] - captures[captures.Count - 2])
        {
            Name = name;
            _captures = captures;
        }
        public bool Success { get { return _captures.Count > 0; } }
        public string Name { get; }
        public CaptureCollection Captures
        {
            get
            {
                var all = new List<Capture>();
                for (int i = 0; i < _captures.Count; i += 2)
                    all.Add(i + 2 == _captures.Count ? this : new Capture(Text, _captures[i], _captures[i + 1] - _captures[i]));
                return new CaptureCollection(all);
            }
        }
        // Groups never change, so nothing has to be done.
        public static Group Synchronized(Group inner) { return inner ?? throw new ArgumentNullException("inner"); }
    }

    public class Match : Group
    {
        readonly Regex _regex;
        readonly string[] _names;
        readonly List<int>[] _groups;
        readonly int _begin, _end;

        public static Match Empty { get { return new Match(null, "", new string[] { "0" }, new List<int>[] { new List<int>() }, 0, 0); } }

        internal Match(Regex regex, string text, string[] names, List<int>[] groups, int begin, int end) : base(text, "0", groups[0])
        {
            _regex = regex;
            _names = names;
            _groups = groups;
            _begin = begin;
            _end = end;
        }

        public virtual GroupCollection Groups { get { return new GroupCollection(this); } }

        public Match NextMatch()
        {
            return Success ? _regex.Find(Text, _begin, _end, Index + Length, Length == 0) : this;
        }

        public virtual string Result(string replacement)
        {
            if (!Success)
                throw new NotSupportedException("Result cannot be called on a failed Match.");
            return Replacement.Expand(replacement ?? throw new ArgumentNullException("replacement"), this);
        }

        internal int GroupCount { get { return _groups.Length; } }
        internal string GroupName(int number) { return _names[number]; }
        internal int GroupNumber(string name) { return Array.IndexOf(_names, name); }
        internal Group GroupAt(int number)
        {
            if (number == 0)
                return this;
            return number > 0 && number < _groups.Length ? new Group(Text, _names[number], _groups[number]) : new Group("", number.ToString(), new List<int>());
        }
    }

    public delegate string MatchEvaluator(Match match);

    public class CaptureCollection : IReadOnlyList<Capture>, ICollection
    {
        readonly List<Capture> _all;
        internal CaptureCollection(List<Capture> all) { _all = all; }
        public int Count { get { return _all.Count; } }
        public Capture this[int i] { get { return i >= 0 && i < _all.Count ? _all[i] : throw new ArgumentOutOfRangeException("i"); } }
        public bool IsReadOnly { get { return true; } }
        public bool IsSynchronized { get { return false; } }
        public object SyncRoot { get { return this; } }
        public void CopyTo(Array array, int arrayIndex) { ((ICollection)_all).CopyTo(array, arrayIndex); }
        public IEnumerator GetEnumerator() { return _all.GetEnumerator(); }
        IEnumerator<Capture> IEnumerable<Capture>.GetEnumerator() { return _all.GetEnumerator(); }
    }

    public class GroupCollection : IReadOnlyList<Group>, IReadOnlyDictionary<string, Group>, ICollection
    {
        readonly Match _match;
        internal GroupCollection(Match match) { _match = match; }
        public int Count { get { return _match.GroupCount; } }
        public Group this[int groupnum] { get { return _match.GroupAt(groupnum); } }
        public Group this[string groupname]
        {
            get
            {
                int number = _match.GroupNumber(groupname);
                return number < 0 ? new Group("", groupname, new List<int>()) : _match.GroupAt(number);
            }
        }
        List<Group> All()
        {
            var all = new List<Group>();
            for (int i = 0; i < Count; i++)
                all.Add(_match.GroupAt(i));
            return all;
        }
        public bool IsReadOnly { get { return true; } }
        public bool IsSynchronized { get { return false; } }
        public object SyncRoot { get { return _match; } }
        public bool ContainsKey(string key) { return _match.GroupNumber(key) >= 0; }
        public bool TryGetValue(string key, out Group value)
        {
            value = ContainsKey(key) ? this[key] : null;
            return value != null;
        }
        public IEnumerable<string> Keys { get { foreach (Group group in All()) yield return group.Name; } }
        public IEnumerable<Group> Values { get { return All(); } }
        public void CopyTo(Array array, int arrayIndex) { ((ICollection)All()).CopyTo(array, arrayIndex); }
        public IEnumerator GetEnumerator() { return All().GetEnumerator(); }
        IEnumerator<Group> IEnumerable<Group>.GetEnumerator() { return All().GetEnumerator(); }
        IEnumerator<KeyValuePair<string, Group>> IEnumerable<KeyValuePair<string, Group>>.GetEnumerator()
        {
            foreach (Group group in All())
                yield return new KeyValuePair<string, Group>(group.Name, group);
        }
    }

    public class MatchCollection : IReadOnlyList<Match>, ICollection
    {
        readonly List<Match> _all;
        internal MatchCollection(List<Match> all) { _all = all; }
        public int Count { get { return _all.Count; } }
        public virtual Match this[int i] { get { return i >= 0 && i < _all.Count ? _all[i] : throw new ArgumentOutOfRangeException("i"); } }
        public bool IsReadOnly { get { return true; } }
        public bool IsSynchronized { get { return false; } }
        public object SyncRoot { get { return this; } }
        public void CopyTo(Array array, int arrayIndex) { ((ICollection)_all).CopyTo(array, arrayIndex); }
        public IEnumerator GetEnumerator() { return _all.GetEnumerator(); }
        IEnumerator<Match> IEnumerable<Match>.GetEnumerator() { return _all.GetEnumerator(); }
    }

    // Replacements: text with references to groups in it.
    static class Replacement
    {
        internal static string Expand(string pattern, Match match)
        {
            var text = new StringBuilder();
            for (int i = 0; i < pattern.Length; i++)
            {
                string part = pattern[i] == '$' && i + 1 < pattern.Length ? Reference(pattern, ref i, match) : null;
                text.Append(part ?? pattern[i].ToString());
            }
            return text.ToString();
        }

        // What a reference stands for, or null if it is none.
        static string Reference(string pattern, ref int i, Match match)
        {
            int at = i + 1;
            char c = pattern[at];
            switch (c)
            {
                case '$': i = at; return "$";
                case '&': i = at; return match.Value;
                case '`': i = at; return match.Text.Substring(0, match.Index);
                case '\'': i = at; return match.Text.Substring(match.Index + match.Length);
                case '_': i = at; return match.Text;
                case '+': i = at; return match.GroupAt(match.GroupCount - 1).Value;
            }
            bool braces = c == '{';
            int start = braces ? at + 1 : at, end = start;
            if (braces)
            {
                end = pattern.IndexOf('}', start);
                if (end < 0)
                    return null;
            }
            else
            {
                // As many digits as name a group.
                int best = start;
                while (end < pattern.Length && pattern[end] >= '0' && pattern[end] <= '9')
                {
                    end++;
                    if (match.GroupNumber(pattern.Substring(start, end - start)) >= 0)
                        best = end;
                }
                end = best;
            }
            int number = match.GroupNumber(pattern.Substring(start, end - start));
            if (number < 0)
                return null;
            i = braces ? end : end - 1;
            return match.GroupAt(number).Value;
        }
    }
}
