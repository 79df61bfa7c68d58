using System;
using System.Threading;

class P
{
    static int held, counter;

    static void Work()
    {
        while (Interlocked.CompareExchange(ref held, 1, 0) != 0) { }
        counter++;
        held = 0;
    }

    static void Main()
    {
        var t = new Thread(Work);
        t.Start();
        Work();
        t.Join();
    }
}
