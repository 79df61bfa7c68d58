using System;
using System.Collections;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using System.Text;

class P
{
    static string wrong = "";
    static readonly Dictionary<string, string> wanted = new Dictionary<string, string>
    {
        { "repeat", "ArgumentOutOfRangeException" },
        { "element", "0" },
        { "average", "OverflowException" },
        { "zip", "ArgumentNullException" },
        { "concat", "ArgumentNullException" },
        { "union", "ArgumentNullException" },
        { "many", "ArgumentNullException" },
        { "union with", "ArgumentNullException" },
        { "set", "ArgumentOutOfRangeException" },
        { "sorted list", "ArgumentOutOfRangeException" },
        { "list index", "ArgumentOutOfRangeException" },
        { "array index", "ArgumentOutOfRangeException" },
        { "true for all", "ArgumentNullException" },
        { "find", "ArgumentNullException" },
        { "sort", "ArgumentException" },
        { "rank", "RankException" },
        { "reverse", "ArgumentException" },
        { "search", "ArgumentException" },
        { "list search", "ArgumentException" },
        { "current", "InvalidOperationException" },
        { "wrong key", "ArgumentException" },
        { "wrong value", "ArgumentException" },
        { "tuple", "ArgumentException" },
        { "push range", "ArgumentException" },
        { "bounded", "ArgumentException" },
    };

    static void Try(string name, Func<object> call)
    {
        string got;
        try
        {
            object result = call();
            got = result == null ? "nothing" : Convert.ToString(result, CultureInfo.InvariantCulture);
        }
        catch (Exception e)
        {
            got = e.GetType().Name;
        }
        if (got != wanted[name])
            wrong += name + ": " + got + "; ";
    }
    static object Done(Action call)
    {
        call();
        return null;
    }

    static void Main()
    {
        var two = new int[] { 1, 2 };
        IEnumerable<int> none = null;
        Try("repeat", () => Enumerable.Repeat(0, -1));
        Try("element", () => two.ElementAtOrDefault(-1));
        Try("average", () => new[] { long.MaxValue, 1L }.Average());
        Try("zip", () => two.Zip(none, (a, b) => a));
        Try("concat", () => two.Concat(none));
        Try("union", () => two.Union(none));
        Try("many", () => two.SelectMany((Func<int, IEnumerable<int>>)null));
        Try("union with", () => Done(() => new HashSet<int>().UnionWith(null)));
        Try("set", () => new HashSet<int>(-1));
        Try("sorted list", () => new SortedList<int, int>(-1));
        Try("list index", () => new List<int>(two).IndexOf(1, 5));
        Try("array index", () => Array.IndexOf(two, 1, 3));
        Try("true for all", () => new List<int>(two).TrueForAll(null));
        Try("find", () => Array.Find<int>(null, x => true));
        Try("sort", () => Done(() => Array.Sort(new[] { 1, 2 }, new int[1])));
        Try("rank", () => Done(() => Array.Copy(new int[1, 1], new int[1], 1)));
        Try("reverse", () => Done(() => Array.Reverse(two, 1, 5)));
        Try("search", () => Array.BinarySearch(two, 0, 5, 1));
        Try("list search", () => new List<int>(two).BinarySearch(1, 9, 1, null));
        Try("current", () => ((IEnumerator)new List<int>(two).GetEnumerator()).Current);
        Try("wrong key", () => Done(() => ((IDictionary)new Dictionary<string, int>()).Add(5, 5)));
        Try("wrong value", () => Done(() => ((IDictionary)new Dictionary<string, int>())["q"] = "s"));
        Try("tuple", () => ((IComparable)Tuple.Create(1)).CompareTo(5));
        Try("push range", () => Done(() => new ConcurrentStack<int>().PushRange(new int[1], 0, 2)));
        Try("bounded", () => new BlockingCollection<int>(new ConcurrentQueue<int>(two), 1));
    }
}
