using System;
using System.Collections;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Collections.Immutable;
using System.Collections.ObjectModel;
using System.Diagnostics;
using System.Runtime.Serialization;

class P
{
    // The sum of the values; each is looked up by its key, too.
    static int Sum(object o)
    {
        int sum = 0;
        var dictionary = (IDictionary)o;
        foreach (DictionaryEntry entry in dictionary)
        {
            Debug.Assert(dictionary.Contains(entry.Key) && (int)dictionary[entry.Key] == (int)entry.Value);
            sum += (int)entry.Value;
        }
        var entries = new DictionaryEntry[dictionary.Count];
        dictionary.CopyTo(entries, 0);
        foreach (DictionaryEntry entry in entries)
            sum += (int)entry.Value;
        var keys = new object[dictionary.Keys.Count];
        dictionary.Keys.CopyTo(keys, 0);
        Debug.Assert(dictionary[keys[0]] != null && dictionary["none"] == null);
        return sum;
    }

    static void Refuses<E>(Action action) where E : Exception
    {
        bool refused = false;
        try
        {
            action();
        }
        catch (E)
        {
            refused = true;
        }
        Debug.Assert(refused);
    }

    static void Changes(IDictionary dictionary)
    {
        dictionary["c"] = 3;
        dictionary.Add("d", 4);
        dictionary.Remove("c");
        Refuses<ArgumentException>(() => dictionary.Add(1, 1));
        Refuses<ArgumentException>(() => dictionary.Add("d", 1));
        Refuses<ArgumentNullException>(() => dictionary["e"] = null);
        Debug.Assert(!dictionary.IsReadOnly && dictionary.Count == 3);
    }

    static void Dictionaries()
    {
        var sorted = new SortedDictionary<string, int> { { "a", 1 }, { "b", 2 } };
        var list = new SortedList<string, int>(sorted);
        var concurrent = new ConcurrentDictionary<string, int>(sorted);
        var fixedOne = new ReadOnlyDictionary<string, int>(sorted);
        var immutable = sorted.ToImmutableDictionary();
        foreach (object o in new object[] { sorted, list, concurrent, fixedOne, immutable })
            Debug.Assert(Sum(o) == 6);
        Refuses<NotSupportedException>(() => ((IDictionary)fixedOne).Add("c", 1));
        Refuses<NotSupportedException>(() => ((IDictionary)immutable).Remove("a"));
        Refuses<NotSupportedException>(() => ((ICollection)concurrent).SyncRoot.ToString());
        Changes(sorted);
        Changes(list);
        Changes(concurrent);
        Debug.Assert(!ReferenceEquals(((ICollection)sorted).SyncRoot, sorted) && ReferenceEquals(((ICollection)list).SyncRoot, list));
    }

    static void Lists()
    {
        var observable = new ObservableCollection<int> { 1, 2 };
        IList open = observable;
        Debug.Assert(open.Add(3) == 2 && open.Contains(3) && !open.Contains("3") && open.IndexOf(2) == 1);
        open.Remove(1);
        open.Insert(0, 7);
        Refuses<ArgumentException>(() => open.Add("x"));
        object[] closed = { new ReadOnlyCollection<int>(observable), ImmutableList.CreateRange(observable), ImmutableArray.CreateRange(observable) };
        foreach (IList list in closed)
        {
            var copy = new object[list.Count];
            list.CopyTo(copy, 0);
            Debug.Assert(copy.Length == 3 && (int)copy[0] == 7 && (int)list[1] == 2 && list.IsReadOnly && list.IsFixedSize);
            Refuses<NotSupportedException>(() => list.Add(1));
        }
    }

    static void Others()
    {
        var linked = (ICollection)new LinkedList<int>(new[] { 1, 2 });
        var numbers = new int[3];
        linked.CopyTo(numbers, 1);
        Debug.Assert(numbers[2] == 2 && ReferenceEquals(linked.SyncRoot, linked));
        Refuses<ArgumentException>(() => linked.CopyTo(new string[2], 0));
        object set = new SortedSet<int> { 1, 2 };
        Debug.Assert(((ICollection)set).Count == 2 && ((IReadOnlySet<int>)set).IsSubsetOf(numbers));

        var queue = new Queue(new[] { 1, 2 });
        var copy = (Queue)((ICloneable)queue).Clone();
        queue.Dequeue();
        Debug.Assert(copy.Count == 2 && (int)copy.Dequeue() == 1);
        var stack = new Stack(new[] { 1, 2 });
        Debug.Assert((int)((Stack)((ICloneable)stack).Clone()).Pop() == 2);

        IStructuralComparable pair = (1, "b");
        Debug.Assert(pair.CompareTo((1, "c"), Comparer.Default) < 0 && pair.CompareTo(null, Comparer.Default) == 1);
        IStructuralEquatable same = Tuple.Create("A");
        Debug.Assert(same.Equals(Tuple.Create("a"), StringComparer.OrdinalIgnoreCase));
        object exception = new Exception();
        Debug.Assert(exception is ISerializable);
    }

    static void Main()
    {
        Dictionaries();
        Lists();
        Others();
    }
}
