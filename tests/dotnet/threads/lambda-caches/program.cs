// Each thread that comes to the inner lambda keeps a delegate for it; on .NET the first one is
// kept for all. Nobody can tell but by comparing references.
using System;
using System.Threading;

class Program
{
    static int ended;

    static void Main()
    {
        var threads = new Thread[3];
        for (int i = 0; i < 3; i++)
        {
            threads[i] = new Thread(() => Run(() => Interlocked.Increment(ref ended)));
            threads[i].Start();
        }
        foreach (var thread in threads)
            thread.Join();
        if (ended != 3)
            throw new Exception("a lambda did not run");
    }

    static void Run(Func<int> work) { work(); }
}
