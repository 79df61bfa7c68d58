using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Diagnostics;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static int made;
    static bool same;

    static void Main()
    {
        var lazy = new Lazy<object>(() => { Interlocked.Increment(ref made); return new object(); }, LazyThreadSafetyMode.PublicationOnly);
        object a = null;
        var t = new Thread(() => a = lazy.Value);
        t.Start();
        object b = lazy.Value;
        t.Join();
        same = a == b;
    }
}
