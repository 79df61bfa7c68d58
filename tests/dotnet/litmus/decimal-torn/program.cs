using System;
using System.Threading;

class P
{
    static decimal d = 1m;
    static bool odd;

    static void Main()
    {
        var t = new Thread(() => { d = 4294967296m; });
        t.Start();
        decimal r = d;
        odd = r != 1m && r != 4294967296m;
        t.Join();
    }
}
