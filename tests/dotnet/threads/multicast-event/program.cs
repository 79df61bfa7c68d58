using System;
using System.Threading;

class Source
{
    public event Action Fired;
    public void Fire() { var f = Fired; if (f != null) f(); }
}

class P
{
    static int count;

    static void Main()
    {
        var s = new Source();
        var a = new Thread(() => { s.Fired += () => Interlocked.Increment(ref count); });
        var b = new Thread(() => { s.Fired += () => Interlocked.Increment(ref count); });
        a.Start(); b.Start();
        a.Join(); b.Join();
        s.Fire();
    }
}
