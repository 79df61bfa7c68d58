using System;
using System.Diagnostics;
using System.Threading;

class P
{
    static bool interrupted;
    static long elapsed;

    static void Main()
    {
        var watch = Stopwatch.StartNew();
        var sleeper = new Thread(() =>
        {
            try
            {
                Thread.Sleep(100);
            }
            catch (ThreadInterruptedException)
            {
                interrupted = true;
            }
            elapsed = watch.ElapsedMilliseconds;
        });
        sleeper.Start();
        sleeper.Interrupt();
        sleeper.Join();
    }
}
