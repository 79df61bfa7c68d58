using System;
using System.Threading;

class P
{
    static int a, b;

    static void Main()
    {
        var threads = new Thread[2];
        for (int i = 0; i < 2; i++)
        {
            threads[i] = new Thread(() => { if (i == 0) a++; else b++; });
            threads[i].Start();
        }
        foreach (var t in threads) t.Join();
    }
}
