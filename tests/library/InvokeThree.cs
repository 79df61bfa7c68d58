// Three actions, on any threads.
// --lift loops-run-on-pool
using System;
using System.Collections.Concurrent;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class InvokeThree
{
    static string result;

    static void Run()
    {
        int me = Thread.CurrentThread.ManagedThreadId;
        int here = 0;
        Action<int> note = i => { if (Thread.CurrentThread.ManagedThreadId == me) Interlocked.Add(ref here, i); };
        Parallel.Invoke(() => note(1), () => note(2), () => note(4));
        result = here.ToString();
    }
}
