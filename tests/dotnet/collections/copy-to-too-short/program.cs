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
        { "set short", "ArgumentException" },
        { "set null", "ArgumentNullException" },
        { "set before", "ArgumentOutOfRangeException" },
        { "dictionary short", "ArgumentException" },
        { "dictionary null", "ArgumentNullException" },
        { "dictionary before", "ArgumentOutOfRangeException" },
        { "keys short", "ArgumentException" },
        { "keys null", "ArgumentNullException" },
        { "keys before", "ArgumentOutOfRangeException" },
        { "values short", "ArgumentException" },
        { "values null", "ArgumentNullException" },
        { "values before", "ArgumentOutOfRangeException" },
        { "sorted short", "ArgumentException" },
        { "sorted null", "ArgumentNullException" },
        { "sorted before", "ArgumentOutOfRangeException" },
        { "sorted list short", "ArgumentException" },
        { "sorted list null", "ArgumentNullException" },
        { "sorted list before", "ArgumentOutOfRangeException" },
        { "linked short", "ArgumentException" },
        { "linked null", "ArgumentNullException" },
        { "linked before", "ArgumentOutOfRangeException" },
        { "concurrent short", "ArgumentException" },
        { "concurrent null", "ArgumentNullException" },
        { "concurrent before", "ArgumentOutOfRangeException" },
        { "queue", "ArgumentException" },
        { "stack", "ArgumentException" },
        { "untyped", "ArgumentException" },
        { "nothing copied", "0" },
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
        var set = new HashSet<int>(two);
        var dictionary = new Dictionary<int, int> { { 1, 2 }, { 2, 3 } };
        var copied = new int[1];
        try { set.CopyTo(copied, 0); }
        catch (ArgumentException) { }
        Try("set short", () => Done(() => ((ICollection<int>)set).CopyTo(new int[1], 0)));
        Try("set null", () => Done(() => ((ICollection<int>)set).CopyTo(null, 0)));
        Try("set before", () => Done(() => ((ICollection<int>)set).CopyTo(new int[9], -1)));
        Try("dictionary short", () => Done(() => ((ICollection<KeyValuePair<int, int>>)dictionary).CopyTo(new KeyValuePair<int, int>[1], 0)));
        Try("dictionary null", () => Done(() => ((ICollection<KeyValuePair<int, int>>)dictionary).CopyTo(null, 0)));
        Try("dictionary before", () => Done(() => ((ICollection<KeyValuePair<int, int>>)dictionary).CopyTo(new KeyValuePair<int, int>[9], -1)));
        Try("keys short", () => Done(() => ((ICollection<int>)dictionary.Keys).CopyTo(new int[1], 0)));
        Try("keys null", () => Done(() => ((ICollection<int>)dictionary.Keys).CopyTo(null, 0)));
        Try("keys before", () => Done(() => ((ICollection<int>)dictionary.Keys).CopyTo(new int[9], -1)));
        Try("values short", () => Done(() => ((ICollection<int>)dictionary.Values).CopyTo(new int[1], 0)));
        Try("values null", () => Done(() => ((ICollection<int>)dictionary.Values).CopyTo(null, 0)));
        Try("values before", () => Done(() => ((ICollection<int>)dictionary.Values).CopyTo(new int[9], -1)));
        Try("sorted short", () => Done(() => ((ICollection<KeyValuePair<int, int>>)new SortedDictionary<int, int>(dictionary)).CopyTo(new KeyValuePair<int, int>[1], 0)));
        Try("sorted null", () => Done(() => ((ICollection<KeyValuePair<int, int>>)new SortedDictionary<int, int>(dictionary)).CopyTo(null, 0)));
        Try("sorted before", () => Done(() => ((ICollection<KeyValuePair<int, int>>)new SortedDictionary<int, int>(dictionary)).CopyTo(new KeyValuePair<int, int>[9], -1)));
        Try("sorted list short", () => Done(() => ((ICollection<KeyValuePair<int, int>>)new SortedList<int, int>(dictionary)).CopyTo(new KeyValuePair<int, int>[1], 0)));
        Try("sorted list null", () => Done(() => ((ICollection<KeyValuePair<int, int>>)new SortedList<int, int>(dictionary)).CopyTo(null, 0)));
        Try("sorted list before", () => Done(() => ((ICollection<KeyValuePair<int, int>>)new SortedList<int, int>(dictionary)).CopyTo(new KeyValuePair<int, int>[9], -1)));
        Try("linked short", () => Done(() => ((ICollection<int>)new LinkedList<int>(two)).CopyTo(new int[1], 0)));
        Try("linked null", () => Done(() => ((ICollection<int>)new LinkedList<int>(two)).CopyTo(null, 0)));
        Try("linked before", () => Done(() => ((ICollection<int>)new LinkedList<int>(two)).CopyTo(new int[9], -1)));
        Try("concurrent short", () => Done(() => ((ICollection<KeyValuePair<int, int>>)new ConcurrentDictionary<int, int>(dictionary)).CopyTo(new KeyValuePair<int, int>[1], 0)));
        Try("concurrent null", () => Done(() => ((ICollection<KeyValuePair<int, int>>)new ConcurrentDictionary<int, int>(dictionary)).CopyTo(null, 0)));
        Try("concurrent before", () => Done(() => ((ICollection<KeyValuePair<int, int>>)new ConcurrentDictionary<int, int>(dictionary)).CopyTo(new KeyValuePair<int, int>[9], -1)));
        Try("queue", () => Done(() => new Queue<int>(two).CopyTo(new int[1], 0)));
        Try("stack", () => Done(() => new Stack<int>(two).CopyTo(new int[1], 0)));
        Try("untyped", () => Done(() => ((ICollection)dictionary).CopyTo(new KeyValuePair<int, int>[1], 0)));
        Try("nothing copied", () => copied[0]);
    }
}
