using System.Collections.Generic;
using System.Threading;

class P
{
    static readonly List<int> list = new List<int>(4);
    static int count;

    static void Main()
    {
        var t = new Thread(() => list.Add(1));
        t.Start();
        list.Add(2);
        t.Join();
        count = list.Count;
    }
}
