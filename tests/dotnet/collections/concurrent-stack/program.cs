using System.Collections.Concurrent;
using System.Threading;

class P
{
    static int a, b;

    static void Main()
    {
        var s = new ConcurrentStack<int>();
        s.Push(1); s.Push(2);
        var t = new Thread(() => { int n; if (s.TryPop(out n)) a = n; });
        t.Start();
        int m;
        if (s.TryPop(out m)) b = m;
        t.Join();
    }
}
