// A lazy value is made once.
using System;
using System.Collections.Concurrent;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class LazyOnce
{
    static string result;

    static void Run()
    {
        int made = 0;
        var lazy = new Lazy<int>(() => { Delay.Here(); return Interlocked.Increment(ref made); });
        int theirs = 0;
        var other = new Thread(() => theirs = lazy.Value);
        other.Start();
        int mine = lazy.Value;
        other.Join();
        result = made + " " + mine + " " + theirs;
    }
}
