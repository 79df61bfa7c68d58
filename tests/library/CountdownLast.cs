// Who signals last lets the waiting thread go.
using System;
using System.Collections.Concurrent;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class CountdownLast
{
    static string result;

    static void Run()
    {
        var left = new CountdownEvent(2);
        string seen = "";
        var a = new Thread(() => { Delay.Here(); lock (left) seen += "a"; left.Signal(); });
        var b = new Thread(() => { Delay.Here(); lock (left) seen += "b"; left.Signal(); });
        a.Start();
        b.Start();
        left.Wait();
        result = seen;
    }
}
