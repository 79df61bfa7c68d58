// Both threads are done with a phase before the next one begins.
using System;
using System.Collections.Concurrent;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class BarrierPhases
{
    static string result;

    static void Run()
    {
        int arrived = 0;
        string seen = "";
        var barrier = new Barrier(2, b => seen += arrived);
        ThreadStart work = () =>
        {
            for (int i = 0; i < 2; i++) { Delay.Here(); Interlocked.Increment(ref arrived); barrier.SignalAndWait(); }
        };
        var other = new Thread(work);
        other.Start();
        work();
        other.Join();
        result = seen;
    }
}
