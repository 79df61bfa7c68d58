// From the text of a pattern to nodes.
using System.Collections.Generic;
using Machine = Fencepost.Runtime;

namespace System.Text.RegularExpressions
{
    sealed class Parser
    {
        readonly string _pattern;
        int _at;
        RegexOptions _options;
        int _loops;
        // Names of groups by number; an unnamed one is called by its number.
        internal readonly List<string> Names = new List<string>();
        internal readonly Dictionary<string, int> Numbers = new Dictionary<string, int>();
        int _unnamed = 1;

        internal Parser(string pattern, RegexOptions options)
        {
            _pattern = pattern;
            _options = options;
        }

        internal int Loops { get { return _loops; } }

        internal Node Parse()
        {
            NumberGroups();
            Node accept = new Node(NodeKind.Accept);
            Node root = Alternatives(accept);
            if (_at < _pattern.Length)
                throw Error(RegexParseError.InsufficientOpeningParentheses, "Too many )'s.", _at + 1);
            return root;
        }

        RegexParseException Error(RegexParseError error, string message, int offset)
        {
            return new RegexParseException(error, offset, "Invalid pattern '" + _pattern + "' at offset " + offset + ". " + message);
        }

        RegexParseException Error(RegexParseError error, string message) { return Error(error, message, _at); }

        bool Has(RegexOptions option) { return (_options & option) != 0; }
        bool More { get { return _at < _pattern.Length; } }
        bool Looking(string text) { return string.CompareOrdinal(_pattern, _at, text, 0, text.Length) == 0; }

        // Unnamed groups are counted first, then the names in the order in which they come.
        void NumberGroups()
        {
            var names = new List<string>();
            bool inSet = false;
            RegexOptions options = _options;
            var outer = new Stack<RegexOptions>();
            Numbers["0"] = 0;
            for (int i = 0; i < _pattern.Length; i++)
            {
                char c = _pattern[i];
                if (c == '\\')
                    i++;
                else if (inSet)
                    inSet = c != ']';
                else if (c == '[')
                {
                    inSet = true;
                    if (i + 1 < _pattern.Length && _pattern[i + 1] == '^')
                        i++;
                    if (i + 1 < _pattern.Length && _pattern[i + 1] == ']')
                        i++;
                }
                else if (c == '#' && (options & RegexOptions.IgnorePatternWhitespace) != 0)
                {
                    while (i + 1 < _pattern.Length && _pattern[i] != '\n')
                        i++;
                }
                else if (c == ')' && outer.Count > 0)
                    options = outer.Pop();
                else if (c == '(')
                    Count(ref i, ref options, outer, names);
            }
            foreach (string name in names)
            {
                while (Numbers.ContainsKey(_unnamed.ToString()))
                    _unnamed++;
                Numbers[name] = _unnamed++;
            }
            int highest = 0;
            foreach (var pair in Numbers)
                highest = Math.Max(highest, pair.Value);
            for (int i = 0; i <= highest; i++)
                Names.Add(null);
            foreach (var pair in Numbers)
                Names[pair.Value] = pair.Key;
            if (Names.Contains(null))
                Machine.Unsupported("a regular expression whose numbered groups leave numbers out");
            _unnamed = 1;
        }

        void Count(ref int i, ref RegexOptions options, Stack<RegexOptions> outer, List<string> names)
        {
            outer.Push(options);
            if (i + 1 >= _pattern.Length || _pattern[i + 1] != '?')
            {
                if ((options & RegexOptions.ExplicitCapture) == 0)
                {
                    while (Numbers.ContainsKey(_unnamed.ToString()))
                        _unnamed++;
                    Numbers[_unnamed.ToString()] = _unnamed;
                    _unnamed++;
                }
                return;
            }
            int at = i + 2;
            if (at < _pattern.Length && _pattern[at] == '#')
            {
                int end = _pattern.IndexOf(')', at);
                i = end < 0 ? _pattern.Length : end;
                options = outer.Pop();
                return;
            }
            if (at + 1 < _pattern.Length && (_pattern[at] == '\'' || _pattern[at] == '<' && _pattern[at + 1] != '=' && _pattern[at + 1] != '!'))
            {
                int end = _pattern.IndexOf(_pattern[at] == '<' ? '>' : '\'', at + 1);
                string name = end < 0 ? "" : _pattern.Substring(at + 1, end - at - 1);
                if (name.Length > 0 && char.IsDigit(name[0]))
                {
                    if (int.TryParse(name, out int number))
                        Numbers[name] = number;
                }
                else if (name.Length > 0 && !names.Contains(name))
                    names.Add(name);
                return;
            }
            bool on = true;
            for (; at < _pattern.Length && "imnsx-+".Contains(_pattern[at].ToString()); at++)
                Switch(_pattern[at], ref on, ref options);
            // Options without a colon hold until the group around them ends.
            if (at < _pattern.Length && _pattern[at] == ')')
            {
                outer.Pop();
                i = at;
            }
        }

