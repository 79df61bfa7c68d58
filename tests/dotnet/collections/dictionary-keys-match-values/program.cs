using System.Collections.Concurrent;
using System.Diagnostics;
using System.Linq;

class P
{
    static void Main()
    {
        var items = new ConcurrentDictionary<string, int>();
        items["x"] = 1;
        items["y"] = 2;
        Compare(items);
        int removed;
        items.TryRemove("x", out removed);
        items["z"] = 3;
        Compare(items);
    }

    static void Compare(ConcurrentDictionary<string, int> items)
    {
        var keys = items.Keys.ToArray();
        var values = items.Values.ToArray();
        for (int i = 0; i < keys.Length; i++)
            Debug.Assert(items[keys[i]] == values[i]);
    }
}
