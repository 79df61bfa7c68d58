using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Diagnostics;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static void Main()
    {
        var t = new Thread(() => { while (true) Thread.Yield(); }) { IsBackground = true };
        t.Start();
        t.Abort();
    }
}
