using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Diagnostics;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static int x, y, r = -1;

    static void Main()
    {
        Task.Run(() => x = 1).ContinueWith(task => y = x + 1).Wait();
        r = x + y;
    }
}
