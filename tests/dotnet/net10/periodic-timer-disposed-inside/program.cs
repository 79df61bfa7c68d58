using System;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static readonly object gate = new object();
    static readonly PeriodicTimer timer = new PeriodicTimer(TimeSpan.FromSeconds(1));

    static async Task Work()
    {
        while (await timer.WaitForNextTickAsync())
        {
        }
        var other = new Thread(() => { lock (gate) { } });
        other.Start();
        other.Join();
    }

    static void Main()
    {
        Task work = Work();
        lock (gate)
            timer.Dispose();
        work.Wait();
    }
}
