using System;
using System.Threading;

class P
{
    static int? n;
    static int seen = -1;

    static void Main()
    {
        var t = new Thread(() => { n = 5; });
        t.Start();
        int? k = n;
        if (k.HasValue) seen = k.Value;
        t.Join();
    }
}
