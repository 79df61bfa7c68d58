// A callback may run after its timer was disposed of.
using System;
using System.Collections.Concurrent;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class TimerAfterDispose
{
    static string result;

    static void Run()
    {
        int fired = 0;
        var timer = new Timer(state => Volatile.Write(ref fired, 1), null, 0, Timeout.Infinite);
        Delay.Here();
        timer.Dispose();
        result = Volatile.Read(ref fired).ToString();
    }
}
