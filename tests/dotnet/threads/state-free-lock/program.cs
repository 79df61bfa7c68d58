using System.Threading;

class P
{
    static readonly object gate = new object();
    static readonly SemaphoreSlim room = new SemaphoreSlim(1);
    static bool waits;

    static void Main()
    {
        var thread = new Thread(() => { lock (gate) room.Wait(); });
        thread.Start();
        waits = (thread.ThreadState & ThreadState.WaitSleepJoin) != 0;
        thread.Join();
    }
}
