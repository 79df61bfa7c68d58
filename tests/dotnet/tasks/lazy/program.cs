using System;
using System.Threading;

class P
{
    static int made, r1, r2;

    static void Main()
    {
        var lazy = new Lazy<int>(() => ++made);
        var t = new Thread(() => { r1 = lazy.Value; });
        t.Start();
        r2 = lazy.Value;
        t.Join();
    }
}
