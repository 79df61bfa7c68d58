using System.Threading;

class Counter
{
    readonly object gate = new object();
    int count;

    public int Add(int amount)
    {
        lock (gate)
        {
            count += amount;
            return count;
        }
    }

    public int Count
    {
        get
        {
            lock (gate)
                return count;
        }
    }
}

class Program
{
    static void Main()
    {
        var counter = new Counter();
        var other = new Thread(() => counter.Add(2));
        other.Start();
        counter.Add(1);
        int seen = counter.Count;
        other.Join();
    }
}
