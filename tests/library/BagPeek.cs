// Looking at an item of another thread.
using System;
using System.Collections.Concurrent;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class BagPeek
{
    static string result;

    static void Run()
    {
        var bag = new ConcurrentBag<int>(new[] { 1, 2, 3 });
        int item = 0;
        var other = new Thread(() => bag.TryPeek(out item));
        other.Start();
        other.Join();
        result = item.ToString();
    }
}
