using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static int running;

    static IEnumerable<int> Source()
    {
        yield return 1;
        throw new InvalidOperationException("source");
    }

    static void Main()
    {
        try
        {
            Parallel.ForEach(Source(), i =>
            {
                Interlocked.Increment(ref running);
                Interlocked.Decrement(ref running);
            });
            Debug.Fail("the source failed");
        }
        catch (AggregateException e)
        {
            Debug.Assert(e.InnerException.Message == "source");
        }
        Debug.Assert(running == 0);
    }
}
