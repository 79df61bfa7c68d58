using System.Threading;

class P
{
    static int count;

    static void Main()
    {
        var t = new Thread(() => Interlocked.Increment(ref count));
        t.Start();
        int seen = count;
        t.Join();
    }
}
