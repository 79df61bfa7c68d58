using System.Threading;

class P
{
    static readonly ManualResetEvent set = new ManualResetEvent(true);
    static string seen;

    static string Waits(Thread thread)
    {
        return (thread.ThreadState & ThreadState.WaitSleepJoin) != 0 ? "1" : "0";
    }

    static void Main()
    {
        var thread = new Thread(() => set.WaitOne());
        thread.Start();
        seen = Waits(thread) + Waits(thread) + Waits(thread);
        thread.Join();
    }
}
