using System.Threading;

class Counter
{
    volatile int count;

    public int Add(int amount)
    {
        count = count + amount;
        return count;
    }
}

class Program
{
    static void Main()
    {
        var counter = new Counter();
        var other = new Thread(() => counter.Add(1));
        other.Start();
        counter.Add(1);
        other.Join();
    }
}
