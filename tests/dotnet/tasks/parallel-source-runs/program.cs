using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static string log = "";

    static IEnumerable<int> Source()
    {
        yield return 0;
        lock (typeof(P)) log += "s";
    }

    static void Main()
    {
        Parallel.ForEach(Source(), i => { lock (typeof(P)) log += Thread.CurrentThread.IsThreadPoolThread ? "p" : "c"; });
    }
}