        static void Switch(char c, ref bool on, ref RegexOptions options)
        {
            RegexOptions one = RegexOptions.None;
            switch (c)
            {
                case '-': on = false; return;
                case '+': on = true; return;
                case 'i': one = RegexOptions.IgnoreCase; break;
                case 'm': one = RegexOptions.Multiline; break;
                case 'n': one = RegexOptions.ExplicitCapture; break;
                case 's': one = RegexOptions.Singleline; break;
                case 'x': one = RegexOptions.IgnorePatternWhitespace; break;
            }
            options = on ? options | one : options & ~one;
        }

        void SkipBlanks()
        {
            while (More)
            {
                if (Looking("(?#"))
                {
                    int end = _pattern.IndexOf(')', _at);
                    if (end < 0)
                        throw Error(RegexParseError.UnterminatedComment, "Unterminated (?#...) comment.", _pattern.Length);
                    _at = end + 1;
                }
                else if (Has(RegexOptions.IgnorePatternWhitespace) && char.IsWhiteSpace(_pattern[_at]))
                    _at++;
                else if (Has(RegexOptions.IgnorePatternWhitespace) && _pattern[_at] == '#')
                {
                    while (More && _pattern[_at] != '\n')
                        _at++;
                }
                else
                    return;
            }
        }

        // Everything up to the end of the group, leading to what follows it.
        Node Alternatives(Node next)
        {
            RegexOptions outside = _options;
            var branches = new List<Node> { Sequence(next) };
            while (More && _pattern[_at] == '|')
            {
                _at++;
                branches.Add(Sequence(next));
            }
            _options = outside;
            if (branches.Count == 1)
                return branches[0];
            return new Node(NodeKind.Branch) { Branches = branches };
        }

        // A piece is made before what follows it is known: its first node, and the ends that are to lead on.
        struct Piece
        {
            internal Node First, Last;
            internal Piece(Node node) { First = Last = node; }
        }

        Node Sequence(Node next)
        {
            Node first = new Node(NodeKind.Empty), last = first;
            for (SkipBlanks(); More && _pattern[_at] != '|' && _pattern[_at] != ')'; SkipBlanks())
            {
                int start = _at;
                Piece piece = Quantified(Atom(), start);
                if (piece.First == null)
                    continue;
                last.Next = piece.First;
                last = piece.Last;
            }
            last.Next = next;
            return first;
        }

        Piece Quantified(Piece piece, int start)
        {
            SkipBlanks();
            int min, max;
            if (piece.First == null || !Quantifier(out min, out max))
                return piece;
            bool lazy = More && _pattern[_at] == '?';
            if (lazy)
                _at++;
            SkipBlanks();
            int before = _at;
            if (More && Quantifier(out int _, out int __))
                throw Error(RegexParseError.NestedQuantifiersNotParenthesized, "Nested quantifier '" + _pattern[before] + "'.", before + 1);
            if (piece.First == piece.Last && piece.First.Kind == NodeKind.Set)
                return new Piece(new Node(NodeKind.SetLoop) { Set = piece.First.Set, Min = min, Max = max, Lazy = lazy });
            var loop = new Node(NodeKind.Loop) { Body = piece.First, Min = min, Max = max, Lazy = lazy, Number = _loops++ };
            piece.Last.Next = loop;
            var enter = new Node(NodeKind.Enter) { Number = loop.Number, Next = loop };
            return new Piece { First = enter, Last = loop };
        }

