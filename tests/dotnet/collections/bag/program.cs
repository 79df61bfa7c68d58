using System.Collections.Concurrent;
using System.Threading;

class P
{
    static int sum;

    static void Main()
    {
        var bag = new ConcurrentBag<int>();
        var t = new Thread(() => bag.Add(1));
        t.Start();
        bag.Add(2);
        t.Join();
        foreach (int n in bag) sum += n;
    }
}
