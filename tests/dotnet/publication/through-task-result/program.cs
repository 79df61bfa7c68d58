using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Diagnostics;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static int data, r = -1;

    static void Main()
    {
        Task<int> task = Task.Run(() => { data = 42; return 1; });
        int one = task.Result;
        r = data;
    }
}
