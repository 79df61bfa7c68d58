using System.Threading;

class P
{
    static int x, y, a, b;

    static void Main()
    {
        var often = new Thread(() =>
        {
            x = 1;
            a = y;
        });
        often.Start();
        y = 1;
        Interlocked.MemoryBarrierProcessWide();
        b = x;
        often.Join();
    }
}
