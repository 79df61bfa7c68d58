using System;
using System.Threading;

class Counter<T> { public static int n; public static void Hit() { Interlocked.Increment(ref n); } }

class P
{
    static int ints, strings;

    static void Main()
    {
        var a = new Thread(() => { Counter<int>.Hit(); Counter<string>.Hit(); });
        var b = new Thread(() => { Counter<int>.Hit(); });
        a.Start(); b.Start();
        a.Join(); b.Join();
        ints = Counter<int>.n;
        strings = Counter<string>.n;
    }
}
