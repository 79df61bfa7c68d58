using System.Threading;

class Retry
{
    static int counter;

    static void Increment()
    {
        int old;
        do
        {
            old = Volatile.Read(ref counter);
        }
        while (Interlocked.CompareExchange(ref counter, old + 1, old) != old);
    }

    static void Main()
    {
        var other = new Thread(Increment);
        other.Start();
        Increment();
        other.Join();
    }
}
