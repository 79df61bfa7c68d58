using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Diagnostics;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static string caught;

    static void Main()
    {
        try
        {
            Parallel.For(0, 1, (i, state) =>
            {
                state.Break();
                state.Stop();
            });
        }
        catch (AggregateException e)
        {
            caught = e.InnerException.GetType().Name;
        }
    }
}
