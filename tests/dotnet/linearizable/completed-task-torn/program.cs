using System.Threading;
using System.Threading.Tasks;

class Counter
{
    volatile int count;

    public Task<int> Add(int amount)
    {
        count = count + amount;
        return Task.FromResult(count);
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
