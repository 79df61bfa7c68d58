using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Diagnostics;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static string text = "";

    static async Task Work()
    {
        text += "a";
        await Task.Yield();
        text += "c";
    }

    static void Main()
    {
        Task work = Work();
        lock (typeof(P)) { }
        work.Wait();
        text += "d";
    }
}
