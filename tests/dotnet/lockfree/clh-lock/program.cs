using System;
using System.Threading;

class P
{
    sealed class Node
    {
        public volatile bool Locked;
    }

    static Node tail = new Node();
    static int n;

    static void Work()
    {
        var mine = new Node { Locked = true };
        Node before = Interlocked.Exchange(ref tail, mine);
        while (before.Locked)
            Thread.Yield();
        n++;
        mine.Locked = false;
    }

    static void Main()
    {
        var threads = new Thread[3];
        for (int i = 0; i < threads.Length; i++)
        {
            threads[i] = new Thread(Work);
            threads[i].Start();
        }
        foreach (Thread thread in threads)
            thread.Join();
    }
}
