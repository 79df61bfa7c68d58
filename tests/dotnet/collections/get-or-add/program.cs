using System.Collections.Concurrent;
using System.Threading;

class P
{
    static int made;
    static bool same;

    static void Main()
    {
        var d = new ConcurrentDictionary<int, object>();
        object x = null, y = null;
        var t = new Thread(() => { x = d.GetOrAdd(1, k => { Interlocked.Increment(ref made); return new object(); }); });
        t.Start();
        y = d.GetOrAdd(1, k => { Interlocked.Increment(ref made); return new object(); });
        t.Join();
        same = x == y;
    }
}
