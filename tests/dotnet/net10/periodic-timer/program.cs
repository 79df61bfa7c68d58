using System;
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

// Two ticks are taken; ticks that nobody waits for are one tick, however many there were.
class P
{
    static async Task Main()
    {
        var timer = new PeriodicTimer(TimeSpan.FromMilliseconds(5));
        int ticks = 0;
        while (await timer.WaitForNextTickAsync())
        {
            if (++ticks == 2)
                timer.Dispose();
        }
        Debug.Assert(ticks == 2);
    }
}
