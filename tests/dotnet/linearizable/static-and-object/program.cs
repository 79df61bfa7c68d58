using System.Threading;

class Counter
{
    static int count;

    public int Add()
    {
        return Interlocked.Increment(ref count);
    }

    public static int AddToAll()
    {
        return Interlocked.Increment(ref count);
    }
}

class Program
{
    static void Main()
    {
        var counter = new Counter();
        var other = new Thread(() => counter.Add());
        other.Start();
        Counter.AddToAll();
        other.Join();
    }
}
