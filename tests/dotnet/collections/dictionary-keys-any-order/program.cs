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
        Debug.Assert(items.Keys.First() == "x", "other order");
    }
}
