using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Diagnostics;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static string first;

    static void Main()
    {
        Task work = Task.Run(() => { });
        Task delay = Task.Delay(100);
        first = Task.WhenAny(work, delay).Result == work ? "work" : "delay";
    }
}
