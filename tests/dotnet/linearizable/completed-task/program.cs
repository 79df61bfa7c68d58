using System.Threading;
using System.Threading.Tasks;

class Counter
{
    int count;

    public async Task<int> Add(int amount)
    {
        await Task.CompletedTask;
        lock (this)
        {
            count += amount;
            return count;
        }
    }

    public Task<string> Name()
    {
        return Task.FromResult("counter");
    }

    public Task Clear()
    {
        lock (this)
            count = 0;
        return Task.CompletedTask;
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
        counter.Name();
        counter.Clear();
        other.Join();
    }
}
