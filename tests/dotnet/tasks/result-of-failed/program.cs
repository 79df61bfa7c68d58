using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Diagnostics;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static void Main()
    {
        Task<int> task = Task.Run(() => int.Parse("x"));
        int r = task.Result;
    }
}
