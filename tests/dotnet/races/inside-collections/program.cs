using System.Collections.Generic;
using System.Threading;

class P
{
    static readonly Dictionary<string, int> table = new Dictionary<string, int> { { "c", 3 } };
    static readonly List<int> numbers = new List<int> { 1 };
    static readonly int[] copy = new int[4];
    static int found;

    static void Main()
    {
        var t = new Thread(() =>
        {
            table["c"] = 4;
            numbers.Add(2);
            table.TryGetValue("d", out found);
        });
        t.Start();
        table.TryGetValue("c", out found);
        numbers.CopyTo(copy);
        t.Join();
    }
}
