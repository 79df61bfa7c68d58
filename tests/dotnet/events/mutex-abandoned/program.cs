using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Diagnostics;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static readonly Mutex mutex = new Mutex();
    static string how = "";

    static void Main()
    {
        var t = new Thread(() => mutex.WaitOne());
        t.Start();
        t.Join();
        try
        {
            mutex.WaitOne();
        }
        catch (AbandonedMutexException)
        {
            how = "abandoned";
        }
        mutex.ReleaseMutex();
    }
}
