// Regular expressions. One holds its pattern only, and takes it apart whenever it is used: what is kept
// between two uses would be part of every state, and all threads would have to read it.
using System.Collections.Generic;
using Machine = Fencepost.Runtime;

namespace System.Text.RegularExpressions
{
    [Flags]
    public enum RegexOptions
    {
        None = 0, IgnoreCase = 1, Multiline = 2, ExplicitCapture = 4, Compiled = 8, Singleline = 16,
        IgnorePatternWhitespace = 32, RightToLeft = 64, ECMAScript = 256, CultureInvariant = 512, NonBacktracking = 1024,
    }

    public enum RegexParseError
    {
        Unknown, AlternationHasTooManyConditions, AlternationHasMalformedCondition, InvalidUnicodePropertyEscape,
        MalformedUnicodePropertyEscape, UnrecognizedEscape, UnrecognizedControlCharacter, MissingControlCharacter,
        InsufficientOrInvalidHexDigits, QuantifierOrCaptureGroupOutOfRange, UndefinedNamedReference,
        UndefinedNumberedReference, MalformedNamedReference, UnescapedEndingBackslash, UnterminatedComment,
        InvalidGroupingConstruct, AlternationHasNamedCapture, AlternationHasComment, AlternationHasMalformedReference,
        AlternationHasUndefinedReference, CaptureGroupNameInvalid, CaptureGroupOfZero, UnterminatedBracket,
        ExclusionGroupNotLast, ReversedCharacterRange, ShorthandClassInCharacterRange, InsufficientClosingParentheses,
        ReversedQuantifierRange, NestedQuantifiersNotParenthesized, QuantifierAfterNothing,
        InsufficientOpeningParentheses, UnrecognizedUnicodeProperty,
    }

    public sealed class RegexParseException : ArgumentException
    {
        internal RegexParseException(RegexParseError error, int offset, string message) : base(message)
        {
            Error = error;
            Offset = offset;
        }
        public RegexParseError Error { get; }
        public int Offset { get; }
    }

    public class RegexMatchTimeoutException : TimeoutException
    {
        public RegexMatchTimeoutException() { }
        public RegexMatchTimeoutException(string message) : base(message) { }
    }

    public class Regex
    {
        // Code takes no time here, so a match never takes too long.
        public static readonly TimeSpan InfiniteMatchTimeout = System.Threading.Timeout.InfiniteTimeSpan;
        public static int CacheSize { get; set; } = 15;

        readonly string _pattern;
        readonly RegexOptions _options;
        readonly TimeSpan _timeout;

        public Regex(string pattern) : this(pattern, RegexOptions.None) { }
        public Regex(string pattern, RegexOptions options) : this(pattern, options, InfiniteMatchTimeout) { }
        public Regex(string pattern, RegexOptions options, TimeSpan matchTimeout)
        {
            if (pattern == null)
                throw new ArgumentNullException("pattern");
            if (((int)options & ~0x77F) != 0)
                throw new ArgumentOutOfRangeException("options");
            if (matchTimeout != InfiniteMatchTimeout && matchTimeout <= TimeSpan.Zero)
                throw new ArgumentOutOfRangeException("matchTimeout");
            if ((options & (RegexOptions.RightToLeft | RegexOptions.ECMAScript | RegexOptions.NonBacktracking)) != 0)
                Machine.Unsupported("a regular expression with the option RightToLeft, ECMAScript or NonBacktracking");
            _pattern = pattern;
            _options = options;
            _timeout = matchTimeout;
            Parsed(out Node root);
        }

        Parser Parsed(out Node root)
        {
            var parser = new Parser(_pattern, _options);
            root = parser.Parse();
            return parser;
        }

        public RegexOptions Options { get { return _options; } }
        public bool RightToLeft { get { return false; } }
        public TimeSpan MatchTimeout { get { return _timeout; } }
        public override string ToString() { return _pattern; }

        public string[] GetGroupNames() { return Parsed(out Node _).Names.ToArray(); }
        public int[] GetGroupNumbers()
        {
            var numbers = new int[GetGroupNames().Length];
            for (int i = 0; i < numbers.Length; i++)
                numbers[i] = i;
            return numbers;
        }
        public string GroupNameFromNumber(int i)
        {
            string[] names = GetGroupNames();
            return i >= 0 && i < names.Length ? names[i] : "";
        }
        public int GroupNumberFromName(string name) { return Array.IndexOf(GetGroupNames(), name ?? throw new ArgumentNullException("name")); }

