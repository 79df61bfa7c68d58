using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static int made, ended;

    static void Main()
    {
        Parallel.For(0, 2, () => Interlocked.Increment(ref made), (i, state, local) => local, local => Interlocked.Increment(ref ended));
    }
}
