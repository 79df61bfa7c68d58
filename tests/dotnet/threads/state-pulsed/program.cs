using System.Threading;

class P
{
    static readonly object gate = new object();
    static bool inside;
    static string seen;

    static string Waits(Thread thread)
    {
        return (thread.ThreadState & ThreadState.WaitSleepJoin) != 0 ? "1" : "0";
    }

    static void Main()
    {
        var thread = new Thread(() =>
        {
            lock (gate)
            {
                inside = true;
                Monitor.Wait(gate);
            }
        });
        thread.Start();
        while (seen == null)
            lock (gate)
                if (inside)
                {
                    seen = Waits(thread) + Waits(thread);
                    Monitor.Pulse(gate);
                }
        thread.Join();
    }
}
