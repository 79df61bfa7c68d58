using System.Threading;

class P
{
    static readonly object gate = new object();
    static string seen;

    static bool Waits(Thread thread)
    {
        return (thread.ThreadState & ThreadState.WaitSleepJoin) != 0;
    }

    static void Main()
    {
        var thread = new Thread(() => { lock (gate) { } });
        lock (gate)
        {
            thread.Start();
            seen = Waits(thread) + " ";
        }
        seen += Waits(thread);
        thread.Join();
    }
}
