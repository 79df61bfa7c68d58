using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Diagnostics;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static readonly ManualResetEvent never = new ManualResetEvent(false);
    static string how;

    static void Main()
    {
        var t = new Thread(() =>
        {
            try
            {
                never.WaitOne();
            }
            catch (ThreadInterruptedException)
            {
                how = "interrupted";
            }
        });
        t.Start();
        t.Interrupt();
        t.Join();
    }
}
