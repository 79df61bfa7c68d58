using System;
using System.Threading;

class P
{
    static bool first, second;

    static void Main()
    {
        var e = new AutoResetEvent(true);
        first = e.WaitOne(0);
        second = e.WaitOne(0);
    }
}
