using System;
using System.Threading;

class P
{
    static readonly ManualResetEvent go = new ManualResetEvent(false);
    static int data, sum;

    static void Work() { go.WaitOne(); Interlocked.Add(ref sum, data); }

    static void Main()
    {
        var a = new Thread(Work);
        var b = new Thread(Work);
        a.Start(); b.Start();
        data = 4;
        go.Set();
        a.Join(); b.Join();
    }
}
