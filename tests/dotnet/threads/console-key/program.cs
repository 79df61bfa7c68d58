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
        var thread = new Thread(() => n = 1);
        thread.Start();
        Debug.Indent();
        Debug.Print("started {0}", thread.Name);
        Debug.WriteLineIf(n == 0, "waiting", "category");
        Trace.TraceInformation("n = {0}", n);
        thread.Join();
        Console.WriteLine("Press any key");
        ConsoleKeyInfo key = Console.ReadKey(true);
        Debug.Assert(key.Key != ConsoleKey.Enter);
    }
}
