// Exceptions come in the order of the tasks.
using System;
using System.Collections.Concurrent;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class WhenAllFaults
{
    static string result;

    static void Run()
    {
        var a = Task.Run(() => { Delay.Here(); throw new Exception("a"); });
        var b = Task.Run(() => { Delay.Here(); throw new Exception("b"); });
        try
        {
            Task.WhenAll(a, b).Wait();
        }
        catch (AggregateException e)
        {
            result = string.Join(" ", e.InnerExceptions.Select(inner => inner.Message));
        }
    }
}
