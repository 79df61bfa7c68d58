using System.Collections.Concurrent;
using System.Threading;

class P
{
    static int sum;

    static void Main()
    {
        var c = new BlockingCollection<int>(1);
        var t = new Thread(() =>
        {
            for (int i = 1; i <= 2; i++) c.Add(i);
            c.CompleteAdding();
        });
        t.Start();
        foreach (int n in c.GetConsumingEnumerable()) sum = sum * 10 + n;
        t.Join();
    }
}
