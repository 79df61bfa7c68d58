// Items of two threads, as an array and one by one.
using System;
using System.Collections.Concurrent;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class BagWalk
{
    static string result;

    static void Run()
    {
        var bag = new ConcurrentBag<string>();
        bag.Add("a");
        var other = new Thread(() => { bag.Add("b"); bag.Add("c"); });
        other.Start();
        other.Join();
        result = string.Join("", bag.ToArray()) + string.Join("", bag);
    }
}
