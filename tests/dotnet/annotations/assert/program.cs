using System;
using System.Threading;

class P
{
    static int x;

    static void Main()
    {
        var t = new Thread(() => { x = 1; });
        t.Start();
        Verify.Assert(x == 0, "too early");
        t.Join();
    }
}
