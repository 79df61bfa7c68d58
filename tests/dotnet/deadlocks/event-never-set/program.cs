using System;
using System.Threading;

class P
{
    static void Main()
    {
        var e = new ManualResetEvent(false);
        e.WaitOne();
    }
}
