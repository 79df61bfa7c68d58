using System;
using System.Threading;

class P
{
    static int sum;

    static void Work(object o) { Interlocked.Add(ref sum, (int)o); }

    static void Main()
    {
        var threads = new Thread[3];
        for (int i = 0; i < 3; i++)
        {
            threads[i] = new Thread(Work);
            threads[i].Start(i + 1);
        }
        foreach (var t in threads) t.Join();
    }
}
