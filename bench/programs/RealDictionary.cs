// Three threads update one entry of the class library's own concurrent dictionary.
using System;
using System.Collections.Concurrent;
using System.Threading;

class RealDictionary
{
    static readonly ConcurrentDictionary<int, int> d = new ConcurrentDictionary<int, int>();

    static void Count() { d.AddOrUpdate(1, 1, (key, old) => old + 1); }

    static void Main()
    {
        var one = new Thread(Count);
        var two = new Thread(Count);
        var three = new Thread(Count);
        one.Start();
        two.Start();
        three.Start();
        one.Join();
        two.Join();
        three.Join();
        if (d[1] != 3)
            throw new Exception("lost");
    }
}
