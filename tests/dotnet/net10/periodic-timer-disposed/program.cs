using System;
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static PeriodicTimer timer = new PeriodicTimer(Timeout.InfiniteTimeSpan);

    static bool Refuses(Action action)
    {
        try
        {
            action();
            return false;
        }
        catch (InvalidOperationException)
        {
            return true;
        }
    }

    static void Main()
    {
        ValueTask<bool> wait = timer.WaitForNextTickAsync();
        timer.Period = TimeSpan.FromMilliseconds(5);
        Debug.Assert(Refuses(() => timer.WaitForNextTickAsync()), "one wait at a time, until its result is taken");
        timer.Dispose();
        Debug.Assert(!wait.AsTask().Result, "a tick counts where it is taken, not after Dispose");
        Debug.Assert(Refuses(() => { bool result = wait.Result; }), "taken once");
    }
}
