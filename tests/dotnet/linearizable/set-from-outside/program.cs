using System.Threading;

class Base
{
    public volatile int count = 7;
}

class Counter : Base
{
    public int Get()
    {
        return count;
    }
}

class Program
{
    static void Main()
    {
        var counter = new Counter { count = 9 };
        var other = new Thread(() => counter.Get());
        other.Start();
        counter.Get();
        other.Join();
    }
}
