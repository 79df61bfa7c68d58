using System;
using System.Threading;

class P
{
    static readonly AutoResetEvent go = new AutoResetEvent(false);

    static void Main()
    {
        var t = new Thread(() => { go.WaitOne(); go.WaitOne(); });
        t.Start();
        go.Set();
        go.Set();
        t.Join();
    }
}
