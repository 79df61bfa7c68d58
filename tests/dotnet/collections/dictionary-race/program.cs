using System.Collections.Generic;
using System.Threading;

class P
{
    static readonly Dictionary<int, int> d = new Dictionary<int, int>();
    static readonly object gate = new object();

    static bool Has(int k) { lock (gate) return d.ContainsKey(k); }
    static void Add(int k) { lock (gate) d.Add(k, 1); }

    static void Work()
    {
        if (!Has(1))
            Add(1);
    }

    static void Main()
    {
        var t = new Thread(Work);
        t.Start();
        Work();
        t.Join();
    }
}
