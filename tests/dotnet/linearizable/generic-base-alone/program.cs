using System.Threading;

class Base<T>
{
    volatile int count;

    public int Add(int amount)
    {
        count = count + amount;
        return count;
    }
}

class Derived<T> : Base<T>
{
}

class Another : Base<int>
{
}

class Program
{
    static void Race(Base<int> counter)
    {
        var other = new Thread(() => counter.Add(1));
        other.Start();
        counter.Add(1);
        other.Join();
    }

    static void Main()
    {
        Race(new Base<int>());
        Race(new Another());
    }
}