        // The first match from a position on. Behind an empty match the next one begins one character later.
        internal Match Find(string input, int begin, int end, int from, bool afterEmpty)
        {
            // Nothing that changes is read, so this may be one step. Every search of .NET has a full fence, too: it takes
            // a runner that the expression keeps.
            Machine.AtomicBegin();
            Parser parser = Parsed(out Node root);
            var matcher = new Matcher(input, root, parser.Names.Count, parser.Loops, begin, end, from);
            Match found = matcher.Search(afterEmpty ? from + 1 : from)
                ? new Match(this, input, parser.Names.ToArray(), matcher.Captures, begin, end)
                : Text.RegularExpressions.Match.Empty;
            Machine.AtomicEnd();
            return found;
        }

        // For the static methods, which go on with a search.
        static Regex Of(string pattern, RegexOptions options = RegexOptions.None)
        {
            Regex made = null;
            ArgumentException refusal = null;
            Machine.AtomicBegin();
            try
            {
                made = new Regex(pattern, options);
            }
            catch (ArgumentException e)
            {
                refusal = e;
            }
            Machine.AtomicEnd();
            return refusal == null ? made : throw refusal;
        }

        static void Check(string input, int startat)
        {
            if (input == null)
                throw new ArgumentNullException("input");
            if ((uint)startat > (uint)input.Length)
                throw new ArgumentOutOfRangeException("startat", "Start index cannot be less than 0 or greater than input length.");
        }

        Match First(string input, int startat)
        {
            Check(input, startat);
            return Find(input, 0, input.Length, startat, false);
        }

        List<Match> All(string input, int startat, int count)
        {
            Check(input, startat);
            Machine.AtomicBegin();
            var all = new List<Match>();
            Match first = Find(input, 0, input.Length, startat, false);
            for (Match match = first; match.Success && count != all.Count; match = match.NextMatch())
                all.Add(match);
            Machine.AtomicEnd();
            return all;
        }

        public bool IsMatch(string input) { return First(input, 0).Success; }
        public bool IsMatch(string input, int startat) { return First(input, startat).Success; }
        public bool IsMatch(ReadOnlySpan<char> input) { return First(input.ToString(), 0).Success; }
        public Match Match(string input) { return First(input, 0); }
        public Match Match(string input, int startat) { return First(input, startat); }
        public Match Match(string input, int beginning, int length)
        {
            if (input == null)
                throw new ArgumentNullException("input");
            if ((uint)beginning > (uint)input.Length)
                throw new ArgumentOutOfRangeException("beginning");
            if ((uint)length > (uint)(input.Length - beginning))
                throw new ArgumentOutOfRangeException("length");
            return Find(input, beginning, beginning + length, beginning, false);
        }
        public MatchCollection Matches(string input) { return new MatchCollection(All(input, 0, -1)); }
        public MatchCollection Matches(string input, int startat) { return new MatchCollection(All(input, startat, -1)); }
        public int Count(string input) { return All(input, 0, -1).Count; }
        public int Count(ReadOnlySpan<char> input) { return All(input.ToString(), 0, -1).Count; }

        public string Replace(string input, string replacement) { return Replace(input, replacement, -1, 0); }
        public string Replace(string input, string replacement, int count) { return Replace(input, replacement, count, 0); }
        public string Replace(string input, string replacement, int count, int startat)
        {
            if (replacement == null)
                throw new ArgumentNullException("replacement");
            return Replace(input, match => Replacement.Expand(replacement, match), count, startat);
        }
        public string Replace(string input, MatchEvaluator evaluator) { return Replace(input, evaluator, -1, 0); }
        public string Replace(string input, MatchEvaluator evaluator, int count) { return Replace(input, evaluator, count, 0); }
        public string Replace(string input, MatchEvaluator evaluator, int count, int startat)
        {
            if (input == null)
                throw new ArgumentNullException("input");
            if (evaluator == null)
                throw new ArgumentNullException("evaluator");
            if (count < -1)
                throw new ArgumentOutOfRangeException("count", "Count cannot be less than -1.");
            var text = new StringBuilder();
            int at = 0;
            foreach (Match match in All(input, startat, count))
            {
                text.Append(input, at, match.Index - at).Append(evaluator(match));
                at = match.Index + match.Length;
            }
            return text.Append(input, at, input.Length - at).ToString();
        }

