using System.Runtime.CompilerServices;
using System.Threading;

class Counter
{
    public int n;
    public static int total;
    [MethodImpl(MethodImplOptions.Synchronized)]
    public void Hit() { n++; }
    [MethodImpl(MethodImplOptions.Synchronized)]
    public static void HitAll() { total++; }
}

class P
{
    static int n, total;

    static void Main()
    {
        var c = new Counter();
        var t = new Thread(() => { c.Hit(); Counter.HitAll(); });
        t.Start();
        c.Hit();
        Counter.HitAll();
        t.Join();
        n = c.n;
        total = Counter.total;
    }
}
