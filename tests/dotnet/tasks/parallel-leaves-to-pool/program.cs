using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

class P
{
    [ThreadStatic] static bool calls;
    static bool first, second;

    static void Main()
    {
        calls = true;
        Parallel.Invoke(() => first = calls, () => second = calls);
    }
}
