using System.Collections.Generic;
using System.Threading;

class P
{
    static readonly List<int> list = new List<int>();

    static void Add(int value)
    {
        lock (list)
            list.Add(value);
    }

    static void Main()
    {
        var t = new Thread(() => Add(1));
        t.Start();
        Add(2);
        t.Join();
        int n = list.Count;
    }
}
