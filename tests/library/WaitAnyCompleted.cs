// Either may be the one.
using System;
using System.Collections.Concurrent;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class WaitAnyCompleted
{
    static string result;

    static void Run()
    {
        var a = Task.Run(() => Delay.Here());
        var b = Task.Run(() => Delay.Here());
        result = Task.WaitAny(a, b).ToString();
        Task.WaitAll(a, b);
    }
}
