using System;
using System.Threading;

class P
{
    static int x, y, r1, r2;

    static void Main()
    {
        var a = new Thread(() => { x = 1; Thread.MemoryBarrier(); r1 = y; });
        var b = new Thread(() => { y = 1; Interlocked.MemoryBarrier(); r2 = x; });
        a.Start(); b.Start();
        a.Join(); b.Join();
    }
}
