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
    static string refused;

    static void Main()
    {
        var gate = new EventWaitHandle(false, EventResetMode.ManualReset, "gate");
        var thread = new Thread(() =>
        {
            EventWaitHandle.OpenExisting("gate").WaitOne();
            n = 1;
        });
        thread.Start();
        gate.Set();
        thread.Join();
        try
        {
            new Mutex(false, "gate");
        }
        catch (WaitHandleCannotBeOpenedException e)
        {
            refused = e.GetType().Name;
        }
    }
}
