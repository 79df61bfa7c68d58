using System.Threading;

class P
{
    static int calls;

    static void Main()
    {
        var s = new CancellationTokenSource();
        var t = new Thread(() => s.Cancel());
        t.Start();
        s.Token.Register(() => Interlocked.Increment(ref calls));
        t.Join();
    }
}
