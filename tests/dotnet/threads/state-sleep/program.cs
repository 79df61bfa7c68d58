using System.Threading;

class P
{
    static string seen;

    static string Waits(Thread thread)
    {
        return (thread.ThreadState & ThreadState.WaitSleepJoin) != 0 ? "1" : "0";
    }

    static void Main()
    {
        var sleeper = new Thread(() => Thread.Sleep(5));
        var joiner = new Thread(() => sleeper.Join());
        sleeper.Start();
        joiner.Start();
        seen = Waits(sleeper) + Waits(joiner);
        joiner.Join();
        Thread pause = new Thread(() => Thread.Sleep(0));
        pause.Start();
        seen += Waits(pause);
        pause.Join();
    }
}