        public string[] Split(string input) { return Split(input, 0, 0); }
        public string[] Split(string input, int count) { return Split(input, count, 0); }
        public string[] Split(string input, int count, int startat)
        {
            if (input == null)
                throw new ArgumentNullException("input");
            if (count < 0)
                throw new ArgumentOutOfRangeException("count", "Count cannot be less than -1.");
            var parts = new List<string>();
            int at = 0;
            if (count != 1)
            {
                foreach (Match match in All(input, startat, count - 1))
                {
                    parts.Add(input.Substring(at, match.Index - at));
                    at = match.Index + match.Length;
                    // What groups captured belongs to the parts.
                    for (int i = 1; i < match.GroupCount; i++)
                    {
                        Group group = match.GroupAt(i);
                        if (group.Success)
                            parts.Add(group.Value);
                    }
                }
            }
            parts.Add(input.Substring(at));
            return parts.ToArray();
        }

        public static bool IsMatch(string input, string pattern) { return Of(pattern).IsMatch(input); }
        public static bool IsMatch(string input, string pattern, RegexOptions options) { return Of(pattern, options).IsMatch(input); }
        public static bool IsMatch(string input, string pattern, RegexOptions options, TimeSpan matchTimeout) { return Of(pattern, options).IsMatch(input); }
        public static bool IsMatch(ReadOnlySpan<char> input, string pattern) { return Of(pattern).IsMatch(input); }
        public static Match Match(string input, string pattern) { return Of(pattern).Match(input); }
        public static Match Match(string input, string pattern, RegexOptions options) { return Of(pattern, options).Match(input); }
        public static Match Match(string input, string pattern, RegexOptions options, TimeSpan matchTimeout) { return Of(pattern, options).Match(input); }
        public static MatchCollection Matches(string input, string pattern) { return Of(pattern).Matches(input); }
        public static MatchCollection Matches(string input, string pattern, RegexOptions options) { return Of(pattern, options).Matches(input); }
        public static int Count(string input, string pattern) { return Of(pattern).Count(input); }
        public static int Count(string input, string pattern, RegexOptions options) { return Of(pattern, options).Count(input); }
        public static string Replace(string input, string pattern, string replacement) { return Of(pattern).Replace(input, replacement); }
        public static string Replace(string input, string pattern, string replacement, RegexOptions options) { return Of(pattern, options).Replace(input, replacement); }
        public static string Replace(string input, string pattern, MatchEvaluator evaluator) { return Of(pattern).Replace(input, evaluator); }
        public static string Replace(string input, string pattern, MatchEvaluator evaluator, RegexOptions options) { return Of(pattern, options).Replace(input, evaluator); }
        public static string[] Split(string input, string pattern) { return Of(pattern).Split(input); }
        public static string[] Split(string input, string pattern, RegexOptions options) { return Of(pattern, options).Split(input); }

        public static string Escape(string str)
        {
            var text = new StringBuilder();
            foreach (char c in str ?? throw new ArgumentNullException("str"))
            {
                switch (c)
                {
                    case '\n': text.Append("\\n"); break;
                    case '\r': text.Append("\\r"); break;
                    case '\t': text.Append("\\t"); break;
                    case '\f': text.Append("\\f"); break;
                    default:
                        if ("\\*+?|{[()^$.# ".IndexOf(c) >= 0)
                            text.Append('\\');
                        text.Append(c);
                        break;
                }
            }
            return text.ToString();
        }

        public static string Unescape(string str)
        {
            var text = new StringBuilder();
            for (int i = 0; i < (str ?? throw new ArgumentNullException("str")).Length; )
            {
                if (str[i] != '\\')
                {
                    text.Append(str[i++]);
                    continue;
                }
                i++;
                if (i == str.Length)
                    throw new RegexParseException(RegexParseError.UnescapedEndingBackslash, i, "Invalid pattern '" + str + "' at offset " + i + ". Illegal \\ at end of pattern.");
                int at = i;
                text.Append(Sets.Character(str, ref at, (error, message) =>
                    new RegexParseException(error, str.Length, "Invalid pattern '" + str + "' at offset " + str.Length + ". " + message)));
                i = at;
            }
            return text.ToString();
        }
    }
}
