using System.Collections.Concurrent;
using System.Threading;

class P
{
    static int sum;

    static void Main()
    {
        var c = new BlockingCollection<int>();
        var t = new Thread(() => c.Add(1));
        t.Start();
        foreach (int n in c.GetConsumingEnumerable()) sum += n;
    }
}
