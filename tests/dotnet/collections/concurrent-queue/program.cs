using System.Collections.Concurrent;
using System.Threading;

class P
{
    static string r = "";

    static void Main()
    {
        var q = new ConcurrentQueue<int>();
        var t = new Thread(() => { q.Enqueue(1); q.Enqueue(2); });
        t.Start();
        q.Enqueue(3);
        t.Join();
        int n;
        while (q.TryDequeue(out n)) r += n;
    }
}
