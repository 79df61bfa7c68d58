using System.Threading;

class SpinLock
{
    static int taken;
    static volatile bool done;

    static void Enter()
    {
        while (Interlocked.CompareExchange(ref taken, 1, 0) != 0)
        {
        }
    }

    static void Leave()
    {
        Volatile.Write(ref taken, 0);
    }

    static void Main()
    {
        new Thread(() => { Enter(); done = true; Leave(); }).Start();
        bool over;
        do
        {
            Enter();
            over = done;
            Leave();
        }
        while (!over);
    }
}
