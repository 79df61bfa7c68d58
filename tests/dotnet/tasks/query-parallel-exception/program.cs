using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Diagnostics;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static int failures, ran;

    static void Main()
    {
        try
        {
            new[] { 1, 2 }.AsParallel().ForAll(x =>
            {
                Interlocked.Increment(ref ran);
                throw new InvalidOperationException();
            });
        }
        catch (AggregateException e)
        {
            failures = e.InnerExceptions.Count;
        }
    }
}
