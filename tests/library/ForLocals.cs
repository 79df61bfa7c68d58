// Iterations that one thread runs share a local value.
// --lift loops-run-on-pool
using System;
using System.Collections.Concurrent;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class ForLocals
{
    static string result;

    static void Run()
    {
        int made = 0, ended = 0;
        Parallel.For(0, 2, () => Interlocked.Increment(ref made), (i, state, local) => { Delay.Here(); return local; }, local => Interlocked.Increment(ref ended));
        result = made + " " + (made == ended);
    }
}
