using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Diagnostics;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static readonly ConcurrentDictionary<int, object> map = new ConcurrentDictionary<int, object>();
    static int made;
    static bool same;

    static object Make(int key)
    {
        Interlocked.Increment(ref made);
        return new object();
    }

    static void Main()
    {
        object a = null, b = null;
        var t = new Thread(() => a = map.GetOrAdd(1, Make));
        t.Start();
        b = map.GetOrAdd(1, Make);
        t.Join();
        same = a == b;
    }
}
