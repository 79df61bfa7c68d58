using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

class P
{
    [ThreadStatic] static bool waits;
    static bool result, awaited, all, timed, cancellable, started;

    static bool Here() { return waits; }

    static void Main()
    {
        waits = true;
        var go = new ManualResetEventSlim();
        switch (Verify.Choose(6))
        {
            case 0: result = Task.Run(Here).Result; break;
            case 1: awaited = Task.Run(Here).GetAwaiter().GetResult(); break;
            case 2: var one = Task.Run(Here); Task.WaitAll(one); all = one.Result; break;
            case 3: var two = Task.Run(Here); while (!two.Wait(10)) { } timed = two.Result; break;
            case 4: var three = Task.Run(Here); three.Wait(new CancellationTokenSource().Token); cancellable = three.Result; break;
            case 5: var four = Task.Run(() => { go.Set(); return Here(); }); go.Wait(); started = four.Result; break;
        }
    }
}