        bool Quantifier(out int min, out int max)
        {
            min = 0;
            max = int.MaxValue;
            if (!More)
                return false;
            switch (_pattern[_at])
            {
                case '*': _at++; return true;
                case '+': _at++; min = 1; return true;
                case '?': _at++; max = 1; return true;
                case '{': break;
                default: return false;
            }
            int at = _at + 1, first = Digits(ref at);
            if (first < 0)
                return false;
            int second = first;
            if (at < _pattern.Length && _pattern[at] == ',')
            {
                at++;
                second = at < _pattern.Length && _pattern[at] == '}' ? int.MaxValue : Digits(ref at);
            }
            if (second < 0 || at >= _pattern.Length || _pattern[at] != '}')
                return false;
            _at = at + 1;
            if (second < first)
                throw Error(RegexParseError.ReversedQuantifierRange, "Illegal {x,y} with x > y.");
            min = first;
            max = second;
            return true;
        }

        int Digits(ref int at)
        {
            long value = -1;
            for (; at < _pattern.Length && _pattern[at] >= '0' && _pattern[at] <= '9'; at++)
            {
                value = Math.Max(value, 0) * 10 + (_pattern[at] - '0');
                if (value > int.MaxValue)
                    throw Error(RegexParseError.QuantifierOrCaptureGroupOutOfRange, "Capture group numbers must be less than or equal to Int32.MaxValue.");
            }
            return (int)value;
        }

        static Piece One(NodeKind kind) { return new Piece(new Node(kind)); }
        Piece OneOf(CharSet set) { return new Piece(new Node(NodeKind.Set) { Set = set }); }

        Piece Literal(char c)
        {
            var set = new CharSet { IgnoreCase = Has(RegexOptions.IgnoreCase) };
            set.Add(c, c);
            return OneOf(set);
        }

        Piece Atom()
        {
            char c = _pattern[_at];
            switch (c)
            {
                case '(': return Group();
                case '[':
                    _at++;
                    return OneOf(Sets.Read(_pattern, ref _at, Has(RegexOptions.IgnoreCase), Error));
                case '\\': return Escape();
                case '^': _at++; return One(Has(RegexOptions.Multiline) ? NodeKind.LineStart : NodeKind.Start);
                case '$': _at++; return One(Has(RegexOptions.Multiline) ? NodeKind.LineEnd : NodeKind.StringEnd);
                case '.':
                    _at++;
                    var any = new CharSet { Negated = true };
                    if (!Has(RegexOptions.Singleline))
                        any.Add('\n', '\n');
                    return OneOf(any);
                case '*': case '+': case '?':
                    throw Error(RegexParseError.QuantifierAfterNothing, "Quantifier '" + c + "' following nothing.", _at + 1);
                case '{':
                    int before = _at;
                    if (Quantifier(out int _, out int __))
                        throw Error(RegexParseError.QuantifierAfterNothing, "Quantifier '{' following nothing.", before + 1);
                    _at++;
                    return Literal(c);
                default:
                    _at++;
                    return Literal(c);
            }
        }

        Piece Escape()
        {
            _at++;
            if (!More)
                throw Error(RegexParseError.UnescapedEndingBackslash, "Illegal \\ at end of pattern.");
            char c = _pattern[_at];
            switch (c)
            {
                case 'b': _at++; return One(NodeKind.Boundary);
                case 'B': _at++; return One(NodeKind.NoBoundary);
                case 'A': _at++; return One(NodeKind.Start);
                case 'Z': _at++; return One(NodeKind.StringEnd);
                case 'z': _at++; return One(NodeKind.End);
                case 'G': _at++; return One(NodeKind.Here);
                case 'k': return Named();
            }
            if (c >= '1' && c <= '9')
            {
                int at = _at, number = Digits(ref at);
                if (Numbers.ContainsKey(number.ToString()) || number < 10)
                {
                    _at = at;
                    return Reference(number.ToString(), "Reference to undefined group number " + number + ".");
                }
            }
            var set = new CharSet { IgnoreCase = Has(RegexOptions.IgnoreCase) };
            Sets.Escaped(_pattern, ref _at, set, false, Error);
            return OneOf(set);
        }

