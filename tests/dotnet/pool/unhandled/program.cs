using System;
using System.Threading;

class P
{
    static void Main()
    {
        var e = new ManualResetEvent(false);
        ThreadPool.QueueUserWorkItem(_ => { throw new InvalidOperationException("pool"); });
        e.WaitOne();
    }
}
