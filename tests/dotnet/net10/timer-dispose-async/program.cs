using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static int running;

    static async Task Run()
    {
        var timer = new Timer(_ => { running = 1; Thread.Yield(); running = 0; }, null, 1, Timeout.Infinite);
        await timer.DisposeAsync();
        Debug.Assert(running == 0);
    }

    static void Main() { Run().Wait(); }
}
