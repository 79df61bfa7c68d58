// Counting while another thread adds.
using System;
using System.Collections.Concurrent;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class BagCount
{
    static string result;

    static void Run()
    {
        var bag = new ConcurrentBag<int>();
        var other = new Thread(() => { bag.Add(1); Delay.Here(); bag.Add(2); });
        other.Start();
        Delay.Here();
        int seen = bag.Count;
        other.Join();
        result = seen + " " + bag.IsEmpty;
    }
}
