using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Diagnostics;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static readonly object[] locks = { new object(), new object(), new object() };

    static void Main()
    {
        var threads = new Thread[3];
        for (int i = 0; i < 3; i++)
        {
            int me = i;
            threads[i] = new Thread(() => { lock (locks[me]) lock (locks[(me + 1) % 3]) { } });
            threads[i].Start();
        }
        foreach (Thread t in threads)
            t.Join();
    }
}
