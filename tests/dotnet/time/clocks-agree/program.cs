using System;
using System.Diagnostics;
using System.Threading;

class P
{
    static void Main()
    {
        var watch = Stopwatch.StartNew();
        long stamp = Stopwatch.GetTimestamp();
        int ticks = Environment.TickCount;
        var utc = DateTime.UtcNow;
        var local = DateTime.Now;
        var sleeper = new Thread(() =>
        {
            Thread.Sleep(1000);
            Debug.Assert(watch.ElapsedMilliseconds >= 1000);
        });
        sleeper.Start();
        sleeper.Join();
        Debug.Assert(watch.Elapsed.TotalSeconds >= 1);
        Debug.Assert(Stopwatch.GetTimestamp() - stamp >= Stopwatch.Frequency);
        Debug.Assert(Environment.TickCount - ticks >= 1000);
        Debug.Assert((DateTime.UtcNow - utc).TotalMilliseconds >= 1000);
        Debug.Assert(DateTime.Now - local >= TimeSpan.FromSeconds(1));
        watch.Stop();
        Thread.Sleep(1000);
        Debug.Assert(watch.ElapsedMilliseconds == 1000 && !watch.IsRunning);
        watch.Start();
        Thread.Sleep(500);
        Debug.Assert(watch.ElapsedMilliseconds == 1500 && watch.IsRunning);
        watch.Restart();
        Debug.Assert(watch.ElapsedMilliseconds == 0 && watch.IsRunning);
    }
}
