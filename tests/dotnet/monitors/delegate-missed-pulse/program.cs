using System;
using System.Threading;

class P
{
    static int n;
    static readonly Action signal = () => { };

    static void Wait()
    {
        lock (signal)
        {
            Monitor.Wait(signal);
            n = 5;
        }
    }

    static void Main()
    {
        var waiter = new Thread(Wait);
        waiter.Start();
        lock (signal)
            Monitor.Pulse(signal);
        waiter.Join();
    }
}
