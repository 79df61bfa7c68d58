// Nobody is first in the queue of a semaphore.
using System;
using System.Collections.Concurrent;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class SemaphoreOrder
{
    static string result;

    static void Run()
    {
        var free = new SemaphoreSlim(0);
        string seen = "";
        var gate = new object();
        ThreadStart a = () => { Delay.Here(); free.Wait(); lock (gate) seen += "a"; }, b = () => { Delay.Here(); free.Wait(); lock (gate) seen += "b"; };
        var first = new Thread(a);
        var second = new Thread(b);
        first.Start();
        second.Start();
        Delay.Here();
        free.Release(2);
        first.Join();
        second.Join();
        result = seen;
    }
}
