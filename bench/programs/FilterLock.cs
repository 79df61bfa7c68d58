// Peterson's lock for COUNT threads, which take it for ever. At every level a thread steps back for
// whoever comes last; one at most gets through all of them. The runner replaces COUNT.
using System.Diagnostics;
using System.Threading;

class FilterLock
{
    const int count = COUNT;
    // The level that each thread is at, and who came last to each level.
    static readonly int[] level = new int[count];
    static readonly int[] last = new int[count];
    static volatile int inside;
    static volatile int ready;

    readonly int me;

    FilterLock(int me)
    {
        this.me = me;
    }

    void Run()
    {
        // What is read from an object is a step; the model has these at hand.
        int me = this.me;
        int[] level = FilterLock.level, last = FilterLock.last;
        ready++;
        while (true)
        {
            for (int at = 1; at < count; at++)
            {
                Volatile.Write(ref level[me], at);
                Volatile.Write(ref last[at], me);
                for (int other = 0; other < count; other++)
                {
                    if (other != me)
                    {
                        while (Volatile.Read(ref level[other]) >= at && Volatile.Read(ref last[at]) == me)
                        {
                        }
                    }
                }
            }
            inside = me;
            Trace.Assert(inside == me);
            Volatile.Write(ref level[me], 0);
        }
    }

    static void Main()
    {
        // One after the other, and this thread is the last, so that few states are about the
        // beginning and the end.
        for (int me = 0; me < count - 1; me++)
        {
            new Thread(new FilterLock(me).Run).Start();
            while (ready <= me)
            {
            }
        }
        new FilterLock(count - 1).Run();
    }
}
