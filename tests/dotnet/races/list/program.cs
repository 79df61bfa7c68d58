using System.Collections.Generic;
using System.Threading;

class P
{
    static readonly List<int> list = new List<int>(4);

    static void Main()
    {
        var t = new Thread(() => list.Clear());
        t.Start();
        int n = list.Count;
        t.Join();
    }
}
