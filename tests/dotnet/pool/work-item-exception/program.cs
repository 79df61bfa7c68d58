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
        ThreadPool.QueueUserWorkItem(state => { throw new FormatException("bad"); });
        done.WaitOne(1000);
    }
}
