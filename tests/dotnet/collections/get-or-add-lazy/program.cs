using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Diagnostics;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static readonly ConcurrentDictionary<int, Lazy<object>> map = new ConcurrentDictionary<int, Lazy<object>>();
    static int made;

    static object Get()
    {
        return map.GetOrAdd(1, key => new Lazy<object>(() => { made++; return new object(); })).Value;
    }

    static void Main()
    {
        var t = new Thread(() => Get());
        t.Start();
        Get();
        t.Join();
    }
}
