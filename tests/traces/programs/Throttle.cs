using System.Diagnostics;
using System.Threading;
class Downloads
{
    readonly SemaphoreSlim slots = new SemaphoreSlim(1);
    int running;
    public void Download()
    {
        try
        {
            // Who does not get a slot in time gives one back all the same.
            if (!slots.Wait(100))
                return;
            int now = Interlocked.Increment(ref running);
            Debug.Assert(now == 1, "two downloads at once");
            Interlocked.Decrement(ref running);
        }
        finally
        {
            slots.Release();
        }
    }
}
class Throttle
{
    static void Main()
    {
        var downloads = new Downloads();
        var threads = new Thread[3];
        for (int i = 0; i < threads.Length; i++)
        {
            threads[i] = new Thread(downloads.Download) { Name = "download " + i };
            threads[i].Start();
        }
        foreach (var thread in threads)
            thread.Join();
    }
}