        Piece Named()
        {
            _at++;
            char open = More ? _pattern[_at] : ' ', close = open == '<' ? '>' : '\'';
            int end = open == '<' || open == '\'' ? _pattern.IndexOf(close, _at + 1) : -1;
            if (end < 0)
                throw Error(RegexParseError.MalformedNamedReference, "Malformed \\k<...> named back reference.");
            string name = _pattern.Substring(_at + 1, end - _at - 1);
            _at = end + 1;
            return Reference(name, char.IsDigit(name.Length > 0 ? name[0] : 'x')
                ? "Reference to undefined group number " + name + "."
                : "Reference to undefined group name '" + name + "'.");
        }

        Piece Reference(string name, string message)
        {
            if (!Numbers.TryGetValue(name, out int number))
            {
                throw Error(char.IsDigit(name[0]) ? RegexParseError.UndefinedNumberedReference : RegexParseError.UndefinedNamedReference, message);
            }
            return new Piece(new Node(NodeKind.Back) { Number = number, IgnoreCase = Has(RegexOptions.IgnoreCase) });
        }

        Piece Group()
        {
            _at++;
            RegexOptions outside = _options;
            if (!Looking("?"))
            {
                if (Has(RegexOptions.ExplicitCapture))
                    return Body(new Node(NodeKind.Empty), new Node(NodeKind.Empty), outside);
                // A number that a group was given by name is not counted.
                while (_pattern.Contains("(?<" + _unnamed + ">") || _pattern.Contains("(?'" + _unnamed + "'"))
                    _unnamed++;
                return Capture(_unnamed++, outside);
            }
            _at++;
            if (Looking("<=") || Looking("<!") || Looking("=") || Looking("!") || Looking(">"))
                return Around(outside);
            if (More && (_pattern[_at] == '<' || _pattern[_at] == '\''))
            {
                int end = _pattern.IndexOf(_pattern[_at] == '<' ? '>' : '\'', _at + 1);
                string name = end < 0 ? "" : _pattern.Substring(_at + 1, end - _at - 1);
                if (name.Contains('-'))
                    Machine.Unsupported("a balancing group in a regular expression");
                if (name.Length == 0 || !CharSet.IsWord(name[0]) || !Numbers.ContainsKey(name))
                    throw Error(RegexParseError.CaptureGroupNameInvalid, "Invalid group name: Group names must begin with a word character.");
                _at = end + 1;
                return Capture(Numbers[name], outside);
            }
            if (Looking("("))
                Machine.Unsupported("a condition in a regular expression");
            bool on = true;
            while (More && "imnsx-+".Contains(_pattern[_at].ToString()))
                Switch(_pattern[_at++], ref on, ref _options);
            if (Looking(")"))
            {
                _at++;
                return default(Piece);
            }
            if (!Looking(":"))
                throw Error(RegexParseError.InvalidGroupingConstruct, "Unrecognized grouping construct.");
            _at++;
            return Body(new Node(NodeKind.Empty), new Node(NodeKind.Empty), outside);
        }

        Piece Capture(int number, RegexOptions outside)
        {
            return Body(new Node(NodeKind.Open) { Number = number }, new Node(NodeKind.Close) { Number = number }, outside);
        }

        Piece Body(Node open, Node close, RegexOptions outside)
        {
            open.Next = Alternatives(close);
            End(outside);
            return new Piece { First = open, Last = close };
        }

        Piece Around(RegexOptions outside)
        {
            var look = new Node(NodeKind.Look);
            look.Behind = Looking("<");
            if (look.Behind)
                _at++;
            look.Negative = Looking("!");
            look.Atomic = Looking(">");
            _at++;
            int groups = _unnamed;
            int start = _at;
            look.Body = Alternatives(new Node(NodeKind.Accept));
            // Such a body is matched backwards, which only its groups can tell.
            if (look.Behind && (_unnamed != groups || _pattern.IndexOf("(?<", start, _at - start) >= 0))
                Machine.Unsupported("a group inside what a regular expression looks for behind a position");
            End(outside);
            return new Piece(look);
        }

        void End(RegexOptions outside)
        {
            if (!More)
                throw Error(RegexParseError.InsufficientClosingParentheses, "Not enough )'s.");
            _at++;
            _options = outside;
        }
    }
}
