using System;
using System.Threading;

class P
{
    static int order;

    static void Main()
    {
        var done = new CountdownEvent(2);
        var late = new Timer(_ => { lock (done) order = order * 10 + 2; done.Signal(); }, null, 20, Timeout.Infinite);
        var early = new Timer(_ => { lock (done) order = order * 10 + 1; done.Signal(); }, null, 10, Timeout.Infinite);
        done.Wait();
    }
}
