using System.Threading;

class P
{
    static int inside, most;
    static readonly object gate = new object();

    static void Main()
    {
        var signal = new AutoResetEvent(false);
        var both = new CountdownEvent(2);
        ThreadPool.RegisterWaitForSingleObject(signal, (state, timedOut) =>
        {
            lock (gate)
            {
                inside++;
                if (inside > most)
                    most = inside;
            }
            lock (gate)
                inside--;
            both.Signal();
        }, null, -1, false);
        signal.Set();
        while (both.CurrentCount == 2 && inside == 0)
            Thread.Yield();
        signal.Set();
        both.Wait();
    }
}
