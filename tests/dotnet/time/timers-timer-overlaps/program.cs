using System.Diagnostics;
using System.Threading;

class P
{
    static int inside;

    static void Main()
    {
        var done = new CountdownEvent(2);
        var timer = new System.Timers.Timer(10);
        timer.Elapsed += (sender, e) =>
        {
            Debug.Assert(Interlocked.Increment(ref inside) == 1, "two at once");
            Interlocked.Decrement(ref inside);
            if (!done.IsSet)
                done.Signal();
        };
        timer.Start();
        done.Wait();
        timer.Stop();
    }
}
