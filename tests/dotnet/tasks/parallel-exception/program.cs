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
            Parallel.For(0, 2, i =>
            {
                if (i == 1)
                    throw new ArgumentException("one");
            });
        }
        catch (AggregateException e)
        {
            caught = e.InnerExceptions.Count + e.InnerException.Message;
        }
    }
}
