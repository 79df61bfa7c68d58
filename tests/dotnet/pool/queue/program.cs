using System;
using System.Threading;

class P
{
    static int order;

    static void Main()
    {
        var done = new CountdownEvent(2);
        ThreadPool.QueueUserWorkItem(_ => { lock (done) order = order * 10 + 1; done.Signal(); });
        ThreadPool.QueueUserWorkItem(_ => { lock (done) order = order * 10 + 2; done.Signal(); });
        done.Wait();
    }
}
