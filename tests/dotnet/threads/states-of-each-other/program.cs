using System.Threading;

class P
{
    static Thread first, second;
    static bool waits;

    static void Main()
    {
        first = new Thread(() => waits |= (second.ThreadState & ThreadState.WaitSleepJoin) != 0);
        second = new Thread(() => waits |= (first.ThreadState & ThreadState.WaitSleepJoin) != 0);
        first.Start();
        second.Start();
        first.Join();
        second.Join();
    }
}
