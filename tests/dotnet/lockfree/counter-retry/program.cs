using System;
using System.Threading;

class P
{
    static int n;

    static void Add()
    {
        int seen;
        do { seen = n; } while (Interlocked.CompareExchange(ref n, seen + 1, seen) != seen);
    }

    static void Main()
    {
        for (int i = 0; i < 3; i++) new Thread(Add).Start();
    }
}
