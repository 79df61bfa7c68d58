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

    static void Work()
    {
        using (var mutex = new Mutex(false, "shared"))
        {
            mutex.WaitOne();
            n++;
            mutex.ReleaseMutex();
        }
    }

    static void Main()
    {
        bool created;
        using (var mutex = new Mutex(true, "shared", out created))
        {
            Debug.Assert(created);
            var thread = new Thread(Work);
            thread.Start();
            n++;
            mutex.ReleaseMutex();
            thread.Join();
        }
        Mutex missing;
        Debug.Assert(!Mutex.TryOpenExisting("shared", out missing));
    }
}
