using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Diagnostics;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static int simple, stateful;

    static void Main()
    {
        try
        {
            Parallel.For(0, 2, i =>
            {
                if (i == 0)
                    throw new ArgumentException("zero");
                Interlocked.Increment(ref simple);
            });
        }
        catch (AggregateException)
        {
        }
        try
        {
            Parallel.ForEach(new[] { "a", "b" }, (s, state) =>
            {
                if (s == "a")
                    throw new ArgumentException(s);
                Interlocked.Increment(ref stateful);
            });
        }
        catch (AggregateException)
        {
        }
    }
}
