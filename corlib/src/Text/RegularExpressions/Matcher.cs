// Looks for a match of a pattern, by trying and going back.
using System.Collections.Generic;

namespace System.Text.RegularExpressions
{
    sealed class Matcher
    {
        readonly string _input;
        readonly Node _root;
        // The part of the input that may be looked at, and where the search began.
        readonly int _begin, _end, _from;
        readonly int[] _counts, _lasts;
        // For each group what it captured, newest last: start and end in turn; and where it was opened.
        internal readonly List<int>[] Captures;
        readonly int[] _opened;
        int _stopped;
        // Where something that looks back has to end, or -1.
        int _goal = -1;

        internal Matcher(string input, Node root, int groups, int loops, int begin, int end, int from)
        {
            _input = input;
            _root = root;
            _begin = begin;
            _end = end;
            _from = from;
            _counts = new int[loops];
            _lasts = new int[loops];
            _opened = new int[groups];
            Captures = new List<int>[groups];
            for (int i = 0; i < groups; i++)
                Captures[i] = new List<int>();
        }

        // Whether there is a match at or behind this position; group 0 has it.
        internal bool Search(int start)
        {
            for (int i = start; i <= _end; i++)
            {
                if (Try(_root, i))
                {
                    Captures[0].Add(i);
                    Captures[0].Add(_stopped);
                    return true;
                }
            }
            return false;
        }

        bool Try(Node node, int at)
        {
            while (true)
            {
                switch (node.Kind)
                {
                    case NodeKind.Accept:
                        if (_goal >= 0 && at != _goal)
                            return false;
                        _stopped = at;
                        return true;
                    case NodeKind.Set:
                        if (at >= _end || !node.Set.Contains(_input[at]))
                            return false;
                        at++;
                        break;
                    case NodeKind.SetLoop: return TrySetLoop(node, at);
                    case NodeKind.Branch:
                        foreach (Node branch in node.Branches)
                        {
                            if (Try(branch, at))
                                return true;
                        }
                        return false;
                    case NodeKind.Open:
                        int opened = _opened[node.Number];
                        _opened[node.Number] = at;
                        if (Try(node.Next, at))
                            return true;
                        _opened[node.Number] = opened;
                        return false;
                    case NodeKind.Close: return TryClose(node, at);
                    case NodeKind.Enter:
                        int count = _counts[node.Number], last = _lasts[node.Number];
                        _counts[node.Number] = 0;
                        _lasts[node.Number] = -1;
                        if (Try(node.Next, at))
                            return true;
                        _counts[node.Number] = count;
                        _lasts[node.Number] = last;
                        return false;
                    case NodeKind.Loop: return TryLoop(node, at);
                    case NodeKind.Back:
                        if (!Again(node, ref at))
                            return false;
                        break;
                    case NodeKind.Look: return Around(node, at);
                    default:
                        if (node.Kind != NodeKind.Empty && !Stands(node.Kind, at))
                            return false;
                        break;
                }
                node = node.Next;
            }
        }

        bool TrySetLoop(Node node, int at)
        {
            int most = Math.Min(node.Max, _end - at), count = 0, limit = node.Lazy ? node.Min : most;
            while (count < limit && count < most && node.Set.Contains(_input[at + count]))
                count++;
            if (count < node.Min)
                return false;
            while (true)
            {
                if (Try(node.Next, at + count))
                    return true;
                if (!node.Lazy)
                {
                    if (--count < node.Min)
                        return false;
                }
                else if (count >= most || !node.Set.Contains(_input[at + count++]))
                    return false;
            }
        }

        bool TryClose(Node node, int at)
        {
            List<int> captures = Captures[node.Number];
            captures.Add(_opened[node.Number]);
            captures.Add(at);
            if (Try(node.Next, at))
                return true;
            captures.RemoveRange(captures.Count - 2, 2);
            return false;
        }

        bool TryLoop(Node node, int at)
        {
            int count = _counts[node.Number], last = _lasts[node.Number];
            // Once it has gone round often enough, a round that took nothing is the last one.
            bool another = count < node.Max && (count < node.Min || at != last);
            if (count < node.Min || !node.Lazy)
            {
                if (another && Round(node, at, count, last))
                    return true;
                return count >= node.Min && Leave(node, at, count, last);
            }
            return Leave(node, at, count, last) || another && Round(node, at, count, last);
        }

        bool Round(Node node, int at, int count, int last)
        {
            _counts[node.Number] = count + 1;
            _lasts[node.Number] = at;
            if (Try(node.Body, at))
                return true;
            _counts[node.Number] = count;
            _lasts[node.Number] = last;
            return false;
        }

        // What follows may enter the same loop again, as part of an outer one.
        bool Leave(Node node, int at, int count, int last)
        {
            if (Try(node.Next, at))
                return true;
            _counts[node.Number] = count;
            _lasts[node.Number] = last;
            return false;
        }

        bool Again(Node node, ref int at)
        {
            List<int> captures = Captures[node.Number];
            if (captures.Count == 0)
                return false;
            int start = captures[captures.Count - 2], length = captures[captures.Count - 1] - start;
            if (_end - at < length)
                return false;
            for (int i = 0; i < length; i++)
            {
                char a = _input[start + i], b = _input[at + i];
                if (a != b && !(node.IgnoreCase && char.ToLowerInvariant(a) == char.ToLowerInvariant(b)))
                    return false;
            }
            at += length;
            return true;
        }

        // What is captured inside goes again if what follows fails.
        bool Around(Node node, int at)
        {
            int goal = _goal;
            var kept = new int[Captures.Length];
            for (int i = 0; i < kept.Length; i++)
                kept[i] = Captures[i].Count;
            bool found = false;
            _goal = node.Behind ? at : -1;
            if (!node.Behind)
                found = Try(node.Body, at);
            for (int start = at; node.Behind && start >= _begin && !found; start--)
                found = Try(node.Body, start);
            _goal = goal;
            if (found != node.Negative && Try(node.Next, node.Atomic ? _stopped : at))
                return true;
            for (int i = 0; i < kept.Length; i++)
                Captures[i].RemoveRange(kept[i], Captures[i].Count - kept[i]);
            return false;
        }

        bool Stands(NodeKind kind, int at)
        {
            switch (kind)
            {
                case NodeKind.Start: return at == _begin;
                case NodeKind.End: return at == _end;
                case NodeKind.StringEnd: return at == _end || at == _end - 1 && _input[at] == '\n';
                case NodeKind.LineStart: return at == _begin || _input[at - 1] == '\n';
                case NodeKind.LineEnd: return at == _end || _input[at] == '\n';
                case NodeKind.Here: return at == _from;
                default:
                    bool before = at > _begin && CharSet.JoinsWords(_input[at - 1]);
                    bool behind = at < _end && CharSet.JoinsWords(_input[at]);
                    return (before != behind) == (kind == NodeKind.Boundary);
            }
        }
    }
}
