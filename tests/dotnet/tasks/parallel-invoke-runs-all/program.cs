using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Diagnostics;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static int n;

    static void Main()
    {
        try
        {
            Parallel.Invoke(() => { throw new InvalidOperationException(); }, () => Interlocked.Increment(ref n));
        }
        catch (AggregateException)
        {
        }
    }
}
