using System.Threading;

// A read barrier orders reads before what follows, a write barrier what comes before ahead of writes. Neither keeps a write
// before a later read.
class P
{
    static int x, y, u, v, a, b, c, d, data, flag, seen = -1;

    static void Main()
    {
        var first = new Thread(() => { x = 1; Volatile.ReadBarrier(); a = y; });
        var second = new Thread(() => { y = 1; Volatile.ReadBarrier(); b = x; });
        first.Start();
        second.Start();
        first.Join();
        second.Join();
        first = new Thread(() => { u = 1; Volatile.WriteBarrier(); c = v; });
        second = new Thread(() => { v = 1; Volatile.WriteBarrier(); d = u; });
        first.Start();
        second.Start();
        first.Join();
        second.Join();
    }
}
