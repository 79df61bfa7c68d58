using System;
using System.Threading;

class P
{
    static readonly SemaphoreSlim customers = new SemaphoreSlim(0);
    static readonly SemaphoreSlim barber = new SemaphoreSlim(0);
    static readonly object chairs = new object();
    static int waiting, cut, left;

    static void Barber()
    {
        for (int i = 0; i < 2; i++)
        {
            customers.Wait();
            lock (chairs)
                waiting--;
            barber.Release();
        }
    }

    static void Customer()
    {
        lock (chairs)
        {
            if (waiting == 2)
            {
                left++;
                return;
            }
            waiting++;
        }
        customers.Release();
        barber.Wait();
        Interlocked.Increment(ref cut);
    }

    static void Main()
    {
        var threads = new[] { new Thread(Barber), new Thread(Customer), new Thread(Customer) };
        foreach (Thread thread in threads)
            thread.Start();
        foreach (Thread thread in threads)
            thread.Join();
    }
}
