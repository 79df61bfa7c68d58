using System.Threading;
class P
{
    static int r;
    static void Main()
    {
        var t = new Thread(() => { });
        t.Start();
        var u = new Thread(() => { Verify.Atomic(() => { r = t.IsAlive ? 1 : 2; }); });
        u.Start();
        u.Join();
    }
}
