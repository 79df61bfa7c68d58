using System;
using System.Threading;

class P
{
    static int i;
    static long l;

    static void Work()
    {
        Interlocked.Increment(ref i);
        Interlocked.Add(ref l, 1L << 40);
        Interlocked.Add(ref i, 2);
        Interlocked.Decrement(ref i);
    }

    static void Main()
    {
        var t = new Thread(Work);
        t.Start();
        Work();
        t.Join();
    }
}
