// The deque of Chase and Lev: the owner pushes and takes at the bottom, thieves steal at the top.
// The fields are plain; the last element is taken by compare-and-exchange.
using System.Diagnostics;
using System.Threading;

class ChaseLev
{
    static readonly int[] tasks = new int[4];
    static int top, bottom;
    static int taken, stolen;

    static void Push(int task)
    {
        int b = bottom;
        tasks[b % 4] = task;
        bottom = b + 1;
    }

    // 0 if there is nothing to take.
    static int Take()
    {
        int b = bottom - 1;
        bottom = b;
        int t = top;
        if (t > b)
        {
            bottom = b + 1;
            return 0;
        }
        int task = tasks[b % 4];
        if (t == b)
        {
            if (Interlocked.CompareExchange(ref top, t + 1, t) != t)
            {
                task = 0;
            }
            bottom = b + 1;
        }
        return task;
    }

    // 0 if there is nothing to steal, or somebody else was faster.
    static int Steal()
    {
        int t = top;
        int b = bottom;
        if (t >= b)
        {
            return 0;
        }
        int task = tasks[t % 4];
        if (Interlocked.CompareExchange(ref top, t + 1, t) != t)
        {
            return 0;
        }
        return task;
    }

    static void Thief()
    {
        stolen = Steal();
        stolen += Steal();
    }

    static void Main()
    {
        Thread thief = new Thread(Thief);
        thief.Start();
        Push(1);
        Push(2);
        taken = Take();
        thief.Join();
        taken += Take();
        // Every task is given away once.
        Debug.Assert(taken + stolen == 3);
    }
}
