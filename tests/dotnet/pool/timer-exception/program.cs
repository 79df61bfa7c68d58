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
        var done = new ManualResetEvent(false);
        using (new Timer(state => { throw new InvalidOperationException("late"); }, null, 1, Timeout.Infinite))
            done.WaitOne(1000);
    }
}
