// A thief and the owner take at the same time.
using System;
using System.Collections.Concurrent;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class BagOwnAndStolen
{
    static string result;

    static void Run()
    {
        var bag = new ConcurrentBag<int>();
        bag.Add(1);
        bag.Add(2);
        int stolen = 0, own = 0;
        var thief = new Thread(() => bag.TryTake(out stolen));
        thief.Start();
        Delay.Here();
        bag.TryTake(out own);
        thief.Join();
        result = stolen + " " + own;
    }
}
