// Those who await a semaphore and those who block for it.
using System;
using System.Collections.Concurrent;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class SemaphoreAsync
{
    static string result;

    static void Run()
    {
        var free = new SemaphoreSlim(0);
        string seen = "";
        var gate = new object();
        Func<Task> wait = async () => { await free.WaitAsync(); lock (gate) seen += "a"; };
        Task waiting = wait();
        var other = new Thread(() => { free.Wait(); lock (gate) seen += "b"; });
        other.Start();
        Delay.Here();
        free.Release();
        Delay.Here();
        free.Release();
        other.Join();
        while (!waiting.Wait(1000)) { }
        result = seen;
    }
}
