using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Diagnostics;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static int x;
    static bool ended;

    static void Main()
    {
        var t = new Thread(() => x = 1);
        t.Start();
        ended = t.Join(10);
        t.Join();
    }
}
